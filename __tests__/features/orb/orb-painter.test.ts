/** @jest-environment jsdom */
import { createPainter, type Look } from "../../../src/features/orb/orb-painter";
import { COLOURS } from "../../../src/features/orb/orb-shader";
import { checkWebGLSupport } from "../../../src/features/orb/webgl-support";

const look: Look = {
  ...COLOURS,
  uTime: { value: 0 },
  uPointer: { value: new Float32Array(2) },
  uPull: { value: new Float32Array(2) },
  uStir: { value: 0 },
};

/** A context that answers every call, counts them by name, and links or not. */
function fakeCanvas({ links = true, lost = false, version = "webgl2" } = {}) {
  const calls: Record<string, number> = {};
  const canvas = document.createElement("canvas");
  const answers: Record<string, unknown> = {
    LINK_STATUS: "link",
    ACTIVE_UNIFORMS: "uniforms",
    ACTIVE_ATTRIBUTES: "attributes",
    isContextLost: lost,
    getProgramParameter: (_: unknown, name: string) => (name === "link" ? links : 0),
    getShaderParameter: links,
    getShaderInfoLog: links ? "" : "too long",
    getProgramInfoLog: "too long",
  };
  const gl: object = new Proxy(
    { canvas },
    {
      get: (target: Record<string, unknown>, name: string) => {
        if (name in target) return target[name];
        if (name === name.toUpperCase()) return answers[name] ?? 1;
        return (...args: unknown[]) => {
          const key = name === "getExtension" ? `${name} ${args[0]}` : name;
          calls[key] = (calls[key] ?? 0) + 1;
          if (name === "getExtension") return { loseContext: () => (calls.loseContext = 1) };
          const answer = name in answers ? answers[name] : {};
          return typeof answer === "function" ? answer(...args) : answer;
        };
      },
    },
  );
  const attributes: unknown[] = [];
  canvas.getContext = ((id: string, asked: unknown) => {
    attributes.push(asked);
    return id === version ? gl : null;
  }) as HTMLCanvasElement["getContext"];
  return { canvas, calls, attributes };
}

afterEach(() => jest.restoreAllMocks());

test("the context is premultiplied, transparent, low power, without depth or antialiasing", () => {
  const { canvas, attributes } = fakeCanvas();
  createPainter(canvas, look);
  expect(attributes[0]).toMatchObject({
    alpha: true,
    premultipliedAlpha: true,
    depth: false,
    antialias: false,
    powerPreference: "low-power",
  });
});

test("the canvas keeps the size that the style sheet gives it, not ogl's", () => {
  const { canvas } = fakeCanvas();
  createPainter(canvas, look).resize(640, 480);
  expect([canvas.width, canvas.height]).toEqual([640, 480]);
  expect(canvas.style.width).toBe("");
});

test("freeing deletes program, shaders and buffers and gives the context back", () => {
  const { canvas, calls } = fakeCanvas();
  createPainter(canvas, look).free();
  expect(calls).toMatchObject({ deleteProgram: 1, deleteShader: 2, deleteBuffer: 1, loseContext: 1 });
});

test("a refused or lost context is an error, not a crash inside ogl", () => {
  expect(() => createPainter(fakeCanvas({ version: "none" }).canvas, look)).toThrow("no WebGL context");
  expect(() => createPainter(fakeCanvas({ lost: true }).canvas, look)).toThrow("no WebGL context");
});

test("a shader that does not link is an error that quotes the driver", () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  expect(() => createPainter(fakeCanvas({ links: false }).canvas, look)).toThrow("did not link: too long");
});

test.each(["webgl2", "webgl"])(
  "a context of %s that compiles a shader passes the test of a browser, and is kept for the orb",
  (version) => {
    const { canvas, calls } = fakeCanvas({ version });
    checkWebGLSupport(canvas);
    expect(calls).toMatchObject({ compileShader: 1 });
    expect(calls.loseContext).toBeUndefined();
  },
);

test("the test of a browser says why it refuses no context, and one that compiles nothing", () => {
  expect(() => checkWebGLSupport(fakeCanvas({ version: "none" }).canvas)).toThrow("gives no WebGL context");
  expect(() => checkWebGLSupport(fakeCanvas({ links: false }).canvas)).toThrow(
    "a test shader did not compile: too long",
  );
});
