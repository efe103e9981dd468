import { readFileSync } from "node:fs";
import { join } from "node:path";

const drawing = readFileSync(join(__dirname, "..", "..", "static", "favicon.svg"), "utf8");
/** The mark's outline on its 16-unit grid, as the tab's own icon draws it. */
const markPath = / d="([^"]+)"/.exec(drawing)?.[1] ?? "";

/** The stage's ground and ink (`tokens.css`) as sRGB, which icons and manifests need. */
export const GROUND = "#0d0d16";
export const INK = "#f1eee8";

/** The mark alone, as an SVG of `size` pixels. */
export function drawMark({ size, colour }: { size: number; colour: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 16 16"><path fill="${colour}" d="${markPath}"/></svg>`;
}

/**
 * The mark on the stage's ground, edge to edge, as systems ask for that cut icons to their own shapes.
 *
 * It takes half of the width: within the circle of 80 % that no mask may cut (W3C, Web App Manifest, 4.3.2).
 */
export function drawTile(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-8 -8 32 32"><path fill="${GROUND}" d="M-8-8h32v32h-32z"/><path fill="${INK}" d="${markPath}"/></svg>`;
}
