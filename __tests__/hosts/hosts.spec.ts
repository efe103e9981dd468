/** Tests of the headers, redirects and files that each host has to send. `npx tsx tools/hosts/main.ts` runs them. */
import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";

type Expectation = {
  path: string;
  requestHeaders?: Record<string, string>;
  /** Defaults to 200. */
  status?: number | readonly number[];
  /** Patterns of response headers; null for a header that must be missing. */
  headers?: Record<string, RegExp | null>;
  body?: RegExp;
  /** The reason why Cloudflare Pages cannot do this. It is then not tested there. */
  notOnPages?: string;
};

const IMMUTABLE = { "cache-control": /^public, max-age=31536000, immutable$/ };
const REVALIDATED = { "cache-control": /^(?:no-cache|public, max-age=0, must-revalidate)$/ };
const HTML = { "content-type": /^text\/html/ };
const MARKDOWN = /^text\/markdown; charset=utf-8$/i;
const JSON_TYPE = /^application\/json/;
const VARIES_BY_ACCEPT = { vary: /\baccept\b(?!-)/i };
const PAGES_HAS_NO_RULES = "Pages serves files alone: a program follows the page's link to its Markdown";
const COMPRESSED_AT_EDGE = "the local server leaves compression to Cloudflare's edge";
const LANDING = /<h1[^>]*>The blockchain for AI agents/;
const SECURITY = {
  "content-security-policy": /^frame-ancestors 'none'$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "strict-transport-security": /^max-age=63072000/,
  "x-content-type-options": /^nosniff$/,
};

/** Returns the address of a built file whose name has a hash. */
function findHashedFile(folder: string, pattern: RegExp): string {
  const name = readdirSync(`public/${folder}`).find((name) => pattern.test(name));
  return `/${folder}${name}`;
}

const createRedirect = (path: string, target: string): Expectation => ({
  path,
  status: [301, 308],
  headers: { location: new RegExp(`^(?:https?://[^/]+)?${target.replace("?", "\\?")}$`) },
});

