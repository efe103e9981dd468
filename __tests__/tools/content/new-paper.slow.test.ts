import "../../paper/plain-citations";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import { type ContentProblem, catchProblems } from "../../../src/site/content-problem";
import { beginPaper } from "../../../tools/content/new-paper";
import { publishPapers } from "../../../tools/content/publish-paper";
import { checkAllProse } from "../../../tools/prose/check-prose";
import { checkContent } from "../../check-content";
import { places, problemsOf, writePaper } from "../../paper/writing";

const ROOT = join(__dirname, "..", "..", "..");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "new-paper-"));
  mkdirSync(join(root, "content/glossary"), { recursive: true });
  mkdirSync(join(root, "content/litepapers/first"), { recursive: true });
  writeFileSync(join(root, "content/references.json"), "[]");
  writeFileSync(join(root, "content/litepapers/first/index.mdx"), writePaper("## Introduction\n"));
  cpSync(join(ROOT, "content/run.yaml"), join(root, "content/run.yaml"));
});
afterEach(() => rmSync(root, { recursive: true }));

const GOOD = [
  "fourth-paper",
  'A "Fourth": Paper',
  "Fourth",
  "One line under it",
  "How a paper that nobody announced in any list is begun with five answers.",
];

async function begin(answers: readonly string[]) {
  const left = [...answers];
  const output: string[] = [];
  const path = await beginPaper(
    root,
    async () => left.shift(),
    (text) => output.push(text),
    "2026-12-01",
  );
  return { path, output };
}

const check = (published = false) => checkContent(root, { published });

test("five answers make a draft in the next free place, of which only its text is wrong", async () => {
  const { path, output } = await begin(GOOD);
  expect(output).toEqual([]);
  const source = readFileSync(join(root, path), "utf8");
  expect(source).toContain("order: 2\n");
  expect(source).toContain("draft: true\n");
  const problems = problemsOf(() => check());
  expect(places(problems)).toEqual(["16:1 Here something is still to be written."]);
  expect(problems[0]?.path).toBe("content/litepapers/fourth-paper/index.mdx");
});

test("two drafts get places of their own", async () => {
  const { path } = await begin(GOOD);
  const other = await begin(["fifth-paper", "A Fifth Paper", "Fifth", ...GOOD.slice(3)]);
  const [first, second] = [path, other.path].map((file) =>
    Number(/^order: (\d+)$/m.exec(readFileSync(join(root, file), "utf8"))?.[1]),
  );
  expect(second).toBe(Number(first) + 1);
});

test("an answer that cannot be used is asked for again, with the reason", async () => {
  const [slug = "", title = "", ...others] = GOOD;
  const { output } = await begin(["", "Fourth Paper", "first", slug, "x".repeat(61), title, ...others]);
  expect(output).toEqual([
    "Type an address, such as model-credit.",
    "Name the folder with lower-case letters, digits and hyphens only.",
    "There is a paper at this address already.",
    "It has more than 60 characters.",
  ]);
});

test("when the answers end nothing is written", async () => {
  const files = () => readdirSync(root, { recursive: true });
  const before = files();
  await expect(begin(GOOD.slice(0, 3))).rejects.toThrow("No paper was begun");
  expect(files()).toEqual(before);
});

test("the example of the writers' README is a paper with nothing wrong in it, also when it is published", async () => {
  rmSync(join(root, "content/litepapers/first"), { recursive: true });
  // The example links to this paper alone.
  const others = /^content.(litepapers|published).(?!pop)/;
  cpSync(join(ROOT, "content"), join(root, "content"), {
    recursive: true,
    filter: (source) => !others.test(relative(ROOT, source)),
  });
  const readme = readFileSync(join(ROOT, "content/README.md"), "utf8");
  const paper = /```mdx\n([\s\S]+?)```\n/.exec(readme)?.[1] ?? "";
  // Under names of its own: somebody may have published the example.
  const { path } = await begin(["an-example", ...GOOD.slice(1)]);
  const [order = ""] = /^order: \d+$/m.exec(readFileSync(join(root, path), "utf8")) ?? [];
  const named = paper
    .replace(/^title: .*$/m, "title: An example")
    .replace(/^shortTitle: .*$/m, "shortTitle: Example");
  writeFileSync(join(root, path), named.replace(/^order: \d+$/m, order));
  const image = sharp({ create: { width: 400, height: 200, channels: 3, background: "#223" } });
  await image.png().toFile(join(root, dirname(path), "day.png"));
  const wrong = (read: () => unknown) => {
    const problems: ContentProblem[] = [];
    catchProblems(problems, read);
    return problems.filter((problem) => problem.path.startsWith(dirname(path)));
  };
  expect(wrong(() => check())).toEqual([]);
  const symbols = /```yaml\n([\s\S]+?)```\n/.exec(readme)?.[1] ?? "";
  writeFileSync(join(root, dirname(path), "symbols.yaml"), symbols);
  expect(wrong(() => checkAllProse(root))).toEqual([]);
  expect(publishPapers(root, ["an-example"], "2026-12-02")).toMatchObject([{ isNew: true }]);
  expect(wrong(() => check(true))).toEqual([]);
});
