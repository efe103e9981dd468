/**
 * `npx tsx tools/hosts/compress.ts <folder>` writes `.br` and `.gz` beside each text file, for nginx and Caddy, which serve
 * precompressed files. Cloudflare Pages and Netlify compress by themselves.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { runMain } from "../run-main";

const TEXT_FILE = /\.(?:html|js|css|json|svg|xml|txt|md)$/;

/** Compresses at the highest quality, which is brotli's default. Files that would not get smaller are left out. */
export async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ]);
    if (br.byteLength >= content.byteLength || gz.byteLength >= content.byteLength) continue;
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}

if (require.main === module) runMain(() => compressFolder(process.argv[2] ?? "public"));
