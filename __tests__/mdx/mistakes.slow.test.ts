import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { createTemporaryFolder } from "../temporary-folder";

const PROJECT = resolve(__dirname, "../..");

type Fields = Readonly<Record<string, string | undefined>>;

const fields: Fields = {
  title: '"Paper"',
  subtitle: '"A paper"',
  description: '"A paper with one mistake, which the check of the content has to find."',
  order: undefined,
  version: '"1.0"',
  date: '"2026-11-28"',
};

let papers = 100;

/** Returns a paper whose text begins on line 9. */
function createPaper(text: string, changed: Fields = {}): string {
  papers += 1;
  const lines = Object.entries({ ...fields, order: String(papers), ...changed }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `---\n${lines.join("\n")}\n---\n${text}\n`;
}

const createBox = (text: string) => `<Example title="Box">\n\n${text}\n\n</Example>`;

const HEALTH = '<Figure name="HealthFactor">\n\nA caption.\n\n</Figure>';

const WORDS_ALONE = "9:1: A heading has words alone: no formula, picture, citation, value or component.";
const NO_PAGE = "9:5: There is no page “/litepapers/pob”. Did you mean “/litepapers/pop”?";
const BRACE = "9:10: A brace begins JavaScript. A brace that is only a brace has a backslash before it: \\{.";
const DOLLARS = ": This is read as a formula. Write \\$ for a sign; a formula has no space inside its $";
const MAP = '<Figure name="AccountMap">\n\nA caption.\n\n</Figure>';
const ORDER = { order: "9" };
const createTable = (...lines: string[]) => `## Table\n\n${lines.join("\n")}`;

/**
 * Texts or fields of papers with one mistake each, how the line begins that the check writes for it, or a part of it, and the
 * text after its advice has been followed.
 */
const MISTAKES: Readonly<
  Record<string, readonly [text: string, message: string, corrected?: string, fields?: Fields]>
> = {
  work: ["As shown [@klerus].", "9:11: content/references.json has no work “klerus”. Did you mean “kleros”?"],
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
    "9:1: No </Details> closes this <Details>. Write both on lines of their own",
  ],
  "stray-tag": ["Text.\n\n</Example>", "11:1: No <Example> opens before this </Example>. Remove it"],
  "open-table": ["<Numbers>", "9:1: <Numbers> has no text in it. Write <Numbers />."],
  "table-with-attribute": ['<Numbers name="A" />', "9:1: <Numbers> becomes a table. Write <Numbers /> on"],
  braces: [
    "It is {job.price}.",
    '9:7: {job.price} is no value of the example. Write <Value name="job.price" />, or',
  ],
  "script-with-comments": ["It costs {/* so */ 1 + 1 /* much */}.", BRACE],
  script: ["It costs {1 + 1}.", BRACE],
  half: ["A brac { alone.", BRACE.replace("10", "8")],
  less: ["If a <3 b.", "9:6: A “<” that is only a sign has a backslash before it: \\<."],
  imported: ['import fs from "node:fs";', "9:1: A page imports and exports nothing. Remove the line"],
  "import-in-words": ["import the key.", "or begin it with another word."],
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
  field: ["Text.", "The field “description” is missing.", undefined, { description: undefined }],
  date: ["Text.", "7:7: “date” is a day in quotation marks, such as", undefined, { date: '"28 November"' }],
  extra: ["Text.", "8:9: Pages have no field “author”. Remove it.", undefined, { author: '"Bea"' }],
  "taken-order": [
    "Text.",
    "5:8: The paper /litepapers/other-taken-order has the order 9 too.",
    undefined,
    ORDER,
  ],
  "other-taken-order": [
    "Text.",
    "5:8: The paper /litepapers/taken-order has the order 9 too.",
    undefined,
    ORDER,
  ],
  "yaml-with-star": [
    "Text.",
    "2:8: A value that begins with * leads to another one.",
    undefined,
    { title: "*P" },
  ],
  yaml: ["Text.", "3:11: Nested mappings are not allowed", undefined, { subtitle: "One: two: three" }],
  dollars: ["It is $5 and then $7.", `9:7${DOLLARS}`, "It is \\$5 and then \\$7."],
  tokens: ["All $HYPT and $USDC.", `9:5${DOLLARS}`, "All \\$HYPT and \\$USDC."],
  "spaced-formula": ["All $ x $ of it.", `9:5${DOLLARS}`, "All $x$ of it."],
  backticks: ["The $`k`$.", "9:5: A formula has no backticks in it: $k$.", "The $k$."],
  "formula-on-a-line": ["$$x$$", "9:1: Write each $$ on a line of its own", "$$\nx\n$$"],
  "open-formula": ["$$\nx\n\nAll.", "9:1: No $$ closes this. Write it on a line", "$$\nx\n$$\n\nAll."],
  "open-code": ["```js\n1\n\nAll.", "9:1: No ``` closes this.", "```js\n1\n```\n\nAll."],
  "half-formula": [
    "So $\\frac{a}{b+1} is.",
    "9:4: No second $ ends this formula.",
    "So $\\frac{a}{b+1}$ is.",
  ],
  "bare-latex": ["So \\frac{a}{b}.", "9:4: LaTeX stands between dollar signs", "So $\\frac{a}{b}$."],
  "latex-as-text": ["So \\alpha.", "9:4: LaTeX stands between dollar signs", "So $\\alpha$."],
  definitions: ["Bea\n: Pays.", "10:1: Markdown has no lists of definitions.", "- **Bea**: pays."],
  "quotation-kind": ["> [!NOTE]\n> A.", "9:3: A quotation has no kind. Write **Note:**", "> **Note:** A."],
  "cited-in-words": [
    "As @kleros says.",
    "9:4: A citation stands in brackets: [@kleros].",
    "As [@kleros] says.",
  ],
  "name-before-a-citation": ["@bea of [@kleros].", "9:1: A citation stands in", "`@bea` of [@kleros]."],
  "cited-in-emphasis": ["*As [@kleros].*", "9:6: A citation is not read in a link or in", "*As* [@kleros]."],
  "second-work": ["As [@kleros; @b].", "9:14: content/references.json has no work “b”.", "As [@kleros]."],
  "no-note": [
    "So.[^one]",
    "9:4: There is no note [^one]. Write [^one] here, and",
    "So.[^one]\n\n[^one]: The note.",
  ],
  "unused-note": ["So.\n\n[^a]: B.", "11:1: Nothing refers to the note [^a].", "So.[^a]\n\n[^a]: B."],
  "two-notes": [
    "A[^a]\n\n[^a]: B.\n\n[^a]: C.",
    "13:1: There are two",
    "A[^a]\n\n[^a]: B.\n\nD[^d]\n\n[^d]: C.",
  ],
  "short-row": [
    createTable("| A | B |", "| - | - |", "| 1 |"),
    "13:1: This row has 1 cells, and the table’s header 2.",
    createTable("| A | B |", "| - | - |", "| 1 | |"),
  ],
  "short-header": [
    createTable("| A |", "| - | - |", "| 1 | 2 |"),
    "11:1: This line is read as text. A table has a line of hyphens under its header, with as many cells",
    createTable("| A | |", "| - | - |", "| 1 | 2 |"),
  ],
  "split-table": [
    createTable("A | B", "-- | --", "", "1 | 2"),
    "11:1: This table has no rows.",
    createTable("A | B", "-- | --", "1 | 2"),
  ],
  bars: ["|x| is more.", "9:1: This line is read as text.", "\\|x| is more."],
  "skipped-level": [
    "## A\n\n#### B",
    "11:1: This heading skips a level. Begin it with ###.",
    "## A\n\n### B",
  ],
  "hidden-section": [
    "[A](#a)\n\n{/*\n\n## A\n\n*/}",
    "9:1: “/litepapers/hidden-section” has no",
    "[A](#a)\n\n## A",
  ],
  "two-figures": [
    `${MAP}\n\n${MAP}`,
    "15:1: Figure 1 is AccountMap already.",
    `${MAP}\n\n[Figure 1](#figure-account-map)`,
  ],
  nameless: [
    "It is <Value />.",
    '9:7: <Value> needs a name: <Value name="…" />.',
    'It is <Value name="job.price" />.',
  ],
  "box-in-a-box": [createBox(createBox("A.")), "11:1: An <Example> stands in another one.", createBox("A.")],
  "text-as-picture": [
    "![A](../text.png)",
    "9:1: content/litepapers/text.png cannot be read.",
    "![A](../drawing.svg)",
  ],
  remote: [
    "![A](https://a.org/b.png)",
    "9:1: The picture https://a.org/b.png is elsewhere.",
    "![A](../drawing.svg)",
  ],
  "no-file": ["![A](.)", "9:1: There is no picture content/litepapers/no-file.", "![A](../drawing.svg)"],
  "open-figure": [
    createBox(HEALTH.replace("\n\n</Figure>", "")),
    "11:1: No </Figure> closes this <Figure>. Write both on lines of their own in the same box or list",
    createBox(HEALTH),
  ],
  "open-box": [
    `<Example title="A">\n\n${HEALTH}`,
    "9:1: No </Example> closes this <Example>.",
    createBox(HEALTH),
  ],
  break: ["One<br>two.", "9:4: There is no component <br>. Pages have", "One\\\ntwo."],
  unquoted: ["<Value name=job.price />", "9:1: This tag cannot be read.", '<Value name="job.price" />'],
  address: ["See <https://a.org/b>.", "9:5: Write the address without < and >.", "See https://a.org/b."],
  comment: ["A <!-- b --> c.", "9:3: Write a comment between {/* and */}", "A {/* b */} c."],
  "open-comment": ["A {/* b", "9:3: This comment is not closed. Write */} after it.", "A {/* b */}"],
  "after-other-mistakes": ["<!-- a -->\n\nA {b c <3 <br>\n\n# D\n\n## E", "13:1: The title of a page is"],
};

