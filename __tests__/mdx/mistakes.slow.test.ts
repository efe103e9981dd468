import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTemporaryFolder } from "../temporary-folder";

const PROJECT = resolve(__dirname, "../..");

type Fields = Readonly<Record<string, string | undefined>>;

const fields: Fields = {
  title: '"Paper"',
  subtitle: '"A paper"',
  description: '"A paper with one mistake, which the check of the content has to find."',
  order: "9",
  version: '"1.0"',
  date: '"2026-11-28"',
};

/** Returns a paper whose text begins on line 9. */
const createPaper = (text: string, changed: Fields = {}) =>
  `---\n${Object.entries({ ...fields, ...changed })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
    .join("\n")}\n---\n${text}\n`;

const createBox = (text: string) => `<Example title="Box">\n\n${text}\n\n</Example>`;

const HEALTH = '<Figure name="HealthFactor">\n\nA caption.\n\n</Figure>';

const WORDS_ALONE = "9:1: A heading has words alone: no formula, picture, citation, value or component.";
const NO_PAGE = "9:5: There is no page “/litepapers/pob”. Did you mean “/litepapers/pop”?";
const BRACE = "9:10: A brace begins JavaScript. Write \\{ for the sign.";

/** Texts or fields of papers with one mistake each, and how the line begins that the check writes for it, or a part of it. */
const MISTAKES: Readonly<Record<string, readonly [text: string, message: string, fields?: Fields]>> = {
  work: ["As shown [@klerus].", "9:10: content/references.json has no work “klerus”. Did you mean “kleros”?"],
  value: ['<Value name="job.prise" />', "The example has no value “job.prise”. Did you mean “job.price”?"],
  replaced: ['<Value name="job.slash" />', "The example has no value “job.slash”. Did you mean “job.stake”?"],
  component: ["<Figur />", "9:1: There is no component <Figur>. Did you mean “Figure”?"],
  "table-in-a-sentence": ["See <Attacks /> here.", "9:5: <Attacks> becomes a table. Write <Attacks /> on"],
  "table-with-a-text": ["<Numbers>\n\nAll.\n\n</Numbers>", "9:1: <Numbers> becomes a table. Write"],
  "nameless-table": ["<Attacks />", "9:1: A table stands under a heading, which names it. Write"],
  figure: ['<Figure name="JobTimelin">\n\nA.\n\n</Figure>', "There is no figure “JobTimelin”. Did you mean"],
  section: ["See [below](#somewhere).", "9:5: “/litepapers/section” has no section “somewhere”."],
  page: ["See [it](/litepapers/pob).", NO_PAGE],
  reference: ["See [it][one].\n\n[one]: /litepapers/pob", NO_PAGE],
  "first-definition": ["See [it][one].\n\n[one]: /litepapers/pob\n\n[one]: /litepapers/pop", NO_PAGE],
  "picture-reference": ["![A deal][one]\n\n[one]: deal.png", "9:1: There is no picture content/"],
  term: ["An [escrow](/glossary#escro).", "9:4: “/glossary” has no term “escro”. Did you mean “escrow”?"],
  missing: ["![A deal](deal.png)", "9:1: There is no picture content/litepapers/missing/deal.png."],
  wordless: ["![](deal.png)", "9:1: The picture deal.png has no words for those who do not see it"],
  open: [
    '<Details title="A">\n\nA <Value name="job.price" />.',
    "9:1: Expected a closing tag for `<Details>`",
  ],
  "open-tag": ['<Details title="A">\n\nText.', "Close the tag on a line of its own: </Details>."],
  "stray-tag": ["Text.\n\n</Example>", "expected an open tag first. Remove the tag, or open it before."],
  "open-table": ["<Numbers>", "9:1: Expected a closing tag for `<Numbers>` (9:1-9:10). Write <Numbers />."],
  "table-with-attribute": ['<Numbers name="A" />', "9:1: <Numbers> becomes a table. Write <Numbers /> on"],
  braces: ["It is {job.price}.", '{job.price} is no value of the example. Write <Value name="job.price" />.'],
  "script-with-comments": ["It costs {/* so */ 1 + 1 /* much */}.", BRACE],
  script: ["It costs {1 + 1}.", BRACE],
  half: ["A brace { alone.", "A brace that is only a brace has a backslash before it: \\{."],
  less: ["If a <3 b.", "A “<” that is only a sign has a backslash before it: \\<."],
  imported: ['import fs from "node:fs";', "9:1: A page imports and exports nothing. Remove the line"],
  title: ["# Title", "9:1: The title of a page is the field “title”. Begin a section with ##."],
  heading: ["## The price $P$", WORDS_ALONE],
  "cited-heading": ["## As [@kleros] says", WORDS_ALONE],
  "pictured-heading": ["## A deal ![A deal](../drawing.svg)", WORDS_ALONE],
  caption: ['<Figure name="AccountMap" />', "9:1: The figure AccountMap has no caption. Write it"],
  slider: [HEALTH, '9:1: The figure HealthFactor has a slider. Put it into an <Example title="…"> box.'],
  before: [createBox(`<Value name="loan.debt" />\n\n${HEALTH}`), "11:1: The slider changes “loan.debt”."],
  number: [`[Figure 2](#figure-health-factor)\n\n${createBox(HEALTH)}`, "factor” is Figure 1, not Figure 2."],
  draft: ["See [it](/litepapers/drafted).", "“/litepapers/drafted” is a draft, which visitors do not get."],
  relative: ["See [it](pop).", "9:5: “pop” is no address. Begin it with https://, with / for a page"],
  formula: ["As $\\foo{a}$ shows.", "9:4: This formula cannot be read: Unsupported function name: \\foo."],
  field: ["Text.", "The field “description” is missing.", { description: undefined }],
  date: ["Text.", "7:7: “date” is a day in quotation marks, such as", { date: '"28 November"' }],
  extra: ["Text.", "8:9: Pages have no field “author”. Remove it.", { author: '"Bea"' }],
  yaml: ["Text.", "3:11: Nested mappings are not allowed", { subtitle: "One: two: three" }],
};

