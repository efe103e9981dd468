import fc from "fast-check";
import { BASE_COLOURS, luma, type Rgb, rotateHue, toLinear } from "../../../src/features/orb/hue";

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const colour = fc.tuple(channel, channel, channel);
const degrees = fc.double({ min: -720, max: 720, noNaN: true });

function expectSame(actual: Rgb, expected: Rgb) {
  for (const i of [0, 1, 2] as const) expect(actual[i]).toBeCloseTo(expected[i], 9);
}

test("turning the hue keeps the luma of every colour", () => {
  fc.assert(fc.property(colour, degrees, (c, d) => expect(luma(rotateHue(c, d))).toBeCloseTo(luma(c), 9)));
});

test("a full turn changes nothing", () => {
  fc.assert(fc.property(colour, (c) => expectSame(rotateHue(c, 360), c)));
});

test("two turns are one turn by their sum", () => {
  fc.assert(
    fc.property(colour, degrees, degrees, (c, a, b) =>
      expectSame(rotateHue(rotateHue(c, a), b), rotateHue(c, a + b)),
    ),
  );
});

test("greys have no hue to turn", () => {
  fc.assert(fc.property(channel, degrees, (v, d) => expectSame(rotateHue([v, v, v], d), [v, v, v])));
});

test("by 300 degrees violet becomes rose, as the rounded YIQ matrices of the field give it", () => {
  const [red, green, blue] = rotateHue(BASE_COLOURS[0], 300);
  expect(red).toBeCloseTo(0.797, 2);
  expect(green).toBeCloseTo(0.27, 2);
  expect(blue).toBeCloseTo(0.476, 2);
});

test("linear light runs from 0 to 1, and what is out of range is clamped", () => {
  expect(toLinear(0)).toBe(0);
  expect(toLinear(1)).toBeCloseTo(1, 12);
  expect(toLinear(0.5)).toBeCloseTo(0.214, 4);
  expect(toLinear(-0.03)).toBe(0);
  expect(toLinear(1.3)).toBeCloseTo(1, 12);
});
