import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { requireFreshBuild } from "../../tools/fresh-build";
import { createTemporaryFolder } from "../temporary-folder";

/** Returns a project with files that were last changed so many seconds after 1970 began. */
function createProject(times: Record<string, number>): string {
  const root = createTemporaryFolder();
  for (const [path, time] of Object.entries({ "src/site/site.ts": 1, "gatsby-config.ts": 1, ...times })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "");
    utimesSync(join(root, path), time, time);
  }
  return root;
}

test("a missing build is refused", () => {
  const message = "There is no build in public/: run npm run build first.";
  expect(() => requireFreshBuild(createProject({}))).toThrow(message);
});

test.each(["src/features/orb/Orb.tsx", "content/references.json", "static/icon.svg", "gatsby-node.ts"])(
  "a build that is older than %s is refused, and the file is named",
  (path) => {
    const root = createProject({ "public/robots.txt": 2, [path]: 3 });
    expect(() => requireFreshBuild(root)).toThrow(`public/ is older than ${path}: run npm run build first`);
  },
);

test("a build that is newer than its sources is accepted, even if it is older than the generated types", () => {
  const root = createProject({ "public/robots.txt": 2, "src/gatsby-types.d.ts": 3 });
  expect(() => requireFreshBuild(root)).not.toThrow();
});
