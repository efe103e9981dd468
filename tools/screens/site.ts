/** The built site, served on a port of its own for as long as it takes to photograph it. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

export const root = join(__dirname, "..", "..");
const publicFolder = join(root, "public");

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export type Site = { url: string; close: () => void };

/** Builds the site if there is no build, and serves it on a free port of this machine alone. */
export async function serveSite(): Promise<Site> {
  if (!existsSync(join(publicFolder, "index.html"))) build();
  const server = createServer((request, response) => {
    const file = fileAt(new URL(request.url ?? "/", "http://localhost").pathname);
    response.writeHead(file ? 200 : 404, { "content-type": TYPES[extname(file ?? "")] ?? "text/plain" });
    response.end(file ? readFileSync(file) : "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function build(): void {
  const gatsby = join(root, "node_modules", "gatsby", "cli.js");
  const { status } = spawnSync(process.execPath, [gatsby, "build"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed; what to mend stands above.");
}

/** As static hosts find them: the file itself, or the page of a folder. */
function fileAt(pathname: string): string | undefined {
  const path = join(publicFolder, normalize(decodeURIComponent(pathname)));
  return [path, join(path, "index.html"), `${path}.html`].find(
    (candidate) =>
      candidate.startsWith(publicFolder) && existsSync(candidate) && statSync(candidate).isFile(),
  );
}
