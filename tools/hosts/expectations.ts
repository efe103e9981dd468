/**
 * What a host has to answer: one table for every host.
 *
 * A header is given as a pattern that its value matches, or as `absent`.
 */
export type Expectation = {
  says: string;
  path: string;
  /** Sent with the request; without more it asks for the page as a browser does. */
  request?: Readonly<Record<string, string>>;
  status: number | readonly number[];
  headers?: Readonly<Record<string, RegExp | typeof absent>>;
  /** What the body contains, once it is decompressed. */
  body?: RegExp;
  /** Hosts that cannot do this, with the reason. */
  except?: Readonly<Record<string, string>>;
};

export const absent = Symbol("absent");

export type BuiltFiles = {
  /** A script whose name holds a hash, such as `/app-….js`. */
  script: string;
  font: string;
  searchFragment: string;
  /** There are so many papers that a page lists them. */
  list: boolean;
  /** The entity tag that the host itself gave for `/`. */
  tag: string;
};

const IMMUTABLE = /^public, max-age=31536000, immutable$/;
const REVALIDATED = /^(?:no-cache|public, max-age=0, must-revalidate)$/;
const NOT_KEPT = /^(?:no-cache|no-store|public, max-age=0, must-revalidate)$/;
const PERMANENT = [301, 308] as const;

const SECURITY: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /^default-src 'none'; .*frame-ancestors 'none'$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "strict-transport-security": /^max-age=63072000/,
  "x-content-type-options": /^nosniff$/,
};

const LANDING = /<h1[^>]*>The blockchain for AI agents/;

