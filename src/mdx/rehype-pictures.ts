import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { unescape as decodeUrl } from "node:querystring";
import type { Root } from "hast";
import { imageSize } from "image-size";
import { visit } from "unist-util-visit";
import { addMistake, type File, getSourcePath } from "./mistakes";

/** The formats that browsers show. */
const FORMATS = ["avif", "gif", "jpg", "png", "svg", "webp"];

/**
 * Gives each picture its size, and an address that changes with its content, at which Gatsby then finds a copy in `public`.
 * Adds a mistake for a picture without words, and for one that cannot be read.
 */
export function rehypePictures() {
  return (tree: Root, file: File) => {
    visit(tree, "element", (element) => {
      if (element.tagName !== "img") return;
      const { alt, src } = element.properties;
      const url = decodeUrl(String(src));
      if (!String(alt).trim()) {
        const message = `The picture ${url} has no words for those who do not see it: ![What it shows](${url}).`;
        addMistake(file, element, message);
      }
      const picture = readPicture(dirname(getSourcePath(file)), url);
      if (typeof picture === "string") return addMistake(file, element, picture);
      const { source, address, width, height } = picture;
      const size = { width, height, loading: "lazy", decoding: "async" };
      Object.assign(element.properties, size, { src: encodeURI(address) });
      // `npm run check:content` writes nothing.
      if (process.env.gatsby_executing_command) {
        mkdirSync(join("public", dirname(address)), { recursive: true });
        copyFileSync(source, join("public", address));
      }
    });
  };
}

/** Returns a picture with its size in pixels, or what is wrong with it. */
function readPicture(folder: string, url: string) {
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url))
    return `The picture ${url} is elsewhere. Save it beside the page, and write its file’s name here.`;
  const source = join(folder, url);
  if (!statSync(source, { throwIfNoEntry: false })?.isFile()) return `There is no picture ${source}.`;
  const content = readFileSync(source);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  const { type = "", ...size } = readSize(content) ?? { width: 0, height: 0 };
  return FORMATS.includes(type)
    ? { source, address: `/static/${hash}/${basename(source)}`, ...size }
    : `${source} cannot be read. Save it again, with a width and a height, as one of ${FORMATS.join(", ")}.`;
}

function readSize(content: Buffer): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
}
