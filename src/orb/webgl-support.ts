/** What the orb's context is asked for. */
export const CONTEXT_ATTRIBUTES: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  depth: false,
  stencil: false,
  antialias: false,
  powerPreference: "low-power",
};

/** The canvas' context, the same at each call. */
export function openContext(
  canvas: HTMLCanvasElement,
): WebGLRenderingContext | WebGL2RenderingContext | null {
  return canvas.getContext("webgl2", CONTEXT_ATTRIBUTES) ?? canvas.getContext("webgl", CONTEXT_ATTRIBUTES);
}

/** Gives the context back: browsers allow some sixteen a page, and would rather drop an old one than collect it. */
export function releaseContext(canvas: HTMLCanvasElement): void {
  openContext(canvas)?.getExtension("WEBGL_lose_context")?.loseContext();
}
