import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FSWatcher } from "chokidar";
import { readAllContent } from "../../src/all-content/read-all-content";
import { watchSite } from "../../src/gatsby/watch-site";
import { BODY, writePaper } from "../paper/writing";

const home = process.cwd();
let folder: string;
let watcher: FSWatcher | undefined;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "watch-site-")));
  process.chdir(folder);
  for (const path of ["content/glossary", "content/litepapers/one"]) mkdirSync(path, { recursive: true });
  writeFileSync("content/references.json", "[]");
  cpSync(join(home, "content/run.yaml"), "content/run.yaml");
});

afterEach(async () => {
  await watcher?.close();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test("what is saved is shown, and what is wrong is told with its place", async () => {
  const paper = "content/litepapers/one/index.mdx";
  writeFileSync(paper, writePaper("## Introduction\n\nText.\n"));

  let told: (problems: string) => void = () => undefined;
  let seen: () => void = () => undefined;
  const shown: string[] = [];
  watcher = watchSite(
    { reporter: { error: (problems: string) => told(problems) } } as never,
    readAllContent(folder),
    async (site) => {
      shown.push(...site.papers.map(({ html }) => html));
      seen();
      return site;
    },
  );
  await new Promise<void>((ready) => watcher?.once("ready", ready));
  const toldAfter = (path: string, text: string | Buffer) =>
    new Promise<string>((resolve) => {
      told = resolve;
      writeFileSync(path, text);
    });

  const wrong = await toldAfter(paper, writePaper("## Introduction\n\nText [@nobody].\n"));
  expect(wrong).toContain(`${paper}:${BODY + 2}:6  The reference "nobody" is not in`);
  await new Promise<void>((resolve) => {
    seen = resolve;
    writeFileSync(paper, writePaper("## Introduction\n\nOther text.\n"));
  });
  expect(shown.at(-1)).toContain("Other text.");
  const picture = readFileSync(join(home, "content/litepapers/kitchen-sink/deal.png"));
  const torn = await toldAfter("content/litepapers/one/deal.png", picture.subarray(0, 200));
  expect(torn).not.toContain(paper);
  expect(torn).toContain("deal.png:1:1  The file cannot be read as a picture.");
  expect(shown.at(-1)).toContain("Other text.");
});
