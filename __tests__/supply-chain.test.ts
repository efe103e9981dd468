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
  test("nothing runs where packages are installed", () => {
    const settings = readFileSync(join(projectRoot, folder, ".npmrc"), "utf8").split("\n");
    expect(settings).toContain("ignore-scripts=true");
  });

  test("the lockfile holds the digest of each package that is fetched, and fetches from no other place", () => {
    const { packages }: { packages: Record<string, Locked> } = json(join(folder, "package-lock.json"));
    // Built for another system, and not in the registry that the lockfile was made with, so that nobody knows its digest.
    const isElsewhere = ({ optional, resolved, integrity }: Locked) => optional && !resolved && !integrity;
    const fetched = Object.entries(packages).filter(
      ([path, entry]) => path !== "" && !entry.link && !entry.inBundle && !isElsewhere(entry),
    );
    expect(fetched.length).toBeGreaterThan(5);
    const isUnknown = ({ integrity, resolved }: Locked) =>
      !integrity?.startsWith("sha512-") ||
      !(resolved ?? "https://registry.npmjs.org/").startsWith("https://registry.npmjs.org/");
    expect(fetched.filter(([, entry]) => isUnknown(entry)).map(([path]) => path)).toEqual([]);
  });
});

test("every direct dependency is pinned to one version", () => {
  const { dependencies, devDependencies } = json("package.json");
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});
