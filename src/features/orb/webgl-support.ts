/** What the orb's context is asked for. */
export const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  depth: false,
  stencil: false,
  antialias: false,
  powerPreference: "low-power",
};

/**
 * Throws where this browser cannot draw on this canvas with WebGL: a driver that cannot compile a shader may still hand
 * out a context. The context stays for the orb, because a second one would take as long again.
 */
export function checkWebGLSupport(canvas: HTMLCanvasElement): void {
  const gl = openContext(canvas);
  const shader = gl?.createShader(gl.FRAGMENT_SHADER);
  if (!gl || !shader) throw new Error("this browser gives no WebGL context");
  gl.shaderSource(shader, "precision mediump float;void main(){gl_FragColor=vec4(1.);}");
  gl.compileShader(shader);
  const compiled: unknown = gl.getShaderParameter(shader, gl.COMPILE_STATUS);
  const log = gl.getShaderInfoLog(shader);
  gl.deleteShader(shader);
  if (!compiled) throw new Error(`a test shader did not compile: ${log}`);
}

/** The canvas' context, the same at each call. */
export function openContext(
  canvas: HTMLCanvasElement,
): WebGLRenderingContext | WebGL2RenderingContext | null {
  return canvas.getContext("webgl2", CONTEXT) ?? canvas.getContext("webgl", CONTEXT);
}

/** Gives the context back: browsers allow some sixteen a page, and would rather drop an old one than collect it. */
export function releaseContext(canvas: HTMLCanvasElement): void {
  openContext(canvas)?.getExtension("WEBGL_lose_context")?.loseContext();
}
