/** Limits in bytes on what a page loads when it opens: HTML and scripts compressed with brotli, fonts as they are. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { paperPaths, publicDir, readPublicFile } from "./built-site";

/** At least five per cent above what was measured. A change that is worth it may raise one; its commit says why. */
const BUDGETS: Readonly<Record<string, { html: number; scripts: number }>> = {
  "/": { html: 29_000, scripts: 104_000 },
  "/questions": { html: 30_000, scripts: 111_000 },
  "/glossary": { html: 22_000, scripts: 103_000 },
  "/demo": { html: 16_000, scripts: 106_000 },
  ...Object.fromEntries(paperPaths.map((path) => [path, { html: 44_000, scripts: 123_000 }])),
  // It has the tables of attacks and of most numbers, and the strategies that two figures play.
  "/litepapers/pop": { html: 54_000, scripts: 132_000 },
};
const FONTS_LIMIT = 72_000;

/** Returns the size of a built file after brotli at quality 9, which is faster than 11 and a few per cent larger. */
const getCompressedBytes = (file: string) =>
  brotliCompressSync(readFileSync(join(publicDir, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  }).byteLength;

/** Returns the scripts and data of a page: those in its HTML, and those of its own that Gatsby's runtime loads. */
function listScripts(path: string): string[] {
  const data = join("page-data", path === "/" ? "index" : path, "page-data.json");
  const { componentChunkName } = JSON.parse(readPublicFile(data)) as { componentChunkName: string };
  const { assetsByChunkName } = JSON.parse(readPublicFile("../.cache/webpack.stats.json")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const linked = listMatches(readPublicFile(join(path, "index.html")), /<script[^>]* src="\/([^"]+\.js)"/g);
  const own = assetsByChunkName[componentChunkName] ?? [];
  return [...new Set([data, ...linked, ...own.filter((file) => file.endsWith(".js"))])];
}

const listMatches = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, file = ""]) => file)),
];

describe.each(Object.entries(BUDGETS))("%s", (path, budget) => {
  const file = join(path, "index.html").slice(1);

  test(`has at most ${budget.html} bytes of HTML with its styles, and ${budget.scripts} of scripts when it opens`, () => {
    expect(getCompressedBytes(file)).toBeLessThanOrEqual(budget.html);
    const bytes = listScripts(path).reduce((sum, script) => sum + getCompressedBytes(script), 0);
    expect(bytes).toBeLessThanOrEqual(budget.scripts);
    expect(bytes).toBeGreaterThan(budget.scripts / 2);
  });

  test(`declares fonts of at most ${FONTS_LIMIT} bytes, not counting the one of rare characters`, () => {
    const fonts = listMatches(readPublicFile(file), /url\(["']?\/([^"')]+\.woff2)/g).filter(
      (font) => !font.includes("-more-"),
    );
    const bytes = fonts.reduce((sum, font) => sum + readFileSync(join(publicDir, font)).byteLength, 0);
    expect(fonts.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FONTS_LIMIT);
  });
});
