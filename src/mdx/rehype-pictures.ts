import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Root } from "hast";
import { imageSize } from "image-size";
import { visit } from "unist-util-visit";
import { type File, pathOf, tell } from "./mistakes";

/** Serves the picture beside a page's file under a name that changes with it, with its size, so that nothing moves when it comes. */
export function rehypePictures() {
  return (tree: Root, file: File) => {
    visit(tree, "element", (element) => {
      if (element.tagName !== "img") return;
      const source = join(dirname(pathOf(file)), String(element.properties.src));
      // The check of the text has told of one that is missing.
      if (!existsSync(source)) return;
      const content = readFileSync(source);
      const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
      const address = `/static/${hash}/${basename(source)}`;
      mkdirSync(join("public", "static", hash), { recursive: true });
      copyFileSync(source, join("public", address));
      try {
        const { width, height } = imageSize(content);
        Object.assign(element.properties, {
          src: encodeURI(address),
          width,
          height,
          loading: "lazy",
          decoding: "async",
        });
      } catch {
        tell(file, element, `${source} is no picture that a browser can show.`);
      }
    });
  };
}
