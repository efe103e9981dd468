import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkitten";
import { selectAll } from "hast-util-select";
import type { SitePaper } from "../../src/content/content-files";
import { listFiles, readContent } from "../../src/content/read-content";
import { drawnCharacters } from "../../src/paper/math-characters";
import { type ContentProblem, placeAt } from "../../src/site/content-problem";
import { MATH, textFonts } from "./fonts";

/** The characters of a font file in any format. */
export function charactersOf(path: string): ReadonlySet<string> {
  const font = create(readFileSync(path));
  if (font.isCollection) throw new Error("The file has several fonts.");
  // The last one of some tables, U+FFFF, is no character.
  const codePoints = font.characterSet.filter((codePoint) => codePoint !== 0xffff);
  return new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)));
}

/**
 * The characters of the content that the site's fonts have no longer or not yet, each where it first stands. What their
 * families lack is left to the reader's system, but in formulae, where nothing else fits.
 */
export function missingCharacters(
  root: string,
  papers: readonly Pick<SitePaper, "path" | "tree">[],
): ContentProblem[] {
  const [text] = textFonts(root);
  if (!text) return [];
  const modules = join(root, "node_modules");
  const fonts = join(root, "src/fonts");
  const family = charactersOf(join(modules, text.source));
  const served = charactersOf(join(fonts, text.file));
  const isMissing = (character: string) => family.has(character) && !served.has(character);
  const missing = new Set([...text.characters].filter(isMissing));
  const problems: ContentProblem[] = [];
  const report = (character: string, path: string, source: string, offset: number) => {
    const message = `The site's fonts lack “${character}” so far.`;
    const advice = "Run npm run fonts, and commit what it changes in src/fonts.";
    problems.push({ path, ...placeAt(source, offset), message, advice });
  };
  for (const path of missing.size > 0 ? listFiles(root, "content", ".md", ".mdx", ".json") : []) {
    const source = readContent(root, path);
    for (const character of missing) {
      const offset = source.indexOf(character);
      if (offset < 0) continue;
      missing.delete(character);
      report(character, path, source, offset);
    }
  }
  const drawn = charactersOf(join(fonts, MATH.file));
  const known = charactersOf(join(modules, MATH.source));
  for (const { path, tree } of papers) {
    const source = readContent(root, path);
    for (const formula of selectAll("math", tree))
      for (const character of drawnCharacters(formula)) {
        if (drawn.has(character) || !known.has(character) || NOT_DRAWN.test(character)) continue;
        report(character, path, source, Math.max(0, source.indexOf(formula.data?.latex ?? "")));
      }
  }
  return problems;
}

/** U+2061 asks for nothing to be drawn. Spaces, and the star of a figure's labels, are in the interface's font. */
export const NOT_DRAWN = /[\u2061\s*]/;
