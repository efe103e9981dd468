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

const inText: BrokenPaper[] = [
  // What swallows all that follows is the one thing to say.
  {
    text: "```solidity\ncontract A {}\n\n## Conclusion",
    says: "1:1 This code block is never closed.",
    advice: "Write ``` on a line of its own",
  },
  {
    text: "~~~\ncode",
    says: "1:1 This code block is never closed.",
    advice: "Write ~~~",
  },
  {
    text: "````\ncode\n```\n",
    says: "1:1 This code block is never closed.",
    advice: "Write ````",
  },
  {
    text: "$$\nx = \\frac{1}{2}\n\nText with {braces}.",
    says: "1:1 This formula is never closed.",
    advice: "Write $$ on a line of its own",
  },
  {
    text: "It costs\n\n$$P$$\n\nand more.",
    says: "3:1 Two dollar signs put a formula on a line of its own only where they stand on lines of their own.",
    advice: "on three lines",
  },
  {
    text: "It costs $$P$$ and more.",
    says: "1:10 Two dollar signs put a formula on a line of its own only where they stand on lines of their own.",
    advice: "one dollar sign at either end",
  },
  {
    text: "- The set {a and \\{b\n- More.\n\nAnd more.",
    says: "1:11 The brace that opens here is never closed.",
    advice: "\\{ for a brace",
  },
  {
    text: "One {run.a.b}.\n\n{run.job.price is paid.\n\nMore.",
    says: "3:1 The brace that opens here is never closed.",
    advice: "{run.job.price}",
  },
  {
    text: "The set a, b} and `}`.",
    says: "1:13 This brace closes nothing.",
    advice: "\\} for a brace",
  },
  {
    text: '<Run title="A">\n\nText.',
    says: "1:1 The text does not parse: Expected a closing tag for `<Run>`",
    advice: "needs its closing tag",
  },
  {
    text: "Text.\n\n</Run>",
    says: "3:2 The text does not parse: Unexpected closing slash `/` in tag, expected an open tag first.",
    advice: "closing tag",
  },
  {
    text: "Pays if x <1 and y.",
    says: "1:12 The text does not parse: Unexpected character `1`",
    advice: "\\<",
  },
  {
    text: "Text <!-- to do --> more.",
    says: "1:6 Papers hold no HTML comments.",
    advice: "{/* a note */}",
  },
  {
    text: "See <https://example.com>.",
    says: "1:5 An address stands between angle brackets.",
    advice: "Write the address alone",
  },
  {
    text: "Some <b>bold</b> words.",
    says: "1:6 <b> is not an element that papers use.",
    advice: "Markdown",
  },
  {
    text: "One<br/>two.",
    says: "1:4 <br> is not an element that papers use.",
    advice: "End the line with",
  },
  {
    text: 'import x from "y"',
    says: "1:1 Papers hold no `import` and no `export`.",
    advice: "Remove the line",
  },
  {
    text: "That is {1 + 1}.",
    says: "1:9 Papers hold no {expressions}.",
    advice: "\\{",
  },
  {
    text: "```soldity\nx\n```",
    says: '1:1 Code in "soldity" cannot be coloured.',
    advice: "solidity",
  },
  // Headings.
  {
    text: "# Title",
    says: "1:1 A `#` heading is the page's title, which comes from the frontmatter.",
    advice: "##",
  },
  {
    text: "#### Deep",
    says: "1:1 This heading skips a level: #### comes after ##.",
    advice: "### Deep",
  },
  {
    text: "## Unlisted\n\nText.",
    says: '1:1 The section "Unlisted" is not among the published ids.',
    advice: "- unlisted",
  },
  {
    text: "## Introduction\n\nText.",
    says: '1:1 A second section is called "Introduction".',
    advice: "its own name",
  },
  {
    text: "## References\n\nText.",
    changes: { sections: "[introduction, references]" },
    says: '1:1 The id "references" belongs to another part of the page.',
    advice: "another name",
  },
  // Tables.
  {
    text: "| a |\n|---|\n| 1 |",
    says: "1:1 This table has no caption.",
    advice: "Table: What to read off it.",
  },
  {
    text: "Table: What is paid.\n\nText.",
    says: "1:1 This caption has no table under it.",
    advice: "directly below",
  },
  {
    text: "Table: What is paid.\n\n| a | b |\n| 1 | 2 |",
    says: "3:1 This table has no head.",
    advice: "row of hyphens",
  },
  {
    text: "Table: What is paid.\n| a | b |\n| 1 | 2 |",
    says: "2:1 This table has no head.",
    advice: "row of hyphens",
  },
  {
    text: "Table: What is paid.\n\n| a | b |\n|---|\n| 1 | 2 |",
    says: "3:1 This table has no head.",
    advice: "row of hyphens",
  },
  {
    text: "Table: What is paid.\n\n| a | b |\n|---|---|\n| 1 | 2 | 3 |",
    says: "5:9 This row has 3 cells, and the table 2 columns.",
    advice: "\\|",
  },
  {
    text: "Table: What is paid.\n\n| a | b |\n|---|---|\n| 1 |",
    says: "5:1 This row has 1 cell, and the table 2 columns.",
    advice: "| | for one with nothing in it",
  },
  {
    text: "- | a |\n  |---|\n  | 1 |",
    says: "1:3 This table stands inside other text.",
    advice: "lines of its own",
  },
  {
    text: "See Table 1.",
    says: "1:5 Nothing says which one “Table 1” is.",
    advice: "[Table 1](#table:name)",
  },
  {
    text: "See [Table 2](#table:sums).\n\nTable sums: What is paid.\n\n| a |\n|---|",
    says: "1:5 “#table:sums” is Table 1, and not “Table 2”.",
    advice: "Write [Table 1](#table:sums).",
  },
  // Formulae and prices.
  {
    text: "So $\\frac{1}{2$ holds.",
    says: "1:4 The formula does not parse: ",
    advice: "LaTeX",
  },
  {
    text: "It costs $5 or $6.",
    says: "1:10 “$5 or $” would be read as a formula.",
    advice: "\\$5",
  },
  {
    text: "It costs $5/$6 a call.",
    says: "1:10 “$5/$” would be read as a formula.",
    advice: "\\$5",
  },
  {
    text: "So $ x + 1 $ holds.",
    says: "1:4 “$ x + 1 $” would be read as a formula.",
    advice: "no space inside",
  },
  // References, notes, figures, values.
  {
    text: "Text [@nobody-knows].",
    says: '1:6 The reference "nobody-knows" is not in content/references.json.',
    advice: "add the work",
  },
  {
    text: "Text [@klerso].",
    says: '1:6 The reference "klerso" is not in content/references.json.',
    advice: 'did you mean "kleros"?',
  },
  {
    text: "Text [@kleros, @kleros].",
    says: '1:6 The reference "kleros, @kleros" is not in content/references.json.',
    advice: "Correct the key",
  },
  {
    text: "Text.[^why]",
    says: '1:6 The note "why" has no text.',
    advice: "[^why]: One or two sentences.",
  },
  {
    text: "Text.\n\n[^why]: Because.",
    says: '3:1 The note "why" is never used.',
    advice: "remove it",
  },
  {
    text: "Text.[^why] More.[^why]\n\n[^why]: Because.",
    says: '1:18 The note "why" is used twice.',
    advice: "a note of its own",
  },
  {
    text: "Text.[^a]\n\n[^a]: So.[^b]\n\n[^b]: And so.",
    says: '3:10 The note "a" has a note of its own.',
    advice: "[^b]",
  },
  {
    text: "Text.[^a]\n\n[^a]: So.\n\n    - One",
    says: '5:5 The note "a" holds more than sentences.',
    advice: "a note has no room",
  },
  {
    text: '<Figure name="job-sates">Caption.</Figure>',
    says: '1:1 There is no figure "job-sates".',
    advice: "job-states",
  },
  {
    text: "<Figure>Caption.</Figure>",
    says: "1:1 This figure has no name.",
    advice: "job-states",
  },
  {
    text: '<Figure name="job-states"></Figure>',
    says: '1:1 The figure "job-states" has no caption.',
    advice: "Caption.",
  },
  {
    text: 'Look: <Figure name="job-states">Caption.</Figure>',
    says: "1:7 <Figure> stands inside other text.",
    advice: "lines of its own",
  },
  {
    text: "It costs {run.job.price}.",
    says: '1:10 The run\'s value "job.price" stands outside a run box.',
    advice: "symbol",
  },
  {
    text: '<Run title="A">\n\nIt costs {run.job.prise}.\n\n</Run>',
    says: '3:10 The run has no value "job.prise".',
    advice: "Did you mean {run.job.price}? `npm run check:content -- --run` lists them all",
  },
  {
    text: "<Run>\n\nText.\n\n</Run>",
    says: "1:1 This run box has no title.",
    advice: "<Run title=",
  },
  {
    text: '<Run title="A">\n\n### Part\n\n</Run>',
    says: "3:1 A heading stands in a run box.",
    advice: "above the box",
  },
  {
    text: '<Ledger name="pup" />',
    says: '1:1 There is no ledger "pup".',
    advice: "pop",
  },
  {
    text: '<Appendix title="A">\n\nText.\n\n</Appendix>\n\nMore.',
    says: "1:1 Something stands behind the appendix.",
    advice: "end of the file",
  },
  {
    text: 'Text. <Appendix title="A" />',
    says: "1:7 <Appendix> stands inside other text.",
    advice: "lines of its own",
  },
  {
    text: "<Appendix>\n\nText.\n\n</Appendix>",
    says: "1:1 The appendix has no title.",
    advice: "<Appendix title=",
  },
  // Images.
  {
    text: "![A deal](deal.png)\nWho pays whom.",
    says: '1:1 There is no image "deal.png" beside the paper.',
    advice: "paper's folder",
  },
  {
    text: "![A deal](https://example.com/deal.png)\nWho pays whom.",
    says: '1:1 The image "https://example.com/deal.png" does not stand beside the paper.',
    advice: "paper's folder",
  },
  {
    text: "![](slot.svg)\nWhat it holds.",
    says: "1:1 This image has no alternative text.",
    advice: "who do not see it",
  },
  {
    text: "![A slot](slot.svg)",
    says: "1:1 This image has no caption.",
    advice: "line under it",
  },
  {
    text: "![A slot](slto.svg)\nWhat it holds.",
    says: '1:1 There is no image "slto.svg" beside the paper.',
    advice: "Did you mean slot.svg?",
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
    text: "Look ![A slot](slot.svg) here.",
    says: "1:6 This image stands inside other text.",
    advice: "lines of its own",
  },
  // Links.
  {
    text: "See [it](#introdution).",
    says: "1:5 The page has no section “introdution”.",
    advice: "#introduction",
  },
  {
    text: "See [it](/litepapers/smaple).",
    says: "1:5 There is no page and no file at /litepapers/smaple.",
    advice: "/litepapers/sample",
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
  {
    text: "See [it](/glossary#esrow).",
    says: "1:5 /glossary has no section “esrow”.",
    advice: "#escrow",
  },
  {
    text: "See [it](/litepapers/sample/vectors.json).",
    says: "1:5 There is no page and no file at /litepapers/sample/vectors.json.",
    advice: "address",
  },
  {
    text: "See [it](javascript:alert(1)).",
    says: "1:5 A link cannot be javascript:.",
    advice: "https://",
  },
  {
    text: "See [it](data:text/html,hi).",
    says: "1:5 A link cannot be data:.",
    advice: "https://",
  },
  {
    text: "See [it](http://example.com/a).",
    says: "1:5 “http://example.com/a” is not secure",
    advice: "https://example.com/a",
  },
  {
    text: "See [it](example.com/a).",
    says: "1:5 “example.com/a” is not an address that works on every page.",
    advice: "https://",
  },
  {
    text: "See [it]().",
    says: "1:5 This link leads nowhere.",
    advice: "[words](#section)",
  },
  {
    text: "See [it](/litepapers/sample/).",
    says: "1:5 There is no page and no file at /litepapers/sample/.",
    advice: "/litepapers/sample?",
  },
  {
    text: "See [it](https://example.com/a b).",
    says: "1:8 This is not a link.",
    advice: "%20",
  },
  {
    text: "See [it] (https://example.com).",
    says: "1:8 This is not a link.",
    advice: "nothing between",
  },
  {
    text: "See [it][there].",
    says: "1:8 This is not a link.",
    advice: "[words](address)",
  },
  {
    text: "[write here]",
    says: "1:1 Here something is still to be written.",
    advice: "in the place of",
  },
  {
    text: "This is **bold.",
    says: "1:9 These marks make nothing bold.",
    advice: "**words**",
  },
];

const inFields: BrokenPaper[] = [
  {
    changes: { title: undefined },
    says: "1:1 `title` is missing.",
    advice: "title: Proof of Performance",
  },
  {
    changes: { title: "x".repeat(61) },
    says: "2:8 `title`: has more than 60 characters.",
    advice: "60",
  },
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
  {
    changes: { version: "1" },
    says: "7:10 `version`: must be text.",
    advice: "quotes",
  },
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
  {
    changes: { order: "first" },
    says: "6:8 `order`: must be a whole number.",
    advice: "order: 1",
  },
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
  {
    files: { [OTHER]: "" },
    says: `${OTHER}:1:1 The file has no frontmatter.`,
    advice: "a line ---",
  },
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

export const brokenPapers: readonly BrokenPaper[] = [...inText, ...inFields, ...inFiles];

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
