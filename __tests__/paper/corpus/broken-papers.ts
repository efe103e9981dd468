import { writePaper } from "../writing";

/**
 * Papers with one mistake each, and what a writer is told: where, and in which words.
 *
 * `text` stands behind a section in order; `changes` changes its fields, `files` the content beside it. A `place` in
 * the text counts its lines from 1, all others as they are in their file.
 */
export type BrokenPaper = {
  text?: string;
  changes?: Readonly<Record<string, string | undefined>>;
  files?: Readonly<Record<string, string | Uint8Array>>;
  /** `line:column message`; of another file than the paper with its path before it. */
  says: string;
  /** A part of what to write instead. */
  advice: string;
};

const OTHER = "litepapers/other/index.mdx";

const inText: [text: string, says: string, advice: string][] = [
  // What swallows all that follows is the one thing to say.
  [
    "```solidity\ncontract A {}\n\n## Conclusion",
    "1:1 This code block is never closed.",
    "Write ``` on a line of its own",
  ],
  ["~~~\ncode", "1:1 This code block is never closed.", "Write ~~~"],
  ["````\ncode\n```\n", "1:1 This code block is never closed.", "Write ````"],
  [
    "$$\nx = \\frac{1}{2}\n\nText with {braces}.",
    "1:1 This formula is never closed.",
    "Write $$ on a line of its own",
  ],
  [
    "It costs\n\n$$P$$\n\nand more.",
    "3:1 Two dollar signs put a formula on a line of its own only where they stand on lines of their own.",
    "on three lines",
  ],
  [
    "It costs $$P$$ and more.",
    "1:10 Two dollar signs put a formula on a line of its own only where they stand on lines of their own.",
    "one dollar sign at either end",
  ],
  [
    "- The set {a and \\{b\n- More.\n\nAnd more.",
    "1:11 The brace that opens here is never closed.",
    "\\{ for a brace",
  ],
  [
    "One `{a`.\n\n{run.job.price is paid.\n\nMore.",
    "3:1 The brace that opens here is never closed.",
    "{run.job.price}",
  ],
  ["The set a, b} and `}`.", "1:13 This brace closes nothing.", "\\} for a brace"],
  ['<Run title="A">\n\nText.', "1:1 <Run> is never closed.", "Write </Run>"],
  ["Text.\n\n</Run>", "3:1 This </Run> closes nothing.", "write <Run>"],
  ["Pays if x <1 and y.", "1:11 No element begins at this <.", "\\<"],
  ["Text <!-- to do --> more.", "1:6 Papers hold no HTML comments.", "{/* a note */}"],
  ["See <https://example.com>.", "1:5 An address stands between angle brackets.", "Write the address alone"],
  ["Some <b>bold</b> words.", "1:6 <b> is not an element that papers use.", "Markdown"],
  ["One<br/>two.", "1:4 <br> is not an element that papers use.", "End the line with"],
  ['import x from "y"', "1:1 Papers hold no `import` and no `export`.", "Remove the line"],
  ["That is {1 + 1}.", "1:9 Papers hold no {expressions}.", "\\{"],
  ["```soldity\nx\n```", '1:1 Code in "soldity" cannot be coloured.', "solidity"],
  // Headings.
  ["# Title", "1:1 A `#` heading is the page's title, which comes from the frontmatter.", "##"],
  ["#### Deep", "1:1 This heading skips a level: #### comes after ##.", "### Deep"],
  ["## Unlisted\n\nText.", '1:1 The section "Unlisted" is not among the published ids.', "- unlisted"],
  ["## Introduction\n\nText.", '1:1 A second section is called "Introduction".', "its own name"],
  // Tables.
  ["Table:\n\n| a |\n|---|\n| 1 |", "1:1 This caption says nothing.", "behind the colon"],
  ["Table: What is paid.\n\nText.", "1:1 This caption has no table under it.", "directly below"],
  ["Table: What is paid.\n\n| a | b |\n| 1 | 2 |", "3:1 This table has no head.", "row of hyphens"],
  ["Table: What is paid.\n| a | b |\n| 1 | 2 |", "2:1 This table has no head.", "row of hyphens"],
  ["Table: What is paid.\n\n| a | b |\n|---|\n| 1 | 2 |", "3:1 This table has no head.", "row of hyphens"],
  [
    "Table: What is paid.\n\n| a | b |\n|---|---|\n| 1 | 2 | 3 |",
    "5:9 This row has 3 cells, and the table 2 columns.",
    "\\|",
  ],
  [
    "Table: What is paid.\n\n| a | b |\n|---|---|\n| 1 |",
    "5:1 This row has 1 cell, and the table 2 columns.",
    "| | for one with nothing in it",
  ],
  ["See Table 1.", "1:5 Nothing says which one “Table 1” is.", "[Table 1](#table:name)"],
  [
    "See [Table 2](#table:sums).\n\nTable sums: What is paid.\n\n| a |\n|---|",
    "1:5 “#table:sums” is Table 1, and not “Table 2”.",
    "Write [Table 1](#table:sums).",
  ],
  // Formulae and prices.
  ["So $\\frac{1}{2$ holds.", "1:4 The formula does not parse: ", "LaTeX"],
  ["It costs $5 or $6.", "1:10 “$5 or $” would be read as a formula.", "\\$5"],
  ["It costs $5/$6 a call.", "1:10 “$5/$” would be read as a formula.", "\\$5"],
  ["So $ x + 1 $ holds.", "1:4 “$ x + 1 $” would be read as a formula.", "no space inside"],
  // References, notes, figures, values.
  [
    "Text [@nobody-knows].",
    '1:6 The reference "nobody-knows" is not in content/references.json.',
    "add the work",
  ],
  [
    "Text [@klerso].",
    '1:6 The reference "klerso" is not in content/references.json.',
    'did you mean "kleros"?',
  ],
  [
    "Text [@kleros, @kleros].",
    '1:6 The reference "kleros, @kleros" is not in content/references.json.',
    "Correct the key",
  ],
  ["Text.[^why]", '1:6 The note "why" has no text.', "[^why]: One or two sentences."],
  ["Text.\n\n[^why]: Because.", '3:1 The note "why" is never used.', "remove it"],
  ["Text.[^why] More.[^why]\n\n[^why]: Because.", '1:18 The note "why" is used twice.', "a note of its own"],
  ["Text.[^a]\n\n[^a]: So.[^b]\n\n[^b]: And so.", '3:10 The note "a" has a note of its own.', "[^b]"],
  [
    "Text.[^a]\n\n[^a]: So.\n\n    - One",
    '5:5 The note "a" holds more than sentences.',
    "a note has no room",
  ],
  ['<Figure name="job-sates">Caption.</Figure>', '1:1 There is no figure "job-sates".', "job-states"],
  ["<Figure>Caption.</Figure>", "1:1 This figure has no name.", "job-states"],
  ['<Figure name="job-states"></Figure>', '1:1 The figure "job-states" has no caption.', "Caption."],
  [
    'Look: <Figure name="job-states">Caption.</Figure>',
    "1:7 <Figure> stands inside other text.",
    "lines of its own",
  ],
  ["It costs {run.job.price}.", '1:10 The run\'s value "job.price" stands outside a run box.', "symbol"],
  [
    '<Run title="A">\n\nIt costs {run.job.prise}.\n\n</Run>',
    '3:10 The run has no value "job.prise".',
    "Did you mean {run.job.price}? `npm run check:content -- --run` lists them all",
  ],
  ["<Run>\n\nText.\n\n</Run>", "1:1 This run box has no title.", "<Run title="],
  ['<Run title="A">\n\n### Part\n\n</Run>', "3:1 A heading stands in a run box.", "above the box"],
  ['<Ledger name="pup" />', '1:1 There is no ledger "pup".', "pop"],
  [
    '<Appendix title="A">\n\nText.\n\n</Appendix>\n\nMore.',
    "1:1 Something stands behind the appendix.",
    "end of the file",
  ],
  ['Text. <Appendix title="A" />', "1:7 <Appendix> stands inside other text.", "lines of its own"],
  ["<Appendix>\n\nText.\n\n</Appendix>", "1:1 The appendix has no title.", "<Appendix title="],
  // Images.
  [
    "![A deal](deal.png)\nWho pays whom.",
    '1:1 There is no image "deal.png" beside the paper.',
    "paper's folder",
  ],
  [
    "![A deal](https://example.com/deal.png)\nWho pays whom.",
    '1:1 The image "https://example.com/deal.png" does not stand beside the paper.',
    "paper's folder",
  ],
  ["![](slot.svg)\nWhat it holds.", "1:1 This image has no alternative text.", "who do not see it"],
  [
    "![A slot](slot.svg)\n\n*Figure 1: What it holds.*",
    "3:2 Nothing says which one “Figure 1” is.",
    "Leave “Figure 1” out",
  ],
  [
    "![A slot](slto.svg)\nWhat it holds.",
    '1:1 There is no image "slto.svg" beside the paper.',
    "Did you mean slot.svg?",
  ],
  ["Look ![A slot](slot.svg) here.", "1:6 This image stands inside other text.", "lines of its own"],
  // Links.
  ["See [it](#introdution).", "1:5 The page has no section “introdution”.", "#introduction"],
  [
    "See [it](/litepapers/smaple).",
    "1:5 There is no page and no file at /litepapers/smaple.",
    "/litepapers/sample",
  ],
  ["See [it](/glossary#esrow).", "1:5 /glossary has no section “esrow”.", "#escrow"],
  [
    "See [it](/litepapers/sample/vectors.json).",
    "1:5 There is no page and no file at /litepapers/sample/vectors.json.",
    "address",
  ],
  ["See [it](javascript:alert(1)).", "1:5 A link cannot be javascript:.", "https://"],
  ["See [it](data:text/html,hi).", "1:5 A link cannot be data:.", "https://"],
  ["See [it](http://example.com/a).", "1:5 “http://example.com/a” is not secure", "https://example.com/a"],
  ["See [it](example.com/a).", "1:5 “example.com/a” is not an address that works on every page.", "https://"],
  ["See [it]().", "1:5 This link leads nowhere.", "[words](#section)"],
  [
    "See [it](/litepapers/sample/).",
    "1:5 There is no page and no file at /litepapers/sample/.",
    "/litepapers/sample?",
  ],
  ["See [it](https://example.com/a b).", "1:8 This is not a link.", "%20"],
  ["See [it] (https://example.com).", "1:8 This is not a link.", "nothing between"],
  ["See [it][there].", "1:8 This is not a link.", "[words](address)"],
  ["[write here]", "1:1 Here something is still to be written.", "in the place of"],
  ["This is **bold.", "1:9 These marks make nothing bold.", "**words**"],
];

