import {
  createHostRules,
  formatHeadersFile,
  formatRedirectsFile,
  formatServerFiles,
  RESPONSE_HEADERS,
} from "../../src/outputs/host-files";

const filesAtRoot = ["app-263723eb.js", "styles.1afc9f50.css", "robots.txt", "index.html"];
const rules = createHostRules(filesAtRoot);

/** Returns the headers of all rules that match a path. */
function getHeaders(path: string): (readonly [name: string, value: string])[] {
  const isMatch = (pattern: string) => {
    const [start = "", end] = pattern.split("*");
    return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
  };
  return rules.filter((rule) => isMatch(rule.path)).flatMap(({ headers }) => Object.entries(headers));
}

const getHeader = (path: string, name: string) => new Map(getHeaders(path)).get(name);

test("only files with a hash in their names are immutable", () => {
  for (const path of ["/app-263723eb.js", "/styles.1afc9f50.css", "/static/a.woff2", "/pagefind/index/a.pf"])
    expect(getHeader(path, "Cache-Control")).toBe("public, max-age=31536000, immutable");
  for (const path of ["/", "/litepapers/pop", "/robots.txt", "/pagefind/pagefind.js"])
    expect(getHeader(path, "Cache-Control")).toBeUndefined();
});

test("Markdown has its media type", () => {
  expect(getHeader("/litepapers/pop.md", "Content-Type")).toBe("text/markdown; charset=utf-8");
});

test("every response has the security headers, and no page may be framed", () => {
  expect(Object.fromEntries(getHeaders("/litepapers/pop"))).toMatchObject(RESPONSE_HEADERS);
  expect(getHeader("/litepapers/pop", "Content-Security-Policy")).toBe("frame-ancestors 'none'");
});

test("no two rules that match the same path set the same header, because hosts would join the values", () => {
  for (const path of ["/", "/litepapers/pop.md", "/speculation-rules.json", "/static/a.avif"]) {
    const names = getHeaders(path).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("there are at most 100 rules, the limit of Cloudflare Pages, however many scripts there are", () => {
  const scripts = Array.from({ length: 200 }, (_, index) => `chunk-${String(index).padStart(8, "0")}.js`);
  expect(createHostRules(scripts).length).toBeLessThanOrEqual(100);
});

test("_headers has each path with its headers indented below it", () => {
  const rules = { "/a/*": { A: "1", B: "2" }, "/b": { C: "3" } };
  expect(formatHeadersFile(Object.entries(rules).map(([path, headers]) => ({ path, headers })))).toBe(
    "/a/*\n  A: 1\n  B: 2\n\n/b\n  C: 3\n",
  );
});

test("_redirects serves a page without a trailing slash and redirects the address with one, except for the root", () => {
  expect(formatRedirectsFile(["/", "/glossary"])).toBe(
    "/glossary/ /glossary 308\n/glossary /glossary/ 200\n",
  );
});

test("the files for nginx and Caddy have every header with its quotation marks escaped", () => {
  const files = formatServerFiles();
  for (const [name, value] of Object.entries(RESPONSE_HEADERS)) {
    const quoted = `"${value.replaceAll('"', '\\"')}"`;
    expect(files["headers.nginx"]).toContain(`add_header ${name} ${quoted} always;\n`);
    expect(files["headers.caddy"]).toContain(`\t${name} ${quoted}\n`);
  }
});
