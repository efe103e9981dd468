import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { litepaperSlug } from "../markdown/content-paths";
import { imagesPath, readPaperImages, servedFiles } from "../markdown/paper-images";
import { cleanSvg } from "../markdown/svg";

/** WebP's quality: what is drawn keeps its edges, photographs a tenth of their weight. */
const QUALITY = 84;

/**
 * Writes the images beside the paper at `path`, in every size that its page offers, to where the page looks for them;
 * those that are there already are left alone, for their names tell what is in them. `built` is the built site's folder.
 */
export async function writePaperImages(root: string, path: string, built: string): Promise<void> {
  const folder = join(built, imagesPath(litepaperSlug(path)));
  const wanted = new Set<string>();
  for (const image of readPaperImages(root, path).values()) {
    if (image.width === 0) continue;
    const source = join(root, dirname(path), image.name);
    for (const { file, width } of servedFiles(image)) {
      wanted.add(file);
      const target = join(folder, file);
      if (existsSync(target)) continue;
      await mkdir(folder, { recursive: true });
      if (image.vector) await writeFile(target, cleanSvg(await readFile(source, "utf8")));
      else await sharp(source).rotate().resize({ width }).webp({ quality: QUALITY }).toFile(target);
    }
  }
  if (!existsSync(folder)) return;
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(join(folder, file));
}
