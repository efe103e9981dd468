import { Geometry, Program, Renderer } from "ogl";
import { getColourUniforms } from "./orb-colours";
import { createRingVertices, FIRST_FRAME, fragmentShader, vertexShader } from "./orb-shader";
import { CONTEXT_ATTRIBUTES, openContext } from "./webgl-support";

/** The values that the shader draws a frame from. Change them in place: `paint` reads them. */
type FrameUniforms = ReturnType<typeof createFirstFrame>;

/** Returns the values of the orb's first frame, which the poster and the social card show too (`npm run draw:orb`). */
export function createFirstFrame() {
  return {
    ...getColourUniforms(),
    /** Seconds. */
    uTime: { value: FIRST_FRAME.seconds },
    /** The share of the clock that has passed, from 0 to 1. */
    uTurn: { value: FIRST_FRAME.turn },
    /** The pointer, in halves of the canvas' smaller side from its centre, y up. */
    uPointer: { value: new Float32Array(2) },
    /** The vector by which the ring is drawn towards the pointer, in the same unit. */
    uPull: { value: new Float32Array(2) },
    /** The amount of fine noise that is added near the pointer, from 0. */
    uStir: { value: 0 },
  };
}

/** Creates a painter of the orb. It throws where the browser refuses a WebGL context or the shaders do not link. */
export function createPainter(canvas: HTMLCanvasElement, uniforms: FrameUniforms) {
  // ogl fails with a TypeError where the context is refused (https://github.com/oframe/ogl/issues/87). It gets this one.
  const context = openContext(canvas);
  if (!context || context.isContextLost()) throw new Error("no WebGL context for the orb");

  const { width, height } = canvas;
  const renderer = new Renderer({ ...CONTEXT_ATTRIBUTES, canvas, dpr: 1, width, height });
  // ogl writes the size into the canvas' style, but `Orb.module.css` sets it.
  canvas.style.removeProperty("width");
  canvas.style.removeProperty("height");

  const { gl } = renderer;
  const size = new Float32Array([width, height]);
  // Each pixel is drawn once with its final value, so there is nothing to blend or cull.
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
    /** Sets the size in canvas pixels. The canvas is empty until the next `paint`. */
    resize(width: number, height: number) {
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
  };
}
