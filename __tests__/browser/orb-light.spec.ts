/** The orb's light, read pixel by pixel: its own shader on a canvas of any size, at any moment. */
import type { Page } from "@playwright/test";
import { BASE_COLOURS, rotateHue, toLinear } from "../../src/components/Orb/hue";
import { fragment, ringVertices, vertex } from "../../src/components/Orb/orb-shader";
import { expect, test } from "./fixtures";
import { lightOf, rim, roughest } from "./light";

const AT_REST = { uPointer: [0, 0], uPull: [0, 0], uStir: [0] };
/** The pointer just outside the ring, half past one. */
const BENT = { uPointer: [0.6, 0.6], uPull: [0.07, 0.07], uStir: [1] };

/** Every radius that is lit; and those outside the threads, where light is as soft on a small canvas. */
const LIT = { from: 0.45, to: 0.95 };
const SOFT = { from: 0.79, to: 0.95 };

for (const { size, time, pointer = AT_REST, radii = LIT } of [
  { size: 1280, time: 40 },
  { size: 1920, time: 40 },
  { size: 1920, time: 90 },
  { size: 1920, time: 137 },
  { size: 1920, time: 4000 },
  { size: 1920, time: 40, pointer: BENT },
  { size: 960, time: 40, radii: SOFT },
  { size: 627, time: 40, radii: SOFT },
]) {
  const bent = pointer === BENT ? ", bent," : "";
  test(`at ${size} pixels and second ${time} the light${bent} has no step and no seam all the way round`, async ({
    page,
  }) => {
    const light = await lightOf(await draw(page, size, { uTime: [time], ...pointer }));
    expect(Math.max(...[0, 90, 180, 270].map((angle) => rim(light, angle).brightness))).toBeGreaterThan(150);
    const { roughness, where } = roughest(light, radii);
    expect(roughness, `brightness jumps, at ${where}`).toBeLessThan(4);
  });
}

/** Draws the site's own shader once on a page of nothing else. */
async function draw(page: Page, size: number, uniforms: Record<string, number[]>): Promise<Buffer> {
  const [a = [], b = [], c = []] = BASE_COLOURS.map((base) => [...rotateHue(base, 300).map(toLinear)]);
  const png = await page.evaluate(
    ({ size, vertex, fragment, vertices, uniforms }) => {
      const canvas = document.createElement("canvas");
      canvas.width = size;
      canvas.height = size;
      const gl = canvas.getContext("webgl", { antialias: false, depth: false });
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
      for (const [name, value] of Object.entries(uniforms)) {
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
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    },
    {
      size,
      vertex,
      fragment,
      vertices: [...ringVertices()],
      uniforms: { uSize: [size, size], uTurn: [0], uColourA: a, uColourB: b, uColourC: c, ...uniforms },
    },
  );
  return Buffer.from(png, "base64");
}
