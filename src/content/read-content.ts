import { isUtf8 } from "node:buffer";
import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  ContentError,
  type ContentProblem,
  catchProblems,
  FILE_START,
  placeAt,
} from "../site/content-problem";

const BYTE_ORDER_MARK = "\uFEFF";
/** What decoding puts in place of bytes that are not UTF-8. */
const REPLACEMENT = "\uFFFD";

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

/**
 * The text of a content file. Its lines end in \n, also where Git for Windows has written \r\n, since records of versions
 * are compared to the letter. Throws a ContentError where it is not UTF-8 or begins with a byte order mark.
 */
export function readContent(root: string, path: string): string {
  return decodeContent(readFileSync(join(root, path)), path);
}

/** What `read` makes of the text of each of these files. Throws a ContentError with all that is wrong in any of them. */
export function readEach<Made>(
  root: string,
  paths: readonly string[],
  read: (text: string, path: string) => Made,
): Made[] {
  const problems: ContentProblem[] = [];
  const all = paths.flatMap(
    (path) => catchProblems(problems, () => [read(readContent(root, path), path)]) ?? [],
  );
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}

/** As `readContent`, from the file's bytes. */
export function decodeContent(bytes: Buffer, path: string): string {
  const text = bytes.toString("utf8");
  if (!isUtf8(bytes)) {
    throw new ContentError({
      path,
      ...placeAt(text, text.indexOf(REPLACEMENT)),
      message: "The file is not UTF-8 from here on.",
      advice: "Save it with the encoding UTF-8; editors offer this beside “Save as”.",
    });
  }
  if (text.startsWith(BYTE_ORDER_MARK)) {
    throw new ContentError({
      path,
      ...FILE_START,
      message: "The file begins with a byte order mark, which nobody sees and no tool expects.",
      advice: "Save it with the encoding UTF-8 without BOM.",
    });
  }
  return text.replaceAll("\r\n", "\n");
}
