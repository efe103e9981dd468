import type { Page } from "@playwright/test";
import sharp from "sharp";
import { BASE_COLOURS, rotateHue, toLinear } from "../../src/components/Orb/hue";
import { FIRST_SECOND, fragment, ringVertices, vertex } from "../../src/components/Orb/orb-shader";
import { launchChromium } from "../launch-chromium";

/** Width and height of the poster, in pixels: the ring is soft, so larger screens get no sharper one from more. */
const POSTER_SIZE = 1024;

/** The orb's first frame on nothing, as AVIF: what stands in the orb's place until it runs, and where it cannot. */
export async function drawPoster(): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent(`<canvas width="${POSTER_SIZE}" height="${POSTER_SIZE}"></canvas>`);
    await drawOrb(page, POSTER_SIZE);
    const url = await page.evaluate(() => document.querySelector("canvas")?.toDataURL());
    const png = Buffer.from(url?.split(",")[1] ?? "", "base64");
    return await sharp(png).avif({ quality: 40, effort: 9, chromaSubsampling: "4:2:0" }).toBuffer();
  } finally {
    await browser.close();
  }
}

/** Draws the site's own shader once, at rest, on the page's canvas of so many pixels each way. */
export async function drawOrb(page: Page, size: number): Promise<void> {
  const [a, b, c] = BASE_COLOURS.map((base) => rotateHue(base, 300).map(toLinear));
  const uniforms: Record<string, number[] | undefined> = {
    uSize: [size, size],
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
