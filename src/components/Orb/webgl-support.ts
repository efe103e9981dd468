export type WebGLSupport =
  | { readonly supported: true }
  | { readonly supported: false; readonly reason: string };

const PROBE_VERTEX = "attribute vec2 p;void main(){gl_Position=vec4(p,0.,1.);}";
const PROBE_FRAGMENT = "precision mediump float;void main(){gl_FragColor=vec4(1.);}";

/**
 * Whether this browser can really draw with WebGL: a context may be handed out by a driver that cannot compile.
 * Compiles and links a tiny program on a throwaway context, which is released again before this returns.
 */
export function checkWebGLSupport(): WebGLSupport {
  let gl: WebGLRenderingContext | WebGL2RenderingContext | null = null;
  try {
    const canvas = document.createElement("canvas");
    gl = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
    const reason = gl ? testCompile(gl) : "this browser gives no WebGL context";
    return reason ? { supported: false, reason } : { supported: true };
  } catch (error) {
    return { supported: false, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
  }
}

function testCompile(gl: WebGLRenderingContext | WebGL2RenderingContext): string | undefined {
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
