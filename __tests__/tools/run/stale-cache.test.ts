import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropStaleCache } from "../../../tools/run/stale-cache";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stale-cache-"));
  for (const folder of ["gatsby", "markdown", "figures", "models", "lib"]) {
    mkdirSync(join(root, "src", folder), { recursive: true });
    writeFileSync(join(root, "src", folder, "a.ts"), folder);
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function build(): void {
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(join(root, "public", "index.html"), "");
  writeFileSync(join(root, ".cache", "kept"), "");
}

const isKept = () =>
  existsSync(join(root, ".cache", "kept")) && existsSync(join(root, "public", "index.html"));

test("a first build drops nothing, and what it keeps stays while the code is the same", () => {
  expect(dropStaleCache(root)).toBe(false);
  build();
  expect(dropStaleCache(root)).toBe(false);
  expect(isKept()).toBe(true);
});

test("what was kept and built goes when the code that made it has changed, once", () => {
  dropStaleCache(root);
  build();
  writeFileSync(join(root, "src", "markdown", "a.ts"), "changed");
  expect(dropStaleCache(root)).toBe(true);
  expect(isKept()).toBe(false);
  build();
  expect(dropStaleCache(root)).toBe(false);
  expect(isKept()).toBe(true);
});
