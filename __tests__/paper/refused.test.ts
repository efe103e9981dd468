import { problemsIn, said } from "./writing";

const STATES = '<Figure name="job-states">Caption.</Figure>';
const TABLE = "| a |\n|---|\n| 1 |";
const PATHS = `Table paths: All of them.\n\n${TABLE}`;

/** What a writer is told, its place counted in the text, and the text. The corpus holds what most writers run into. */
const boxes: [says: string, text: string][] = [
  ["1:1 This run box stands in a line.", '<Run title="x">Text.</Run>'],
  ["1:6 <Run> stands inside other text.", 'Some <Run title="x">text</Run> here.'],
  ["3:1 This run box stands in another.", '<Run title="x">\n\n<Run title="y">\n\nText.\n\n</Run>\n\n</Run>'],
  ['1:1 The run has no premise "lone".', '<Run title="x" premise="loan lone">\n\nText.\n\n</Run>'],
  [
    '1:1 The premise "cover" of this run box does not hold: no policy is bought.',
    '<Run title="x" premise="loan cover">\n\nText.\n\n</Run>',
  ],
  ["1:1 This <Details> stands in a line.", '<Details title="x">Text.</Details>'],
  [
    "3:3 This <Details> stands in a list or a quotation.",
    '- Item\n\n  <Details title="x">\n\n  Text.\n\n  </Details>',
  ],
  ["1:1 This <Details> has no title.", "<Details>\n\nText.\n\n</Details>"],
  [
    "3:1 This <Details> stands in another.",
    '<Details title="x">\n\n<Details title="y">\n\nText.\n\n</Details>\n\n</Details>',
  ],
  ["3:1 A heading stands in <Details>.", '<Details title="x">\n\n### More\n\n</Details>'],
  [
    "5:1 A heading stands in <Details>.",
    '<Details title="x">\n\n<Run title="y">\n\n### More\n\n</Run>\n\n</Details>',
  ],
  [
    '1:1 The id "reference-kleros" belongs to another part of the page.',
    '<Details title="Reference kleros">\n\nText.\n\n</Details>',
  ],
  ["3:1 A section opens in the appendix.", '<Appendix title="Code">\n\n## Part\n\nMore.\n\n</Appendix>'],
  ["1:1 The paper's page is served as index.html.", "```text Index.html\nHello\n```"],
  ['5:3 A second code block is called "a.py".', "```python a.py\n1\n```\n\n> ```python a.py\n> 2\n> ```"],
  ["1:1 This value of the run stands in no sentence.", "{run.job.price}"],
  ["1:6 {run.job.price * 2} is not the name of a value of the run.", "Pays {run.job.price * 2}."],
  ["1:1 <> is not an element that papers use.", "<>words</>"],
];

const figures: typeof boxes = [
  ["1:1 This caption says nothing.", `Table:\n\n${TABLE}`],
  ["1:1 “#table:paths” is Table 1, and not “Figure 1”.", `[Figure 1](#table:paths)\n\n${PATHS}`],
  ["1:1 “#figure:job-states” is Figure 1, and not “it”.", `[it](#figure:job-states)\n\n${STATES}`],
  ["1:1 This paper has no figure “#figure:x”.", `[Figure 1](#figure:x)\n\n${STATES}`],
  ["1:1 This paper has no table “#table:paths”.", "[Table 1](#table:paths)"],
  ["1:1 This paper has no figure “#figure-1”.", `[it](#figure-1)\n\n${STATES}`],
  ["1:1 This paper has no figure “#figure-1”.", `[it][1]\n\n${STATES}\n\n[1]: #figure-1`],
  [
    "1:1 This paper has two tables “#table:paths”, number 1 and number 2.",
    `[Table 1](#table:paths)\n\n${PATHS}\n\n${PATHS}`,
  ],
  // Numbers are not judged while a figure before them is not counted.
  [
    '1:1 There is no figure "x".',
    `<Figure name="x">No.</Figure>\n\n${STATES}\n\n[Figure 2](#figure:job-states)`,
  ],
  ...(
    [
      ["1:16", "Table 2", "It is *so*, as Table 2 says."],
      ["1:14", "Figure 3", "It is so, as Figure\n3 says."],
      ["1:5", "Table&nbsp;1", "See Table&nbsp;1."],
      ["1:29", "figs. 4", "See [@kleros, Figure 9] and figs. 4 and 5."],
      ["3:11", "tables 1", "Text.[^a]\n\n[^a]: See tables 1 and 2."],
      ["1:2", "Figure 1", "[Figure 1](https://example.com)"],
      ["1:1", "Table 1", '<Figure name="job-states" task="Do as Table 1 says.">It.</Figure>'],
      ["1:1", "Figure 1", '<Run title="As in Figure 1">\n\nText.\n\n</Run>'],
      ["1:1", "Figure 1", "![Figure 1](deal.png)\nIt."],
    ] as const
  ).map(([place, number, text]): [string, string] => [
    `${place} Nothing says which one “${number}” is.`,
    text,
  ]),
];

