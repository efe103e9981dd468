import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { onPostBuild } from "../../src/gatsby/on-post-build";
import { exampleSource } from "../fixtures/example";
import { paper } from "../fixtures/paper";
import { createTemporaryFolder } from "../temporary-folder";

const PAGE = '<head><meta charSet="utf-8"/></head><main data-pagefind-body><h1>Page</h1><p>Text.</p></main>';
const PATHS = ["/", "/glossary", "/litepapers/pop"];
const projectFolder = process.cwd();

// `__tests__/build` tests what the hook writes with a Chromium.
test("without a Chromium every page gets the site's social card, and the build warns with the reason", async () => {
  jest.replaceProperty(process, "env", { ...process.env, PAPERS_PDF: "off" });
  process.chdir(createTemporaryFolder());
  for (const folder of [".cache", "content", ...PATHS.map((path) => `public${path}`)])
    mkdirSync(folder, { recursive: true });
  for (const path of PATHS) writeFileSync(join("public", path, "index.html"), PAGE);
  writeFileSync("public/webpack.stats.json", "{}");
  writeFileSync("content/example.yaml", exampleSource);
  cpSync(join(projectFolder, "static"), "static", { recursive: true });
  const data = {
    allSitePage: { nodes: PATHS.map((path) => ({ path })) },
    allMdx: { nodes: [{ frontmatter: paper, fields: paper }] },
  };
  const reporter = { warn: jest.fn() };
  const api = { graphql: async () => ({ data }), reporter } as unknown as BuildArgs;
  await onPostBuild?.(api, { plugins: [] }, () => undefined);
  const card = readFileSync("static/social-card.png");
  for (const path of ["glossary.png", "litepapers/pop.png"])
    expect(readFileSync(join("public", path)).equals(card)).toBe(true);
  expect(reporter.warn.mock.calls).toEqual([[expect.stringContaining("The setting PAPERS_PDF is off.")]]);
});
