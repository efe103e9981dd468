import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { litepaperSlug } from "../markdown/content-paths";
import { imagesPath, readPaperImages, servedFiles } from "../markdown/paper-images";
import { cleanSvg } from "../markdown/svg";
import type { WrittenFiles } from "./written-files";

/** WebP's quality: what is drawn keeps its edges, photographs a tenth of their weight. */
const QUALITY = 84;

/**
 * Writes the images beside the paper at `path`, in every size that its page offers, to where the page looks for them;
 * those that are there already are left alone, for their names tell what is in them.
 */
export async function writePaperImages(root: string, path: string, files: WrittenFiles): Promise<void> {
  const folder = imagesPath(litepaperSlug(path));
  for (const image of readPaperImages(root, path).values()) {
    if (image.width === 0) continue;
    const source = join(root, dirname(path), image.name);
    for (const { file, width } of servedFiles(image)) {
      const target = files.place(`${folder}/${file}`);
      if (existsSync(target)) continue;
      if (image.vector) await writeFile(target, cleanSvg(await readFile(source, "utf8")));
      else await sharp(source).rotate().resize({ width }).webp({ quality: QUALITY }).toFile(target);
    }
  }
}
