import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import sharp from "sharp";
import { litepaperSlug } from "../content/content-paths";
import { imagesPath, type PaperImage, readPaperImages, servedFiles } from "../content/paper-images";
import { publicFile } from "../outputs/public-file";
import { cleanSvg } from "../paper/svg";
import { type ContentProblem, FILE_START } from "../site/content-problem";

/** WebP's quality: what is drawn keeps its edges, photographs a tenth of their weight. */
const QUALITY = 84;

/**
 * Writes the images beside the paper at `path`, in every size that its page offers, to where the page looks for them;
 * those that are there already are left alone, for their names tell what is in them. Returns a problem for each image that
 * is damaged.
 */
export async function writePaperImages(
  root: string,
  path: string,
  built?: string,
): Promise<ContentProblem[]> {
  const folder = imagesPath(litepaperSlug(path));
  const damaged = new Set<string>();
  for (const image of readPaperImages(root, path).values()) {
    if (image.width === 0) continue;
    const source = join(root, dirname(path), image.name);
    for (const { file, width } of servedFiles(image)) {
      const target = publicFile(`${folder}/${file}`, built);
      if (existsSync(target)) continue;
      const served = await servedImage(source, image, width);
      if (served === undefined) {
        damaged.add(image.name);
        continue;
      }
      await writeFile(target, served);
    }
  }
  return [...damaged].map((name) => damageOf(path, name));
}

/** The images beside the papers at these paths that are damaged, as problems, though their beginnings say what they are. */
export async function damagedImages(root: string, paths: readonly string[]): Promise<ContentProblem[]> {
  // Papers at once: images are decoded on all cores.
  const problems = await Promise.all(
    paths.map(async (path) => {
      const damaged: ContentProblem[] = [];
      for (const image of readPaperImages(root, path).values()) {
        if (image.width === 0) continue;
        const served = await servedImage(join(root, dirname(path), image.name), image, 1);
        if (served === undefined) damaged.push(damageOf(path, image.name));
      }
      return damaged;
    }),
  );
  return problems.flat();
}

/** An image as it is served, so wide; undefined where it is damaged. */
async function servedImage(source: string, { vector }: PaperImage, width: number) {
  const content = await readFile(source);
  try {
    if (vector) return cleanSvg(content.toString());
    return await sharp(content).rotate().resize({ width }).webp({ quality: QUALITY }).toBuffer();
  } catch {
    return undefined;
  }
}

function damageOf(path: string, name: string): ContentProblem {
  return {
    path: posix.join(posix.dirname(path), name),
    ...FILE_START,
    message: "The file cannot be read as a picture.",
    advice: "Export it again as PNG, JPEG, WebP, AVIF or SVG.",
  };
}
