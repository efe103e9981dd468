import type { Page } from "@playwright/test";
import { COLOURS, FIRST_SECOND, fragment, ringVertices, vertex } from "../../src/orb/orb-shader";

/** What of a moment of the orb may differ: its second, and what the pointer does to the ring (`Look` in `orb-painter.ts`). */
export type Moment = Record<"uTime" | "uPointer" | "uPull" | "uStir", number[]>;

const FIRST_MOMENT: Moment = { uTime: [FIRST_SECOND], uPointer: [0, 0], uPull: [0, 0], uStir: [0] };

/** A moment of the orb on nothing, as PNG of so many pixels each way, drawn on a page of nothing else. */
export async function pictureOfOrb(page: Page, size: number, moment?: Moment): Promise<Buffer> {
  await page.setContent(`<canvas width="${size}" height="${size}"></canvas>`);
  await drawOrb(page, size, moment);
  const url = await page.evaluate(() => document.querySelector("canvas")?.toDataURL());
  return Buffer.from(url?.split(",")[1] ?? "", "base64");
}

/** Draws the site's own shader once on the page's canvas of so many pixels each way, by default as the orb begins. */
export async function drawOrb(page: Page, size: number, moment = FIRST_MOMENT): Promise<void> {
  const colours = Object.entries(COLOURS).map(([name, { value }]) => [name, [...value]]);
  const uniforms: Record<string, number[]> = {
    ...moment,
    uSize: [size, size],
    ...Object.fromEntries(colours),
  };
  await page.evaluate(
    ({ vertex, fragment, vertices, uniforms }) => {
      // As the page's own context (`webgl-support.ts`), but that what is drawn can be read later.
      const gl = document
        .querySelector("canvas")
        ?.getContext("webgl", { antialias: false, depth: false, preserveDrawingBuffer: true });
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
    },
    { vertex, fragment, vertices: [...ringVertices()], uniforms },
  );
}
