import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const SRC = join(__dirname, "..", "src");

const GATSBY = /^gatsby/;

/** Packages that make papers, and Node: only the build has them. */
const BUILD = /^(unified|remark|rehype|mdast|hast|unist|temml|@citation-js|yaml$|zod$|node:)/;

/** React and Gatsby beside them: what is only computed has none of these. */
const ANY = new RegExp(`${BUILD.source}|^(react|gatsby|ogl)`);

/** The rooms from the lowest up: what each may import of those before it, and the packages that it may not. */
const ROOMS: Readonly<Record<string, { allowed: string; refused?: RegExp }>> = {
  site: { allowed: "", refused: ANY },
  styles: { allowed: "", refused: ANY },
  models: { allowed: "", refused: ANY },
  run: { allowed: "models site", refused: ANY },
  text: { allowed: "site", refused: GATSBY },
  content: { allowed: "text run site", refused: GATSBY },
  figures: { allowed: "run models site", refused: BUILD },
  paper: { allowed: "content figures text run site", refused: GATSBY },
  ui: { allowed: "site", refused: BUILD },
  features: { allowed: "ui styles figures run models site", refused: BUILD },
  "all-content": { allowed: "paper content figures features text run site", refused: GATSBY },
  csp: { allowed: "features ui site" },
  outputs: { allowed: "csp features paper content figures text run models site", refused: GATSBY },
  gatsby: { allowed: "outputs all-content features paper content figures text run models site" },
  pages: { allowed: "features ui site", refused: BUILD },
  templates: { allowed: "features ui site", refused: BUILD },
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

const rooms = Object.keys(ROOMS);

test("each folder of code is a room, and may import only of those before it, so none import each other", () => {
  expect([...new Set(files.map(roomOf))].sort()).toEqual([...rooms].sort());
  for (const [index, [room, { allowed }]] of Object.entries(ROOMS).entries()) {
    const before = rooms.slice(0, index);
    expect([room, allowed.split(" ").filter((other) => other && !before.includes(other))]).toEqual([
      room,
      [],
    ]);
  }
});

test.each(Object.entries(ROOMS))("src/%s imports the rooms that it may", (room, { allowed, refused }) => {
  const own = files.filter((path) => roomOf(path) === room);
  const fits = (name: string) =>
    !name.startsWith("../tools/") &&
    !name.startsWith("../__") &&
    !refused?.test(name) &&
    (!rooms.includes(roomOf(name)) || [room, ...allowed.split(" ")].includes(roomOf(name)));
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
