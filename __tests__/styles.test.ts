import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";

const SRC = join(__dirname, "..", "src");

const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => postcss.parse(readFileSync(join(SRC, path), "utf8")));

/** The rules that stand around one, as they are written. */
function around(node: postcss.Node): string[] {
  const { parent } = node;
  if (!parent || parent.type === "root") return [];
  const { name, params } = parent as postcss.AtRule;
  return [...around(parent), `@${name} ${params}`];
}

test("no rule asks WebKit for transitions between documents, in which it can end the page", () => {
  const places: string[][] = [];
  for (const sheet of sheets) sheet.walkAtRules("view-transition", (rule) => void places.push(around(rule)));
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(place).toContain("@supports not (hanging-punctuation: first)");
});
