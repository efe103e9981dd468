import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../tools/project";

type LockedPackage = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
};

const readJson = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), "utf8"));

describe.each([".", "tools/hosts"])("in %s", (folder) => {
  test("npm is set to run no install scripts of packages", () => {
    const settings = readFileSync(join(projectRoot, folder, ".npmrc"), "utf8").split("\n");
    expect(settings).toContain("ignore-scripts=true");
  });

  test("every package in the lockfile has a SHA-512 digest and comes from npm's registry", () => {
    const { packages }: { packages: Record<string, LockedPackage> } = readJson(
      join(folder, "package-lock.json"),
    );
    // npm can write an optional package without `resolved` and `integrity`: https://github.com/npm/cli/issues/4460
    const isUnavailable = ({ optional, resolved, integrity }: LockedPackage) =>
      optional && !resolved && !integrity;
    const fetchedPackages = Object.entries(packages).filter(
      ([path, entry]) => path !== "" && !entry.link && !entry.inBundle && !isUnavailable(entry),
    );
    expect(fetchedPackages.length).toBeGreaterThan(5);
    const isUnverified = ({ integrity, resolved }: LockedPackage) =>
      !integrity?.startsWith("sha512-") ||
      !(resolved ?? "https://registry.npmjs.org/").startsWith("https://registry.npmjs.org/");
    expect(fetchedPackages.filter(([, entry]) => isUnverified(entry)).map(([path]) => path)).toEqual([]);
  });
});

test("every direct dependency is pinned to one version", () => {
  const { dependencies, devDependencies } = readJson("package.json");
  const unpinned = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(unpinned).toEqual([]);
});
