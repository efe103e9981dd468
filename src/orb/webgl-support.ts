export const CONTEXT_ATTRIBUTES: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  depth: false,
  stencil: false,
  antialias: false,
  powerPreference: "low-power",
};

/** Returns the canvas' WebGL context, the same at each call, or null where the browser refuses one. */
export function openContext(
  canvas: HTMLCanvasElement,
): WebGLRenderingContext | WebGL2RenderingContext | null {
  return canvas.getContext("webgl2", CONTEXT_ATTRIBUTES) ?? canvas.getContext("webgl", CONTEXT_ATTRIBUTES);
}

/**
 * Frees the canvas' WebGL context for good. A browser allows about sixteen at once, unused ones included, and drops the
 * oldest for a new one: https://github.com/processing/p5.js/issues/5767.
 */
export function releaseContext(canvas: HTMLCanvasElement): void {
  openContext(canvas)?.getExtension("WEBGL_lose_context")?.loseContext();
}
