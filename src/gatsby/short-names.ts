import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sha256 } from "../markdown/sha256";

/** Consonants, of which no name makes a word: blockers of advertisements hide what is called `ad`. */
const LETTERS = "bcdfghjklmnpqrstvwxyz";

/** Components whose rules come with their scripts, and weigh on no page that does not open them. */
const STYLED_LATE = /(?:^|[\\/])components[\\/](?:Demo|LiveFigure|LivePaper)[\\/]/;

const isLive = (file: string) => /(?:^|[\\/])components[\\/]Live/.test(file);

export const isStyledLate = (file: string) => STYLED_LATE.test(file);

export type ShortNames = {
  /** The short name of a class, or of keyframes, of a CSS Module. Throws for one that no module has. */
  nameOf(file: string, local: string): string;
  /** CSS with short names for its custom properties, but for those that scripts name too. */
  withShortProperties(css: string): string;
  /** Another one whenever any short name may have changed. */
  digest: string;
};

const PROPERTY = /(?<![\w-])--[a-zA-Z][\w-]*/g;

/**
 * One or two letters for each class of the CSS Modules in a folder, and for each custom property of its style sheets,
 * counted through in the order of the files, those last that no page opens with: the others' letters, and how well they
 * compress, do not change with them.
 *
 * Every page carries its classes twice, in its rules and in its elements: words weigh twenty times as much. The names
 * depend on nothing but the folder, so that the HTML, the browser's scripts and the next build agree, and a sheet that
 * comes late agrees with the page that it comes to.
 */
export function countNames(folder: string): ShortNames {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort(
    (one, other) => Number(isLive(one)) - Number(isLive(other)) || (one < other ? -1 : 1),
  );
  const modules = files.filter((file) => file.endsWith(".module.css"));
  const locals = modules.flatMap((file) =>
    localNames(readFileSync(join(folder, file), "utf8")).map((local) => `${basename(file)} ${local}`),
  );
  const names = new Map(locals.map((local, index) => [local, letters(index)]));
  const inScripts = new Set(propertiesIn(folder, files, /\.tsx?$/));
  const inSheetsAlone = propertiesIn(folder, files, /\.css$/).filter((name) => !inScripts.has(name));
  const properties = new Map<string, string>();
  let count = 0;
  for (const name of inSheetsAlone) {
    let short: string;
    do short = `--${letters(count++)}`;
    while (inScripts.has(short));
    properties.set(name, short);
  }
  return {
    nameOf: (file, local) => {
      const name = names.get(`${basename(file)} ${local}`);
      if (name === undefined) throw new Error(`${file} has no class "${local}".`);
      return name;
    },
    withShortProperties: (css) => css.replace(PROPERTY, (name) => properties.get(name) ?? name),
    digest: sha256([...locals, ...properties].join("\n")),
  };
}

/** Every name that may be a class or keyframes: one too many costs nothing. */
function localNames(css: string): string[] {
  const named = css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g);
  return [...new Set([...named].map(([, name = ""]) => name))];
}

/** The custom properties that files of this kind name, each once. */
function propertiesIn(folder: string, files: readonly string[], kind: RegExp): string[] {
  const texts = files
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  return [...new Set(texts.join("\n").match(PROPERTY))];
}

/** A short name for each number: b to z, then bb to zz and on. */
function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? letters(rest - 1) : "") + LETTERS.charAt(index % LETTERS.length);
}