const LINES = [
  "- **Does**: [protocol] Holds $P$.",
  "- **Costs**: [reading] A fee.",
  "- **You can lose**: [open] All.",
  "- **Breaks when**: [reading] Nobody looks.",
  "- **Open**: Who looks.",
];
const [DOES = "", COSTS = ""] = LINES;
const card = (lines: readonly string[] = LINES) => `<Card>\n\n${lines.join("\n")}\n\n</Card>`;
const under = (text: string) => `## Introduction\n\n${text}`;

const cards: typeof boxes = [
  ["5:1 This card does not say when the mechanism breaks.", under(card(LINES.toSpliced(3, 1)))],
  ["6:1 This card has the part “Does” twice.", under(card(LINES.toSpliced(1, 0, "- **Does**: [open] x")))],
  ["5:1 The part “Costs” stands where “Does” belongs.", under(card(LINES.with(0, COSTS).with(1, DOES)))],
  ["6:1 This part of the card has no mark.", under(card(LINES.with(1, "- **Costs**: A fee.")))],
  ["6:1 This part of the card has no mark.", under(card(LINES.with(1, "- **Costs**: A fee. [open]")))],
  [
    "9:1 The last part of a card is open by itself, and has a mark.",
    under(card(LINES.with(4, "- **Open**: [open] Who."))),
  ],
  [
    "7:1 The part “You can lose” of this card is empty.",
    under(card(LINES.with(2, "- **You can lose**: [open]"))),
  ],
  ["9:1 The part “Open” of this card is empty.", under(card(LINES.with(4, "- **Open**:")))],
  ["1:1 This card stands before any heading.", card()],
  ["13:1 A second card stands under “Introduction”.", under(`${card()}\n\n${card()}`)],
  ["3:1 A card holds one list, and nothing else.", under("<Card>\n\nText.\n\n</Card>")],
  ["3:1 A card holds one list, and nothing else.", under("<Card>Text.</Card>")],
  ["5:1 <Card> stands inside other text.", under(`<Run title="It">\n\n${card()}\n\n</Run>`)],
  ["5:3 <Card> stands inside other text.", under("- one\n\n  <Card>\n  - x\n  </Card>")],
  [
    "7:1 <Card> stands inside other text.",
    under(`<Appendix title="It">\n\n### A\n\n${card()}\n\n</Appendix>`),
  ],
];

const ways = (lines: string) => `<Ways>\n\n${lines}\n\n</Ways>\n\n## Part\n\n${PATHS}`;
const NOWHERE = "A way leads to headings, to <Details> and to the appendix, and";

const inWays: typeof boxes = [
  ["1:1 <Ways> holds one list, and nothing else.", "<Ways>\n\nText.\n\n</Ways>"],
  [
    "7:1 A second <Ways> stands in this paper.",
    `<Ways>\n\n- A: [a](#part)\n\n</Ways>\n\n${ways("- A: [a](#part)")}`,
  ],
  ["1:3 <Ways> stands inside other text.", "> <Ways>\n>\n> - A: [a](#part)\n>\n> </Ways>"],
  ["3:1 This way does not begin with whom it is for, and a colon.", ways("- To build [a](#part)")],
  ["3:1 This way has no link.", ways("- To build: the part")],
  ["3:1 This way holds words that are in no link.", ways("- To build: first [a](#part)")],
  ["3:1 This way holds words that are in no link.", ways("- To build: [a](#part), *b*")],
  ["3:1 A value of the run stands in this way.", ways("- To build: [a {run.job.price}](#part)")],
  ["3:13 A way leads through this paper.", ways("- To build: [a](/litepapers/pop#fees)")],
  [`3:13 ${NOWHERE} “#parts” is none of these.`, ways("- To build: [a](#parts)")],
  [`3:13 ${NOWHERE} “#table:paths” is none of these.`, ways("- To build: [Table 1](#table:paths)")],
];

