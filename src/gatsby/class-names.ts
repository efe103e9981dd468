import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Consonants, of which no name makes a word: blockers of advertisements hide what is called `ad`. */
const LETTERS = "bcdfghjklmnpqrstvwxyz";

/** Components whose rules come with their scripts, and weigh on no page that does not open them. */
const STYLED_LATE = /(?:^|[\\/])components[\\/](?:Demo|LiveFigure|LivePaper)[\\/]/;

const isLive = (file: string) => /(?:^|[\\/])components[\\/]Live/.test(file);

export const isStyledLate = (file: string) => STYLED_LATE.test(file);

export type ClassNames = {
  /** The short name of a class, or of keyframes, of a CSS Module. Throws for one that no module has. */
  nameOf(file: string, local: string): string;
  /** Another one whenever any short name may have changed. */
  digest: string;
};

/**
 * One or two letters for each class of the CSS Modules in a folder, counted through in the order of the files, those last
 * that no page opens with: the others' letters, and how well they compress, do not change with them.
 *
 * Every page carries its classes twice, in its rules and in its elements: words weigh twenty times as much. The names
 * depend on nothing but the modules, so that the HTML, the browser's scripts and the next build agree.
 */
export function countClassNames(folder: string): ClassNames {
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort((one, other) => Number(isLive(one)) - Number(isLive(other)) || (one < other ? -1 : 1));
  const locals = modules.flatMap((file) =>
    localNames(readFileSync(join(folder, file), "utf8")).map((local) => `${basename(file)} ${local}`),
  );
  const names = new Map(locals.map((local, index) => [local, letters(index)]));
  return {
    nameOf: (file, local) => {
      const name = names.get(`${basename(file)} ${local}`);
      if (name === undefined) throw new Error(`${file} has no class "${local}".`);
      return name;
    },
    digest: createHash("sha256").update(locals.join("\n")).digest("hex"),
  };
}

/** Every name that may be a class or keyframes: one too many costs nothing. */
function localNames(css: string): string[] {
  const named = css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g);
  return [...new Set([...named].map(([, name = ""]) => name))];
}

/** A short name for each number: b to z, then bb to zz and on. */
export function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? letters(rest - 1) : "") + LETTERS.charAt(index % LETTERS.length);
}
