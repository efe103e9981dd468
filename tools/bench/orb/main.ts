/**
 * `npm run bench:orb`: what the orb costs beside the known Orb, as ratios within one run.
 *
 * First each frame at equal pixels, shader against shader. Then what a second on screen costs at a device pixel ratio
 * of 2, where the known Orb draws every device pixel and ours at most 1.5 for each CSS pixel; and a second off screen,
 * where the known one goes on and ours draws nothing (`__tests__/browser` counts that).
 */
import { chromium } from "@playwright/test";
import { BASE_COLOURS, rotateHue, toLinear } from "../../../src/components/Orb/hue";
import { fragment, ringVertices, vertex } from "../../../src/components/Orb/orb-shader";
import { findChromium } from "../../../src/gatsby/chromium";
import { knownFragment, knownVertex } from "./known-workload";
import { type Drawing, measureDrawings } from "./measure";

/** Canvas pixels a side. Small: the bundled Chromium draws on the processor. */
const SIZE = 384;
const FRAMES = 10;
const ROUNDS = 9;
const DEVICE_RATIO = 2;
/** `MOST_PIXEL_RATIO` of `orb-scene.ts`. */
const OUR_RATIO = 1.5;

const [a = [], b = [], c = []] = BASE_COLOURS.map((base) => rotateHue(base, 300).map(toLinear));

const ours: Drawing = {
  vertex,
  fragment,
  vertices: [...ringVertices()],
  uniforms: {
    uSize: [SIZE, SIZE],
    uTurn: [0],
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
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env });
  try {
    const page = await browser.newPage();
    const [our = 0, their = 0] = await page.evaluate(measureDrawings, {
      drawings: [ours, known],
      size: SIZE,
      frames: FRAMES,
      rounds: ROUNDS,
    });
    const equal = our / their;
    const pixels = (OUR_RATIO / DEVICE_RATIO) ** 2;
    console.log(`${SIZE} × ${SIZE} pixels, medians of ${ROUNDS} rounds of ${FRAMES} frames
ours                            ${our.toFixed(2)} ms a frame
known workload                  ${their.toFixed(2)} ms a frame
at equal pixels                 ${equal.toFixed(2)}
on screen, pixel ratio of ${DEVICE_RATIO}     ${(equal * pixels).toFixed(2)}
off screen                      0.00`);
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
