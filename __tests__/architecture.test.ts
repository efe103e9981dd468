import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const SRC = join(__dirname, "..", "src");

/** Packages that make papers, and Node: only the build has them. */
const BUILD = /^(unified|remark|rehype|mdast|hast|unist|temml|@citation-js|yaml$|zod$|node:)/;

/** What each layer may import of the other layers, and the packages that it may not. */
const LAYERS: Readonly<Record<string, { allowed: string; refused?: RegExp }>> = {
  pages: { allowed: "components lib styles", refused: BUILD },
  templates: { allowed: "components lib styles", refused: BUILD },
  components: { allowed: "figures hooks lib models", refused: BUILD },
  figures: { allowed: "lib models", refused: BUILD },
  hooks: { allowed: "lib models", refused: BUILD },
  models: { allowed: "lib", refused: new RegExp(`${BUILD.source}|^(react|gatsby|ogl)`) },
  lib: { allowed: "models", refused: new RegExp(`${BUILD.source}|^(react|gatsby|ogl)`) },
  markdown: { allowed: "lib" },
  gatsby: { allowed: "lib models markdown figures" },
};

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

const layerOf = (path: string) => /^[^/]+(?=\/)/.exec(path)?.[0] ?? "";

/** What a file imports: paths under src, `../tools/…` and the like, or names of packages. */
function importsOf(path: string): string[] {
  const source = readFileSync(join(SRC, path), "utf8");
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*"([^"]+)"/g)];
  return specifiers.map(([, name = ""]) =>
    name.startsWith(".") ? posix.join(posix.dirname(path), name) : name,
  );
}

test.each(Object.entries(LAYERS))("imports of src/%s only go down", (layer, { allowed, refused }) => {
  const own = files.filter((path) => layerOf(path) === layer);
  expect(own.length).toBeGreaterThan(1);
  const fits = (name: string) =>
    !name.startsWith("../tools/") &&
    !name.startsWith("../__") &&
    !refused?.test(name) &&
    (!(layerOf(name) in LAYERS) || layerOf(name) === layer || allowed.split(" ").includes(layerOf(name)));
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
