/** @jest-environment jsdom */
import { checkWebGLSupport } from "../../../src/components/Orb/webgl-support";

function fakeContext({ compiles = true, links = true } = {}) {
  const loseContext = jest.fn();
  const gl = {
    VERTEX_SHADER: 1,
    FRAGMENT_SHADER: 2,
    createProgram: () => ({}),
    createShader: () => ({}),
    shaderSource: () => {},
    compileShader: () => {},
    attachShader: () => {},
    linkProgram: () => {},
    getShaderParameter: () => compiles,
    getProgramParameter: () => links,
    getShaderInfoLog: () => "bad shader",
    getProgramInfoLog: () => "bad program",
    deleteShader: () => {},
    deleteProgram: () => {},
    getExtension: (name: string) => (name === "WEBGL_lose_context" ? { loseContext } : null),
  };
  return { gl, loseContext };
}

function giving(contexts: Record<string, unknown>) {
  return jest
    .spyOn(HTMLCanvasElement.prototype, "getContext")
    .mockImplementation(((id: string) => contexts[id] ?? null) as HTMLCanvasElement["getContext"]);
}

const check = () => checkWebGLSupport(document.createElement("canvas"));

afterEach(() => jest.restoreAllMocks());

test("a context that compiles and links is support, and is kept for the orb", () => {
  const { gl, loseContext } = fakeContext();
  giving({ webgl2: gl });
  expect(check()).toEqual({ supported: true });
  expect(loseContext).not.toHaveBeenCalled();
});

test("WebGL 1 alone is enough", () => {
  giving({ webgl: fakeContext().gl });
  expect(check().supported).toBe(true);
});

test("no context is no support", () => {
  giving({});
  expect(check()).toEqual({ supported: false, reason: "this browser gives no WebGL context" });
});

test.each([
  [{ compiles: false }, "a test vertex shader did not compile: bad shader"],
  [{ links: false }, "a test program did not link: bad program"],
])("a context with %j is no support, says why, and is given back", (faults, reason) => {
  const { gl, loseContext } = fakeContext(faults);
  giving({ webgl2: gl });
  expect(check()).toEqual({ supported: false, reason });
  expect(loseContext).toHaveBeenCalledTimes(1);
});

test("a browser that throws instead of answering is no support", () => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => {
    throw new Error("blocked");
  });
  expect(check()).toEqual({ supported: false, reason: "blocked" });
});
