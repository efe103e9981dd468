import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Redirect, Redirects } from "../content/redirects";
import { EPUB_TYPE, LITEPAPERS_PATH } from "../site/litepaper";
import { twinPath } from "../site/site";

/** An address and the one that it leads to, for good. */
export type Move = Pick<Redirect, "from" | "to">;

/** What a host adds to its answers: to all of them, or to those for the paths that a pattern names. */
export type HostRule = {
  /** A path from the site's root, in which one `*` stands for anything. */
  path: string;
  headers: Readonly<Record<string, string>>;
};

/** A file that is called by its contents' hash never changes, so it may be kept for a year and not asked for again. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Scripts and style sheets at the root whose names end in the hash of what they hold. */
const HASHED = /[-.][0-9a-f]{8}\.(?:js|css)$/;

/** Folders in which every name holds a hash. */
const HASHED_FOLDERS = ["static", "pagefind/fragment", "pagefind/index"] as const;

/** In `static`. */
const SPECULATION_RULES = "/speculation-rules.json";

/** Cloudflare Pages reads a hundred rules; those of a first build are a quarter of that. */
const MAX_HASHED = 90;

/**
 * What every answer says, whatever it answers. `policy` is the site's Content-Security-Policy. The rules of
 * `Speculation-Rules` have browsers prefetch a page when its link is pointed at.
 */
export function commonHeaders(policy: string): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy":
      "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Speculation-Rules": `"${SPECULATION_RULES}"`,
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
  };
}

/**
 * The one table of rules. What it does not say about caching is the hosts' own default, which asks again each time.
 *
 * `hashedFiles` are names of files at the root. No two rules of a path name the same header: hosts join such values.
 */
export function hostRules(policy: string, hashedFiles: readonly string[]): HostRule[] {
  const immutable = { "Cache-Control": IMMUTABLE };
  return [
    { path: "/*", headers: commonHeaders(policy) },
    { path: "/*.md", headers: { "Content-Type": "text/markdown; charset=utf-8" } },
    { path: "/*.atom", headers: { "Content-Type": "application/atom+xml; charset=utf-8" } },
    { path: "/*.epub", headers: { "Content-Type": EPUB_TYPE } },
    { path: "/*.jsonld", headers: { "Content-Type": "application/ld+json" } },
    { path: "/.well-known/ai-catalog.json", headers: { "Content-Type": "application/ai-catalog+json" } },
    { path: SPECULATION_RULES, headers: { "Content-Type": "application/speculationrules+json" } },
    { path: "/*.webmanifest", headers: { "Content-Type": "application/manifest+json" } },
    { path: "/litepapers/*.sol", headers: { "Content-Type": "text/plain; charset=utf-8" } },
    ...HASHED_FOLDERS.map((folder) => ({ path: `/${folder}/*`, headers: immutable })),
    ...hashedFiles.map((file) => ({ path: `/${file}`, headers: immutable })),
  ];
}

/** The rules in the form that Cloudflare Pages and Netlify read from `_headers`. */
export function headersFile(rules: readonly HostRule[]): string {
  return rules
    .map(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

/** What a paper is taken along as, where it is one. */
const BOOKS = [".pdf", ".epub"] as const;

/** The addresses that a paper's page, its Markdown and its books had, and where each leads now. */
export function movesOf(redirects: Redirects): Move[] {
  return redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
    { from: twinPath(from), to: twinPath(to) },
    ...BOOKS.map((form) => ({
      from: from + form,
      to: to.startsWith(`${LITEPAPERS_PATH}/`) ? to + form : to,
    })),
  ]);
}

/**
 * For hosts that answer a folder's page at the address with a slash: the page answers without one, and the form with a
 * slash leads there. `paths` are canonical, such as `/litepapers/pop`; the root needs no rule. Before them stand the
 * addresses that were left.
 */
export function redirectsFile(paths: readonly string[], moves: readonly Move[]): string {
  const pages = paths.filter((path) => path !== "/");
  return [
    ...moves.map(({ from, to }) => `${from} ${to} 308`),
    ...pages.flatMap((path) => [`${path}/ ${path} 308`, `${path} ${path}/ 200`]),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/** What a host's own file begins with: without any address it would be empty, of which hosts warn. */
const ADDRESSES = "# Addresses that papers have left.\n";

/** The addresses that were left, as nginx's locations. */
export function nginxRedirects(moves: readonly Move[]): string {
  return ADDRESSES + moves.map(({ from, to }) => `location = ${from} { return 308 ${to}; }\n`).join("");
}

/** The addresses that were left, as Caddy's directives. */
export function caddyRedirects(moves: readonly Move[]): string {
  return ADDRESSES + moves.map(({ from, to }) => `redir ${from} ${to} 308\n`).join("");
}

/** The common headers as nginx's directives; `always`, since errors are answers too. */
export function nginxHeaders(policy: string): string {
  return Object.entries(commonHeaders(policy))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;\n`)
    .join("");
}

/** The common headers as Caddy's directive. */
export function caddyHeaders(policy: string): string {
  const lines = Object.entries(commonHeaders(policy)).map(
    ([name, value]) => `\t${name} ${JSON.stringify(value)}\n`,
  );
  return `header {\n${lines.join("")}}\n`;
}

/**
 * Writes what hosts read beside the pages: `_headers` and `_redirects` (Cloudflare Pages, Netlify), `_headers.nginx` and
 * `_redirects.nginx` (`deploy/nginx.conf` includes them), `_headers.caddy` and `_redirects.caddy` (`deploy/Caddyfile`
 * imports them).
 *
 * `policy` is the site's Content-Security-Policy as a header; `paths` are the pages' canonical paths, `moves` the
 * addresses that lead to others.
 */
export async function writeHostFiles(
  folder: string,
  policy: string,
  paths: readonly string[],
  moves: readonly Move[] = [],
): Promise<void> {
  const hashed = (await readdir(folder)).filter((file) => HASHED.test(file)).sort();
  const files: Readonly<Record<string, string>> = {
    _headers: headersFile(hostRules(policy, hashed.slice(0, MAX_HASHED))),
    _redirects: redirectsFile([...paths].sort(), moves),
    "_headers.nginx": nginxHeaders(policy),
    "_headers.caddy": caddyHeaders(policy),
    "_redirects.nginx": nginxRedirects(moves),
    "_redirects.caddy": caddyRedirects(moves),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
