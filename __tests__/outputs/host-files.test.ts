import {
  createHostRules,
  formatHeadersFile,
  formatRedirectsFile,
  formatServerFiles,
  RESPONSE_HEADERS,
} from "../../src/outputs/host-files";

const atRoot = ["app-263723eb.js", "styles.1afc9f50.css", "robots.txt", "index.html", "sw.js"];
const rules = createHostRules(atRoot);

/** Every header that hosts would send for a path, by the rules that match it. */
function headersFor(path: string): (readonly [name: string, value: string])[] {
  const matches = (pattern: string) => {
    const [start = "", end] = pattern.split("*");
    return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
  };
  return rules.filter((rule) => matches(rule.path)).flatMap(({ headers }) => Object.entries(headers));
}

const header = (path: string, name: string) => new Map(headersFor(path)).get(name);

test("only what is called by its hash is kept without asking again", () => {
  for (const path of ["/app-263723eb.js", "/styles.1afc9f50.css", "/static/a.woff2", "/pagefind/index/a.pf"])
    expect(header(path, "Cache-Control")).toBe("public, max-age=31536000, immutable");
  for (const path of ["/", "/litepapers/pop", "/robots.txt", "/pagefind/pagefind.js"])
    expect(header(path, "Cache-Control")).toBeUndefined();
});

test("the workers that take the place of an earlier site's are never remembered", () => {
  for (const path of ["/sw.js", "/service-worker.js"]) expect(header(path, "Cache-Control")).toBe("no-cache");
});

test("Markdown says what it is, and programs in browsers may read it at other origins, but no page", () => {
  expect(header("/litepapers/pop.md", "Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(header("/litepapers/pop.md", "Access-Control-Allow-Origin")).toBe("*");
  expect(header("/llms.txt", "Access-Control-Allow-Origin")).toBe("*");
  expect(header("/litepapers/pop", "Access-Control-Allow-Origin")).toBeUndefined();
});

test("no page may be framed, and every answer is hardened", () => {
  const sent = new Map(headersFor("/litepapers/pop"));
  expect(sent.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
  expect(sent.get("X-Content-Type-Options")).toBe("nosniff");
  expect(sent.get("Strict-Transport-Security")).toMatch(/^max-age=63072000/);
});

test("no header stands in two rules that match the same path, since hosts would join the values", () => {
  for (const path of ["/", "/litepapers/pop.md", "/speculation-rules.json", "/sw.js", "/static/a.avif"]) {
    const names = headersFor(path).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("however many scripts there are, Cloudflare's hundred rules are enough", () => {
  const many = Array.from({ length: 200 }, (_, index) => `chunk-${String(index).padStart(8, "0")}.js`);
  expect(createHostRules(many).length).toBeLessThanOrEqual(100);
});

test("_headers has a path, and its headers indented below it", () => {
  expect(
    formatHeadersFile([
      { path: "/a/*", headers: { A: "1", B: "2" } },
      { path: "/b", headers: { C: "3" } },
    ]),
  ).toBe("/a/*\n  A: 1\n  B: 2\n\n/b\n  C: 3\n");
});

test("_redirects answers a page without a slash, and leads there from the form with one; the root has no rule", () => {
  expect(formatRedirectsFile(["/", "/glossary"])).toBe(
    "/glossary/ /glossary 308\n/glossary /glossary/ 200\n",
  );
});

test("nginx and Caddy are told every header, with its quotation marks whole", () => {
  const files = formatServerFiles();
  for (const [name, value] of Object.entries(RESPONSE_HEADERS)) {
    const quoted = `"${value.replaceAll('"', '\\"')}"`;
    expect(files["headers.nginx"]).toContain(`add_header ${name} ${quoted} always;\n`);
    expect(files["headers.caddy"]).toContain(`\t${name} ${quoted}\n`);
  }
});
