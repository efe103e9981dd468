import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const SRC = join(__dirname, "..", "src");

/** The folders of src from the lowest up: each imports only from itself and from those before it. */
const FOLDERS = [
  ...["site", "styles", "models", "example", "figures", "browser", "components", "mdx"],
  ...["waitlist", "orb", "demo", "search", "frame", "landing", "reading"],
  ...["csp", "outputs", "gatsby", "templates", "pages"],
];

/** Folders that only the build runs: the others reach visitors. */
const BUILD = ["mdx", "csp", "outputs", "gatsby"];

/** Node, and packages that make pages. */
const BUILD_PACKAGES = /^(node:|unified$|remark|rehype|mdast|hast|unist|temml|yaml$|zod$|playwright)/;

/** They stand in folders for visitors, and only the build reads them. */
const BUILD_FILES = ["example/read-example.ts"];

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

/** The folder of a path under src; of a package, none of them. */
const folderOf = (path: string) => /^[^/]+(?=\/)/.exec(path)?.[0] ?? "";

/** What a file imports: paths under src, or names of packages. */
function importsOf(path: string): string[] {
  const source = readFileSync(join(SRC, path), "utf8");
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"([^"]+)"/g)];
  return specifiers.map(([, name = ""]) =>
    name.startsWith(".") ? posix.join(posix.dirname(path), name) : name,
  );
}

test("what a pointer shows by resting does not stay after a tap", () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".css"),
  );
  const stray = sheets.filter((path) => {
    const sheet = readFileSync(join(SRC, path), "utf8");
    return sheet.replaceAll(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "").includes(":hover");
  });
  expect(sheets.length).toBeGreaterThan(20);
  expect(stray).toEqual([]);
});

test("each folder of src has its place in the order", () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual([...FOLDERS].sort());
});

test("a file imports only from its own folder and from those before it", () => {
  const stray = files.flatMap((path) =>
    importsOf(path)
      .filter((name) => FOLDERS.includes(folderOf(name)) || name.startsWith("../"))
      .filter(
        (name) =>
          !(FOLDERS.indexOf(folderOf(name)) <= FOLDERS.indexOf(folderOf(path)) && !name.startsWith("../")),
      )
      .map((name) => `${path}: ${name}`),
  );
  expect(stray).toEqual([]);
});

test("what reaches visitors imports neither Node nor what makes pages", () => {
  const stray = files
    .filter((path) => !BUILD.includes(folderOf(path)) && !BUILD_FILES.includes(path))
    .flatMap((path) =>
      importsOf(path)
        .filter(
          (name) =>
            BUILD_PACKAGES.test(name) || BUILD.includes(folderOf(name)) || BUILD_FILES.includes(`${name}.ts`),
        )
        .map((name) => `${path}: ${name}`),
    );
  expect(stray).toEqual([]);
});

test("CSS modules are taken as a namespace, which is all that Gatsby's loader exports", () => {
  const wrong = files.filter((path) =>
    /^import (?!\* as )[^;]*\.module\.css"/m.test(readFileSync(join(SRC, path), "utf8")),
  );
  expect(wrong).toEqual([]);
});