const besideText: BrokenPaper[] = [
  {
    text: "## References\n\nText.",
    changes: { sections: "[introduction, references]" },
    says: '1:1 The id "references" belongs to another part of the page.',
    advice: "Remove the section",
  },
  {
    text: "![A deal](deal.png)\nWho pays whom.",
    files: { "litepapers/sample/deal.png": "no picture" },
    says: '1:1 The image "deal.png" cannot be read as a picture.',
    advice: "Export it again",
  },
  {
    text: "![A deal](my%20deal.svg)\nWho pays whom.",
    files: { "litepapers/sample/my deal.svg": drawing() },
    says: '1:1 "my deal.svg" cannot be an address.',
    advice: "hyphens",
  },
  {
    text: "See [it](/litepapers/other#nowhere).",
    files: { [OTHER]: other() },
    says: "1:5 /litepapers/other has no section “nowhere”.",
    advice: "hyphens for spaces",
  },
  {
    text: "See [it](/litepapers/other#introduction).",
    files: { [OTHER]: other({ draft: "true" }) },
    says: "1:5 /litepapers/other is there with drafts only, which are published nowhere.",
    advice: "when it is published",
  },
];

const inFields: BrokenPaper[] = [
  { changes: { title: undefined }, says: "1:1 `title` is missing.", advice: "title: Proof of Performance" },
  { changes: { title: "x".repeat(61) }, says: "2:8 `title`: has more than 60 characters.", advice: "60" },
  {
    changes: { titel: "Sample" },
    says: "12:1 `titel` is not a field of the frontmatter.",
    advice: "spelling",
  },
  {
    changes: { subtitle: "One: two" },
    says: "4:11 The frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings.",
    advice: "double quotes",
  },
  {
    changes: { subtitle: '"One' },
    says: '4:15 The frontmatter is not valid YAML: Missing closing "quote.',
    advice: "quotation mark",
  },
  {
    changes: { terms: "\n\t- escrow" },
    says: "12:1 The frontmatter is not valid YAML: Tabs are not allowed as indentation.",
    advice: "two spaces instead of a tab",
  },
  {
    changes: { terms: "[escrow]\nterms: [escrow]" },
    says: "12:1 The frontmatter is not valid YAML: Map keys must be unique.",
    advice: "Remove one of the two",
  },
  { changes: { version: "1" }, says: "7:10 `version`: must be text.", advice: "quotes" },
  {
    changes: { dateModified: '"2026-11-31"' },
    says: "9:15 `dateModified`: is not a date of the calendar",
    advice: "year-month-day",
  },
  {
    changes: { dateModified: '"2026-11-01"' },
    says: "9:15 `dateModified`: is earlier than datePublished.",
    advice: "not before",
  },
  { changes: { order: "first" }, says: "6:8 `order`: must be a whole number.", advice: "order: 1" },
  {
    changes: { summary: "Too short." },
    says: "5:10 `summary`: has fewer than 50 characters.",
    advice: "50 to 160",
  },
  {
    changes: { sections: "[introduction, conclusion]" },
    says: '10:26 The published section "conclusion" is missing.',
    advice: "## Conclusion",
  },
  {
    changes: { sections: "[introduction, introduction]" },
    says: '10:26 `sections.1`: lists "introduction" twice.',
    advice: "ids",
  },
  {
    changes: { terms: "[escrow, escrow]" },
    says: '11:17 `terms.1`: lists "escrow" twice.',
    advice: "file name",
  },
  {
    changes: { terms: "[escrow, ecsrow]" },
    says: '11:17 The term "ecsrow" is not in the glossary.',
    advice: "content/glossary/ecsrow.md",
  },
  {
    changes: { terms: "[escrow, lock]" },
    files: { "glossary/lock.md": term("Lock") },
    says: '11:17 The text never uses the term "Lock".',
    advice: "Remove",
  },
];

