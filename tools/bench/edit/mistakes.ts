import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const PAPER = "content/litepapers/pop/index.mdx";
const OTHER_PAPER = "content/litepapers/agfi";

/** As long as Gatsby takes to ask its queries again, in milliseconds. */
const QUERIES = 2500;

type Mistake = {
  name: string;
  make: (root: string) => void;
  fix: (root: string) => void;
  /** What the page has to say of it. */
  says: RegExp;
};

/** A mistake in a file, made by changing its text. */
function inFile(name: string, file: string, says: RegExp, change: (source: string) => string): Mistake {
  let source = "";
  return {
    name,
    says,
    make: (root) => {
      source = readFileSync(join(root, file), "utf8");
      if (change(source) === source) throw new Error(`The mistake “${name}” cannot be made in ${file}.`);
      writeFileSync(join(root, file), change(source));
    },
    fix: (root) => writeFileSync(join(root, file), source),
  };
}

const MISTAKES: readonly Mistake[] = [
  inFile("broken frontmatter", PAPER, /pop\/index\.mdx:\d+:\d+/, (source) =>
    source.replace(/^title: .*$/m, 'title: "Proof'),
  ),
  inFile("unknown citation key", PAPER, /"erc-81833" is not in content\/references\.json/, (source) =>
    source.replace("[@erc-4337", "[@erc-81833"),
  ),
  inFile("unclosed code block", PAPER, /This code block is never closed/, (source) =>
    source.replace("\n## Introduction\n", "\n```\nA line of code.\n\n## Introduction\n"),
  ),
  inFile(
    "broken references.json",
    "content/references.json",
    /The bibliography is not valid JSON/,
    (source) => source.replace('"id":', '"id"'),
  ),
  {
    name: "another paper deleted",
    make: (root) => renameSync(join(root, OTHER_PAPER), join(root, "deleted")),
    fix: (root) => renameSync(join(root, "deleted"), join(root, OTHER_PAPER)),
    says: /There is no page and no file at/,
  },
];

/** What the page showed of a mistake. */
type Seen = {
  mistake: string;
  "message after (ms)": number;
  "gone after (ms)": number;
  "page stayed": boolean;
  "without a reload": boolean;
};

/** Makes each mistake in the site at `root`, which `page` has open under `gatsby develop`, and fixes it. */
export async function makeMistakes(page: Page, root: string): Promise<Seen[]> {
  const alert = page.locator("content-messages [role=alert]");
  const article = page.locator("article");
  const seen: Seen[] = [];
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { name, make, fix, says } of MISTAKES) {
    const text = await article.textContent();
    const shown = await timed(() => {
      make(root);
      return alert.filter({ hasText: says }).waitFor();
    });
    await page.waitForTimeout(QUERIES);
    const kept = (await article.textContent()) === text;
    const gone = await timed(() => {
      fix(root);
      return alert.waitFor({ state: "detached" });
    });
    await page.waitForTimeout(QUERIES);
    seen.push({
      mistake: name,
      "message after (ms)": shown,
      "gone after (ms)": gone,
      "page stayed": kept && (await article.textContent()) === text,
      "without a reload": await page.evaluate(() => "sameDocument" in window),
    });
  }
  return seen;
}

async function timed(wait: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await wait();
  return Math.round(performance.now() - started);
}
