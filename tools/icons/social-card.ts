import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { BASE_COLOURS, rotateHue, toLinear } from "../../src/components/Orb/hue";
import { fragment, ringVertices, vertex } from "../../src/components/Orb/orb-shader";
import { site } from "../../src/lib/site";
import { launchChromium } from "../launch-chromium";
import { drawMark, GROUND, INK } from "./mark";

/** What the networks that show it ask for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const ORB_SIZE = 760;
/** The second at which the ring is most even: the orb's own first frame. */
const FIRST_SECOND = 40;

/** The picture that is shown where the site is shared, as PNG: mark, name and headline, and the orb's first frame. */
export async function drawSocialCard(root: string): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: CARD_WIDTH, height: CARD_HEIGHT } });
    await page.setContent(cardHtml(root));
    await page.evaluate(() => document.fonts.ready);
    await drawOrb(page);
    return await sharp(await page.screenshot())
      .png({ compressionLevel: 9, palette: true, quality: 95, dither: 1 })
      .toBuffer();
  } finally {
    await browser.close();
  }
}

function cardHtml(root: string): string {
  const font = readFileSync(join(root, "src", "fonts", "instrument-sans.woff2")).toString("base64");
  return `<!doctype html><html lang="${site.language}"><style>
    @font-face { font-family: Sans; font-weight: 400 600; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; background: ${GROUND}; color: ${INK}; font-family: Sans; overflow: hidden }
    canvas { position: absolute; top: ${(CARD_HEIGHT - ORB_SIZE) / 2}px; left: 622px }
    div { position: absolute; top: 72px; left: 80px; display: flex; gap: 16px; align-items: center; font: 600 34px Sans }
    h1 { position: absolute; bottom: 82px; left: 77px; margin: 0; width: 7em; font: 500 84px/1 Sans; letter-spacing: -0.035em }
  </style><canvas width="${ORB_SIZE}" height="${ORB_SIZE}"></canvas>
  <div>${drawMark({ size: 40, colour: INK })}${site.name}</div><h1>${site.tagline}</h1>`;
}

/** Draws the site's own shader once, at rest. */
async function drawOrb(page: Page): Promise<void> {
  const [a, b, c] = BASE_COLOURS.map((base) => rotateHue(base, 300).map(toLinear));
  const uniforms: Record<string, number[] | undefined> = {
    uSize: [ORB_SIZE, ORB_SIZE],
    uTime: [FIRST_SECOND],
    uTurn: [0],
    uColourA: a,
    uColourB: b,
    uColourC: c,
    uPointer: [0, 0],
    uPull: [0, 0],
    uStir: [0],
  };
  await page.evaluate(
    ({ vertex, fragment, vertices, uniforms }) => {
      const gl = document.querySelector("canvas")?.getContext("webgl", { preserveDrawingBuffer: true });
      const program = gl?.createProgram();
      if (!gl || !program) throw new Error("This Chromium gives no WebGL context.");
      for (const [type, source] of [
        [gl.VERTEX_SHADER, vertex],
        [gl.FRAGMENT_SHADER, fragment],
      ] as const) {
        const shader = gl.createShader(type);
        if (!shader) throw new Error("The context was lost.");
        gl.shaderSource(shader, source);
        gl.compileShader(shader);
        gl.attachShader(program, shader);
      }
      gl.linkProgram(program);
      gl.useProgram(program);
      for (const [name, value = []] of Object.entries(uniforms)) {
        const place = gl.getUniformLocation(program, name);
        if (value.length === 1) gl.uniform1fv(place, value);
        if (value.length === 2) gl.uniform2fv(place, value);
        if (value.length === 3) gl.uniform3fv(place, value);
      }
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(vertices), gl.STATIC_DRAW);
      const position = gl.getAttribLocation(program, "position");
      gl.enableVertexAttribArray(position);
      gl.vertexAttribPointer(position, 2, gl.FLOAT, false, 0, 0);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, vertices.length / 2);
    },
    { vertex, fragment, vertices: [...ringVertices()], uniforms },
  );
}
