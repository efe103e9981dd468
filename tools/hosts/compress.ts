/**
 * `npx tsx tools/hosts/compress.ts <folder>`: writes `.br` and `.gz` beside each file that gets smaller by it, for hosts
 * that serve what was compressed before (nginx, Caddy). Cloudflare Pages and Netlify compress by themselves.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { runMain } from "../run-main";

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|md)$/;

export type Compressed = { files: number; before: number; brotli: number; gzip: number };

/** Compresses all text under a folder at the highest quality; counts bytes. */
export async function compressFolder(folder: string): Promise<Compressed> {
  const total: Compressed = { files: 0, before: 0, brotli: 0, gzip: 0 };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))) {
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    if (br.byteLength >= content.byteLength || gz.byteLength >= content.byteLength) continue;
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
    total.files += 1;
    total.before += content.byteLength;
    total.brotli += br.byteLength;
    total.gzip += gz.byteLength;
  }
  return total;
}

if (require.main === module) {
  runMain(async () => {
    const { files, before, brotli, gzip } = await compressFolder(process.argv[2] ?? "public");
    console.log(`${files} files: ${before} bytes, ${brotli} as brotli, ${gzip} as gzip`);
  });
}
