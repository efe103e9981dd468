export type WebGLSupport =
  | { readonly supported: true }
  | { readonly supported: false; readonly reason: string };

/** What the orb's context is asked for. */
export const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  depth: false,
  stencil: false,
  antialias: false,
  powerPreference: "low-power",
};

const PROBE_VERTEX = "attribute vec2 p;void main(){gl_Position=vec4(p,0.,1.);}";
const PROBE_FRAGMENT = "precision mediump float;void main(){gl_FragColor=vec4(1.);}";

type Context = WebGLRenderingContext | WebGL2RenderingContext;

/**
 * Whether this browser can really draw on this canvas with WebGL: a context may be handed out by a driver that cannot
 * compile. Compiles and links a tiny program; the context stays for the orb, since a second one would take as long again.
 */
export function checkWebGLSupport(canvas: HTMLCanvasElement): WebGLSupport {
  try {
    const gl = openContext(canvas);
    const reason = gl ? testCompile(gl) : "this browser gives no WebGL context";
    if (!reason) return { supported: true };
    if (gl) releaseContext(gl);
    return { supported: false, reason };
  } catch (error) {
    return { supported: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The canvas' context, the same at each call. */
export function openContext(canvas: HTMLCanvasElement): Context | null {
  return canvas.getContext("webgl2", CONTEXT) ?? canvas.getContext("webgl", CONTEXT);
}

/** Browsers allow some sixteen live contexts a page and would rather drop an old one than wait for the collector. */
export function releaseContext(gl: Context | null): void {
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
}

function testCompile(gl: Context): string | undefined {
  const program = gl.createProgram();
  for (const [type, source, name] of [
    [gl.VERTEX_SHADER, PROBE_VERTEX, "vertex"],
    [gl.FRAGMENT_SHADER, PROBE_FRAGMENT, "fragment"],
  ] as const) {
    const shader = gl.createShader(type);
    if (!program || !shader) return "WebGL is there but lost its context at once";
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
      return `a test ${name} shader did not compile: ${gl.getShaderInfoLog(shader) ?? "no log"}`;
    }
    gl.attachShader(program, shader);
    // Marked now, the shader goes with its program.
    gl.deleteShader(shader);
  }
  if (!program) return "WebGL is there but lost its context at once";
  gl.linkProgram(program);
  const linked: unknown = gl.getProgramParameter(program, gl.LINK_STATUS);
  const log = gl.getProgramInfoLog(program);
  gl.deleteProgram(program);
  return linked ? undefined : `a test program did not link: ${log ?? "no log"}`;
}
