import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Root } from "hast";
import { imageSize } from "image-size";
import { visit } from "unist-util-visit";
import { addMistake, type File, getSourcePath } from "./mistakes";

/** A picture beside a page's file, and its address on the site. */
export type Picture = { source: string; address: string };

/** Gives each picture its size, and an address that changes with its content. `rehypeCopyPictures` reads `file.data.pictures`. */
export function rehypePictures() {
  return (tree: Root, file: File) => {
    const pictures: Picture[] = [];
    visit(tree, "element", (element) => {
      if (element.tagName !== "img") return;
      const source = join(dirname(getSourcePath(file)), decodeURI(String(element.properties.src)));
      // `remarkChecks` has added a mistake for a picture that is missing.
      if (!existsSync(source)) return;
      const content = readFileSync(source);
      const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
      const address = `/static/${hash}/${basename(source)}`;
      try {
        const { width, height } = imageSize(content);
        Object.assign(element.properties, {
          src: encodeURI(address),
          width,
          height,
          loading: "lazy",
          decoding: "async",
        });
        pictures.push({ source, address });
      } catch {
        addMistake(file, element, `${source} is no picture that a browser can show.`);
      }
    });
    file.data.pictures = pictures;
  };
}
