/** @jest-environment jsdom */
import { createPainter, type Look } from "../../../src/features/orb/orb-painter";
import { influence, pullTowards } from "../../../src/features/orb/orb-pointer";
import { createOrb } from "../../../src/features/orb/orb-scene";

jest.mock("../../../src/features/orb/orb-painter");

const painter = { resize: jest.fn(), paint: jest.fn(), free: jest.fn() };
const requests = new Map<number, FrameRequestCallback>();
let clock = 0;
let look: Look;
let intersect: (isIntersecting: boolean) => void;
let resize: (side: number) => void;
let free: () => void;

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

/** An orb of 400 px that has drawn its first frame. `told`: what it has said of whether a frame is to be seen. */
function runningOrb() {
  const canvas = document.createElement("canvas");
  canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 400 }) as DOMRect;
  const told: boolean[] = [];
  const scene = createOrb(canvas, (isDrawn) => told.push(isDrawn));
  free = scene.destroy;
  resize(400);
  intersect(true);
  expect(requests.size).toBe(0);
  scene.run(true);
  expect(told).toEqual([]);
  frames(1);
  expect(told).toEqual([true]);
  return { canvas, scene, told };
}

beforeEach(() => {
  jest.clearAllMocks();
  requests.clear();
  clock = 1000;
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
  const observer = (tell: (callback: (entries: object[]) => void) => void) =>
    class {
      constructor(callback: (entries: object[]) => void) {
        tell(callback);
      }
      observe() {}
      disconnect() {}
    };
  Object.assign(window, {
    devicePixelRatio: 3,
    IntersectionObserver: observer((callback) => {
      intersect = (isIntersecting) => callback([{ isIntersecting }]);
    }),
    ResizeObserver: observer((callback) => {
      resize = (side) => callback([{ contentRect: { width: side, height: side } }]);
    }),
  });
});

afterEach(() => free());

test("off screen it asks for no frame, keeps the last one, and goes on where it was", () => {
  const { told } = runningOrb();
  intersect(false);
  expect(requests.size).toBe(0);
  intersect(true);
  expect(requests.size).toBe(1);
  expect(told).toEqual([true]);
});

test("paused and resized, which wipes a canvas, it is drawn once more", () => {
  const { scene } = runningOrb();
  scene.run(false);
  painter.paint.mockClear();
  expect(requests.size).toBe(0);
  resize(300);
  expect(painter.resize).toHaveBeenLastCalledWith(157, 157);
  expect(painter.paint).toHaveBeenCalledTimes(1);
});

test("a pause never makes it jump, and a late frame moves it on by a tenth of a second at most", () => {
  const { scene } = runningOrb();
  const before = look.uTime.value;
  scene.run(false);
  clock += 60_000;
  scene.run(true);
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
  const { canvas, scene, told } = runningOrb();
  frames(40, 16, 300);
  expect(told).toEqual([true, false]);
  painter.paint.mockClear();
  scene.run(false);
  scene.run(true);
  intersect(true);
  resize(300);
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(requests.size).toBe(0);
  expect(painter.paint).not.toHaveBeenCalled();
  expect(told).toEqual([true, false]);
});

test("a lost context stops it and says so; restored, it is rebuilt and runs again", () => {
  const { canvas, told } = runningOrb();
  const loss = new Event("webglcontextlost", { cancelable: true });
  canvas.dispatchEvent(loss);
  expect(loss.defaultPrevented).toBe(true);
  expect(requests.size).toBe(0);
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  frames(1);
  expect(told).toEqual([true, false, true]);
});

test("where the restored context cannot be built on, the poster stays with a warning", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const { canvas, told } = runningOrb();
  canvas.dispatchEvent(new Event("webglcontextlost"));
  jest.mocked(createPainter).mockImplementation(() => {
    throw new Error("no");
  });
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(warn).toHaveBeenCalled();
  expect(requests.size).toBe(0);
  expect(told).toEqual([true, false]);
  warn.mockRestore();
});

test("destroyed it has freed its painter and answers to nothing", () => {
  const { canvas, scene, told } = runningOrb();
  scene.destroy();
  expect(painter.free).toHaveBeenCalled();
  canvas.dispatchEvent(new Event("webglcontextlost"));
  canvas.dispatchEvent(new Event("webglcontextrestored"));
  expect(requests.size).toBe(0);
  expect(told).toEqual([true]);
});

test("near the pointer it is ruffled and drawn by twice as much as the pointer matters", () => {
  runningOrb();
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: 360, clientY: 200 }));
  frames(300);
  expect(look.uStir.value).toBeCloseTo(0.5 * 2 * influence(0.8, 0), 2);
  const pull = new Float32Array(2);
  pullTowards(new Float32Array([0.8, 0]), 2 * influence(0.8, 0), pull);
  expect(look.uPull.value[0]).toBeCloseTo(pull[0] ?? 0, 2);
});
