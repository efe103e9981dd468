/** Brightness read off a picture of the orb, by angle (degrees from twelve o'clock) and radius (1 is the box's half). */
import sharp from "sharp";

export type Light = (angle: number, radius: number) => number;

/** Where the orb lies in a picture, in the picture's pixels. */
export type OrbBox = { x: number; y: number; half: number };

/** How brightness (0 to 255) lies round the orb of a PNG; what is transparent is black. */
export async function lightOf(png: Buffer, place?: OrbBox): Promise<Light & { half: number }> {
  const { data, info } = await sharp(png)
    .flatten({ background: "#000" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const { half, ...centre } = place ?? { x: middle, y: info.height / 2, half: middle };
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? Number.NaN;
  const light: Light = (angle, radius) => {
    const radians = (angle * Math.PI) / 180;
    const x = centre.x + Math.sin(radians) * radius * half - 0.5;
    const y = centre.y - Math.cos(radians) * radius * half - 0.5;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const mix = (a: number, b: number, share: number) => a + (b - a) * share;
    return mix(
      mix(at(left, top), at(left + 1, top), x - left),
      mix(at(left, top + 1), at(left + 1, top + 1), x - left),
      y - top,
    );
  };
  return Object.assign(light, { half });
}

/**
 * The largest second difference of brightness along circles of these radii, and where it is.
 *
 * Where light is smooth, brightness changes at a rate that itself changes little; a step, a seam or a ridge stands out.
 * The three places are two pixels apart. Each is averaged with its neighbours along its ray, so that dither is no step.
 */
export function roughest(light: Light & { half: number }, { from, to }: { from: number; to: number }) {
  const mean = (angle: number, radius: number) =>
    [-1, 0, 1].reduce((sum, pixel) => sum + light(angle, radius + pixel / light.half), 0) / 3;
  let roughness = 0;
  let where = "nowhere";
  for (let radius = from; radius <= to; radius += 0.02) {
    const step = ((2 / (radius * light.half)) * 180) / Math.PI;
    for (let angle = 0; angle < 360; angle += step) {
      const difference = mean(angle - step, radius) - 2 * mean(angle, radius) + mean(angle + step, radius);
      if (Math.abs(difference) <= roughness) continue;
      roughness = Math.abs(difference);
      where = `${angle.toFixed(1)}° at radius ${radius.toFixed(2)}`;
    }
  }
  return { roughness, where };
}

/** The brightest there is on a ray, and at which radius. */
export function rim(light: Light, angle: number): { radius: number; brightness: number } {
  let best = { radius: 0, brightness: 0 };
  for (let radius = 0.4; radius < 1; radius += 0.002) {
    const brightness = light(angle, radius);
    if (brightness > best.brightness) best = { radius, brightness };
  }
  return best;
}
