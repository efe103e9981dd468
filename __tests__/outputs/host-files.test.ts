import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  COMMON_HEADERS,
  hostRules,
  IMMUTABLE,
  publishedFiles,
  serverFiles,
  writeHostFiles,
} from "../../src/outputs/host-files";
import { redirectRules } from "../../src/outputs/redirect-rules";

test("only what is called by its hash is kept without asking again", () => {
  const rules = hostRules(["app-263723eb.js"]);
  const kept = rules.filter(({ headers }) => headers["Cache-Control"] === IMMUTABLE).map(({ path }) => path);
  expect(kept).toEqual(["/static/*", "/pagefind/fragment/*", "/pagefind/index/*", "/app-263723eb.js"]);
});

test("no header stands in two rules that match the same path, since hosts would join the values", () => {
  const rules = hostRules(["app-263723eb.js", "sheet-01234567.css"]);
  const pattern = (path: string) =>
    new RegExp(
      `^${path
        .split("*")
        .map((part) => part.replace(/\W/g, "\\$&"))
        .join(".*")}$`,
    );
  for (const path of [
    "/",
    "/litepapers/pop",
    "/litepapers/pop.md",
    "/litepapers/pop.csl.json",
    "/static/a.woff2",
    "/app-263723eb.js",
  ]) {
    const names = rules
      .filter((rule) => pattern(rule.path).test(path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
});

const options = { paths: ["/", "/glossary"], redirects: [] };

test("a rule is a path and its headers, indented, and names the hashed files", () => {
  const { _headers = "" } = publishedFiles(options, ["app-263723eb.js"]);
  expect(_headers).toMatch(/^\/\*\n {2}Content-Security-Policy: frame-ancestors/);
  expect(_headers).toContain(`\n\n/app-263723eb.js\n  Cache-Control: ${IMMUTABLE}\n`);
});

test("a page answers without a slash and the form with one leads there; the root has no rule", () => {
  expect(publishedFiles(options, [])._redirects).toBe("/glossary/ /glossary 308\n/glossary /glossary/ 200\n");
});

test("an address that a paper has left leads on in each form, for every host", () => {
  const redirects = redirectRules([
    { from: "/litepapers/old", to: "/litepapers/new", line: 1 },
    { from: "/litepapers/gone", to: "/", line: 2 },
  ]);
  const forms = ["", "/", ".md", ".pdf", ".epub", ".jsonld", ".csl.json"];
  const lines = [
    ...forms.map((form) => [`/litepapers/old${form}`, `/litepapers/new${form === "/" ? "" : form}`]),
    ...forms.map((form) => [`/litepapers/gone${form}`, form === ".md" ? "/index.md" : "/"]),
  ];
  const moved = { ...options, paths: ["/"], redirects };
  const files = serverFiles(moved);
  expect(publishedFiles(moved, [])._redirects).toBe(
    lines.map(([from, to]) => `${from} ${to} 308\n`).join(""),
  );
  for (const [from, to] of lines) {
    expect(files["redirects.nginx"]).toContain(`location = ${from} { return 308 ${to}; }\n`);
    expect(files["redirects.caddy"]).toContain(`redir ${from} ${to} 308\n`);
  }
});

test("nginx and caddy are told every header, with its quotation marks whole", () => {
  const files = serverFiles(options);
  for (const [name, value] of Object.entries(COMMON_HEADERS)) {
    const quoted = `"${value.replaceAll('"', '\\"')}"`;
    expect(files["headers.nginx"]).toContain(`add_header ${name} ${quoted} always;\n`);
    expect(files["headers.caddy"]).toContain(`\t${name} ${quoted}\n`);
  }
});

test("only files whose names end in a hash are named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "host-files-"));
  for (const file of [
    "app-263723eb.js",
    "styles.1afc9f50.css",
    "app-983dbc1e986a0be122e1.js",
    "robots.txt",
    "index.html",
  ])
    writeFileSync(join(folder, file), "");
  await writeHostFiles({ site: folder, servers: join(folder, "hosts") }, options);
  const headers = readFileSync(join(folder, "_headers"), "utf8");
  expect(headers).toContain("/styles.1afc9f50.css\n");
  expect(headers).toContain("/app-983dbc1e986a0be122e1.js\n");
  expect(headers).not.toMatch(/robots|index\.html/);
  expect(readdirSync(join(folder, "hosts"))).toContain("headers.nginx");
  rmSync(folder, { recursive: true });
});
