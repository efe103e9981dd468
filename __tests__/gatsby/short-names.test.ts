import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { countNames } from "../../src/gatsby/short-names";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "short-names-"));
  mkdirSync(join(folder, "One"));
  writeFileSync(join(folder, "One/One.module.css"), ".a .b:hover { animation: spin 1s }\n@keyframes spin {}");
  writeFileSync(join(folder, "Two.module.css"), "@media print { .a > p { top: 0.5em } }");
  writeFileSync(join(folder, "global.css"), ".heading {}");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("gives every class and keyframes of a module a name of its own", () => {
  const { nameOf } = countNames(folder);
  const names = ["a", "b", "spin"].map((local) => nameOf("/src/One/One.module.css", local));
  expect([...names, nameOf("/src/Two.module.css", "a")]).toEqual(["b", "c", "d", "f"]);
});

test("goes on with two letters, and makes no word that blockers of advertisements hide", () => {
  const locals = Array.from({ length: 400 }, (_, index) => `local${index}`);
  writeFileSync(join(folder, "Two.module.css"), locals.map((local) => `.${local}{}`).join(""));
  const { nameOf } = countNames(folder);
  const names = locals.map((local) => nameOf("Two.module.css", local));
  expect(new Set(names).size).toBe(400);
  for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-z]{1,2}$/);
});

test("refuses a class that no module has", () => {
  const { nameOf } = countNames(folder);
  expect(() => nameOf("/src/Two.module.css", "heading")).toThrow(
    '/src/Two.module.css has no class "heading".',
  );
});

test("has another digest as soon as a name can have changed, and only then", () => {
  const before = countNames(folder).digest;
  writeFileSync(join(folder, "Two.module.css"), ".a { color: red }");
  expect(countNames(folder).digest).toBe(before);
  writeFileSync(join(folder, "Two.module.css"), ".z, .a { color: red }");
  expect(countNames(folder).digest).not.toBe(before);
  writeFileSync(join(folder, "Two.module.css"), ".a { --color: red }");
  const long = countNames(folder).digest;
  expect(long).not.toBe(before);
  writeFileSync(join(folder, "Two.ts"), 'const taken = "var(--b)";');
  expect(countNames(folder).digest).not.toBe(long);
});

test("gives custom properties short names, but for those that scripts name too", () => {
  const css =
    ":root{--space:1px;--read:0;--px:2px}p{top:var(--space);left:var(--read, var(--px))}.a--b{top:0}";
  writeFileSync(join(folder, "global.css"), css);
  writeFileSync(join(folder, "One/One.tsx"), 'element.style.setProperty("--read", "1"); i--space;');
  expect(countNames(folder).withShortProperties(css)).toBe(
    ":root{--b:1px;--read:0;--c:2px}p{top:var(--b);left:var(--read, var(--c))}.a--b{top:0}",
  );
  writeFileSync(join(folder, "Two.ts"), 'const taken = "var(--b)";');
  expect(countNames(folder).withShortProperties("--space")).toBe("--c");
});

test("no two CSS modules share a file name: their class names would be the same", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
