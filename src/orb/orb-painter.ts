import { Geometry, Program, Renderer } from "ogl";
import { getColourUniforms } from "./orb-colours";
import { createRingVertices, FIRST_FRAME_SECONDS, fragmentShader, vertexShader } from "./orb-shader";
import { CONTEXT_ATTRIBUTES, openContext, releaseContext } from "./webgl-support";

/** The values that the shader draws a frame from. They are written in place and read at `paint`. */
export type FrameUniforms = ReturnType<typeof createFirstFrame>;

/** Returns the orb's first frame, which its poster and the social card show too. */
export function createFirstFrame() {
  return {
    ...getColourUniforms(),
    /** Seconds. */
    uTime: { value: FIRST_FRAME_SECONDS },
    /** The pointer, in halves of the canvas' smaller side from its centre, y up. */
    uPointer: { value: new Float32Array(2) },
    /** How far the ring is drawn towards the pointer, in the same unit. */
    uPull: { value: new Float32Array(2) },
    /** How much finer the noise ruffles the ring near the pointer, from 0. */
    uStir: { value: 0 },
  };
}

export interface Painter {
  /** Sizes the drawing, in canvas pixels; what was on the canvas is gone until the next `paint`. */
  resize(width: number, height: number): void;
  paint(): void;
  /** Frees program, shaders, buffers and the context itself. */
  free(): void;
}

/** Compiles the orb on a canvas; throws where the context is refused or the program does not link. */
export function createPainter(canvas: HTMLCanvasElement, uniforms: FrameUniforms): Painter {
  // ogl dereferences a refused context, so it is asked for here first; the renderer then gets the same one.
  const context = openContext(canvas);
  if (!context || context.isContextLost()) throw new Error("no WebGL context for the orb");

  const renderer = new Renderer({
    ...CONTEXT_ATTRIBUTES,
    canvas,
    dpr: 1,
    width: canvas.width,
    height: canvas.height,
  });
  // The renderer pins the canvas' CSS size; the style sheet keeps that.
  canvas.style.removeProperty("width");
  canvas.style.removeProperty("height");

  const { gl } = renderer;
  const size = new Float32Array(2);
  // Each pixel of the ring is drawn once with its final value: nothing to blend or cull.
  const program = new Program(gl, {
    vertex: vertexShader,
    fragment: fragmentShader,
    uniforms: { ...uniforms, uSize: { value: size } },
    depthTest: false,
    depthWrite: false,
    cullFace: false,
  });
  if (!gl.getProgramParameter(program.program, gl.LINK_STATUS)) {
    throw new Error(`the orb's shader did not link: ${gl.getProgramInfoLog(program.program)}`);
  }
  const ring = new Geometry(gl, { position: { size: 2, data: createRingVertices() } });
  const call = { program, mode: gl.TRIANGLE_STRIP };

  return {
    resize(width, height) {
      canvas.width = width;
      canvas.height = height;
      renderer.setViewport(width, height);
      size.set([width, height]);
    },
    paint() {
      gl.clear(gl.COLOR_BUFFER_BIT);
      program.use();
      ring.draw(call);
    },
    free() {
      ring.remove();
      gl.deleteShader(program.vertexShader);
      gl.deleteShader(program.fragmentShader);
      program.remove();
      releaseContext(canvas);
    },
  };
}
