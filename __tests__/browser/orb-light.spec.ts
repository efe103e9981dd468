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

type Drawing = { size: number; time: number; pointer?: Record<keyof typeof AT_REST, number[]> };

// On a larger canvas the same light changes less from pixel to pixel, and a step is as high: 1280 pixels show all of it.
const LOOKS: readonly (Drawing & { radii?: typeof LIT })[] = [
  { size: 1280, time: 40 },
  { size: 1280, time: 137 },
  { size: 1280, time: 4000 },
  { size: 1280, time: 90, pointer: BENT },
  { size: 627, time: 40, radii: SOFT },
];

test("the light has no step and no seam all the way round, at any moment, at rest and bent, on a large and on a small canvas", async ({
  page,
}) => {
  for (const [index, png] of (await draw(page, LOOKS)).entries()) {
    const { size = 0, time, pointer, radii = LIT } = LOOKS[index] ?? {};
    await test.step(`at ${size} pixels and second ${time}${pointer ? ", bent" : ""}`, async () => {
      const light = await lightOf(png);
      expect(light.half).toBe(size / 2);
      expect(Math.max(...[0, 90, 180, 270].map((angle) => rim(light, angle).brightness))).toBeGreaterThan(
        150,
      );
      const { roughness, where } = roughest(light, radii);
      expect(roughness, `brightness jumps, at ${where}`).toBeLessThan(4);
    });
  }
});

/** Draws the site's own shader, each time once, on a page of nothing else. */
async function draw(page: Page, drawings: readonly Drawing[]): Promise<Buffer[]> {
  const [a = [], b = [], c = []] = BASE_COLOURS.map((base) => [...rotateHue(base, 300).map(toLinear)]);
  const pngs = await page.evaluate(
    ({ vertex, fragment, vertices, colours, drawings }) => {
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
      return drawings.map(({ size, uniforms }) => {
        canvas.width = size;
        canvas.height = size;
        gl.viewport(0, 0, size, size);
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
      drawings: drawings.map(({ size, time, pointer = AT_REST }) => ({
        size,
        uniforms: { uTime: [time], ...pointer } as Record<string, number[]>,
      })),
    },
  );
  return pngs.map((png) => Buffer.from(png, "base64"));
}
