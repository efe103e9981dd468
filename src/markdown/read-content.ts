import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TextDecoder } from "node:util";
import { ContentError } from "../lib/content-problem";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The text of a content file, whose `path` starts at `root`. Throws a ContentError where its bytes are not UTF-8, with
 * the place of the first that is not, and where it begins with a byte order mark.
 */
export function readContent(root: string, path: string): string {
  return decodeContent(readFileSync(join(root, path)), path);
}

/** As `readContent`, from the file's bytes. */
export function decodeContent(bytes: Buffer, path: string): string {
  const problem = (before: string, message: string, advice: string) => {
    const lines = before.split("\n");
    return new ContentError([
      { path, line: lines.length, column: (lines.at(-1) ?? "").length + 1, message, advice },
    ]);
  };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw problem(
      validBeginning(bytes),
      "The file is not UTF-8 from here on.",
      "Save it with the encoding UTF-8; editors offer this beside “Save as”.",
    );
  }
  if (text.startsWith(BYTE_ORDER_MARK)) {
    throw problem(
      "",
      "The file begins with a byte order mark, which nobody sees and no tool expects.",
      "Save it with the encoding UTF-8 without BOM.",
    );
  }
  return text;
}

/** The text before the first byte that is not UTF-8, found by halving: a beginning may end inside a character. */
function validBeginning(bytes: Buffer): string {
  const begin = (end: number) => {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
    } catch {
      return undefined;
    }
  };
  let [least, most] = [0, bytes.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (begin(middle) !== undefined) least = middle;
    else most = middle - 1;
  }
  return begin(least) ?? "";
}
