import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { imageSize } from "image-size";
import { sha256 } from "../text/sha256";

/** A picture in a paper's folder. */
export type PaperImage = {
  /** The file's name. */
  name: string;
  /** In CSS pixels; 0 where the file cannot be read as a picture. */
  width: number;
  height: number;
  /** Changes with the file, and stands in the address of what is made from it. */
  digest: string;
  /** An SVG, which is served as one file; of the others several sizes are made. */
  vector: boolean;
};

/** The pictures that may stand beside a paper. */
export const IMAGE = /\.(?:png|jpe?g|webp|avif|svg)$/i;

/** Widths that are offered of a picture, in pixels, and the widest that is. */
const WIDTHS = [480, 800, 1200, 1600];
const WIDEST = 2400;

/** The pictures in the folder of the paper at `path`, by name; a folder that is not there has none. */
export function readPaperImages(root: string, path: string): ReadonlyMap<string, PaperImage> {
  const folder = join(root, dirname(path));
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    names.filter((name) => IMAGE.test(name)).map((name) => [name, readImage(join(folder, name), name)]),
  );
}

/** Where the images beside a paper are served: in a folder whose files hosts take for unchanging. */
export function imagesPath(slug: string): string {
  return `/static/litepapers/${slug}`;
}

/** The files that are served of a picture, each with its width, the widest last. */
export function servedFiles({ name, digest, width, vector }: PaperImage): { file: string; width: number }[] {
  const stem = `${parse(name).name}-${digest}`;
  if (vector) return [{ file: `${stem}.svg`, width }];
  const widest = Math.min(width, WIDEST);
  return [...WIDTHS.filter((offered) => offered < widest), widest].map((offered) => ({
    file: `${stem}-${offered}.webp`,
    width: offered,
  }));
}

function readImage(file: string, name: string): PaperImage {
  const content = readFileSync(file);
  const digest = sha256(content).slice(0, 8);
  return { name, digest, vector: /\.svg$/i.test(name), ...sizeOf(content) };
}

function sizeOf(content: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    // From the fifth on, the orientations that a camera notes lie on their side.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down) };
  } catch {
    return { width: 0, height: 0 };
  }
}