/** Papers without mistakes. */
const CORRECT: Readonly<Record<string, string>> = {
  drafted: createPaper("Text.", { draft: "true" }),
  "section-of-a-page-that-cannot-be-parsed": createPaper("See [it](/litepapers/open#somewhere)."),
  pictured: createPaper("![A deal](../drawing.svg)"),
  tables: createPaper(`## Attacks\n\n<Attacks />\n\nIt costs <Value name="job.price" />.\n\n<Numbers />`),
  pop: createPaper(`Kleros [@kleros] has an [escrow](/glossary#escrow).[^1] See [Figure 1](#figure-health-factor) and the [PDF](/litepapers/pop.pdf).

[^1]: It costs <Value name="job.price" />, or $P$.

${createBox(`${HEALTH}\n\nThe debt is <Value name="loan.debt" />.`)}`),
};

const OTHER_CONTENT = {
  "references.json": JSON.stringify([{ id: "kleros", type: "webpage", title: "Kleros" }]),
  "glossary.mdx": `---\ntitle: "Glossary"\nsubtitle: "Terms"\ndescription: ${fields.description}\n---\n\n## Escrow\n\nMoney.\n`,
};

let output = "";
let hasWritten = true;

beforeAll(() => {
  const folder = createTemporaryFolder();
  try {
    mkdirSync(join(folder, "content/litepapers"), { recursive: true });
    cpSync(join(PROJECT, "__tests__/fixtures/example.yaml"), join(folder, "content/example.yaml"));
    for (const [file, text] of Object.entries(OTHER_CONTENT))
      writeFileSync(join(folder, "content", file), text);
    writeFileSync(
      join(folder, "content/litepapers/drawing.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" />',
    );
    for (const file of ["src", "static"]) symlinkSync(join(PROJECT, file), join(folder, file));
    const wrong = Object.entries(MISTAKES).map(
      ([name, [text, , fields]]) => [name, createPaper(text, fields)] as const,
    );
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
  }
});

test.each(Object.entries(MISTAKES))(
  "the check finds a wrong %s, and says what is wrong with its position",
  (name, [, message]) => {
    const lines = output
      .split("\n")
      .filter((line) => line.startsWith(`content/litepapers/${name}/index.mdx:`));
    expect(lines.join("\n")).toContain(message);
  },
);

test("the check finds no mistake in pages without mistakes", () => {
  const files = [
    ...Object.keys(CORRECT).map((name) => `litepapers/${name}/index.mdx`),
    ...Object.keys(OTHER_CONTENT),
  ];
  expect(files.filter((file) => output.includes(`content/${file}:`))).toEqual([]);
});

test("the check finds a name of the example that no page mentions", () => {
  expect(output).toContain("content/example.yaml:7:1: No page mentions Olu (party.owner).");
});

test("the check writes no files", () => {
  expect(hasWritten).toBe(false);
});
