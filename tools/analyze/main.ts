/**
 * `npm run analyze`: what the scripts of the last build hold. For each chunk its bytes, minified and after brotli, and
 * the modules in it; then what each page loads in all.
 *
 * A module's share of a chunk is what its source map says of the minified text; compressed bytes belong to no module.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const root = join(__dirname, "..", "..");
const built = join(root, "public");
const maps = join(root, ".cache", "source-maps");

/** Modules with fewer bytes than this are counted together. */
const SMALL = 150;

type Stats = { assetsByChunkName: Record<string, string[]> };

function main(): void {
  const scripts = readdirSync(built).filter((file) => file.endsWith(".js"));
  for (const file of scripts) printChunk(file);

  console.log("What a page loads, in bytes after brotli");
  const { assetsByChunkName } = JSON.parse(readFileSync(join(built, "webpack.stats.json"), "utf8")) as Stats;
  for (const [name, files] of Object.entries(assetsByChunkName)) {
    if (!name.startsWith("component---")) continue;
    const loaded = [...new Set([...(assetsByChunkName.app ?? []), ...files])].filter((file) =>
      file.endsWith(".js"),
    );
    const bytes = loaded.reduce((sum, file) => sum + brotliBytes(readFileSync(join(built, file))), 0);
    console.log(`${column(bytes)}  ${name.replace("component---", "")}`);
  }
}

function printChunk(file: string): void {
  const script = readFileSync(join(built, file), "utf8");
  console.log(`${file}: ${script.length} bytes, ${brotliBytes(script)} after brotli`);
  const modules = [...bytesByModule(file, script)].sort(([, one], [, other]) => other - one);
  for (const [module, bytes] of modules.filter(([, bytes]) => bytes >= SMALL))
    console.log(`${column(bytes)}  ${module}`);
  const rest = modules.filter(([, bytes]) => bytes < SMALL);
  if (rest.length > 0)
    console.log(`${column(rest.reduce((sum, [, bytes]) => sum + bytes, 0))}  ${rest.length} smaller`);
  console.log();
}

function bytesByModule(file: string, script: string): Map<string, number> {
  const bytes = new Map<string, number>();
  const mapFile = join(maps, `${file}.map`);
  // A chunk that only joins others has no source of its own.
  if (!existsSync(mapFile)) return bytes.set("(webpack)", script.length);
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, "utf8")) as SourceMapPayload);
  for (const [line, text] of script.split("\n").entries()) {
    for (let column = 0; column < text.length; column++) {
      const entry = map.findEntry(line, column);
      const module =
        "originalSource" in entry && entry.originalSource ? readable(entry.originalSource) : "(webpack)";
      bytes.set(module, (bytes.get(module) ?? 0) + 1);
    }
  }
  return bytes;
}

function readable(source: string): string {
  return decodeURI(source).replace(/^webpack:\/\/[^/]*\/(?:.*\/(?=node_modules\/))?/, "");
}

function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

function column(bytes: number): string {
  return String(bytes).padStart(8);
}

main();
