/** What a visitor downloads, in bytes as a host sends them that compresses ahead of time; fonts as they are. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { paperPaths, publicDir, read } from "./built-site";

/** Round, with at least five per cent to spare. What the site is better with may raise one, with the reason in the commit. */
const BUDGETS: Readonly<Record<string, { html: number; scripts: number }>> = {
  "/": { html: 23_000, scripts: 104_000 },
  "/questions": { html: 22_000, scripts: 106_000 },
  "/glossary": { html: 19_000, scripts: 102_000 },
  "/demo": { html: 17_000, scripts: 92_000 },
  ...Object.fromEntries(paperPaths.map((path) => [path, { html: 34_000, scripts: 108_000 }])),
};
const FONTS = 66_000;

/** Bytes of a built file after brotli, quickly: within some per cent of what its highest quality gives. */
const weigh = (file: string) =>
  brotliCompressSync(readFileSync(join(publicDir, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  }).byteLength;

/** Scripts and data that a page loads when it opens: those in its HTML, and those of its own that Gatsby's runtime asks for. */
function scriptsOf(path: string): string[] {
  const data = join("page-data", path === "/" ? "index" : path, "page-data.json");
  const { componentChunkName } = JSON.parse(read(data)) as { componentChunkName: string };
  const { assetsByChunkName } = JSON.parse(read("../.cache/webpack.stats.json")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const linked = filesIn(read(join(path, "index.html")), /<script[^>]* src="\/([^"]+\.js)"/g);
  const own = assetsByChunkName[componentChunkName] ?? [];
  return [...new Set([data, ...linked, ...own.filter((file) => file.endsWith(".js"))])];
}

const filesIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, file = ""]) => file)),
];

describe.each(Object.entries(BUDGETS))("%s", (path, budget) => {
  const file = join(path, "index.html").slice(1);

  test(`has HTML, with its styles, of at most ${budget.html} bytes`, () => {
    expect(weigh(file)).toBeLessThanOrEqual(budget.html);
    expect(weigh(file)).toBeGreaterThan(budget.html / 10);
  });

  test(`has scripts of at most ${budget.scripts} bytes when it opens`, () => {
    const bytes = scriptsOf(path).reduce((sum, script) => sum + weigh(script), 0);
    expect(bytes).toBeLessThanOrEqual(budget.scripts);
    expect(bytes).toBeGreaterThan(budget.scripts / 2);
  });

  test(`names fonts of at most ${FONTS} bytes, without the one of rare signs`, () => {
    const fonts = filesIn(read(file), /url\(["']?\/([^"')]+\.woff2)/g).filter(
      (font) => !font.includes("-more-"),
    );
    const bytes = fonts.reduce((sum, font) => sum + readFileSync(join(publicDir, font)).byteLength, 0);
    expect(fonts.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FONTS);
  });
});