/** The table, for the files that this build has. */
export function expectations({ script, font, searchFragment, list, tag }: BuiltFiles): Expectation[] {
  const table: Expectation[] = [
    page("/", LANDING),
    page("/litepapers/pop", /<h1[^>]*>Proof of Performance/),
    page("/litepapers/erc4337a", /<h1[^>]*>ERC4337A/),
    page("/litepapers/agfi", /<h1[^>]*>Agentic Finance/),
    page("/glossary", /<h1[^>]*>Glossary/),
    ...["/litepapers/pop", "/glossary"].flatMap((path) => [
      leadsTo(`${path}/`, path),
      {
        ...leadsTo(`${path}/?from=mail`, path),
        says: "keeps a page's question on the way to the form without a slash",
      },
    ]),
    leadsTo("/litepapers/pop/index.html", "/litepapers/pop", {
      wrangler: "Cloudflare leads index.html to the form with a slash, and from there to the one without",
    }),
    ...(list ? [page("/litepapers", /<h1[^>]*>Litepapers/)] : []),
    ...[
      "/nowhere",
      ...(list ? [] : ["/litepapers"]),
      "/litepapers/nothing",
      "/a/b/c.html",
      `/app-${"0".repeat(20)}.js`,
    ].map(
      (path): Expectation => ({
        says: "answers what is not there with the landing page, and says so",
        path,
        status: 404,
        headers: {
          "content-type": /^text\/html/,
          "cache-control": NOT_KEPT,
          "x-content-type-options": /^nosniff$/,
        },
        body: LANDING,
      }),
    ),
    ...["//example.com/", "/%5Cexample.com/"].map(
      (path): Expectation => ({
        says: "never leads to another host, however the slashes are written",
        path,
        status: [301, 308, 404],
        headers: { location: /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)[:/]|\/[^/\\]|$)/ },
      }),
    ),
    {
      says: "puts nothing of an address into its headers",
      path: "/a%0d%0aX-Made-Up:%20yes/",
      status: [301, 308, 400, 404],
      headers: { "x-made-up": absent },
    },
    {
      says: "lets a hashed script be kept for good",
      path: script,
      status: 200,
      headers: {
        ...SECURITY,
        "cache-control": IMMUTABLE,
        "content-type": /^(?:text|application)\/javascript/,
      },
    },
    {
      says: "lets a font be kept for good, as it is",
      path: font,
      status: 200,
      headers: { "cache-control": IMMUTABLE, "content-type": /^font\/woff2/, "content-encoding": absent },
    },
    {
      says: "lets a part of the search index be kept for good",
      path: searchFragment,
      status: 200,
      headers: { "cache-control": IMMUTABLE },
    },
    ...[
      "/page-data/app-data.json",
      "/page-data/litepapers/pop/page-data.json",
      "/pagefind/pagefind-entry.json",
    ].map(
      (path): Expectation => ({
        says: "has data of a fixed name asked for again",
        path,
        status: 200,
        headers: { ...SECURITY, "cache-control": REVALIDATED, "content-type": /^application\/json/ },
      }),
    ),
    {
      says: "answers that nothing has changed",
      path: "/",
      request: { "if-none-match": tag, "accept-encoding": "identity" },
      status: 304,
    },
    {
      says: "serves a paper as Markdown that can be read in the browser",
      path: "/litepapers/pop.md",
      status: 200,
      headers: { "content-type": /^text\/markdown; charset=utf-8$/i, "cache-control": REVALIDATED },
      body: /^# Proof of Performance/m,
    },
    ...["/", "/litepapers/pop", "/glossary"].map(
      (path): Expectation => ({
        says: "gives a program that asks for Markdown the page's twin at the page's own address",
        path,
        request: { accept: "text/markdown, text/html;q=0.5" },
        status: 200,
        headers: { "content-type": /^text\/markdown; charset=utf-8$/i, vary: /\baccept\b(?!-)/i },
        body: /^# .*(?:The blockchain for AI agents|Proof of Performance|Glossary)/,
        except: { wrangler: "Pages serves files alone: a program follows the page's link to its twin" },
      }),
    ),
    {
      says: "gives the page to a program that asks for no Markdown",
      path: "/litepapers/pop",
      request: { accept: "text/html, text/markdown;q=0" },
      status: 200,
      headers: { "content-type": /^text\/html/ },
    },
    {
      says: "gives a browser the page, and lets caches know that others get another form",
      path: "/litepapers/pop",
      request: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
      status: 200,
      headers: { "content-type": /^text\/html/, vary: /\baccept\b(?!-)/i },
      except: { wrangler: "Pages serves files alone" },
    },
    ...[
      { path: "/index.md", type: /^text\/markdown; charset=utf-8$/i, body: /^# / },
      { path: "/glossary.md", type: /^text\/markdown; charset=utf-8$/i, body: /^# .*Glossary/ },
      { path: "/llms.txt", type: /^text\/plain/, body: /^# / },
      { path: "/llms-full.txt", type: /^text\/plain/, body: /^# Proof of Performance/ },
      { path: "/sections.json", type: /^application\/json/, body: /"sha256"/ },
      { path: "/models.json", type: /^application\/json/, body: /"inputs"/ },
      { path: "/litepapers/pop.jsonld", type: /^application\/ld\+json/, body: /ScholarlyArticle/ },
      { path: "/feed.atom", type: /^application\/atom\+xml/, body: /<feed / },
      {
        path: "/litepapers/erc4337a/IERC4337A.sol",
        type: /^text\/plain; charset=utf-8$/i,
        body: /interface IProtocolSlot/,
      },
      { path: "/litepapers/erc4337a/vectors.json", type: /^application\/json/, body: /"about"/ },
      { path: "/humans.txt", type: /^text\/plain/, body: /TEAM/ },
      { path: "/.well-known/security.txt", type: /^text\/plain/, body: /^Contact: https:/ },
      { path: "/.well-known/agent-skills/index.json", type: /^application\/json/, body: /"skill-md"/ },
      { path: "/.well-known/ai-catalog.json", type: /^application\/ai-catalog\+json/, body: /urn:air:/ },
    ].map(({ path, type, body }) =>
      serves(
        "what programs read, as what it is",
        path,
        { "content-type": type, "cache-control": REVALIDATED },
        body,
      ),
    ),
    ...["/litepapers/pop.epub", "/litepapers.epub"].map((path) =>
      serves("papers as EPUB, which is compressed already", path, {
        "content-type": /^application\/epub\+zip$/,
        "cache-control": REVALIDATED,
        "content-encoding": absent,
      }),
    ),
    serves("a page's social card", "/litepapers/pop.png", {
      "content-type": /^image\/png/,
      "cache-control": REVALIDATED,
    }),
    serves("a paper as PDF", "/litepapers/pop.pdf", { "content-type": /^application\/pdf/ }),
    serves("the search's program", "/pagefind/wasm.en.pagefind", {
      "content-type": /^application\/(?:wasm|octet-stream)|^$/,
    }),
    serves("the manifest", "/site.webmanifest", { "content-type": /^application\/manifest\+json/ }),
    serves("the favicon", "/favicon.svg", { "content-type": /^image\/svg\+xml/ }),
    serves("robots.txt", "/robots.txt", { "content-type": /^text\/plain/ }, /^Sitemap: https:/m),
    serves("the sitemap", "/sitemap-index.xml", { "content-type": /^(?:text|application)\/xml/ }),
    {
      says: "compresses with brotli where it is understood",
      path: "/litepapers/pop",
      request: { "accept-encoding": "br, gzip" },
      status: 200,
      headers: { "content-encoding": /^br$/, vary: /accept-encoding/i },
      except: { wrangler: "the local server leaves compression to Cloudflare's edge" },
    },
    {
      says: "compresses with gzip where brotli is not understood",
      path: "/litepapers/pop",
      request: { "accept-encoding": "gzip" },
      status: 200,
      headers: { "content-encoding": /^gzip$/ },
      except: { wrangler: "the local server leaves compression to Cloudflare's edge" },
    },
    {
      says: "sends it as it is where nothing is understood",
      path: "/litepapers/pop",
      request: { "accept-encoding": "identity" },
      status: 200,
      headers: { "content-encoding": absent },
    },
    ...["/_headers.nginx", "/_headers.caddy", "/index.html.br"].map(
      (path): Expectation => ({
        says: "keeps what is for the host to itself",
        path,
        status: 404,
        except: { wrangler: "Pages serves every file but its own two; these say only what each answer says" },
      }),
    ),
  ];
  return table;

  function serves(what: string, path: string, headers: Expectation["headers"], body?: RegExp): Expectation {
    return { says: `serves ${what}`, path, status: 200, headers, body };
  }

  function page(path: string, body: RegExp): Expectation {
    const type = /^text\/html; charset=utf-8$/i;
    const headers = { ...SECURITY, "content-type": type, "cache-control": REVALIDATED, etag: /./ };
    return serves("the page, hardened, to be asked for again", path, headers, body);
  }

  function leadsTo(path: string, target: string, except?: Expectation["except"]): Expectation {
    const escaped = target.replaceAll("/", "\\/");
    const question = path.includes("?") ? "\\?from=mail" : "";
    return {
      says: "leads to the form without a slash, for good",
      path,
      status: PERMANENT,
      headers: { location: new RegExp(`^(?:https?:\\/\\/[^/]+)?${escaped}${question}$`) },
      except,
    };
  }
}