const inFiles: BrokenPaper[] = [
  {
    files: { [OTHER]: "## Introduction\n\nText.\n" },
    says: `${OTHER}:1:1 The file has no frontmatter.`,
    advice: "a line ---",
  },
  {
    files: { [OTHER]: "---\ntitle: Other\n\n## Introduction\n" },
    says: `${OTHER}:1:1 The frontmatter is never closed.`,
    advice: "three hyphens",
  },
  { files: { [OTHER]: "" }, says: `${OTHER}:1:1 The file has no frontmatter.`, advice: "a line ---" },
  {
    files: { [OTHER]: `\uFEFF${other()}` },
    says: `${OTHER}:1:1 The file begins with a byte order mark`,
    advice: "without BOM",
  },
  {
    files: { [OTHER]: latin1(`${other()}\n\nCafé.\n`) },
    says: `${OTHER}:18:4 The file is not UTF-8 from here on.`,
    advice: "UTF-8",
  },
  {
    files: { "litepapers/other.mdx": other() },
    says: "litepapers/other.mdx:1:1 A paper stands in a folder of its own, as index.mdx.",
    advice: "Move it",
  },
  {
    files: { "litepapers/My Paper/index.mdx": other() },
    says: 'litepapers/My Paper/index.mdx:1:1 "My Paper" cannot be an address.',
    advice: "lower-case",
  },
  {
    files: { [OTHER]: other({ order: "1" }) },
    says: `${OTHER}:6:8 \`order: 1\` is taken by content/litepapers/sample/index.mdx.`,
    advice: "next that is free is 2",
  },
  {
    files: { "litepapers/a-later-one/index.mdx": other({ order: "1" }) },
    says: "litepapers/a-later-one/index.mdx:6:8 `order: 1` is taken by content/litepapers/sample/index.mdx.",
    advice: "next that is free",
  },
  {
    files: { [OTHER]: other({ title: "sample Paper" }) },
    says: `${OTHER}:2:8 \`title: sample Paper\` is taken by content/litepapers/sample/index.mdx.`,
    advice: "name of its own",
  },
  {
    files: { [OTHER]: other({ shortTitle: "Sample" }) },
    says: `${OTHER}:3:13 \`shortTitle: Sample\` is taken by content/litepapers/sample/index.mdx.`,
    advice: "name of its own",
  },
  {
    files: { "references.json": "[{]" },
    says: "references.json:1:3 The bibliography is not valid JSON",
    advice: "comma",
  },
  {
    files: { "references.json": '[{"id": "kleros", "type": "report"}]' },
    says: 'references.json:1:3 The work "kleros" is malformed: title',
    advice: "CSL-JSON",
  },
  {
    files: {
      "references.json":
        '[{"id": "kleros", "type": "report", "title": "K"},\n{"id": "kleros", "type": "report", "title": "K"}]',
    },
    says: 'references.json:2:2 The key "kleros" is used twice.',
    advice: "another key",
  },
  {
    files: {
      "references.json":
        '[{"id": "kleros", "type": "report", "title": "K"},\n{"id": "courts", "type": "report", "title": "C"}]',
    },
    says: 'references.json:2:2 No paper cites "courts".',
    advice: "[@courts]",
  },
  {
    files: { "glossary/lock.md": term("Lock") },
    says: 'glossary/lock.md:1:1 No paper uses the term "Lock".',
    advice: "- lock",
  },
  {
    files: { "glossary/escrow.md": "---\nterm: Escrow\n---\n" },
    says: "glossary/escrow.md:4:1 The definition is missing.",
    advice: "sentences",
  },
  {
    changes: { terms: "[escrow, lock]" },
    text: "A lock holds.",
    files: { "glossary/lock.md": term("Lock", "Escrow") },
    says: 'glossary/lock.md:3:11 "Escrow" is defined in content/glossary/escrow.md too.',
    advice: "once",
  },
];

export const brokenPapers: readonly BrokenPaper[] = [
  ...inText.map(([text, says, advice]) => ({ text, says, advice })),
  ...besideText,
  ...inFields,
  ...inFiles,
];

function other(changes: Readonly<Record<string, string>> = {}): string {
  const names = { title: "Other paper", shortTitle: "Other", subtitle: "Another paper for tests" };
  const later = { order: "2", datePublished: '"2026-11-21"' };
  return writePaper("\n## Introduction\n\nFew words.", { ...names, ...later, ...changes });
}

function term(name: string, alias?: string): string {
  return `---\nterm: ${name}\naliases: [${alias ?? ""}]\n---\n\nHeld back.\n`;
}

export function drawing(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9"/></svg>';
}

function latin1(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}
