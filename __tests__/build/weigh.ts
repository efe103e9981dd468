/** Weighs the built site, for the budgets: `npx tsx __tests__/build/weigh.ts` prints what there is now. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { firstScreens, htmlBudgets } from "./budgets";
import { publicDir } from "./built-site";

type WebpackStats = { assetsByChunkName: Record<string, string[]> };

const read = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");

/** As a host sends it that compresses ahead of time. */
const brotli = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Bytes of one built file after brotli. */
export function weighFile(folder: string, path: string): number {
  return brotli(readFileSync(join(folder, path))).byteLength;
}

/** The bytes of a page's answer, after brotli, that a browser needs to have all of the page before `end`. */
export function weighUntil(folder: string, path: string, end: string): number {
  const page = readFileSync(join(folder, path));
  const position = page.indexOf(end);
  if (position < 0) throw new Error(`${path} has no ${end}`);
  const compressed = brotli(page);
  let [least, most] = [0, compressed.byteLength];
  while (least < most) {
    const bytes = Math.floor((least + most) / 2);
    const arrived = brotliDecompressSync(compressed.subarray(0, bytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    if (arrived.length >= position) most = bytes;
    else least = bytes + 1;
  }
  return least;
}

/** Bytes after brotli of all scripts that a page loads when it opens: those in its HTML and its own webpack chunks. */
export function weighScripts(folder: string, path: string, chunkName: string): number {
  const stats = JSON.parse(read(folder, "../.cache/webpack.stats.json")) as WebpackStats;
  const named = ["app", chunkName].flatMap((chunk) => stats.assetsByChunkName[chunk] ?? []);
  const linked = [...read(folder, path).matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(
    ([, file = ""]) => file,
  );
  const files = new Set([...named, ...linked].filter((file) => file.endsWith(".js")));
  return [...files].reduce((bytes, file) => bytes + weighFile(folder, file), 0);
}

/** Bytes of all font files that a page's CSS names, but the one with signs that few pages have. */
export function weighFonts(folder: string, path: string): number {
  const fonts = read(folder, path).matchAll(/url\(["']?(\/[^"')]+\.woff2?)/g);
  const files = new Set([...fonts].map(([, file = ""]) => file).filter((file) => !file.includes("-more-")));
  return [...files].reduce((bytes, file) => bytes + readFileSync(join(folder, file)).byteLength, 0);
}

export const landingChunk = "component---src-pages-index-tsx";
export const paperChunk = "component---src-templates-litepaper-tsx";

if (require.main === module) {
  for (const path of Object.keys(htmlBudgets())) console.log(path, weighFile(publicDir, path));
  for (const { file, end } of firstScreens)
    console.log(file, "first screen", weighUntil(publicDir, file, end));
  console.log("landing script", weighScripts(publicDir, "index.html", landingChunk));
  console.log("paper script", weighScripts(publicDir, "litepapers/pop/index.html", paperChunk));
  console.log("fonts", weighFonts(publicDir, "litepapers/pop/index.html"));
}
