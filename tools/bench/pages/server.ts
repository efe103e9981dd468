import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";

const COMPRESSED = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".webmanifest"]);

/** Before a path: the same page without any script, or its bare text. */
export const WITHOUT_SCRIPTS = "/without-scripts";
export const BARE = "/bare";

/** What becomes of a page's HTML under each address. */
const VERSIONS: Readonly<Record<string, (html: string) => string>> = {
  [WITHOUT_SCRIPTS]: (html) => html.replace(/<script\b[\s\S]*?<\/script>/g, ""),
  [BARE]: bareText,
};

/** Serves a built site with brotli, as a host does, and each page again in its other versions. */
export async function servePages(folder: string): Promise<{ origin: string; close(): void }> {
  const answers = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? "/", "http://localhost").pathname;
    const version = Object.keys(VERSIONS).find((prefix) => asked.startsWith(`${prefix}/`)) ?? "";
    const file = fileAt(folder, asked.slice(version.length));
    const type = extname(file ?? ".html");
    const key = `${version}${file}`;
    if (!answers.has(key)) answers.set(key, encode(file ?? join(folder, "404.html"), VERSIONS[version]));
    response.writeHead(file ? 200 : 404, {
      "content-type": getMimeType(`index${type}`) ?? "application/octet-stream",
      "cache-control": type === ".html" ? "no-cache" : "public, max-age=31536000, immutable",
      ...(COMPRESSED.has(type) ? { "content-encoding": "br" } : {}),
    });
    response.end(answers.get(key));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fileAt(folder: string, path: string): string | undefined {
  return [join(folder, path), join(folder, path, "index.html")].find(
    (file) => extname(file) && existsSync(file),
  );
}

function encode(file: string, change = (html: string) => html): Buffer {
  const content = readFileSync(file);
  if (!COMPRESSED.has(extname(file))) return content;
  return brotliCompressSync(change(content.toString()));
}

/** The words of a page in their elements: no style, script, font, drawing, name of a class or remark for machines. */
function bareText(html: string): string {
  return html
    .replace(/<(style|script|noscript|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<link\b[^>]*>/g, "")
    .replace(/<meta\b(?![^>]*(?:charset|viewport))[^>]*>/gi, "")
    .replace(/ (?:class|style|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, "");
}