const brackets: typeof boxes = [
  ["3:17 A mark stands in a heading or a link.", "Text.\n\n## Introduction [open]"],
  ["1:8 A mark stands in a heading or a link.", "[where [open] it is](https://example.com)"],
  [
    "3:1 With a colon behind it [reading] is the name of an address, and no mark.",
    "[reading] It is.\n\n[reading]: unclear",
  ],
  ...["- One\n  a wrapped line with [@nokey].", "A price [@kleros, it]\nis \\[so\\] [open] [@nokey]."].map(
    (text, index): [string, string] => [
      `2:${[23, 18][index]} The reference "nokey" is not in content/references.json.`,
      text,
    ],
  ),
  ['2:7 The reference "nokey" is not in content/references.json.', "> One\n> and [@nokey]."],
  ['1:17 The reference "nokey" is not in content/references.json.', "A &amp; \\* b... [@nokey]."],
  ['1:20 The reference "nokey" is not in content/references.json.', "One [@kleros], two [@kleros; @nokey]."],
  ['1:6 The reference "Kleros" is not in content/references.json.', "Text [@Kleros]."],
  ['1:6 The reference "erc_4337" is not in content/references.json.', "Text [@erc_4337]."],
  ...(
    [
      ["1:6", "Text [@kleros, $x$ of them]."],
      ["1:23", "One [@erc-4337]. Text [@kleros, *all* of them]."],
      ["1:6", "Text [@kleros, a court."],
    ] as const
  ).map(([place, text]): [string, string] => [
    `${place} A citation has no closing bracket in its line of plain text.`,
    text,
  ]),
  ['3:3 The text of the note "a" stands inside another block.', "- One.[^a]\n\n  [^a]: Text."],
  ['2:7 The note "b" has no text.', "> One \\[^a] and\n> two.[^b]"],
];

const UNMARKED = "This sentence is our reading, and has no mark.";

const readings: typeof boxes = [
  [`2:1 ${UNMARKED}`, "The buyer pays. So\nwe read it."],
  [`1:10 ${UNMARKED}`, "It ends: Our\nrule is short."],
  [`1:8 ${UNMARKED}`, "It is *our reading*."],
  [`2:11 ${UNMARKED}`, "- [reading] One.\n- Two, as we assume."],
  [`5:3 ${UNMARKED}`, "Table: Of it.\n\n| a |\n| - |\n| We add one. |"],
  [`3:7 ${UNMARKED}`, "[reading] Text.[^a]\n\n[^a]: We assume so."],
  [`1:1 ${UNMARKED}`, "We read it so. [reading] And so."],
  [`1:19 ${UNMARKED}`, "\\[reading] [open] We read it."],
  [`1:1 ${UNMARKED}`, "We read *it*. We add it."],
];

const BOLD = "These marks make nothing bold.";

const strayMarks: typeof boxes = [
  ["1:9 This mark makes nothing slanted.", "This is *very important."],
  ["1:12 This mark makes nothing slanted.", "It goes on _so on."],
  ["1:9 The code that begins here is never closed.", "It runs `code never closed."],
  ["1:7 These marks strike nothing out.", "It is ~~struck."],
  ["1:1 This is not a heading.", "##Conclusion"],
  [`1:17 ${BOLD}`, "A \\* and \\[ and **bold."],
  [`1:5 ${BOLD}`, "A \\\\**bold."],
  [`1:14 ${BOLD}`, "A &amp; b... **bold."],
  [`2:7 ${BOLD}`, "- One\n  and **bold."],
  [`2:7 ${BOLD}`, "> One\n> and **bold."],
];

test("the addresses of links, and a note that nobody refers to, may stand behind the appendix", () => {
  const text = 'See [it][it].\n\n<Appendix title="A">\n\nText.\n\n</Appendix>\n\n[it]: https://example.com';
  expect(() => problemsIn(text)).toThrow("Nothing was reported.");
  expect(said(`${text}\n\n[^why]: Because.`)).toEqual(['11:1 The note "why" is never used.']);
});

test("a line that leaves a quotation within braces is told of, where they open, and ends no check", () => {
  expect(said("> {a\nb}\n\nThe set \\{c\\}.")).toEqual([
    "1:3 The brace that opens here is never closed.",
    "2:2 This brace closes nothing.",
  ]);
});

test.each([...boxes, ...figures, ...cards, ...inWays, ...brackets, ...readings, ...strayMarks])(
  "a writer is told: %s",
  (says, text) => {
    expect(said(text)).toEqual([says]);
    expect(problemsIn(text)[0]?.advice).not.toBe("");
  },
);
