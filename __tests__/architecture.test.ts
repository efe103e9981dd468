import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Argument, parseSync, Visitor, type VisitorObject } from "oxc-parser";

const ROOT = join(__dirname, "..");

/** Every file of ours in a folder, from the repository's root, with forward slashes. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => name !== "node_modules")
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort();
}

const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts");

const gatsbyFiles = readdirSync(ROOT).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
const sources = filesIn("src").filter(isCode);
const everything = [...sources, ...gatsbyFiles, ...filesIn("tools").filter(isCode)];

function parse(path: string) {
  const text = readFileSync(join(ROOT, path), "utf8");
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return { program };
}

type Tree = ReturnType<typeof parse>;

const trees = new Map(everything.map((path) => [path, parse(path)]));

function treeOf(path: string): Tree {
  return trees.get(path) ?? parse(path);
}

/** Calls a function for each node of the types that it is named for. */
function walk({ program }: Tree, visitors: VisitorObject): void {
  new Visitor(visitors).visit(program);
}

/** What a file imports or exports from elsewhere, also lazily: paths of this repository, or names of packages. */
function importsOf(path: string): string[] {
  return [...lazyImportsOf(path), ...staticImportsOf(path).map(({ target }) => target)];
}

function staticImportsOf(path: string): { target: string; onlyTypes: boolean }[] {
  const { body } = treeOf(path).program;
  return body.flatMap((node) => {
    if (node.type === "ImportDeclaration")
      return [{ target: resolved(node.source.value, path), onlyTypes: node.importKind === "type" }];
    if ((node.type !== "ExportNamedDeclaration" && node.type !== "ExportAllDeclaration") || !node.source)
      return [];
    return [{ target: resolved(node.source.value, path), onlyTypes: node.exportKind === "type" }];
  });
}

/** What a file needs when it runs: not what it imports for its types alone. */
function valueImportsOf(path: string): string[] {
  const needed = staticImportsOf(path).filter(({ onlyTypes }) => !onlyTypes);
  return [...lazyImportsOf(path), ...needed.map(({ target }) => target)];
}

/** What a file imports only when it comes to it: `import("…")` and `require("…")`. */
function lazyImportsOf(path: string): string[] {
  const specifiers: string[] = [];
  const note = (specifier: Argument | undefined) => {
    if (specifier?.type === "Literal" && typeof specifier.value === "string")
      specifiers.push(resolved(specifier.value, path));
  };
  walk(treeOf(path), {
    ImportExpression(node) {
      note(node.source);
    },
    CallExpression({ callee, arguments: [specifier] }) {
      if (callee.type === "Identifier" && callee.name === "require") note(specifier);
    },
  });
  return specifiers;
}

function resolved(specifier: string, from: string): string {
  return specifier.startsWith(".") ? posix.normalize(posix.join(posix.dirname(from), specifier)) : specifier;
}

