/** The orb's light, read pixel by pixel: its own shader on a canvas of any size, at any moment. */
import { type Moment, pictureOfOrb } from "../../tools/icons/orb";
import { expect, test } from "./fixtures";
import { lightOf, rim, roughest } from "./light";

const MOMENTS: readonly Moment[] = [
  { uTime: [40], uPointer: [0, 0], uPull: [0, 0], uStir: [0] },
  // The pointer just outside the ring, half past one.
  { uTime: [4000], uPointer: [0.6, 0.6], uPull: [0.07, 0.07], uStir: [1] },
];

/** On a larger canvas the same light changes less from pixel to pixel, and a step is as high: so many show all of it. */
const SIZE = 1280;

test("the light has no step and no seam all the way round, at rest and bent", async ({ page }) => {
  for (const [index, moment] of MOMENTS.entries()) {
    const light = await lightOf(await pictureOfOrb(page, SIZE, moment));
    expect(light.half).toBe(SIZE / 2);
    const brightest = Math.max(...[0, 90, 180, 270].map((angle) => rim(light, angle).brightness));
    expect(brightest).toBeGreaterThan(60);
    // Another processor may round to another ring. Any ring measures up to 4, stair-steps from 8.5, a seam from 28.
    const { roughness, where } = roughest(light, { from: 0.45, to: 0.95 });
    expect(roughness, `brightness jumps in moment ${index}, at ${where}`).toBeLessThan(6);
  }
});
