import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { openWrittenFiles } from "../../src/gatsby/written-files";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "written-files-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Build = {
  /** Gatsby's pages, beside those that every build has. */
  pages: readonly string[];
  /** What is written beside them. */
  files: readonly string[];
  /** After how many of these files the build is killed, if it has so many. */
  killedAfter: number;
};

const ALWAYS = ["/", "/litepapers"];

const pageFile = (path: string) => join(path, "index.html");

/** What a build leaves in a folder that was empty: files with what they hold, and folders. */
function firstBuild({ pages, files }: Build): Map<string, string> {
  const left = new Map<string, string>();
  for (const file of files) left.set(join("/", file), "beside the pages");
  for (const path of [...ALWAYS, ...pages]) left.set(pageFile(path), "a page");
  for (const file of [...left.keys()])
    for (let folder = dirname(file); folder !== "/"; folder = dirname(folder)) left.set(folder, "a folder");
  return left;
}

/** A site's folder, and the builds in it one after the other, each as Gatsby and we do it. */
function makeSite(name: string) {
  const built = join(root, name, "public");
  let known: readonly string[] = [];
  return {
    /** Says whether the build came to its end. */
    build({ pages: some, files, killedAfter }: Build): boolean {
      const pages = [...ALWAYS, ...some];
      for (const path of known.filter((path) => !pages.includes(path))) {
        rmSync(join(built, pageFile(path)));
        if (readdirSync(join(built, path)).length === 0) rmdirSync(join(built, path));
      }
      for (const path of pages.filter((path) => !known.includes(path))) {
        mkdirSync(join(built, path), { recursive: true });
        writeFileSync(join(built, pageFile(path)), "a page");
      }
      known = pages;
      const written = openWrittenFiles(built, join(root, name, "cache", "written"));
      const beside = files.filter((file) => !pages.some((path) => pageFile(path) === file));
      for (const file of beside.slice(0, killedAfter)) writeFileSync(written.place(file), "beside the pages");
      if (beside.length > killedAfter) return false;
      written.removeLeftovers(pages);
      return true;
    },
    /** What is in the folder, in the form of `firstBuild`. */
    read: () =>
      new Map(
        readdirSync(built, { recursive: true, withFileTypes: true }).map((entry) => {
          const path = join(entry.parentPath, entry.name);
          return [path.slice(built.length), entry.isFile() ? readFileSync(path, "utf8") : "a folder"];
        }),
      ),
  };
}

const someBuild = fc.record({
  pages: fc.subarray(["/glossary", "/litepapers/a", "/litepapers/b"]),
  files: fc.subarray([
    "/litepapers/a.md",
    "/litepapers/a/ledger.sol",
    "/litepapers/a/index.html",
    "/litepapers/a/v/0-1.md",
    "/litepapers/a/v/0.1/index.html",
    "/litepapers/b/index.html",
    "/static/litepapers/a/deal-0a1b2c3d.svg",
    ".well-known/skills/index.json",
  ]),
  killedAfter: fc.nat(12),
});

test("whatever was built or killed in a folder before, a build that ends leaves what a first one would, to the last folder", () => {
  let number = 0;
  fc.assert(
    fc.property(fc.array(someBuild, { minLength: 2, maxLength: 4 }), (several) => {
      number += 1;
      const site = makeSite(`site-${number}`);
      for (const build of several) if (site.build(build)) expect(site.read()).toEqual(firstBuild(build));
    }),
    { numRuns: 150 },
  );
});

test("until a build has ended everything stays as it was", () => {
  const site = makeSite("site");
  const before: Build = { pages: ["/litepapers/a"], files: ["/litepapers/a.md"], killedAfter: 9 };
  site.build(before);
  const online = site.read();
  site.build({ ...before, files: ["/litepapers/b.md"], killedAfter: 0 });
  expect(site.read()).toEqual(online);
});

test("what is in the folder and was never written here stays", () => {
  const file = join(root, "public", "litepapers", "a", "page-data.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "{}");
  const open = () => openWrittenFiles(join(root, "public"), join(root, "written"));
  const first = open();
  writeFileSync(first.place("/litepapers/a/ledger.sol"), "");
  first.removeLeftovers([]);
  open().removeLeftovers([]);
  expect(readdirSync(dirname(file))).toEqual(["page-data.json"]);
});

test("what somebody has deleted meanwhile hinders no build", () => {
  const open = () => openWrittenFiles(join(root, "public"), join(root, "written"));
  const first = open();
  writeFileSync(first.place("/litepapers/a/ledger.sol"), "");
  first.removeLeftovers([]);
  rmSync(join(root, "public", "litepapers"), { recursive: true });
  open().removeLeftovers([]);
  expect(existsSync(join(root, "public"))).toBe(true);
});
