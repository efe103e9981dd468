import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  caddyHeaders,
  caddyRedirects,
  commonHeaders,
  headersFile,
  hostRules,
  IMMUTABLE,
  movesOf,
  nginxHeaders,
  nginxRedirects,
  redirectsFile,
  writeHostFiles,
} from "../../src/outputs/host-files";

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'";

test("every answer carries the policy, and forbids sniffing, framing by others and powerful features", () => {
  const [everywhere] = hostRules(POLICY, []);
  expect(everywhere?.path).toBe("/*");
  expect(everywhere?.headers).toMatchObject({
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": expect.stringMatching(/^max-age=\d{8}/),
    "Permissions-Policy": expect.stringContaining("camera=()"),
  });
});

test("only what is called by its hash is kept without asking again", () => {
  const rules = hostRules(POLICY, ["app-263723eb.js"]);
  const kept = rules.filter(({ headers }) => headers["Cache-Control"] === IMMUTABLE).map(({ path }) => path);
  expect(kept).toEqual(["/static/*", "/pagefind/fragment/*", "/pagefind/index/*", "/app-263723eb.js"]);
});

test("no header stands in two rules that match the same path, since hosts would join the values", () => {
  const rules = hostRules(POLICY, ["app-263723eb.js", "sheet-01234567.css"]);
  const pattern = (path: string) =>
    new RegExp(
      `^${path
        .split("*")
        .map((part) => part.replace(/\W/g, "\\$&"))
        .join(".*")}$`,
    );
  for (const path of ["/", "/litepapers/pop", "/litepapers/pop.md", "/static/a.woff2", "/app-263723eb.js"]) {
    const names = rules
      .filter((rule) => pattern(rule.path).test(path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
});

test("a rule is a path and its headers, indented", () => {
  expect(
    headersFile([
      { path: "/a/*", headers: { One: "1", Two: "2" } },
      { path: "/b", headers: { One: "3" } },
    ]),
  ).toBe("/a/*\n  One: 1\n  Two: 2\n\n/b\n  One: 3\n");
});

test("a page answers without a slash and the form with one leads there; the root has no rule", () => {
  expect(redirectsFile(["/", "/glossary"], [])).toBe("/glossary/ /glossary 308\n/glossary /glossary/ 200\n");
});

test("an address that a paper has left leads on in each form, for every host", () => {
  const moves = movesOf([
    { from: "/litepapers/old", to: "/litepapers/new", line: 1 },
    { from: "/litepapers/gone", to: "/", line: 2 },
  ]);
  const lines = [
    ["/litepapers/old", "/litepapers/new"],
    ["/litepapers/old/", "/litepapers/new"],
    ["/litepapers/old.md", "/litepapers/new.md"],
    ["/litepapers/old.pdf", "/litepapers/new.pdf"],
    ["/litepapers/old.epub", "/litepapers/new.epub"],
    ["/litepapers/gone", "/"],
    ["/litepapers/gone/", "/"],
    ["/litepapers/gone.md", "/index.md"],
    ["/litepapers/gone.pdf", "/"],
    ["/litepapers/gone.epub", "/"],
  ];
  expect(redirectsFile(["/"], moves)).toBe(lines.map(([from, to]) => `${from} ${to} 308\n`).join(""));
  for (const [from, to] of lines) {
    expect(nginxRedirects(moves)).toContain(`location = ${from} { return 308 ${to}; }\n`);
    expect(caddyRedirects(moves)).toContain(`redir ${from} ${to} 308\n`);
  }
});

test("nginx and caddy are told every header, with its quotation marks whole", () => {
  for (const [name, value] of Object.entries(commonHeaders(POLICY))) {
    const quoted = `"${value.replaceAll('"', '\\"')}"`;
    expect(nginxHeaders(POLICY)).toContain(`add_header ${name} ${quoted} always;\n`);
    expect(caddyHeaders(POLICY)).toContain(`\t${name} ${quoted}\n`);
  }
});

test("the files are written beside the pages, and name the hashed files that are there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "host-files-"));
  for (const file of ["app-263723eb.js", "styles.1afc9f50.css", "robots.txt", "index.html"]) {
    writeFileSync(join(folder, file), "");
  }
  await writeHostFiles(folder, POLICY, ["/litepapers/pop", "/"]);
  const headers = readFileSync(join(folder, "_headers"), "utf8");
  expect(headers).toContain(`/app-263723eb.js\n  Cache-Control: ${IMMUTABLE}\n`);
  expect(headers).toContain("/styles.1afc9f50.css\n");
  expect(headers).not.toMatch(/robots|index\.html/);
  expect(readFileSync(join(folder, "_redirects"), "utf8")).toMatch(
    /^\/litepapers\/pop\/ \/litepapers\/pop 308\n/,
  );
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining([
      ...["_headers.caddy", "_headers.nginx"],
      ...["_redirects.caddy", "_redirects.nginx"],
    ]),
  );
  rmSync(folder, { recursive: true });
});
