import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import sharp from "sharp";
import { litepaperSlug } from "../content/content-paths";
import { imagesPath, type PaperImage, readPaperImages, servedFiles } from "../content/paper-images";
import { publicFile } from "../outputs/public-file";
import { type ContentProblem, FILE_START } from "../site/content-problem";
import { cleanSvg } from "./clean-svg";

/** WebP's quality: what is drawn keeps its edges, photographs a tenth of their weight. */
const QUALITY = 84;

/**
 * Writes the images beside the paper at `path`, in every size that its page offers, to where the page looks for them. What
 * is there already stays: a file's name has its digest. Returns a problem for each image that is damaged.
 */
export async function writePaperImages(
  root: string,
  path: string,
  built?: string,
): Promise<ContentProblem[]> {
  const folder = imagesPath(litepaperSlug(path));
  return await damagesBeside(root, path, async (image, source) => {
    for (const { file, width } of servedFiles(image)) {
      const target = publicFile(`${folder}/${file}`, built);
      if (existsSync(target)) continue;
      const served = await servedImage(source, image, width);
      if (served === undefined) return false;
      await writeFile(target, served);
    }
    return true;
  });
}

/** A problem for each image beside the papers at these paths that is damaged. */
export async function damagedImages(root: string, paths: readonly string[]): Promise<ContentProblem[]> {
  // All at once: sharp decodes on all cores.
  const problems = await Promise.all(
    paths.map((path) =>
      damagesBeside(root, path, async (image, source) => (await servedImage(source, image, 1)) !== undefined),
    ),
  );
  return problems.flat();
}

/** A problem for each image beside a paper of which `isWhole` says no. */
async function damagesBeside(
  root: string,
  path: string,
  isWhole: (image: PaperImage, source: string) => Promise<boolean>,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const image of readPaperImages(root, path).values()) {
    // Without a size it is no picture at all, which the check of the paper says.
    if (image.width === 0 || (await isWhole(image, join(root, dirname(path), image.name)))) continue;
    problems.push({
      path: posix.join(posix.dirname(path), image.name),
      ...FILE_START,
      message: "The file cannot be read as a picture.",
      advice: "Export it again as PNG, JPEG, WebP, AVIF or SVG.",
    });
  }
  return problems;
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
