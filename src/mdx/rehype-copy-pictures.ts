import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Root } from "hast";
import type { File } from "./mistakes";
import type { Picture } from "./rehype-pictures";

/** Copies a page's pictures to the addresses that `rehypePictures` has given them. */
export function rehypeCopyPictures() {
  return (_tree: Root, file: File) => {
    for (const { source, address } of file.data.pictures as Picture[]) {
      const copy = join("public", address);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(source, copy);
    }
  };
}
