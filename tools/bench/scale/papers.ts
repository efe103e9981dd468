import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLISHED } from "../../../src/markdown/content-paths";
import { publishPapers } from "../../content/publish-paper";

/** The real papers that the others are made from, in turn; they stay as they are. */
const REAL = ["pop", "erc4337a", "agfi"] as const;

/**
 * Writes papers of the real ones' size until there are `count`, the real three included: each is one of them under
 * another title, address and place, with its number in its summary and first heading.
 */
export function writePapers(root: string, count: number): void {
  const folder = join(root, "content/litepapers");
  const sources = REAL.map((slug) => readFileSync(join(folder, slug, "index.mdx"), "utf8"));
  for (let number = REAL.length + 1; number <= count; number += 1) {
    const slug = paperSlug(number);
    mkdirSync(join(folder, slug), { recursive: true });
    writeFileSync(join(folder, slug, "index.mdx"), makePaper(sources[number % REAL.length] ?? "", number));
  }
  const slugs = Array.from({ length: count }, (_, index) => REAL[index] ?? paperSlug(index + 1));
  publishPapers(root, slugs);
}

/** Puts the paper's present text on record, as if its version had not gone out before. */
export function publishAgain(root: string, slug: string): void {
  rmSync(join(root, PUBLISHED, slug), { recursive: true });
  publishPapers(root, [slug]);
}

export function paperSlug(number: number): string {
  return `paper-${number}`;
}

function makePaper(source: string, number: number): string {
  return source
    .replace(/^title: "?(.*?)"?$/m, `title: "Paper ${number}: $1"`)
    .replace(/^shortTitle: .*$/m, `shortTitle: P${number}`)
    .replace(
      /^summary: .*$/m,
      `summary: "What paper number ${number} says about itself, in words that no other paper uses."`,
    )
    .replace(/^order: .*$/m, `order: ${number}`);
}
