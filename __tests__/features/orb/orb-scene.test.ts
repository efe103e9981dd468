/** @jest-environment jsdom */
import { BASE_COLOURS, rotateHue, toLinear } from "../../../src/features/orb/hue";
import { createPainter, type Look } from "../../../src/features/orb/orb-painter";
import { influence, pullTowards } from "../../../src/features/orb/orb-pointer";
import { createOrb, type OrbScene, type OrbState } from "../../../src/features/orb/orb-scene";

jest.mock("../../../src/features/orb/orb-painter");

const painter = { resize: jest.fn(), paint: jest.fn(), free: jest.fn() };
const requests = new Map<number, FrameRequestCallback>();
let clock = 0;
let look: Look;
let box = { width: 400, height: 400 };
let intersect: (isIntersecting: boolean) => void;
let resize: () => void;
let made: OrbScene[] = [];

/** Lets the browser call for `count` frames, `interval` ms apart, and later by `cost` after each one that is drawn. */
function frames(count: number, interval = 16, cost = 0) {
  let paints = painter.paint.mock.calls.length;
  for (let i = 0; i < count; i++) {
    clock += interval + (painter.paint.mock.calls.length > paints ? cost : 0);
    paints = painter.paint.mock.calls.length;
    const due = [...requests.values()];
    requests.clear();
    for (const callback of due) callback(clock);
  }
}

