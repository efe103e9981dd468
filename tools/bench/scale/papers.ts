import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
