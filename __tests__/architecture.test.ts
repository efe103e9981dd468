import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const SRC = join(__dirname, "..", "src");

/** Packages that make papers, and Node: only the build has them. */
const BUILD = /^(unified|remark|rehype|mdast|hast|unist|temml|@citation-js|yaml$|zod$|node:)/;

/** What each room may import of the others, and the packages that it may not. */
const ROOMS: Readonly<Record<string, { allowed: string; refused?: RegExp }>> = {
  site: { allowed: "", refused: new RegExp(`${BUILD.source}|^(react|gatsby|ogl)`) },
  models: { allowed: "", refused: new RegExp(`${BUILD.source}|^(react|gatsby|ogl)`) },
  run: { allowed: "models site", refused: new RegExp(`${BUILD.source}|^(react|gatsby|ogl)`) },
  figures: { allowed: "run models site", refused: BUILD },
  ui: { allowed: "site", refused: BUILD },
  features: { allowed: "ui figures run models site", refused: BUILD },
  csp: { allowed: "features ui site" },
  pages: { allowed: "features ui site", refused: BUILD },
  templates: { allowed: "features ui site", refused: BUILD },
  content: { allowed: "paper features run site" },
  paper: { allowed: "content figures run models site" },
};

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

const roomOf = (path: string) => /^[^/]+(?=\/)/.exec(path)?.[0] ?? "";

/** What a file imports: paths under src, `../tools/…` and the like, or names of packages. */
function importsOf(path: string): string[] {
  const source = readFileSync(join(SRC, path), "utf8");
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*"([^"]+)"/g)];
  return specifiers.map(([, name = ""]) =>
    name.startsWith(".") ? posix.join(posix.dirname(path), name) : name,
  );
}

test.each(Object.entries(ROOMS))("src/%s imports the rooms that it may", (room, { allowed, refused }) => {
  const own = files.filter((path) => roomOf(path) === room);
  expect(own.length).toBeGreaterThan(1);
  const fits = (name: string) =>
    !name.startsWith("../tools/") &&
    !name.startsWith("../__") &&
    !refused?.test(name) &&
    (!(roomOf(name) in ROOMS) || roomOf(name) === room || allowed.split(" ").includes(roomOf(name)));
  const stray = own.flatMap((path) =>
    importsOf(path).flatMap((name) => (fits(name) ? [] : `${path}: ${name}`)),
  );
  expect(stray).toEqual([]);
});

test("CSS modules are taken as a namespace, which is all that Gatsby's loader exports", () => {
  const wrong = files.filter((path) =>
    /^import (?!\* as )[^;]*\.module\.css"/m.test(readFileSync(join(SRC, path), "utf8")),
  );
  expect(wrong).toEqual([]);
});
