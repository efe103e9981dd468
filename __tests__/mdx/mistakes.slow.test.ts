import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PROJECT = resolve(__dirname, "../..");

const fields = {
  title: '"Paper"',
  subtitle: '"A paper"',
  description: '"A paper with one mistake, which the check of the content has to find."',
  order: "9",
  version: '"1.0"',
  date: '"2026-11-28"',
};

/** A paper with this text; its first line is line 9. */
const paper = (text: string, changed: Record<string, string | undefined> = {}) =>
  `---\n${Object.entries({ ...fields, ...changed })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
    .join("\n")}\n---\n${text}\n`;

const box = (text: string) => `<Example title="Box">\n\n${text}\n\n</Example>`;

const CHECKING = '<Figure name="CheckingGame">\n\nA caption.\n\n</Figure>';

/** What a writer can get wrong: the paper, and what the check says of it behind the file's name. */
const MISTAKES: Readonly<Record<string, readonly [text: string, says: string]>> = {
  work: [
    paper("As shown [@klerus]."),
    "9:10: content/references.json has no work “klerus”. Did you mean “kleros”?",
  ],
  value: [
    paper('It costs <Value name="job.prise" />.'),
    "9:10: The example has no value “job.prise”. Did you mean “job.price”?",
  ],
  component: [paper("<Figur />"), "9:1: There is no component <Figur>. Did you mean “Figure”?"],
  figure: [
    paper('<Figure name="JobTimelin">\n\nA caption.\n\n</Figure>'),
    "9:1: There is no figure “JobTimelin”. Did you mean “JobTimeline”?",
  ],
  section: [paper("See [below](#somewhere)."), "9:5: “/litepapers/section” has no section “somewhere”."],
  page: [
    paper("See [it](/litepapers/pob)."),
    "9:5: There is no page “/litepapers/pob”. Did you mean “/litepapers/pop”?",
  ],
  reference: [
    paper("See [it][one].\n\n[one]: /litepapers/pob"),
    "9:5: There is no page “/litepapers/pob”. Did you mean “/litepapers/pop”?",
  ],
  "first-definition": [
    paper("See [it][one].\n\n[one]: /litepapers/pob\n\n[one]: /litepapers/pop"),
    "9:5: There is no page “/litepapers/pob”. Did you mean “/litepapers/pop”?",
  ],
  "picture-reference": [
    paper("![A deal][one]\n\n[one]: deal.png"),
    "9:1: There is no picture content/litepapers/picture-reference/deal.png.",
  ],
  term: [
    paper("An [escrow](/glossary#escro)."),
    "9:4: “/glossary” has no term “escro”. Did you mean “escrow”?",
  ],
  missing: [paper("![A deal](deal.png)"), "9:1: There is no picture content/litepapers/missing/deal.png."],
  wordless: [
    paper("![](deal.png)"),
    "9:1: The picture deal.png has no words for those who do not see it: ![What it shows](deal.png).",
  ],
  open: [paper('<Example title="Box">\n\nText.'), "9:1: Expected a closing tag for `<Example>`"],
  braces: [
    paper("It costs {job.price}."),
    '9:10: {job.price} is no value of the example. Write <Value name="job.price" />.',
  ],
  "script-with-comments": [
    paper("It costs {/* so */ 1 + 1 /* much */}."),
    "9:10: A brace begins JavaScript. Write \\{ for the sign.",
  ],
  script: [paper("It costs {1 + 1}."), "9:10: A brace begins JavaScript. Write \\{ for the sign."],
  half: [paper("A brace { alone."), "A brace that is only a brace has a backslash before it: \\{."],
  less: [paper("If a <3 b."), "A “<” that is only a sign has a backslash before it: \\<."],
  imported: [
    paper('import fs from "node:fs";'),
    "9:1: A page imports and exports nothing. Remove the line, or write it as code.",
  ],
  title: [paper("# Title"), "9:1: The title of a page is the field “title”. Begin a section with ##."],
  heading: [
    paper("## The price $P$"),
    "9:1: A heading has words alone: no formula, picture, citation, value or component.",
  ],
  "cited-heading": [
    paper("## As [@kleros] says"),
    "9:1: A heading has words alone: no formula, picture, citation, value or component.",
  ],
  "pictured-heading": [
    paper("## A deal ![A deal](../drawing.svg)"),
    "9:1: A heading has words alone: no formula, picture, citation, value or component.",
  ],
  caption: [
    paper('<Figure name="AccountMap" />'),
    "9:1: The figure AccountMap has no caption. Write it between <Figure …> and </Figure>.",
  ],
  slider: [
    paper(CHECKING),
    '9:1: The figure CheckingGame has a slider. Put it into an <Example title="…"> box.',
  ],
  before: [
    paper(box(`Checking costs <Value name="ruling.inspection" />.\n\n${CHECKING}`)),
    "11:16: The slider changes “ruling.inspection”. Write it after the figure",
  ],
  number: [
    paper(`See [Figure 2](#figure-checking-game).\n\n${box(CHECKING)}`),
    "9:5: “/litepapers/number#figure-checking-game” is Figure 1, not Figure 2.",
  ],
  draft: [
    paper("See [it](/litepapers/drafted)."),
    "9:5: “/litepapers/drafted” is a draft, which visitors do not get.",
  ],
  relative: [
    paper("See [it](pop)."),
    "9:5: “pop” is no address. Begin it with https://, with / for a page of this site, or with # for a section.",
  ],
  formula: [
    paper("As $\\foo{a}$ shows."),
    "9:4: This formula cannot be read: Unsupported function name: \\foo.",
  ],
  field: [paper("Text.", { description: undefined }), "The field “description” is missing."],
  date: [
    paper("Text.", { date: '"28 November"' }),
    '7:7: “date” is a day in quotation marks, such as "2026-11-28".',
  ],
  extra: [paper("Text.", { author: '"Bea"' }), "8:9: Pages have no field “author”. Remove it."],
  yaml: [
    paper("Text.", { subtitle: "One: two: three" }),
    "3:11: Nested mappings are not allowed in compact mappings. Put the value in quotation marks.",
  ],
};

