import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a build is made of, as far as people edit it. */
const SOURCES = [
  "src",
  "content",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
];

/** Gatsby writes it by itself, also while somebody only develops. */
const GENERATED = "gatsby-types.d.ts";

/** Written by each build, last. */
const BUILT = join("public", "robots.txt");

/** Throws, with what to do, where `public/` is not there or older than what it is made of. */
export function requireFreshBuild(root: string): void {
  const problem = problemOfBuild(root);
  if (problem) throw new Error(problem);
}

function problemOfBuild(root: string): string | undefined {
  if (!existsSync(join(root, BUILT))) return "There is no build in public/: run npm run build first.";
  const built = statSync(join(root, BUILT)).mtimeMs;
  const newer = SOURCES.flatMap((path) => filesIn(root, path)).find(
    (path) => statSync(join(root, path)).mtimeMs > built,
  );
  return newer && `public/ is older than ${newer}: run npm run build first, or the old site is tested.`;
}

function filesIn(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== GENERATED)
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
