/** The orb's light, read pixel by pixel: its own shader on a canvas of any size, at any moment. */
import type { Page } from "@playwright/test";
import { BASE_COLOURS, rotateHue, toLinear } from "../../src/components/Orb/hue";
import { fragment, ringVertices, vertex } from "../../src/components/Orb/orb-shader";
import { expect, test } from "./fixtures";
import { lightOf, rim, roughest } from "./light";

const AT_REST = { uPointer: [0, 0], uPull: [0, 0], uStir: [0] };
/** The pointer just outside the ring, half past one. */
const BENT = { uPointer: [0.6, 0.6], uPull: [0.07, 0.07], uStir: [1] };

type Drawing = { time: number; pointer: Record<keyof typeof AT_REST, number[]> };

const LOOKS: readonly Drawing[] = [
  { time: 40, pointer: AT_REST },
  { time: 4000, pointer: BENT },
];

/** On a larger canvas the same light changes less from pixel to pixel, and a step is as high: so many show all of it. */
const SIZE = 1280;

test("the light has no step and no seam all the way round, at rest and bent", async ({ page }) => {
  for (const [index, png] of (await draw(page, LOOKS)).entries()) {
    const light = await lightOf(png);
    expect(light.half).toBe(SIZE / 2);
    const brightest = Math.max(...[0, 90, 180, 270].map((angle) => rim(light, angle).brightness));
    expect(brightest).toBeGreaterThan(60);
    // Another processor may round to another ring. Any ring measures up to 4, stair-steps from 8.5, a seam from 28.
    const { roughness, where } = roughest(light, { from: 0.45, to: 0.95 });
    expect(roughness, `brightness jumps in look ${index}, at ${where}`).toBeLessThan(6);
  }
});

/** Draws the site's own shader, each time once, on a page of nothing else. */
async function draw(page: Page, drawings: readonly Drawing[]): Promise<Buffer[]> {
  const [a = [], b = [], c = []] = BASE_COLOURS.map((base) => [...rotateHue(base, 300).map(toLinear)]);
  const pngs = await page.evaluate(
    ({ vertex, fragment, vertices, colours, drawings, size }) => {
      const canvas = document.createElement("canvas");
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
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(vertices), gl.STATIC_DRAW);
      const position = gl.getAttribLocation(program, "position");
      gl.enableVertexAttribArray(position);
      gl.vertexAttribPointer(position, 2, gl.FLOAT, false, 0, 0);
      canvas.width = size;
      canvas.height = size;
      gl.viewport(0, 0, size, size);
      return drawings.map((uniforms) => {
        for (const [name, value] of Object.entries({ ...colours, ...uniforms, uSize: [size, size] })) {
          const place = gl.getUniformLocation(program, name);
          if (value.length === 1) gl.uniform1fv(place, value);
          if (value.length === 2) gl.uniform2fv(place, value);
          if (value.length === 3) gl.uniform3fv(place, value);
        }
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, vertices.length / 2);
        return canvas.toDataURL("image/png").split(",")[1] ?? "";
      });
    },
    {
      vertex,
      fragment,
      vertices: [...ringVertices()],
      colours: { uTurn: [0], uColourA: a, uColourB: b, uColourC: c } as Record<string, number[]>,
      drawings: drawings.map(
        ({ time, pointer }) => ({ uTime: [time], ...pointer }) as Record<string, number[]>,
      ),
      size: SIZE,
    },
  );
  return pngs.map((png) => Buffer.from(png, "base64"));
}