/** Papers that the check has nothing to say of. */
const CORRECT: Readonly<Record<string, string>> = {
  drafted: paper("Text.", { draft: "true" }),
  "section-of-a-page-that-cannot-be-parsed": paper("See [it](/litepapers/open#somewhere)."),
  pictured: paper("![A deal](../drawing.svg)"),
};

let output = "";
let hasWritten = true;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    for (const file of [
      "example.yaml",
      "references.json",
      "glossary.mdx",
      "litepapers/pop",
      "litepapers/erc4337a",
      "litepapers/agfi",
    ])
      cpSync(join(PROJECT, "content", file), join(folder, "content", file), { recursive: true });
    writeFileSync(
      join(folder, "content/litepapers/drawing.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" />',
    );
    for (const file of ["src", "static"]) symlinkSync(join(PROJECT, file), join(folder, file));
    const wrong = Object.entries(MISTAKES).map(([name, [text]]) => [name, text] as const);
    for (const [name, text] of [...wrong, ...Object.entries(CORRECT)]) {
      mkdirSync(join(folder, "content/litepapers", name));
      writeFileSync(join(folder, "content/litepapers", name, "index.mdx"), text);
    }
    const tsx = ["--import", require.resolve("tsx"), join(PROJECT, "tools/content/check.ts")];
    execFileSync(process.execPath, tsx, { cwd: folder, stdio: "pipe" });
  } catch (error) {
    output = String((error as { stderr?: Buffer }).stderr ?? error);
  } finally {
    hasWritten = existsSync(join(folder, "public"));
    rmSync(folder, { recursive: true });
  }
});

test.each(Object.entries(MISTAKES))("a writer is told of a wrong %s, with its place", (name, [, says]) => {
  const told = output.split("\n").filter((line) => line.startsWith(`content/litepapers/${name}/index.mdx:`));
  expect(told.join("\n")).toContain(says);
});

test.each(["pop", "erc4337a", "agfi", ...Object.keys(CORRECT)])(
  "nothing is told of the correct paper %s",
  (name) => {
    expect(output).not.toContain(`content/litepapers/${name}/`);
  },
);

test("the check writes no files", () => {
  expect(hasWritten).toBe(false);
});
