import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HEADER_CONTENT_SECURITY_POLICY } from "../csp/policy";
import { PUBLIC_FOLDER } from "./public-file-path";

/** The headers that a host adds to its responses for a path, in which one `*` matches any characters. */
type HostRule = { path: string; headers: Readonly<Record<string, string>> };

/** The path of the file in `static` by which browsers prefetch a page when the visitor points at a link to it. */
const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** The headers of every response. */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": HEADER_CONTENT_SECURITY_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/** Lets browsers keep files whose names have a hash of their contents for a year without asking again. */
const IMMUTABLE_HEADERS = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Matches scripts and style sheets whose names end in a hash of their contents. */
const HASHED_FILE = /[-.][0-9a-f]{8,20}\.(?:js|css)$/;

/** Cloudflare Pages reads 100 rules: https://developers.cloudflare.com/pages/configuration/headers/. */
const MAX_HASHED_RULES = 80;

/** Returns the rules for all paths. Hosts join values, so no two rules that match the same path may set the same header. */
export function createHostRules(filesAtRoot: readonly string[]): HostRule[] {
  const hashed = filesAtRoot.filter((file) => HASHED_FILE.test(file)).sort();
  return [
    { path: "/*", headers: RESPONSE_HEADERS },
    { path: "/*.md", headers: { "Content-Type": "text/markdown; charset=utf-8" } },
    { path: "/*.avif", headers: { "Content-Type": "image/avif" } },
    { path: "/*.webmanifest", headers: { "Content-Type": "application/manifest+json" } },
    { path: SPECULATION_RULES_PATH, headers: { "Content-Type": "application/speculationrules+json" } },
    { path: "/static/*", headers: IMMUTABLE_HEADERS },
    { path: "/pagefind/fragment/*", headers: IMMUTABLE_HEADERS },
    { path: "/pagefind/index/*", headers: IMMUTABLE_HEADERS },
    ...hashed.slice(0, MAX_HASHED_RULES).map((file) => ({ path: `/${file}`, headers: IMMUTABLE_HEADERS })),
  ];
}

/** Returns the `_headers` file of Cloudflare Pages and Netlify. */
export function formatHeadersFile(rules: readonly HostRule[]): string {
  const formatHeader = ([name, value]: [string, string]) => `  ${name}: ${value}\n`;
  return rules
    .map(({ path, headers }) => `${path}\n${Object.entries(headers).map(formatHeader).join("")}`)
    .join("\n");
}

/** Returns `_redirects` of Cloudflare Pages and Netlify, so that they serve pages, which are folders, without a trailing slash. */
export function formatRedirectsFile(paths: readonly string[]): string {
  return paths
    .filter((path) => path !== "/")
    .map((path) => `${path}/ ${path} 308\n${path} ${path}/ 200\n`)
    .join("");
}

/** Returns the files that `deploy/nginx.conf` and `deploy/Caddyfile` include, by their names. */
export function formatServerFiles(): Record<string, string> {
  const headers = Object.entries(RESPONSE_HEADERS).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return {
    // Without `always` nginx adds no headers to error pages: https://nginx.org/en/docs/http/ngx_http_headers_module.html.
    "headers.nginx": headers.map((header) => `add_header ${header} always;\n`).join(""),
    "headers.caddy": `header {\n${headers.map((header) => `\t${header}\n`).join("")}}\n`,
  };
}

/** Writes `_headers` and `_redirects` into the built site, and the unpublished server files into the folder `serverFolder`. */
export async function writeHostFiles(paths: readonly string[], serverFolder: string): Promise<void> {
  const rules = createHostRules(await readdir(PUBLIC_FOLDER));
  await writeFile(join(PUBLIC_FOLDER, "_headers"), formatHeadersFile(rules));
  await writeFile(join(PUBLIC_FOLDER, "_redirects"), formatRedirectsFile(paths));
  await mkdir(serverFolder, { recursive: true });
  for (const [name, text] of Object.entries(formatServerFiles()))
    await writeFile(join(serverFolder, name), text);
}
