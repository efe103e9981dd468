import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
  script: [paper("It costs {1 + 1}."), "9:10: A brace begins JavaScript. Write \\{ for the sign."],
  half: [paper("A brace { alone."), "A brace that is only a brace has a backslash before it: \\{."],
  less: [paper("If a <3 b."), "A “<” that is only a sign has a backslash before it: \\<."],
  imported: [
    paper('import fs from "node:fs";'),
    "9:1: A page imports and exports nothing. Remove the line, or write it as code.",
  ],
  title: [paper("# Title"), "9:1: The title of a page is the field “title”. Begin a section with ##."],
  heading: [paper("## The price $P$"), "9:1: A heading has words alone: no formula, value or component."],
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

/** Papers without mistakes. */
const RIGHT: Readonly<Record<string, readonly [text: string]>> = {
  drafted: [paper("Text.", { draft: "true" })],
  pop: [
    paper(`Kleros [@kleros] has an [escrow](/glossary#escrow).[^1] See [Figure 1](#figure-checking-game).

[^1]: It costs <Value name="job.price" />, or $P$.

${box(`${CHECKING}\n\nChecking costs <Value name="ruling.inspection" />.`)}`),
  ],
};

const OTHER_CONTENT = {
  "references.json": JSON.stringify([{ id: "kleros", type: "webpage", title: "Kleros" }]),
  "glossary.mdx": `---\ntitle: "Glossary"\nsubtitle: "Terms"\ndescription: ${fields.description}\n---\n\n## Escrow\n\nMoney.\n`,
};

let output = "";

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    mkdirSync(join(folder, "content/litepapers"), { recursive: true });
    cpSync(join(PROJECT, "__tests__/fixtures/example.yaml"), join(folder, "content/example.yaml"));
    for (const [file, text] of Object.entries(OTHER_CONTENT))
      writeFileSync(join(folder, "content", file), text);
    for (const file of ["src", "static"]) symlinkSync(join(PROJECT, file), join(folder, file));
    const papers = Object.entries({ ...MISTAKES, ...RIGHT });
    for (const [name, [text = ""]] of papers) {
      mkdirSync(join(folder, "content/litepapers", name));
      writeFileSync(join(folder, "content/litepapers", name, "index.mdx"), text);
    }
    const tsx = ["--import", require.resolve("tsx"), join(PROJECT, "tools/content/check.ts")];
    execFileSync(process.execPath, tsx, { cwd: folder, stdio: "pipe" });
  } catch (error) {
    output = String((error as { stderr?: Buffer }).stderr ?? error);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(Object.entries(MISTAKES))("a writer is told of a wrong %s, with its place", (name, [, says]) => {
  const told = output.split("\n").filter((line) => line.startsWith(`content/litepapers/${name}/index.mdx:`));
  expect(told.join("\n")).toContain(says);
});

test("nothing is told of papers without mistakes", () => {
  const files = [
    ...Object.keys(RIGHT).map((name) => `litepapers/${name}/index.mdx`),
    ...Object.keys(OTHER_CONTENT),
  ];
  expect(files.filter((file) => output.includes(`content/${file}:`))).toEqual([]);
});
