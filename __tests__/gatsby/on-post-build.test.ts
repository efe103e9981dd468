import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { onPostBuild } from "../../src/gatsby/on-post-build";
import { example, exampleSource } from "../fixtures/example";
import { paper } from "../fixtures/paper";
import { createTemporaryFolder } from "../temporary-folder";

const PATHS = ["/", "/404", "/404.html", "/glossary", "/litepapers/pop"];
const projectFolder = process.cwd();
const site = createTemporaryFolder();

const createMdxNode = (path: string) => ({
  frontmatter: paper,
  fields: { ...paper, path, slug: path.slice("/litepapers/".length) },
});
const data = {
  allSitePage: { nodes: PATHS.map((path) => ({ path })) },
  allMdx: { nodes: [createMdxNode("/litepapers/pop"), createMdxNode("/litepapers/draft")] },
};
const warn = jest.fn();

/** Runs the hook on a small build without a Chromium. */
beforeAll(async () => {
  const waitlist = { WAITLIST_URL: "https://list.example/post", WAITLIST_U: "u1", WAITLIST_ID: "id1" };
  jest.replaceProperty(process, "env", { ...process.env, ...waitlist, PAPERS_PDF: "off" });
  const writeSiteFile = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  for (const path of PATHS) {
    const file = path === "/404.html" ? path : `${path}/index.html`;
    writeSiteFile(
      `public${file}`,
      `<head><meta charSet="utf-8"/></head><main data-pagefind-body><h1>Page</h1><p>At ${path}.</p></main>`,
    );
  }
  // Gatsby also creates a folder with the name of the page `/404.html`.
  writeSiteFile("public/page-data/404.html/page-data.json", "{}");
  writeSiteFile("public/app-263723eb.js.map", "{}");
  writeSiteFile("public/webpack.stats.json", "{}");
  writeSiteFile(".cache/kept", "");
  cpSync("static", join(site, "static"), { recursive: true });
  writeSiteFile("content/example.yaml", exampleSource);
  process.chdir(site);
  const reporter = { warn, panicOnBuild: jest.fn() };
  await onPostBuild?.(
    { graphql: async () => ({ data }), reporter } as unknown as BuildArgs,
    { plugins: [] },
    () => undefined,
  );
});

afterAll(() => process.chdir(projectFolder));

const readPublicFile = (path: string) => readFileSync(join(site, "public", path), "utf8");

test("the policy of every page, also of the 404 page, allows requests to the waitlist", () => {
  for (const file of ["index.html", "404.html", "404/index.html", "litepapers/pop/index.html"])
    expect(readPublicFile(file)).toContain("connect-src 'self' https://list.example;");
});

test("writes Markdown for every page except drafts and the 404 page", () => {
  expect(readPublicFile("index.md")).toContain("At /.");
  expect(readPublicFile("glossary.md")).toContain("At /glossary.");
  expect(readPublicFile("litepapers/pop.md")).toContain("At /litepapers/pop.");
  for (const path of ["404.html.md", "litepapers/draft.md"])
    expect(existsSync(join("public", path))).toBe(false);
  expect(readPublicFile("404.md")).toMatch(/^# Not found/);
  expect(readPublicFile("llms.txt")).not.toContain("draft");
});

test("the states of a job have the version of the paper on them, and the hours of the example", () => {
  const { version, windowsInHours } = JSON.parse(readPublicFile("job-states.json"));
  expect([version, windowsInHours.waiting]).toEqual(["2.0", example.values["window.waiting"].value]);
});

test("without a Chromium every page gets the site's social card, and the build warns with the reason", () => {
  const card = readFileSync(join(projectFolder, "static/social-card.png"));
  for (const path of ["glossary.png", "litepapers/pop.png"])
    expect(readFileSync(join("public", path)).equals(card)).toBe(true);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("The setting PAPERS_PDF is off.")]]);
});

test("source maps and webpack's statistics are not published", () => {
  expect(existsSync("public/app-263723eb.js.map")).toBe(false);
  expect(existsSync("public/webpack.stats.json")).toBe(false);
  expect(existsSync(".cache/source-maps/app-263723eb.js.map")).toBe(true);
});
