import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot, publicDir } from "./built-site";

const sourceMaps = join(projectRoot, ".cache/source-maps");

/** Packages of which any code stands in the scripts that were built, by the sources that their maps name. */
function packagesInScripts(): Set<string> {
  const scripts = readdirSync(publicDir).filter(
    (file) => file.endsWith(".js") && existsSync(join(sourceMaps, `${file}.map`)),
  );
  const sources = scripts.flatMap((file) => {
    const map = JSON.parse(readFileSync(join(sourceMaps, `${file}.map`), "utf8")) as { sources: string[] };
    return map.sources;
  });
  const packages = sources.flatMap((source) => {
    if (/^webpack:\/\/[^/]*\/webpack\//.test(source)) return ["webpack"];
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
    return name ? [name] : [];
  });
  return new Set([...packages, ...(existsSync(join(publicDir, "pagefind")) ? ["pagefind"] : [])]);
}

/** The packages that `docs/security.md` names under “Code that reaches the visitor”. */
function documentedPackages(): string[] {
  const document = readFileSync(join(projectRoot, "docs/security.md"), "utf8");
  const [, section = ""] = document.split("\n## Code that reaches the visitor\n");
  const rows = (section.split("\n## ")[0] ?? "").match(/^\|.*\|$/gm)?.slice(2) ?? [];
  return rows.flatMap(
    (row) =>
      row
        .split("|")[1]
        ?.split(",")
        .map((name) => name.trim()) ?? [],
  );
}

type LockedPackage = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
};

/** Built for another system, and not in the registry that the lockfile was made with, so that nobody knows its digest. */
const isElsewhere = ({ optional = false, resolved, integrity }: LockedPackage) =>
  optional && !resolved && !integrity;

test("docs/security.md lists each package whose code reaches the visitor, and no other", () => {
  const found = packagesInScripts();
  expect(found.size).toBeGreaterThan(5);
  expect(documentedPackages().sort()).toEqual([...found].sort());
});

/** The folders in which packages are installed. */
const installed = [".", "tools/hosts"];

test.each(installed)("nothing runs where packages are installed in %s", (folder) => {
  const settings = readFileSync(join(projectRoot, folder, ".npmrc"), "utf8").split("\n");
  expect(settings).toContain("ignore-scripts=true");
});

test.each(installed.map((folder) => join(folder, "package-lock.json")))(
  "%s holds the digest of each package that is fetched, and fetches from no other place",
  (file) => {
    const { packages } = JSON.parse(readFileSync(join(projectRoot, file), "utf8")) as {
      packages: Record<string, LockedPackage>;
    };
    const fetched = Object.entries(packages).filter(
      ([path, entry]) => path !== "" && !entry.link && !entry.inBundle && !isElsewhere(entry),
    );
    expect(fetched.length).toBeGreaterThan(5);
    expect(
      fetched.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path),
    ).toEqual([]);
    const elsewhere = fetched.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith("https://registry.npmjs.org/"),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  },
);

const manifest = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as Record<
  "dependencies" | "devDependencies",
  Record<string, string>
> & { overrides: Record<string, string | Record<string, string>> };

test("every direct dependency is pinned to one version", () => {
  const overrides = Object.entries(manifest.overrides).flatMap(([name, version]) =>
    typeof version === "string" ? [[name, version] as const] : Object.entries(version),
  );
  const loose = [Object.entries(manifest.dependencies), Object.entries(manifest.devDependencies), overrides]
    .flat()
    // `$react` in an override is the version that stands under `dependencies`.
    .filter(([name, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) && version !== `$${name}`);
  expect(loose).toEqual([]);
});
