import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countClassNames } from "../../src/gatsby/class-names";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "class-names-"));
  mkdirSync(join(folder, "One"));
  writeFileSync(join(folder, "One/One.module.css"), ".a .b:hover { animation: spin 1s }\n@keyframes spin {}");
  writeFileSync(join(folder, "Two.module.css"), "@media print { .a > p { top: 0.5em } }");
  writeFileSync(join(folder, "global.css"), ".heading {}");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("gives every class and keyframes of a module a name of its own", () => {
  const { nameOf } = countClassNames(folder);
  const names = ["a", "b", "spin"].map((local) => nameOf("/src/One/One.module.css", local));
  expect([...names, nameOf("/src/Two.module.css", "a")]).toEqual(["b", "c", "d", "f"]);
});

test("goes on with two letters, and makes no word that blockers of advertisements hide", () => {
  const locals = Array.from({ length: 400 }, (_, index) => `local${index}`);
  writeFileSync(join(folder, "Two.module.css"), locals.map((local) => `.${local}{}`).join(""));
  const { nameOf } = countClassNames(folder);
  const names = locals.map((local) => nameOf("Two.module.css", local));
  expect(new Set(names).size).toBe(400);
  for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-z]{1,2}$/);
});

test("refuses a class that no module has", () => {
  const { nameOf } = countClassNames(folder);
  expect(() => nameOf("/src/Two.module.css", "heading")).toThrow(
    '/src/Two.module.css has no class "heading".',
  );
});

test("has another digest as soon as a name can have changed, and only then", () => {
  const before = countClassNames(folder).digest;
  writeFileSync(join(folder, "Two.module.css"), ".a { color: red }");
  expect(countClassNames(folder).digest).toBe(before);
  writeFileSync(join(folder, "Two.module.css"), ".z, .a { color: red }");
  expect(countClassNames(folder).digest).not.toBe(before);
});
