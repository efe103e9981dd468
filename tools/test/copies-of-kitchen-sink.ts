import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LITEPAPERS } from "../../src/markdown/content-paths";

/** The draft that has everything a paper may have. */
const KITCHEN_SINK = "kitchen-sink";

const NUMERALS: Readonly<Record<number, string>> = { 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh" };

/** Publishes the kitchen sink under `root` as one more paper, the so-manieth: with its images, and a name of its own. */
export function publishKitchenSink(root: string, order: number): void {
  const numeral = NUMERALS[order];
  if (!numeral) throw new Error(`No name is known for a paper ${order}.`);
  const slug = `the-${numeral}`;
  cpSync(join(root, LITEPAPERS, KITCHEN_SINK), join(root, LITEPAPERS, slug), { recursive: true });
  const path = join(root, LITEPAPERS, slug, "index.mdx");
  const name = `The ${numeral} paper`;
  writeFileSync(
    path,
    replaceEach(readFileSync(path, "utf8"), [
      [/^title: .*$/m, `title: ${name}`],
      [/^shortTitle: .*$/m, `shortTitle: ${name}`],
      [/^order: .*$/m, `order: ${order}`],
      [/^draft: true\n/m, ""],
    ]),
  );
}

/** Throws where a line is not there: a paper that kept `draft: true` would be published nowhere, and every test pass. */
function replaceEach(text: string, replacements: readonly [RegExp, string][]): string {
  return replacements.reduce((result, [line, by]) => {
    if (!line.test(result)) throw new Error(`${KITCHEN_SINK}/index.mdx has no line ${line}.`);
    return result.replace(line, by);
  }, text);
}