const EXPECTATIONS_BY_TEST: Record<string, readonly Expectation[]> = {
  "pages have security headers and are revalidated": [
    { path: "/", body: LANDING },
    { path: "/litepapers/pop", body: /<h1[^>]*>Proof of Performance/ },
    { path: "/glossary", body: /<h1[^>]*>Glossary/ },
  ].map((page) => ({ ...page, headers: { ...SECURITY, ...REVALIDATED, ...HTML, etag: /./ } })),
  "other addresses of a page redirect to the one without a slash, with their query": [
    createRedirect("/litepapers/pop/", "/litepapers/pop"),
    createRedirect("/glossary/", "/glossary"),
    createRedirect("/glossary/?from=mail", "/glossary?from=mail"),
    {
      ...createRedirect("/litepapers/pop/index.html", "/litepapers/pop"),
      notOnPages: "it leads first to the form with a slash",
    },
  ],
  "missing pages are answered with status 404 and the landing page, and are not cached": [
    "/nowhere",
    "/litepapers",
    "/litepapers/nothing",
    "/a/b/c.html",
    `/app-${"0".repeat(20)}.js`,
  ].map((path) => ({
    path,
    status: 404,
    headers: { ...HTML, "cache-control": /^(?:no-cache|no-store|public, max-age=0, must-revalidate)$/ },
    body: LANDING,
  })),
  "no address redirects to another host": ["//example.com/", "/%5Cexample.com/"].map((path) => ({
    path,
    status: [301, 308, 404],
    headers: { location: /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)[:/]|\/[^/\\]|$)/ },
  })),
  "an address cannot add a header": [
    { path: "/a%0d%0aX-Made-Up:%20yes/", status: [301, 308, 400, 404], headers: { "x-made-up": null } },
  ],
  "files with a hash in their name are cached for a year": [
    {
      path: findHashedFile("", /^app-[0-9a-f]{8,20}\.js$/),
      headers: { ...SECURITY, ...IMMUTABLE, "content-type": /^(?:text|application)\/javascript/ },
    },
    {
      path: findHashedFile("static/", /\.woff2$/),
      headers: { ...IMMUTABLE, "content-type": /^font\/woff2/, "content-encoding": null },
    },
    { path: findHashedFile("pagefind/fragment/", /\.pf_fragment$/), headers: IMMUTABLE },
  ],
  "data files without a hash are revalidated": [
    "/page-data/app-data.json",
    "/page-data/litepapers/pop/page-data.json",
    "/pagefind/pagefind-entry.json",
  ].map((path) => ({ path, headers: { ...SECURITY, ...REVALIDATED, "content-type": JSON_TYPE } })),
  "a request for Markdown is answered with the page's Markdown": ["/", "/litepapers/pop", "/glossary"].map(
    (path) => ({
      path,
      requestHeaders: { accept: "text/markdown, text/html;q=0.5" },
      headers: { "content-type": MARKDOWN, ...VARIES_BY_ACCEPT },
      body: /^# .*(?:The blockchain for AI agents|Proof of Performance|Glossary)/m,
      notOnPages: PAGES_HAS_NO_RULES,
    }),
  ),
  "a request for HTML is answered with the page": [
    { path: "/litepapers/pop", requestHeaders: { accept: "text/html, text/markdown;q=0" }, headers: HTML },
    {
      path: "/glossary",
      requestHeaders: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
      headers: { ...HTML, ...VARIES_BY_ACCEPT },
      notOnPages: PAGES_HAS_NO_RULES,
    },
  ],
  "each file has its media type, and is revalidated": (
    [
      ["/index.md", MARKDOWN, /^# /m],
      ["/glossary.md", MARKDOWN, /^# .*Glossary/],
      ["/litepapers/pop.md", MARKDOWN, /^# Proof of Performance/m],
      ["/llms.txt", /^text\/plain/, /^# /],
      ["/orb.avif", /^image\/avif/],
      ["/litepapers/pop.pdf", /^application\/pdf/],
      ["/litepapers/pop.png", /^image\/png/],
      ["/speculation-rules.json", /^application\/speculationrules\+json/, /"prefetch"/],
      ["/pagefind/wasm.en.pagefind", /^application\/(?:wasm|octet-stream)|^$/],
      ["/site.webmanifest", /^application\/manifest\+json/],
      ["/favicon.svg", /^image\/svg\+xml/],
      ["/robots.txt", /^text\/plain/, /^Sitemap: https:/m],
      ["/sitemap-index.xml", /^(?:text|application)\/xml/],
    ] as const
  ).map(([path, type, body]) => ({ path, headers: { ...REVALIDATED, "content-type": type }, body })),
  "text is compressed with brotli or gzip, as the browser accepts": [
    { encodings: "br, gzip", encoding: /^br$/, notOnPages: COMPRESSED_AT_EDGE },
    { encodings: "gzip", encoding: /^gzip$/, notOnPages: COMPRESSED_AT_EDGE },
    { encodings: "identity", encoding: null },
  ].map(({ encodings, encoding, notOnPages }) => ({
    path: "/litepapers/pop",
    requestHeaders: { "accept-encoding": encodings },
    headers: { "content-encoding": encoding },
    notOnPages,
  })),
  "files for hosts are not served": ["/_headers", "/_redirects", "/index.html.br"].map((path) => ({
    path,
    status: 404,
  })),
};

for (const [name, expectations] of Object.entries(EXPECTATIONS_BY_TEST)) {
  test(name, async ({ request, baseURL }, { project }) => {
    for (const { path, requestHeaders, status = 200, headers = {}, body, notOnPages } of expectations) {
      if (notOnPages && project.name === "wrangler") continue;
      const answer = await request.get(`${baseURL}${path}`, { headers: requestHeaders, maxRedirects: 0 });
      const label = `${path} ${JSON.stringify(requestHeaders ?? {})}`;
      expect.soft([status].flat(), label).toContain(answer.status());
      for (const [header, value] of Object.entries(headers)) {
        const given = answer.headers()[header];
        if (value === null) expect.soft(given, `${label}: ${header}`).toBeUndefined();
        else expect.soft(given ?? "", `${label}: ${header}`).toMatch(value);
      }
      if (body) expect.soft(await answer.text(), label).toMatch(body);
    }
  });
}

test("an unchanged page is answered with status 304", async ({ request }) => {
  const headers = { "accept-encoding": "identity" };
  const { etag = "" } = (await request.get("/", { headers })).headers();
  const again = await request.get("/", { headers: { ...headers, "if-none-match": etag } });
  expect(again.status()).toBe(304);
});
