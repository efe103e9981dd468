/** Red, green and blue from 0 to 1. */
type Rgb = readonly [number, number, number];

/**
 * Degrees by which the orb's base colours are turned: 300, as the specification asks for (section 9).
 *
 * `npm run draw:orb` draws the poster and the social card anew. `--accent`, `--focus`, `--figure-1` and `--figure-2` in
 * `tokens.css` were chosen by eye to go with this hue, and do not follow it. The mark and the icons have no hue.
 */
const HUE_DEGREES = 300;

/** Violet, cyan and deep blue, in sRGB. */
const BASE_COLOURS = {
  uColourA: [0.612, 0.263, 0.996],
  uColourB: [0.298, 0.761, 0.914],
  uColourC: [0.063, 0.078, 0.6],
} as const;

/** Weights of red, green and blue in the luma of YIQ: ITU-R BT.601, section 2.5.1. */
const LUMA = [0.299, 0.587, 0.114] as const;

/** Scales of the colour differences R − Y and B − Y in the plane of I and Q: SMPTE 170M. */
const RED_SCALE = 0.877283;
const BLUE_SCALE = 0.492111;

/** Returns the orb's three colours in linear light, as uniforms of its shader; by default with the site's hue. */
export function getColourUniforms(hueDegrees = HUE_DEGREES) {
  const getUniform = (colour: Rgb) => ({ value: turnHue(colour, hueDegrees).map(toLinear) });
  return {
    uColourA: getUniform(BASE_COLOURS.uColourA),
    uColourB: getUniform(BASE_COLOURS.uColourB),
    uColourC: getUniform(BASE_COLOURS.uColourC),
  };
}

/**
 * Turns a colour's hue in YIQ and keeps its luma. A channel of the result may be below 0 or above 1.
 *
 * I and Q are the scaled colour differences, turned by 33 degrees: turning the differences is the same rotation.
 */
function turnHue([red, green, blue]: Rgb, degrees: number): Rgb {
  const angle = (degrees * Math.PI) / 180;
  const luma = LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue;
  const v = RED_SCALE * (red - luma);
  const u = BLUE_SCALE * (blue - luma);
  const turnedRed = luma + (v * Math.cos(angle) - u * Math.sin(angle)) / RED_SCALE;
  const turnedBlue = luma + (v * Math.sin(angle) + u * Math.cos(angle)) / BLUE_SCALE;
  return [turnedRed, (luma - LUMA[0] * turnedRed - LUMA[2] * turnedBlue) / LUMA[1], turnedBlue];
}

/** Decodes a channel of sRGB, clamped to 0 to 1, to linear light: IEC 61966-2-1. */
function toLinear(channel: number): number {
  const clamped = Math.min(1, Math.max(0, channel));
  return clamped <= 0.04045 ? clamped / 12.92 : ((clamped + 0.055) / 1.055) ** 2.4;
}