/** Papers without mistakes. */
const CORRECT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(MISTAKES).flatMap(([name, [, , corrected]]) =>
      corrected === undefined ? [] : [[`${name}-corrected`, createPaper(corrected)]],
    ),
  ),
  drafted: createPaper("Text.", { draft: "true" }),
  "section-after-a-comment": createPaper("See [it](/litepapers/after-other-mistakes#e)."),
  pictured: createPaper("![A deal](../drawing.svg)"),
  "byte-order-mark": `\uFEFF${createPaper("Text.")}`,
  formulas: createPaper("So $x_1$, $n$th, ($a$) and $x\nz$ or $7, |x| and [a@b.org]."),
  "twice-noted": createPaper("One.[^a] Two.[^a]\n\n[^a]: The note."),
  tables: createPaper(`## Attacks\n\n<Attacks />\n\nIt costs <Value name="job.price" />.\n\n<Numbers />`),
  pop: createPaper(`Kleros [@kleros] has an [escrow](/glossary#escrow).[^1] See [Figure 1](#figure-health-factor) and the [PDF](/litepapers/pop.pdf).

[^1]: It costs <Value name="job.price" />, or $P$.

${createBox(`${HEALTH}\n\nThe debt is <Value name="loan.debt" />.`)}`),
};

const FRAGMENT = fc.oneof(
  fc.constantFrom(
    ..."\n <>{}[]()$`*_~|\\!#@:^&/\t-=".split(""),
    "\n\n",
    "\n\n",
    "word",
    "1",
    "import ",
    "export ",
  ),
  fc.constantFrom(...Object.values(MISTAKES).map(([text]) => text)),
  fc.constantFrom(
    "[^a]",
    "\n\n[^a]: ",
    "{/*",
    "*/}",
    "<!--",
    "</Example>",
    "| - |\n",
    "![A](",
    "[@kleros]",
    "```",
    "$$",
    "> ",
  ),
);

/** Papers made of fragments of Markdown. The seed is fixed, so that each run has the same. */
const RANDOM = Object.fromEntries(
  fc
    .sample(fc.array(FRAGMENT, { minLength: 2, maxLength: 12 }), { numRuns: 60, seed: 66 })
    .map((fragments, index) => [`random-${index}`, createPaper(fragments.join(""))]),
);

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
    writeFileSync(join(folder, "content/litepapers/text.png"), "A text.");
    for (const file of ["src", "static"]) symlinkSync(join(PROJECT, file), join(folder, file));
    const wrong = Object.entries(MISTAKES).map(
      ([name, [text, , , fields]]) => [name, createPaper(text, fields)] as const,
    );
    for (const [name, text] of [...wrong, ...Object.entries({ ...CORRECT, ...RANDOM })]) {
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

test("no text of fragments stops the check, and each mistake has its line and column", () => {
  const lines = output
    .trim()
    .split("\n")
    .filter((line) => !/^content\/\S+:\d+:\d+: (?!The site’s code)/.test(line));
  expect(lines).toEqual([]);
  expect(output).toContain("content/litepapers/random-");
});

test("the check writes no files", () => {
  expect(hasWritten).toBe(false);
});
