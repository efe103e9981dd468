/**
 * What a writer sees who makes mistakes under `gatsby develop`, with a page open in a browser: how long until the message
 * stands in the page, how long until it is gone after the mend, and whether the page stayed as it was, without a reload.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const POP = "content/litepapers/pop/index.mdx";
const REFERENCES = "content/references.json";

type Mistake = {
  name: string;
  file: string;
  make: (source: string) => string;
  /** What the page has to say of it. */
  says: RegExp;
};

const MISTAKES: readonly Mistake[] = [
  {
    name: "broken frontmatter",
    file: POP,
    make: (source) => source.replace(/^title: .*$/m, 'title: "Proof'),
    says: /pop\/index\.mdx:\d+:\d+/,
  },
  {
    name: "unknown citation key",
    file: POP,
    make: (source) => source.replace("[@erc-4337", "[@erc-81833"),
    says: /The reference "erc-81833" is not in content\/references\.json/,
  },
  {
    name: "unclosed fence",
    file: POP,
    make: (source) => source.replace("\n## Introduction\n", "\n```\nA line of code.\n\n## Introduction\n"),
    says: /This code block is never closed/,
  },
  {
    name: "broken references.json",
    file: REFERENCES,
    make: (source) => source.replace('"id":', '"id"'),
    says: /The bibliography is not valid JSON/,
  },
];

/** Makes each mistake in the site at `root`, mends it, and prints what the page showed. */
export async function play(page: Page, root: string): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const { name, file, make, says } of MISTAKES) {
    const path = join(root, file);
    const source = readFileSync(path, "utf8");
    const broken = make(source);
    if (broken === source) throw new Error(`The mistake "${name}" cannot be made in ${file}.`);
    const seen = await breakAndMend(page, says, {
      breakIt: () => writeFileSync(path, broken),
      mend: () => writeFileSync(path, source),
    });
    rows.push({ mistake: name, ...seen });
  }
  console.table(rows);
}

type Seen = { "message after (ms)": number; "gone after (ms)": number; "page stayed": string };

export async function breakAndMend(
  page: Page,
  says: RegExp,
  { breakIt, mend }: { breakIt: () => void; mend: () => void },
): Promise<Seen> {
  const alert = page.locator("content-messages [role=alert]");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const text = await page.locator("main").textContent();
  let started = performance.now();
  breakIt();
  await alert.filter({ hasText: says }).waitFor({ timeout: 30_000 });
  const shown = Math.round(performance.now() - started);
  // As long as Gatsby takes to run its queries again.
  await page.waitForTimeout(2500);
  const kept = (await page.locator("main").textContent()) === text;
  const overlay = await page.locator("gatsby-fast-refresh").count();
  started = performance.now();
  mend();
  await alert.waitFor({ state: "detached", timeout: 30_000 });
  const gone = Math.round(performance.now() - started);
  await page.waitForTimeout(2500);
  const same = await page.evaluate(() => "sameDocument" in window);
  const mended = (await page.locator("main").textContent()) === text;
  return {
    "message after (ms)": shown,
    "gone after (ms)": gone,
    "page stayed": `${kept ? "yes" : "NO"}${overlay ? ", GATSBY'S OVERLAY" : ""}${same ? "" : ", RELOADED"}${mended ? "" : ", NOT MENDED"}`,
  };
}
