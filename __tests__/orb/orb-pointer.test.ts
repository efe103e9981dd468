/** @jest-environment jsdom */
import fc from "fast-check";
import { followPointer, getRingInfluence, MAX_PULL, setPullTowards } from "../../src/orb/orb-pointer";
import { RIM_RADIUS } from "../../src/orb/orb-shader";

const pull = (x: number, y: number, intensity: number) => {
  const out = new Float32Array(2);
  setPullTowards(new Float32Array([x, y]), intensity, out);
  return out;
};

test("the ring is drawn outwards to a pointer outside, inwards to one inside, and not at all by one on the rim", () => {
  expect(pull(RIM_RADIUS + 0.2, 0, 2)[0]).toBeGreaterThan(0);
  expect(pull(RIM_RADIUS - 0.2, 0, 2)[0]).toBeLessThan(0);
  expect(pull(0, RIM_RADIUS, 2)[1]).toBeCloseTo(0, 6);
});

test("wherever the pointer is, the ring is drawn by a finite length within its limit", () => {
  const place = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(place, place, fc.double({ min: 0, max: 20, noNaN: true }), (x, y, intensity) => {
      const [dx = Number.NaN, dy = Number.NaN] = pull(x, y, intensity);
      expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(MAX_PULL + 1e-6);
    }),
  );
});

test("the pointer matters most on the rim and hardly in the centre or far away", () => {
  expect(getRingInfluence(RIM_RADIUS, 0)).toBeCloseTo(1, 9);
  expect(getRingInfluence(0, 0)).toBeLessThan(0.05);
  expect(getRingInfluence(2, 0)).toBeLessThan(0.01);
});

const listeners = new AbortController();

afterAll(() => listeners.abort());

/** Follows the pointer over a canvas of 200 px, whose centre is at (200, 150). */
function followed() {
  const canvas = document.createElement("canvas");
  canvas.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 200 }) as DOMRect;
  return followPointer(canvas, listeners.signal);
}

function point(type: string, pointerType: string) {
  const event = new MouseEvent(type, { clientX: 270, clientY: 150 });
  window.dispatchEvent(Object.assign(event, { pointerType }));
}

test("a pointer that arrives appears where it is, in the ring's own units with y up", () => {
  const pointer = followed();
  point("pointermove", "mouse");
  pointer.advance(0.016);
  expect(pointer.position[0]).toBeCloseTo(0.7, 5);
  expect(pointer.position[1]).toBeCloseTo(0, 5);
  expect(pointer.strength).toBeGreaterThan(0);
  expect(pointer.strength).toBeLessThan(0.2);
});

test.each([
  ["a finger that lifts lets the ring go", "touch", 0],
  ["a mouse button that lifts does not", "mouse", 1],
])("%s", (_, type, strength) => {
  const pointer = followed();
  point("pointerdown", type);
  for (let i = 0; i < 200; i++) pointer.advance(0.016);
  point("pointerup", type);
  for (let i = 0; i < 200; i++) pointer.advance(0.016);
  expect(pointer.strength).toBeCloseTo(strength, 1);
});
