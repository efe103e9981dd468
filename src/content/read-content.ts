import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { TextDecoder } from "node:util";
import { ContentError, placeAt } from "../site/content-problem";
import { LITEPAPERS } from "./content-paths";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Paths of all files in a folder whose names end so, from the repository's root, sorted; a folder that is not there has
 * none. What systems and editors keep there for themselves is left out: the name of its file or folder begins with a dot.
 */
export function listFiles(root: string, folder: string, ...endings: readonly string[]): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries: Dirent[] = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map(({ name, parentPath }) => relative(root, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((path) => !path.slice(folder.length).includes("/."))
    .sort();
}

/** The JSON in a paper's folder, which is served beside its page: the files' names. */
export function listData(root: string, slug: string): string[] {
  const folder = `${LITEPAPERS}/${slug}`;
  return listFiles(root, folder, ".json")
    .filter((path) => posix.dirname(path) === folder)
    .map((path) => posix.basename(path));
}

/**
 * The text of a content file, whose `path` starts at `root`; its lines end in \n, also where an editor or Git for Windows
 * has ended them in \r\n, since records of versions are compared to the letter. Throws a ContentError where its bytes are not UTF-8, with
 * the place of the first that is not, and where it begins with a byte order mark.
 */
export function readContent(root: string, path: string): string {
  return decodeContent(readFileSync(join(root, path)), path);
}

/** As `readContent`, from the file's bytes. */
export function decodeContent(bytes: Buffer, path: string): string {
  const problem = (before: string, message: string, advice: string) =>
    new ContentError({ path, ...placeAt(before, before.length), message, advice });
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
  return text.replaceAll("\r\n", "\n");
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
