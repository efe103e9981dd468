import "../paper/plain-citations";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Content, readAllContent } from "../../src/all-content/read-all-content";
import { readRun } from "../../src/content/read-run";
import { completed } from "../../src/gatsby/site-content";

const run = readRun(process.cwd());

const paper = (slug: string, title = slug) =>
  ({ slug, title, path: `content/litepapers/${slug}/index.mdx` }) as Content["papers"][number];

const content = (changes: Partial<Content>): Content => ({
  paths: [],
  papers: [],
  references: [],
  terms: [],
  questions: [],
  run: undefined,
  versions: [],
  ...changes,
});

test("a paper that cannot be read stays as it was read last; one that is gone goes", () => {
  const before = content({ papers: [paper("pop"), paper("agfi"), paper("old")] });
  const paths = [paper("pop").path, paper("agfi").path];
  const now = content({ paths, papers: [paper("pop", "new")] });
  expect(completed(now, before).papers).toEqual([paper("pop", "new"), paper("agfi")]);
});

test("references, terms, questions, versions and the run stay too; what could be read replaces what was", () => {
  const [old, read] = [run, { ...run }];
  const before = content({ run: old, terms: [] });
  const missing = { references: undefined, terms: undefined, questions: undefined, versions: undefined };
  const now = content({ ...missing, run: read });
  expect(completed(now, before)).toMatchObject({ references: [], terms: [], questions: [], versions: [] });
  expect(completed(now, before).run).toBe(read);
  expect(completed({ ...now, run: undefined }, before).run).toBe(old);
});

/** As many papers as these sentences are about, without the questions, whose proofs stand in others too. */
const FEW = ["pop", "kitchen-sink"];

describe("content with a mistake", () => {
  let root: string;
  const read = (published = false) => readAllContent(root, { published });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "site-content-"));
    cpSync("content", join(root, "content"), {
      recursive: true,
      filter: (path) =>
        path !== "content/questions" &&
        (!path.startsWith("content/litepapers/") || FEW.some((slug) => path.includes(slug))),
    });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("is read around it: what does not depend on it is there", () => {
    const path = "content/litepapers/pop/index.mdx";
    writeFileSync(join(root, path), "---\ntitle: [\n---\n");
    const { content: site, problems } = read();
    expect(problems.every((problem) => problem.path === path)).toBe(true);
    expect(problems).not.toEqual([]);
    expect(site.paths).toContain(path);
    expect(site.papers.length).toBe(site.paths.length - 1);
    expect(site.references?.length).toBeGreaterThan(20);
  });

  test("in a record or in the redirects is told with all else that is wrong", () => {
    const spoil = (path: string, change: (text: string) => string) =>
      writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));
    spoil("content/published/pop/0.1.md", (text) => `\uFEFF${text}`);
    spoil("content/redirects.yaml", (text) => `${text}/litepapers/old: glossary\n`);
    spoil("content/litepapers/kitchen-sink/index.mdx", (text) => text.replace("title:", "title: ["));
    for (const published of [false, true]) {
      const { content: site, problems } = read(published);
      expect(problems.map(({ path }) => path)).toEqual(
        expect.arrayContaining([
          "content/litepapers/kitchen-sink/index.mdx",
          "content/published/pop/0.1.md",
          "content/redirects.yaml",
        ]),
      );
      expect(site.papers.length).toBe(site.paths.length - 1);
      expect(site.versions).toBeUndefined();
    }
  });

  test("in where a redirect leads is told while writing too; a paper that cannot be read is a page still", () => {
    writeFileSync(join(root, "content/litepapers/kitchen-sink/index.mdx"), "---\ntitle: [\n---\n");
    writeFileSync(
      join(root, "content/redirects.yaml"),
      "/litepapers/old: /litepapers/kitchen-sink\n/litepapers/older: /litepapers/nothing\n",
    );
    const { problems } = read();
    expect(problems.filter(({ path }) => path.endsWith("redirects.yaml"))).toMatchObject([
      { line: 2, message: "/litepapers/older leads to /litepapers/nothing, which is no page." },
    ]);
  });
});
