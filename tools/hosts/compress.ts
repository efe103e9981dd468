/**
 * `npx tsx tools/hosts/compress.ts <folder>`: writes `.br` and `.gz` beside each file of text, for hosts that serve what
 * was compressed before (nginx, Caddy). Cloudflare Pages and Netlify compress by themselves.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { runMain } from "../run-main";

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|md)$/;

/** At the highest quality, which brotli has by default. Files that get no smaller stay as they are. */
export async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
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
