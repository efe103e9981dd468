import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completed, readSite, type SiteContent } from "../../src/gatsby/site-content";
import { RULE_PAPER } from "../../src/lib/demo/rules";

const paper = (slug: string, title = slug) =>
  ({ slug, title, path: `content/litepapers/${slug}/index.mdx` }) as SiteContent["papers"][number];

const content = (changes: Partial<SiteContent>): SiteContent => ({
  paths: [],
  papers: [],
  references: [],
  terms: [],
  run: "",
  demo: undefined,
  versions: [],
  ...changes,
});

test("a paper that cannot be read stays as it was read last; one that is gone goes", () => {
  const before = content({ papers: [paper("pop"), paper("agfi"), paper("old")] });
  const now = content({ paths: [paper("pop").path, paper("agfi").path], papers: [paper("pop", "new")] });
  expect(completed(now, before).papers).toEqual([paper("pop", "new"), paper("agfi")]);
});

test("references, terms and the run stay too; what could be read replaces what was", () => {
  const before = content({ run: "old", terms: [] });
  const now = content({ references: undefined, terms: undefined, run: "new" });
  expect(completed(now, before)).toMatchObject({ references: [], terms: [], run: "new" });
  expect(completed(now, undefined).references).toBeUndefined();
});

/** As many papers as these sentences are about. */
const FEW = [RULE_PAPER, "kitchen-sink"];

describe("content with a mistake", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "site-content-"));
    cpSync("content", join(root, "content"), {
      recursive: true,
      filter: (path) => !path.startsWith("content/litepapers/") || FEW.some((slug) => path.includes(slug)),
    });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("is read around it: what does not depend on it is there", () => {
    const path = `content/litepapers/${RULE_PAPER}/index.mdx`;
    writeFileSync(join(root, path), "---\ntitle: [\n---\n");
    const { content: read, problems } = readSite(root);
    expect(problems.every((problem) => problem.path === path)).toBe(true);
    expect(problems).not.toEqual([]);
    expect(read.paths).toContain(path);
    expect(read.papers.length).toBe(read.paths.length - 1);
    expect(read.references?.length).toBeGreaterThan(20);
    expect(read.demo).toBeUndefined();
  });

  test("without the paper that the demo quotes says so", () => {
    rmSync(join(root, `content/litepapers/${RULE_PAPER}`), { recursive: true });
    expect(readSite(root).problems.map(({ message }) => message)).toContain(
      "The demo quotes this paper, which is not there.",
    );
  });
});
