import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { digest, openFileCache } from "../../src/gatsby/file-cache";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "file-cache-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what was put there is there for this build and the next, byte by byte", () => {
  const content = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  const files = openFileCache(join(folder, "new"));
  expect(files.get("a")).toBeUndefined();
  files.put("a", content);
  expect(files.get("a")).toEqual(content);
  expect(openFileCache(join(folder, "new")).get("a")).toEqual(content);
});

test("what was neither asked for nor put there is pruned on demand, and nothing else", () => {
  const before = openFileCache(folder);
  for (const name of ["asked", "changed", "left"]) before.put(name, name);
  const files = openFileCache(folder);
  files.get("asked");
  files.put("changed", "again");
  files.get("never there");
  files.prune();
  expect(readdirSync(folder).sort()).toEqual(["asked", "changed"]);
});

test("what cannot be read for another reason is an error, not a file that is missing", () => {
  mkdirSync(join(folder, "a"));
  expect(() => openFileCache(folder).get("a")).toThrow("EISDIR");
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
