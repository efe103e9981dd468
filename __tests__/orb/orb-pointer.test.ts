/** @jest-environment jsdom */
import fc from "fast-check";
import { followPointer, getPointerInfluence, MAX_PULL, setPullTowards } from "../../src/orb/orb-pointer";
import { RIM_RADIUS } from "../../src/orb/orb-shader";

const getPull = (x: number, y: number, intensity: number) => {
  const out = new Float32Array(2);
  setPullTowards(new Float32Array([x, y]), intensity, out);
  return out;
};

test("the ring is drawn outwards by a pointer outside, inwards by one inside, and not by one on the rim", () => {
  expect(getPull(RIM_RADIUS + 0.2, 0, 2)[0]).toBeGreaterThan(0);
  expect(getPull(RIM_RADIUS - 0.2, 0, 2)[0]).toBeLessThan(0);
  expect(getPull(0, RIM_RADIUS, 2)[1]).toBeCloseTo(0, 6);
});

test("the ring is drawn no farther than its limit, wherever the pointer is", () => {
  const place = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(place, place, fc.double({ min: 0, max: 20, noNaN: true }), (x, y, intensity) => {
      const [dx = Number.NaN, dy = Number.NaN] = getPull(x, y, intensity);
      expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(MAX_PULL + 1e-6);
    }),
  );
});

test("the pointer's influence is greatest on the rim, and small in the centre and far away", () => {
  expect(getPointerInfluence(RIM_RADIUS, 0)).toBeCloseTo(1, 9);
  expect(getPointerInfluence(0, 0)).toBeLessThan(0.05);
  expect(getPointerInfluence(2, 0)).toBeLessThan(0.01);
});

/** Follows the pointer over a canvas of 200 px, whose centre is at (200, 150). */
function followOverCanvas() {
  const canvas = document.createElement("canvas");
  canvas.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 200 }) as DOMRect;
  const position = new Float32Array(2);
  return Object.assign(followPointer(canvas, position, new AbortController().signal), { position });
}

function dispatchPointer(type: string, pointerType: string) {
  const event = new MouseEvent(type, { clientX: 270, clientY: 150 });
  window.dispatchEvent(Object.assign(event, { pointerType }));
}

test("the position of a pointer that arrives is right at once, in halves of the canvas with y up", () => {
  const pointer = followOverCanvas();
  dispatchPointer("pointermove", "mouse");
  pointer.advance(0.016);
  expect(pointer.position[0]).toBeCloseTo(0.7, 5);
  expect(pointer.position[1]).toBeCloseTo(0, 5);
  expect(pointer.strength).toBeGreaterThan(0);
  expect(pointer.strength).toBeLessThan(0.2);
});

test.each([
  ["a finger that lifts lets go of the ring", "touch", 0],
  ["a mouse button that lifts does not", "mouse", 1],
])("%s", (_, type, strength) => {
  const pointer = followOverCanvas();
  dispatchPointer("pointerdown", type);
  for (let i = 0; i < 200; i++) pointer.advance(0.016);
  dispatchPointer("pointerup", type);
  for (let i = 0; i < 200; i++) pointer.advance(0.016);
  expect(pointer.strength).toBeCloseTo(strength, 1);
});
