import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HEADER_CONTENT_SECURITY_POLICY } from "../csp/policy";
import { PUBLIC_FOLDER } from "./public-file";

/** What a host adds to its answers for the paths that a pattern names. */
type HostRule = {
  /** A path from the site's root, in which one `*` stands for anything. */
  path: string;
  headers: Readonly<Record<string, string>>;
};

/** In `static`. */
const SPECULATION_RULES = "/speculation-rules.json";

/** What every answer says. The rules of `Speculation-Rules` have browsers prefetch a page when its link is pointed at. */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": HEADER_CONTENT_SECURITY_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Speculation-Rules": `"${SPECULATION_RULES}"`,
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/** Programs read these, also in browsers at other origins. */
const CORS_HEADERS = { "Access-Control-Allow-Origin": "*" };

/** A file that is called by its contents' hash never changes, so it may be kept for a year and not asked for again. */
const IMMUTABLE_HEADERS = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Scripts and style sheets at the root whose names end in the hash of what they hold. */
const HASHED_FILE = /[-.][0-9a-f]{8,20}\.(?:js|css)$/;

/** Cloudflare Pages reads a hundred rules. */
const MAX_HASHED_RULES = 80;

/**
 * The one table of rules. What it does not say about caching is the hosts' own default, which asks again each time. No two
 * rules of a path name the same header: hosts join such values.
 */
export function createHostRules(filesAtRoot: readonly string[]): HostRule[] {
  const hashed = filesAtRoot.filter((file) => HASHED_FILE.test(file)).sort();
  return [
    { path: "/*", headers: RESPONSE_HEADERS },
    { path: "/*.md", headers: { ...CORS_HEADERS, "Content-Type": "text/markdown; charset=utf-8" } },
    { path: "/*.json", headers: CORS_HEADERS },
    { path: "/*.txt", headers: CORS_HEADERS },
    { path: "/*.avif", headers: { "Content-Type": "image/avif" } },
    { path: "/*.webmanifest", headers: { "Content-Type": "application/manifest+json" } },
    { path: SPECULATION_RULES, headers: { "Content-Type": "application/speculationrules+json" } },
    // Workers that take the place of those of an earlier site.
    { path: "/sw.js", headers: { "Cache-Control": "no-cache" } },
    { path: "/service-worker.js", headers: { "Cache-Control": "no-cache" } },
    { path: "/static/*", headers: IMMUTABLE_HEADERS },
    { path: "/pagefind/fragment/*", headers: IMMUTABLE_HEADERS },
    { path: "/pagefind/index/*", headers: IMMUTABLE_HEADERS },
    ...hashed.slice(0, MAX_HASHED_RULES).map((file) => ({ path: `/${file}`, headers: IMMUTABLE_HEADERS })),
  ];
}

/** `_headers`, as Cloudflare Pages and Netlify read it. */
export function formatHeadersFile(rules: readonly HostRule[]): string {
  return rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      "",
    ])
    .join("\n");
}

/**
 * `_redirects`, as Cloudflare Pages and Netlify read it. They would answer a page, which is a folder, at the address with a
 * slash: by these rules it answers without one, and the form with a slash leads there. The root needs no rule.
 */
export function formatRedirectsFile(paths: readonly string[]): string {
  return paths
    .filter((path) => path !== "/")
    .map((path) => `${path}/ ${path} 308\n${path} ${path}/ 200\n`)
    .join("");
}

/** What `deploy/nginx.conf` and `deploy/Caddyfile` include, by name. */
export function formatServerFiles(): Record<string, string> {
  const headers = Object.entries(RESPONSE_HEADERS).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return {
    // `always`, since errors are answers too.
    "headers.nginx": headers.map((header) => `add_header ${header} always;\n`).join(""),
    "headers.caddy": `header {\n${headers.map((header) => `\t${header}\n`).join("")}}\n`,
  };
}

/** Writes these files: two into the built site, the others, which are nobody's to read, into a folder of their own. */
export async function writeHostFiles(paths: readonly string[], servers: string): Promise<void> {
  await writeFile(
    join(PUBLIC_FOLDER, "_headers"),
    formatHeadersFile(createHostRules(await readdir(PUBLIC_FOLDER))),
  );
  await writeFile(join(PUBLIC_FOLDER, "_redirects"), formatRedirectsFile(paths));
  await mkdir(servers, { recursive: true });
  for (const [name, text] of Object.entries(formatServerFiles())) await writeFile(join(servers, name), text);
}