/** The layer of a path: the folder under src, `tools`, or nothing for a package. */
function layerOf(path: string): string | undefined {
  if (path.startsWith("tools/")) return "tools";
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** Imports from other layers than the allowed, as `file → import`. */
function strayImports(layer: string, allowed: readonly string[]): string[] {
  return everything
    .filter((path) => layerOf(path) === layer)
    .flatMap((path) =>
      importsOf(path)
        .filter((target) => {
          const other = layerOf(target);
          return other !== undefined && other !== layer && !allowed.includes(other);
        })
        .map((target) => `${path} → ${target}`),
    );
}

/** Files that a predicate on their imports holds for. */
function filesThatImport(files: readonly string[], isMeant: (specifier: string) => boolean): string[] {
  return files.filter((path) => importsOf(path).some(isMeant));
}

describe("imports", () => {
  test.each([
    { layer: "pages", allowed: ["components", "lib", "styles"] },
    { layer: "templates", allowed: ["components", "lib", "styles"] },
    { layer: "components", allowed: ["figures", "hooks", "navigation", "lib", "models"] },
    // Drawn at build time, into a paper’s text and onto its cover.
    { layer: "figures", allowed: ["lib", "models"] },
    { layer: "hooks", allowed: ["navigation", "lib", "models"] },
    // How the browser goes from page to page and back.
    { layer: "navigation", allowed: ["lib"] },
    { layer: "models", allowed: ["lib"] },
    { layer: "lib", allowed: ["models"] },
    { layer: "markdown", allowed: ["lib"] },
    // The papers' figures are drawn at build time, which is the one view that the build knows.
    { layer: "gatsby", allowed: ["lib", "models", "markdown", "figures"] },
    { layer: "styles", allowed: ["fonts"] },
  ])("of src/$layer only go down", ({ layer, allowed }) => {
    expect(strayImports(layer, allowed)).toEqual([]);
  });

  test("of every layer of src are covered by these rules", () => {
    const known =
      /^(components|figures|fonts|gatsby|hooks|lib|markdown|models|navigation|pages|styles|templates|types)$/;
    const layers = new Set(sources.map(layerOf));
    expect([...layers].filter((layer) => !known.test(layer ?? ""))).toEqual([]);
  });

  test("bring neither React nor Gatsby into lib and models", () => {
    const plain = sources.filter((path) => ["lib", "models"].includes(layerOf(path) ?? ""));
    expect(plain.length).toBeGreaterThan(10);
    expect(filesThatImport(plain, (name) => /^(react|gatsby|ogl)/.test(name))).toEqual([]);
    expect(plain.filter((path) => path.endsWith(".tsx"))).toEqual([]);
  });

  test("bring the tools that make papers only into the build", () => {
    const shipped = sources.filter((path) => !["markdown", "gatsby"].includes(layerOf(path) ?? ""));
    const makers = /^(unified|remark|rehype|mdast|hast|unist|temml|@citation-js|yaml$|zod$|node:)/;
    expect(filesThatImport(shipped, (name) => makers.test(name))).toEqual([]);
  });

  test("never lead from the site into tools or tests", () => {
    const site = [...sources, ...gatsbyFiles];
    expect(filesThatImport(site, (target) => /^(tools|__tests__|__mocks__)\//.test(target))).toEqual([]);
  });

  test("take CSS modules as a namespace, which is all that Gatsby's loader exports", () => {
    const wrong = sources.filter((path) =>
      treeOf(path).program.body.some(
        (node) =>
          node.type === "ImportDeclaration" &&
          node.source.value.includes(".module.css") &&
          (node.specifiers.length !== 1 || node.specifiers[0]?.type !== "ImportNamespaceSpecifier"),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("of the site and its build name packages that are installed without those for development", () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    // The last is imported by what the build writes into `.cache`.
    const live = "src/components/LivePaper/LivePaper.tsx";
    const starts = [...gatsbyFiles, "tools/run/main.ts", "src/html.tsx", live];
    const files = new Set([...starts, ...sources.filter((path) => /^src\/(pages|templates)\//.test(path))]);
    const packages = new Set<string>();
    for (const path of files) {
      for (const target of valueImportsOf(path)) {
        const file = [`${target}.ts`, `${target}.tsx`].find((candidate) => trees.has(candidate));
        if (file) files.add(file);
        else if (!/^(?:node:|src\/|\.cache\/)/.test(target))
          packages.add(target.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? target);
      }
    }
    expect(packages.size).toBeGreaterThan(30);
    expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
  });

  test("do not run in circles", () => {
    const graph = new Map(
      sources.map((path) => [
        path,
        importsOf(path).flatMap((target) =>
          [`${target}.ts`, `${target}.tsx`].filter((file) => trees.has(file)),
        ),
      ]),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (path: string, trail: readonly string[]) => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
      if (done.has(path) || trail.includes(path)) return;
      for (const next of graph.get(path) ?? []) follow(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) follow(path, []);
    expect(circles).toEqual([]);
  });
});

test("src has no style attribute, which the site's policy would refuse", () => {
  const found: string[] = [];
  for (const path of sources) {
    walk(treeOf(path), {
      JSXAttribute({ name }) {
        if (name.name === "style") found.push(path);
      },
    });
  }
  expect(found).toEqual([]);
});

test("these rules see what they are about", () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(importsOf("src/pages/index.tsx")).toContain("src/components/Landing/Landing");
  expect(importsOf("gatsby-node.ts")).toContain("src/gatsby/source-nodes");
});
