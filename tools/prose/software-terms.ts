/** What cspell's dictionaries know of computing. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

const FOLDER = join(dirname(require.resolve("@cspell/dict-software-terms")), "dict");

const read = (name: string) => readFileSync(join(FOLDER, name));

const withoutComments = (text: Buffer) => text.toString().replaceAll(/^#.*$/gm, "");

/** Texts of words and of names of software. */
export const readSoftwareTerms = (): string[] =>
  [gunzipSync(read("softwareTerms.txt.gz")), read("software-tools.txt"), read("networkingTerms.txt")].map(
    withoutComments,
  );

/** Acronyms that everybody knows. */
export const readAcronyms = (): string[] => withoutComments(read("computing-acronyms.txt")).split(/\s+/);
