import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../tools/project";

type Locked = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
};

const json = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), "utf8"));

describe.each([".", "tools/hosts"])("in %s", (folder) => {
  test("npm runs no scripts of packages when it installs them", () => {
    const settings = readFileSync(join(projectRoot, folder, ".npmrc"), "utf8").split("\n");
    expect(settings).toContain("ignore-scripts=true");
  });

  test("every package in the lockfile has a SHA-512 digest and comes from npm's registry", () => {
    const { packages }: { packages: Record<string, Locked> } = json(join(folder, "package-lock.json"));
    // npm writes neither digest nor address of an optional package that its registry lacked.
    const isUnavailable = ({ optional, resolved, integrity }: Locked) => optional && !resolved && !integrity;
    const fetched = Object.entries(packages).filter(
      ([path, entry]) => path !== "" && !entry.link && !entry.inBundle && !isUnavailable(entry),
    );
    expect(fetched.length).toBeGreaterThan(5);
    const isUnverified = ({ integrity, resolved }: Locked) =>
      !integrity?.startsWith("sha512-") ||
      !(resolved ?? "https://registry.npmjs.org/").startsWith("https://registry.npmjs.org/");
    expect(fetched.filter(([, entry]) => isUnverified(entry)).map(([path]) => path)).toEqual([]);
  });
});

test("every direct dependency is pinned to one version", () => {
  const { dependencies, devDependencies } = json("package.json");
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});
