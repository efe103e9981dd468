/** @jest-environment jsdom */
import { checkWebGLSupport } from "../../../src/components/Orb/webgl-support";

function fakeContext({ links = true } = {}) {
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
    getProgramParameter: () => links,
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

test.each(["webgl2", "webgl"])(
  "a context of %s that compiles and links is support, and is kept for the orb",
  (id) => {
    const { gl, loseContext } = fakeContext();
    giving({ [id]: gl });
    expect(check).not.toThrow();
    expect(loseContext).not.toHaveBeenCalled();
  },
);

test("no context is no support, and one that does not link says what the driver says", () => {
  giving({});
  expect(check).toThrow("this browser gives no WebGL context");
  giving({ webgl2: fakeContext({ links: false }).gl });
  expect(check).toThrow("a test program did not compile and link: bad program");
});
