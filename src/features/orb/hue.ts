/** Red, green, blue as encoded (sRGB), each nominally 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The orb before its hue is turned: violet, cyan, deep blue. */
export const BASE_COLOURS: readonly [Rgb, Rgb, Rgb] = [
  [0.612, 0.263, 0.996],
  [0.298, 0.761, 0.914],
  [0.063, 0.078, 0.6],
];

const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;
const U_SCALE = 0.492111;
const V_SCALE = 0.877283;

/** Luma Y' of an encoded colour (ITU-R BT.601). */
export function luma([red, green, blue]: Rgb): number {
  return RED * red + GREEN * green + BLUE * blue;
}

/**
 * Turns a colour's hue by `degrees` in the I-Q plane of YIQ, keeping its luma.
 * I and Q are the colour differences V and U turned by 33 degrees, so turning V-U by the same angle is the same rotation,
 * and needs no rounded matrix. The result may leave 0 to 1: clamp it where it is shown.
 * Source: NTSC YIQ and BT.601 (SMPTE 170M) colour differences.
 */
export function rotateHue(colour: Rgb, degrees: number): Rgb {
  const angle = (degrees * Math.PI) / 180;
  const y = luma(colour);
  const v = V_SCALE * (colour[0] - y);
  const u = U_SCALE * (colour[2] - y);
  const red = y + (v * Math.cos(angle) - u * Math.sin(angle)) / V_SCALE;
  const blue = y + (v * Math.sin(angle) + u * Math.cos(angle)) / U_SCALE;
  return [red, (y - RED * red - BLUE * blue) / GREEN, blue];
}

/** One encoded channel, clamped to 0 to 1, as linear light (IEC 61966-2-1). */
export function toLinear(channel: number): number {
  const c = Math.min(1, Math.max(0, channel));
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}
