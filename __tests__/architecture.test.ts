import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const SRC = join(__dirname, "..", "src");

/** The folders of src. Each imports only from itself and from folders before it. */
const FOLDERS = [
  ...["site", "styles", "models", "example", "figures", "browser", "components", "mdx"],
  ...["waitlist", "ring", "orb", "demo", "search", "frame", "landing", "reading"],
  ...["csp", "outputs", "gatsby", "templates", "pages"],
];

/** The folders whose code runs only in the build. The others are part of the pages. */
const BUILD_FOLDERS = ["mdx", "csp", "outputs", "gatsby"];

/** Imports of Node and of packages that only the build needs. */
const BUILD_PACKAGES = /^(node:|unified$|remark|rehype|mdast|hast|unist|temml|yaml$|zod$|playwright)/;

/** Files that only the build imports, in folders that are part of the pages. */
const BUILD_FILES = ["example/read-example.ts"];

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

/** Returns the first folder of a path under src, or an empty string if it has none. */
function getFolder(path: string): string {
  return /^[^/]+(?=\/)/.exec(path)?.[0] ?? "";
}

/** Returns what a file of src imports: paths under src and names of packages. */
function getImports(path: string): string[] {
  const source = readFileSync(join(SRC, path), "utf8");
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"([^"]+)"/g)];
  return specifiers.map(([, name = ""]) =>
    name.startsWith(".") ? posix.join(posix.dirname(path), name) : name,
  );
}

const findImports = (paths: readonly string[], isForbidden: (path: string, name: string) => boolean) =>
  paths.flatMap((path) =>
    getImports(path).flatMap((name) => (isForbidden(path, name) ? [`${path}: ${name}`] : [])),
  );

test("every :hover style is in a (hover: hover) media query, so that it does not stay after a tap", () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".css"),
  );
  const sheetsWithStrayHover = sheets.filter((path) => {
    const sheet = readFileSync(join(SRC, path), "utf8");
    return sheet.replaceAll(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "").includes(":hover");
  });
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheetsWithStrayHover).toEqual([]);
});

test("FOLDERS lists every folder of src", () => {
  expect([...new Set(files.map(getFolder))].sort()).toEqual([...FOLDERS].sort());
});

test("a file imports only from its own folder and from folders before it", () => {
  const isForbidden = (path: string, name: string) =>
    name.startsWith("../") || FOLDERS.indexOf(getFolder(name)) > FOLDERS.indexOf(getFolder(path));
  expect(findImports(files, isForbidden)).toEqual([]);
});

test("code of the pages imports neither Node nor code of the build", () => {
  const pageFiles = files.filter(
    (path) => !BUILD_FOLDERS.includes(getFolder(path)) && !BUILD_FILES.includes(path),
  );
  const isForbidden = (_: string, name: string) =>
    BUILD_PACKAGES.test(name) ||
    BUILD_FOLDERS.includes(getFolder(name)) ||
    BUILD_FILES.includes(`${name}.ts`);
  expect(findImports(pageFiles, isForbidden)).toEqual([]);
});

test("CSS modules are imported as a namespace, as Gatsby's css-loader has only named exports", () => {
  const filesWithOtherImports = files.filter((path) =>
    /^import (?!\* as )[^;]*\.module\.css"/m.test(readFileSync(join(SRC, path), "utf8")),
  );
  expect(filesWithOtherImports).toEqual([]);
});