function hide(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

function orb() {
  const canvas = document.createElement("canvas");
  canvas.getBoundingClientRect = () => box as DOMRect;
  const states: OrbState[] = [];
  const scene = createOrb(canvas, (state) => states.push(state));
  made.push(scene);
  return { canvas, scene, states };
}

function runningOrb() {
  const running = orb();
  running.scene.resume();
  intersect(true);
  frames(1);
  return running;
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
  requests.clear();
  clock = 1000;
  box = { width: 400, height: 400 };
  jest.mocked(createPainter).mockImplementation((_, given) => {
    look = given;
    return painter;
  });
  let id = 0;
  window.requestAnimationFrame = (callback) => {
    requests.set(++id, callback);
    return id;
  };
  window.cancelAnimationFrame = (handle) => void requests.delete(handle);
  Object.assign(window, {
    devicePixelRatio: 3,
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
    ResizeObserver: class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => {
  for (const scene of made) scene.destroy();
  made = [];
});

test("it draws only when it is wanted and on screen, and says so when the first frame is on the canvas", () => {
  const { scene, states } = orb();
  intersect(true);
  expect(requests.size).toBe(0);
  scene.resume();
  expect(states).toEqual([]);
  frames(1);
  expect(states).toEqual(["running"]);
});

test.each([
  ["off screen", () => intersect(false)],
  ["in a hidden tab", () => hide(true)],
])("%s no frame is asked for, and it goes on where it was", (_, leave) => {
  const { states } = runningOrb();
  leave();
  expect(requests.size).toBe(0);
  expect(states.at(-1)).toBe("paused");
  intersect(true);
  hide(false);
  expect(requests.size).toBe(1);
  expect(states.at(-1)).toBe("running");
});

test("paused it asks for no frame and keeps the last one", () => {
  const { scene, states } = runningOrb();
  painter.paint.mockClear();
  scene.pause();
  intersect(false);
  intersect(true);
  expect(requests.size).toBe(0);
  expect(painter.paint).not.toHaveBeenCalled();
  expect(states.at(-1)).toBe("paused");
});

test("paused and resized, which wipes a canvas, it is drawn once more: at once, or when it comes into sight", () => {
  const { scene } = runningOrb();
  scene.pause();
  painter.paint.mockClear();
  box = { width: 300, height: 300 };
  resize();
  expect(painter.paint).toHaveBeenCalledTimes(1);
  intersect(false);
  box = { width: 200, height: 200 };
  resize();
  expect(painter.paint).toHaveBeenCalledTimes(1);
  intersect(true);
  expect(painter.paint).toHaveBeenCalledTimes(2);
});

test("a pause never makes it jump, and a late frame moves it on by a tenth of a second at most", () => {
  const { scene } = runningOrb();
  const before = look.uTime.value;
  scene.pause();
  clock += 60_000;
  scene.resume();
  frames(1);
  expect(look.uTime.value).toBe(before);
  frames(4, 16);
  expect(look.uTime.value - before).toBeCloseTo(0.064, 9);
  frames(1, 5000);
  expect(look.uTime.value - before).toBeCloseTo(0.164, 9);
});

test("the first frame is coarse; where frames come on time they are soon fine, and a resized canvas is never left empty", () => {
  runningOrb();
  expect(painter.resize).toHaveBeenLastCalledWith(210, 210);
  const sizes: number[] = [];
  for (let i = 0; i < 60; i++) {
    jest.clearAllMocks();
    frames(1);
    expect(painter.paint.mock.calls.length).toBeGreaterThanOrEqual(painter.resize.mock.calls.length);
    if (painter.resize.mock.calls.length > 0) sizes.push(painter.resize.mock.calls.at(-1)?.[0]);
  }
  expect(sizes).toEqual([300, 420, 600]);
});

test("where every frame holds the page up it draws no more, and the poster comes back for good", () => {
  const { canvas, scene, states } = runningOrb();
  frames(40, 16, 300);
  expect(states).toEqual(["running", "poster"]);
  expect(requests.size).toBe(0);
  painter.paint.mockClear();
  scene.pause();
  scene.resume();
  intersect(true);
  resize();
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(requests.size).toBe(0);
  expect(painter.paint).not.toHaveBeenCalled();
  expect(states).toEqual(["running", "poster"]);
});

test("a lost context stops it and says so; restored, it is rebuilt and runs again", () => {
  const { canvas, states } = runningOrb();
  const loss = new Event("webglcontextlost", { cancelable: true });
  canvas.dispatchEvent(loss);
  expect(loss.defaultPrevented).toBe(true);
  expect(requests.size).toBe(0);
  expect(states.at(-1)).toBe("lost");
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  painter.paint.mockClear();
  frames(1);
  expect(painter.paint).toHaveBeenCalled();
  expect(states.at(-1)).toBe("running");
});

test("where the restored context cannot be built on, it stays lost with a warning", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const { canvas, states } = runningOrb();
  canvas.dispatchEvent(new Event("webglcontextlost"));
  jest.mocked(createPainter).mockImplementation(() => {
    throw new Error("no");
  });
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(warn).toHaveBeenCalled();
  expect(requests.size).toBe(0);
  expect(states.at(-1)).toBe("lost");
});

test("destroyed it has freed its painter and answers to nothing", () => {
  const { canvas, scene, states } = runningOrb();
  scene.destroy();
  expect(painter.free).toHaveBeenCalled();
  expect(requests.size).toBe(0);
  canvas.dispatchEvent(new Event("webglcontextlost"));
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  hide(false);
  expect(states).toEqual(["running"]);
});

test("its three colours are turned by 300 degrees, and it does not rotate", () => {
  runningOrb();
  expect(Object.keys(look)).not.toContain("uTurn");
  const [red, green, blue] = rotateHue(BASE_COLOURS[0], 300).map(toLinear);
  expect(look.uColourA.value).toEqual([red, green, blue]);
});

test("near the pointer it is ruffled and drawn by twice as much as the pointer matters", () => {
  box = { width: 400, height: 400, ...{ left: 0, top: 0 } };
  runningOrb();
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: 360, clientY: 200 }));
  frames(300);
  expect(look.uStir.value).toBeCloseTo(0.5 * 2 * influence(0.8, 0), 2);
  const pull = new Float32Array(2);
  pullTowards(new Float32Array([0.8, 0]), 2 * influence(0.8, 0), pull);
  expect(look.uPull.value[0]).toBeCloseTo(pull[0] ?? 0, 2);
});
