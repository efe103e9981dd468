/** Weighs the built site, for the budgets: `npx tsx __tests__/build/weigh.ts` prints what there is now. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { firstScreens, htmlBudgets } from "./budgets";
import { publicDir } from "./built-site";

const HASH = /\b[0-9a-f]{8}\b/g;

type WebpackStats = { assetsByChunkName: Record<string, string[]> };

/** Bytes of one built file after brotli at its highest quality, as a host that compresses ahead of time sends it. */
export function weighFile(folder: string, path: string): number {
  const names = path.endsWith(".html") || path.endsWith(".js");
  const content = names ? readWithFixedHashes(folder, path) : readFileSync(join(folder, path));
  return brotli(content).byteLength;
}

/** The bytes of a page's answer, after brotli, that a browser needs to have all of the page before `end`. */
export function weighUntil(folder: string, path: string, end: string): number {
  const page = readWithFixedHashes(folder, path);
  const compressed = brotli(page);
  const position = page.indexOf(end);
  if (position < 0) throw new Error(`${path} has no ${end}`);
  let [least, most] = [0, compressed.byteLength];
  while (least < most) {
    const bytes = Math.floor((least + most) / 2);
    if (decoded(compressed.subarray(0, bytes)).length >= position) most = bytes;
    else least = bytes + 1;
  }
  return least;
}

/**
 * A page or a script, which name other files. By the hashes in them brotli divides all of it otherwise, seventy bytes more
 * or less: so each is another, but fixed.
 */
function readWithFixedHashes(folder: string, path: string): string {
  const text = readFileSync(join(folder, path), "utf8");
  const names = [...new Set(text.match(HASH))];
  const fixed = (index: number) => createHash("sha256").update(String(index)).digest("hex").slice(0, 8);
  return text.replaceAll(HASH, (name) => fixed(names.indexOf(name)));
}

/** What a browser can read of an answer that has arrived as far as this. */
function decoded(arrived: Buffer): string {
  return brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

function brotli(content: string | Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** Bytes after brotli of the sheet with the rules of all pages, which a page loads beside its scripts. */
export function weighCss(folder: string, path: string): number {
  const html = readFileSync(join(folder, path), "utf8");
  return [...html.matchAll(/ data-sheet="\/([^"]+)"/g)].reduce(
    (bytes, [, file = ""]) => bytes + weighFile(folder, file),
    0,
  );
}

/** Bytes after brotli of all scripts that a page loads when it opens: those in its HTML and its own webpack chunks. */
export function weighScripts(folder: string, path: string, chunkName: string): number {
  const html = readFileSync(join(folder, path), "utf8");
  const stats = JSON.parse(readFileSync(join(folder, "webpack.stats.json"), "utf8")) as WebpackStats;
  const named = ["app", chunkName].flatMap((chunk) => stats.assetsByChunkName[chunk] ?? []);
  const linked = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = ""]) => file);
  const files = new Set([...named, ...linked].filter((file) => file.endsWith(".js")));
  return [...files].reduce((bytes, file) => bytes + weighFile(folder, file), 0);
}

/** Bytes of all font files that a page's CSS names. */
export function weighFonts(folder: string, path: string): number {
  const html = readFileSync(join(folder, path), "utf8");
  const files = new Set([...html.matchAll(/url\(["']?(\/[^"')]+\.woff2?)/g)].map(([, file = ""]) => file));
  return [...files].reduce((bytes, file) => bytes + readFileSync(join(folder, file)).byteLength, 0);
}

export const landingChunk = "component---src-pages-index-tsx";
export const paperChunk = "component---src-templates-litepaper-tsx";

if (require.main === module) {
  for (const path of Object.keys(htmlBudgets())) console.log(path, weighFile(publicDir, path));
  for (const { file, end } of firstScreens)
    console.log(file, "first screen", weighUntil(publicDir, file, end));
  console.log("css", weighCss(publicDir, "index.html"));
  console.log("landing script", weighScripts(publicDir, "index.html", landingChunk));
  console.log("paper script", weighScripts(publicDir, "litepapers/pop/index.html", paperChunk));
  console.log("fonts", weighFonts(publicDir, "litepapers/pop/index.html"));
}
