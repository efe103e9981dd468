/** @jest-environment jsdom */
import { createPainter } from "../../src/orb/orb-painter";
import { createOrb } from "../../src/orb/orb-scene";
import { RIM_RADIUS } from "../../src/orb/orb-shader";

jest.mock("../../src/orb/orb-painter", () => ({
  ...jest.requireActual("../../src/orb/orb-painter"),
  createPainter: jest.fn(() => ({ resize() {}, paint() {} })),
}));

/** Reports that the canvas is 200 px wide, which jsdom does not. */
class Observer {
  constructor(private readonly notify: (entries: object[]) => void) {}
  observe() {
    this.notify([{ contentRect: { width: 200, height: 200 } }]);
  }
  disconnect() {}
}

test("the orb's time runs, its hand goes to its turn, and a pointer on the rim stirs it with the intensity 2", () => {
  let drawFrame: FrameRequestCallback = () => {};
  Object.assign(window, { ResizeObserver: Observer });
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    drawFrame = callback;
    return 1;
  });
  const canvas = document.createElement("canvas");
  canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 200 }) as DOMRect;
  canvas.getContext = () => null;
  const orb = createOrb(canvas, () => {});
  const [, uniforms] = jest.mocked(createPainter).mock.lastCall ?? [];
  orb.setTurn(0.75);
  orb.setRunning(true);
  const event = new MouseEvent("pointermove", { clientX: 100 + 100 * RIM_RADIUS, clientY: 100 });
  window.dispatchEvent(event);
  const start = { seconds: uniforms?.uTime.value ?? 0, turn: uniforms?.uTurn.value };
  for (let frame = 0; frame <= 300; frame += 1) drawFrame(1000 + (frame * 1000) / 60);
  expect(start.turn).toBeCloseTo(20 / 72, 9);
  expect((uniforms?.uTime.value ?? 0) - start.seconds).toBeCloseTo(5, 0);
  expect(uniforms?.uTurn.value).toBeCloseTo(0.75, 3);
  expect(uniforms?.uStir.value).toBeCloseTo(1, 2);
  orb.destroy();
});
