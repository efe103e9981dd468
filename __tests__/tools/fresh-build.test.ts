import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { requireFreshBuild } from "../../tools/fresh-build";
import { createTemporaryFolder } from "../temporary-folder";

let root: string;
beforeEach(() => {
  root = createTemporaryFolder();
  for (const path of ["src/site/site.ts", "content/litepapers/pop/index.mdx", "gatsby-config.ts"])
    write(path, 1);
});

/** Writes a file that was last changed `time` seconds after 1970 began. */
function write(path: string, time: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), "");
  utimesSync(join(root, path), time, time);
}

test("a missing build is refused", () => {
  expect(() => requireFreshBuild(root)).toThrow("There is no build in public/: run npm run build first.");
});

test.each(["src/features/orb/Orb.tsx", "content/references.json", "static/icon.svg", "gatsby-node.ts"])(
  "a build that is older than %s is refused, and the file is named",
  (path) => {
    write("public/robots.txt", 2);
    write(path, 3);
    expect(() => requireFreshBuild(root)).toThrow(`public/ is older than ${path}: run npm run build first`);
  },
);

test("a build that is newer than its sources is accepted, even if it is older than the generated types", () => {
  write("public/robots.txt", 2);
  write("src/gatsby-types.d.ts", 3);
  expect(() => requireFreshBuild(root)).not.toThrow();
});
