/** What the orb's context is asked for. */
export const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  depth: false,
  stencil: false,
  antialias: false,
  powerPreference: "low-power",
};

const PROBE = {
  VERTEX_SHADER: "attribute vec2 p;void main(){gl_Position=vec4(p,0.,1.);}",
  FRAGMENT_SHADER: "precision mediump float;void main(){gl_FragColor=vec4(1.);}",
} as const;

type Context = WebGLRenderingContext | WebGL2RenderingContext;

/**
 * Throws, with a reason, where this browser cannot really draw on this canvas with WebGL: a driver that cannot compile
 * may still hand out a context. The context stays for the orb, because a second one would take as long again.
 */
export function checkWebGLSupport(canvas: HTMLCanvasElement): void {
  const gl = openContext(canvas);
  if (!gl) throw new Error("this browser gives no WebGL context");
  const program = gl.createProgram();
  if (!program) throw new Error("WebGL is there but lost its context at once");
  for (const type of ["VERTEX_SHADER", "FRAGMENT_SHADER"] as const) {
    const shader = gl.createShader(gl[type]);
    if (!shader) throw new Error("WebGL is there but lost its context at once");
    gl.shaderSource(shader, PROBE[type]);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // Marked now, the shader goes with its program.
    gl.deleteShader(shader);
  }
  // A shader that did not compile does not link either.
  gl.linkProgram(program);
  const linked: unknown = gl.getProgramParameter(program, gl.LINK_STATUS);
  const log = gl.getProgramInfoLog(program) ?? "no log";
  gl.deleteProgram(program);
  if (!linked) throw new Error(`a test program did not compile and link: ${log}`);
}

/** The canvas' context, the same at each call. */
export function openContext(canvas: HTMLCanvasElement): Context | null {
  return canvas.getContext("webgl2", CONTEXT) ?? canvas.getContext("webgl", CONTEXT);
}

/** Browsers allow some sixteen live contexts a page and would rather drop an old one than wait for the collector. */
export function releaseContext(gl: Context | null): void {
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
}
