import { getColourUniforms } from "../../src/orb/orb-colours";

/** Encodes linear light as sRGB: IEC 61966-2-1. */
const encode = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const getColours = (hueDegrees?: number) =>
  Object.values(getColourUniforms(hueDegrees)).map(({ value }) =>
    value.map((light) => Number(encode(light).toFixed(3))),
  );

test("with hue 0 the light has the base colours", () => {
  expect(getColours(0)).toEqual([
    [0.612, 0.263, 0.996],
    [0.298, 0.761, 0.914],
    [0.063, 0.078, 0.6],
  ]);
});

test("the site's orb has the base colours turned by 300 degrees, clamped to what a display shows", () => {
  expect(getColours()).toEqual(getColours(300));
  expect(getColours(300)).toEqual([
    [0.796, 0.27, 0.475],
    [0.602, 0.53, 1],
    [0.325, 0, 0.475],
  ]);
});
