import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HEADER_POLICY } from "../csp/policy";
import { CITATION_TYPE, EPUB_TYPE } from "../site/litepaper-paths";
import type { RedirectRule } from "./redirect-rules";

/** What a host adds to its answers: to all of them, or to those for the paths that a pattern names. */
export type HostRule = {
  /** A path from the site's root, in which one `*` stands for anything. */
  path: string;
  headers: Readonly<Record<string, string>>;
};

/** A file that is called by its contents' hash never changes, so it may be kept for a year and not asked for again. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Scripts and style sheets at the root whose names end in the hash of what they hold. */
const HASHED = /[-.][0-9a-f]{8,20}\.(?:js|css)$/;

/** Folders in which every name holds a hash. */
const HASHED_FOLDERS = ["static", "pagefind/fragment", "pagefind/index"] as const;

/** In `static`. */
const SPECULATION_RULES = "/speculation-rules.json";

/** Cloudflare Pages reads a hundred rules; those of a first build are a quarter of that. */
const MAX_HASHED = 90;

/** What every answer says. The rules of `Speculation-Rules` have browsers prefetch a page when its link is pointed at. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": HEADER_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Speculation-Rules": `"${SPECULATION_RULES}"`,
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/** Endings of what programs read, also in browsers at other origins. */
const DATA: Readonly<Record<string, string | undefined>> = {
  md: "text/markdown; charset=utf-8",
  json: undefined,
  jsonld: "application/ld+json",
  atom: "application/atom+xml; charset=utf-8",
  txt: undefined,
};

/**
 * The one table of rules. What it does not say about caching is the hosts' own default, which asks again each time.
 *
 * `hashedFiles` are names of files at the root. No two rules of a path name the same header: hosts join such values.
 */
export function hostRules(hashedFiles: readonly string[]): HostRule[] {
  const immutable = { "Cache-Control": IMMUTABLE };
  return [
    { path: "/*", headers: COMMON_HEADERS },
    ...Object.entries(DATA).map(([ending, type]) => ({
      path: `/*.${ending}`,
      headers: { "Access-Control-Allow-Origin": "*", ...(type && { "Content-Type": type }) },
    })),
    { path: "/*.epub", headers: { "Content-Type": EPUB_TYPE } },
    { path: "/litepapers/*.csl.json", headers: { "Content-Type": CITATION_TYPE } },
    { path: "/*.avif", headers: { "Content-Type": "image/avif" } },
    { path: SPECULATION_RULES, headers: { "Content-Type": "application/speculationrules+json" } },
    { path: "/*.webmanifest", headers: { "Content-Type": "application/manifest+json" } },
    { path: "/litepapers/*.sol", headers: { "Content-Type": "text/plain; charset=utf-8" } },
    ...HASHED_FOLDERS.map((folder) => ({ path: `/${folder}/*`, headers: immutable })),
    ...hashedFiles.map((file) => ({ path: `/${file}`, headers: immutable })),
  ];
}

/** What a host's own file of redirects begins with: without a line it would be empty, of which hosts warn. */
const ADDRESSES = "# Addresses that papers have left.\n";

type HostFilesOptions = {
  /** The pages' canonical paths. */
  paths: readonly string[];
  /** Addresses that lead to others. */
  redirects: readonly RedirectRule[];
};

const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join("");

/**
 * The files that Cloudflare Pages and Netlify read, by name. `hashedFiles` are names of files at the root.
 *
 * Some hosts answer a folder's page at the address with a slash. By `_redirects` a page answers without one, and the form
 * with a slash leads there; the root needs no rule.
 */
export function publishedFiles(
  { paths, redirects }: HostFilesOptions,
  hashedFiles: readonly string[],
): Record<string, string> {
  const rules = hostRules(hashedFiles).map(({ path, headers }) =>
    lines([path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)]),
  );
  const pages = [...paths].sort().filter((path) => path !== "/");
  return {
    _headers: rules.join("\n"),
    _redirects: lines([
      ...redirects.map(({ from, to }) => `${from} ${to} 308`),
      ...pages.flatMap((path) => [`${path}/ ${path} 308`, `${path} ${path}/ 200`]),
    ]),
  };
}

/** The files that `deploy/nginx.conf` and `deploy/Caddyfile` include, by name. */
export function serverFiles({ redirects }: Pick<HostFilesOptions, "redirects">): Record<string, string> {
  const headers = Object.entries(COMMON_HEADERS).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return {
    // `always`, since errors are answers too.
    "headers.nginx": lines(headers.map((header) => `add_header ${header} always;`)),
    "headers.caddy": lines(["header {", ...headers.map((header) => `\t${header}`), "}"]),
    "redirects.nginx":
      ADDRESSES + lines(redirects.map(({ from, to }) => `location = ${from} { return 308 ${to}; }`)),
    "redirects.caddy": ADDRESSES + lines(redirects.map(({ from, to }) => `redir ${from} ${to} 308`)),
  };
}

/** Writes these files: the first into the built site, the others, which are nobody's to read, into a folder of their own. */
export async function writeHostFiles(
  { site, servers }: { site: string; servers: string },
  options: HostFilesOptions,
): Promise<void> {
  const hashedFiles = (await readdir(site)).filter((file) => HASHED.test(file)).sort();
  const published = publishedFiles(options, hashedFiles.slice(0, MAX_HASHED));
  for (const [name, text] of Object.entries(published)) await writeFile(join(site, name), text);
  await mkdir(servers, { recursive: true });
  for (const [name, text] of Object.entries(serverFiles(options))) await writeFile(join(servers, name), text);
}
