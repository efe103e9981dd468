import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { digest, openKeptFiles } from "../../src/gatsby/kept-files";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-files-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what was put there is there for this build and the next, byte by byte", () => {
  const content = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  const files = openKeptFiles(join(folder, "new"));
  expect(files.get("a")).toBeUndefined();
  files.put("a", content);
  expect(files.get("a")).toEqual(content);
  expect(openKeptFiles(join(folder, "new")).get("a")).toEqual(content);
});

test("what was neither asked for nor put there is forgotten on demand, and nothing else", () => {
  const before = openKeptFiles(folder);
  for (const name of ["asked", "changed", "left"]) before.put(name, name);
  const files = openKeptFiles(folder);
  files.get("asked");
  files.put("changed", "again");
  files.get("never there");
  files.forgetOthers();
  expect(readdirSync(folder).sort()).toEqual(["asked", "changed"]);
});

test("what cannot be read for another reason is an error, not a file that is missing", () => {
  mkdirSync(join(folder, "a"));
  expect(() => openKeptFiles(folder).get("a")).toThrow("EISDIR");
});

test("the digest of several texts tells where one ends and the next begins", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      expect(digest(...one) === digest(...other)).toBe(same);
    }),
  );
  expect(digest("ab", "c")).not.toBe(digest("a", "bc"));
});
