/**
 * `npm run bench:orb`: what the orb costs beside the known Orb, as ratios within one run.
 *
 * First each frame at equal pixels, shader against shader. Then what a second on screen costs at a device pixel ratio
 * of 2, where the known Orb draws every device pixel 60 times and ours what `pixelRatio` and `pace.ts` say; and a second
 * off screen, where the known one goes on and ours draws nothing (`__tests__/browser` counts that). Last, how long the
 * built landing page is held up where everything is drawn on a processor that is four times slowed.
 */
import { join } from "node:path";
import { BASE_COLOURS, rotateHue, toLinear } from "../../../src/components/Orb/hue";
import { fragment, ringVertices, vertex } from "../../../src/components/Orb/orb-shader";
import { ACTIVE_INTERVAL, IDLE_INTERVAL, pixelRatio, SCALES } from "../../../src/components/Orb/pace";
import { launchChromium } from "../../launch-chromium";
import { runMain } from "../../run-main";
import { projectRoot } from "../../site-copy";
import { servePages } from "../pages/server";
import { measureBlocking } from "./blocking";
import { knownFragment, knownVertex } from "./known-workload";
import { type Drawing, measureDrawings } from "./measure";

/** Canvas pixels a side. Small: the bundled Chromium draws on the processor. */
const SIZE = 384;
const FRAMES = 10;
const ROUNDS = 9;
const DEVICE_RATIO = 2;
/** How large the orb is in a window of 1440 × 900, in CSS pixels. */
const SIDE = 724;
/** Frames a second of a 60 Hz display that draws every `interval` ms at most. */
const framesAt = (interval: number) => 60 / Math.ceil(interval / (1000 / 60));

const [a = [], b = [], c = []] = BASE_COLOURS.map((base) => rotateHue(base, 300).map(toLinear));

const ours: Drawing = {
  vertex,
  fragment,
  vertices: [...ringVertices()],
  uniforms: {
    uSize: [SIZE, SIZE],
    uColourA: a,
    uColourB: b,
    uColourC: c,
    uPointer: [0.5, 0.5],
    uPull: [0.1, 0.1],
    uStir: [1],
  },
};

const known: Drawing = {
  vertices: [-1, -1, 3, -1, -1, 3],
  vertex: knownVertex,
  fragment: knownFragment,
  uniforms: { uHue: [300], uHover: [1] },
};

async function main(): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const [our = 0, their = 0] = await page.evaluate(measureDrawings, {
      drawings: [ours, known],
      size: SIZE,
      frames: FRAMES,
      rounds: ROUNDS,
    });
    const equal = our / their;
    const finest = SCALES.length - 1;
    const pixels = (pixelRatio(SIDE, DEVICE_RATIO, finest) / DEVICE_RATIO) ** 2;
    const second = (interval: number) => (equal * pixels * framesAt(interval)) / 60;
    console.log(`${SIZE} × ${SIZE} pixels, medians of ${ROUNDS} rounds of ${FRAMES} frames
ours                            ${our.toFixed(2)} ms a frame
known workload                  ${their.toFixed(2)} ms a frame
at equal pixels                 ${equal.toFixed(2)}
on screen, pixel ratio of ${DEVICE_RATIO}     ${second(IDLE_INTERVAL).toFixed(2)}
with the pointer at the ring    ${second(ACTIVE_INTERVAL).toFixed(2)}
off screen                      0.00`);
    await page.close();

    const site = await servePages(join(projectRoot, "public"));
    try {
      const { first, after } = await measureBlocking(browser, site.origin);
      console.log(`
drawn in software, four times slowed, in a window of 1440 × 900
held up by the first frames     ${first.toFixed(0)} ms
in the ten seconds after        ${after.toFixed(0)} ms`);
    } finally {
      site.close();
    }
  } finally {
    await browser.close();
  }
}

runMain(main);
