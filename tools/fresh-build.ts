import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** The files and folders that people edit and a build reads. */
const SOURCES = [
  "src",
  "content",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
];

/** `gatsby develop` writes it too, so it may be newer than the build. */
const GENERATED_TYPES = "gatsby-types.d.ts";

/** `src/gatsby/on-post-build.ts` writes it, so it is as old as the build. */
const BUILT_FILE = join("public", "robots.txt");

/** Throws if `public/` is missing or older than its sources, with what to do about it. */
export function requireFreshBuild(root: string): void {
  if (!existsSync(join(root, BUILT_FILE)))
    throw new Error("There is no build in public/: run npm run build first.");
  const builtAt = statSync(join(root, BUILT_FILE)).mtimeMs;
  const newer = SOURCES.flatMap((path) => listFiles(root, path)).find(
    (path) => statSync(join(root, path)).mtimeMs > builtAt,
  );
  if (newer)
    throw new Error(`public/ is older than ${newer}: run npm run build first, or the old site is tested.`);
}

/** The `globalSetup` of `jest.build.config.js`. */
export default function setUp(_: unknown, { rootDir }: { rootDir: string }): void {
  requireFreshBuild(rootDir);
}

/** Returns the paths of a file, or of all files of a folder, relative to `root`. */
function listFiles(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== GENERATED_TYPES)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
