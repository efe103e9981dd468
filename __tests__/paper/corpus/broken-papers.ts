import { writePaper } from "../writing";

/**
 * Papers with one mistake each, what a writer is told, and the mend: where, in which words, and what to write instead.
 *
 * `text` stands behind a section in order; `changes` changes its fields, `files` the content beside it. In all three
 * ⟦typed→mended⟧ is what was typed, and what the advice says to type in its place.
 */
export type BrokenPaper = {
  text?: string;
  changes?: Readonly<Record<string, string | undefined>>;
  files?: Readonly<Record<string, string | Uint8Array>>;
  /**
   * `line:column message`; of another file than the paper with its path before it. The lines of a text count from 1, all
   * others as they are in their file.
   */
  says: string;
  /** A part of what to write instead. */
  advice: string;
  /** What the mend changes beside the mistake: other fields, other files. */
  mended?: Pick<BrokenPaper, "text" | "changes"> & {
    files?: Readonly<Record<string, string | Uint8Array | undefined>>;
  };
  /** Why the text cannot stand in one file with the others. */
  alone?: string;
};

type Text = [text: string, says: string, advice: string, more?: Pick<BrokenPaper, "mended" | "alone">];

/** The rest of a work in the bibliography. */
const KLEROS = '"id": "kleros", "type": "report", "title": "K"}';

const OTHER = "litepapers/other/index.mdx";
const WHY = "questions/why.md";

const withSection = (id: string) => ({ mended: { changes: { sections: `[introduction, ${id}]` } } });

const UNENDED = { alone: "what stands behind it is read as a part of it" };
const STOPS = { alone: "nothing is read behind what the parser stops at" };
const LAST = { alone: "the appendix is the end of its paper" };
const COUNTED = { alone: "numbers are judged only where each figure and table has one" };

const LINES = [
  "- **Does**: [described] Holds $P$.",
  "- **Costs**: [reading] A fee.",
  "- **You can lose**: [open] All.",
  "- **Breaks when**: [reading] Nobody looks.",
  "- **Open**: Who looks.",
];
const card = (lines: readonly string[] = LINES) => `<Card>\n\n${lines.join("\n")}\n\n</Card>`;
/** A card in a section of its own. */
const mechanism = (name: string, lines: readonly string[]) => `### ${name}\n\n${card(lines)}`;
const property = (item: string) => `<Properties>\n\n${item}\n\n</Properties>`;

const TABLE = "| a |\n|---|\n| 1 |";
const STATES = '<Figure name="job-states">Caption.</Figure>';

// biome-ignore format: a mistake a line
const headings: Text[] = [
  ["⟦####→###⟧ Deep", "1:1 This heading skips a level: #### comes after ##.", "Write ### Deep"],
  ["⟦#→##⟧ Title", "1:1 A `#` heading is the page's title, which comes from the frontmatter.", "Use ##", withSection("title")],
  ["⟦##→## ⟧Conclusion", "1:1 This is not a heading.", "a space behind the hashes", withSection("conclusion")],
  ["⟦Costs\n=====→## Costs⟧", "1:1 The line under this one makes it a heading.", "## Costs", withSection("costs")],
  ["A thought.⟦→\n⟧\n---\n\nMore.", "1:1 The line under this one makes it a heading.", "a blank line between"],
  ["## Unlisted\n\nText.", '1:1 The section "Unlisted" is not among the published ids.', "- unlisted", withSection("unlisted")],
  ["## ⟦Introduction→Words⟧\n\nText.", '1:1 A second section is called "Introduction".', "its own name", withSection("words")],
  [`### Costs⟦ {#fees}→⟧\n\n${card()}`, "1:11 A heading gets its id from its words.", "Leave {#fees} out"],
  [`### ⟦Cite this paper→How to cite⟧\n\n${card()}`, '1:1 The id "cite-this-paper" belongs to another part of the page.', "another name"],
  [`### ⟦?!→Why⟧\n\n${card()}`, '1:1 The heading "?!" has no letter and no digit for its id.', "another name"],
  [`### Rates⟦ [open]→⟧\n\n${card()}`, "1:11 A mark stands in a heading or a link.", "in front of the sentence"],
];

// biome-ignore format: a mistake a line
const marks: Text[] = [
  ["This is ⟦**bold→**bold**⟧.", "1:9 These marks make nothing bold.", "**words**"],
  ["A \\* and \\[ and ⟦**bold→**bold**⟧.", "1:17 These marks make nothing bold.", "**words**"],
  ["- One\n  and ⟦** bold**→**bold**⟧.", "2:7 These marks make nothing bold.", "without a space inside the asterisks"],
  ["This is *very important⟦→*⟧.", "1:9 This mark makes nothing slanted.", "an asterisk at either end"],
  ["It goes on ⟦_→\\_⟧so on.", "1:12 This mark makes nothing slanted.", "\\_ for the sign itself"],
  ["It runs `code⟦→`⟧ never closed.", "1:9 The code that begins here is never closed.", "a backtick at either end"],
  ["It is ~~struck⟦→~~⟧.", "1:7 These marks strike nothing out.", "Write ~~words~~"],
  ["[⟦write here→What⟧]", "1:1 Here something is still to be written.", "in the place of"],
  ["Run:\n\n⟦    let a = 1;→```\nlet a = 1;\n```⟧", "3:5 This text is indented as code, and a paper takes it for prose.", "``` on a line of its own above and below"],
  ["By ⟦\\(x\\)→$x$⟧ it holds.", "1:4 A formula stands between dollar signs.", "$x$"],
  ["⟦\\[x = 1\\]→$$\nx = 1\n$$⟧", "1:1 A formula on lines of its own stands between dollar signs.", "on three lines"],
  ["As said⟦^[By us.]→[^us]⟧.⟦→\n\n[^us]: By us.⟧", "1:8 This is not a note.", "[^name]"],
  ["⟦:::note→> [!NOTE]\n>⟧ Look.⟦\n:::→⟧", "1:1 This is not a box.", "> [!NOTE]"],
  ["A pay⟦\u200B→⟧ment.", "1:6 A character that nobody can read stands here: U+200B.", "Delete it"],
  ["To ⟦\u202E→⟧pay.", "1:4 A character that nobody can read stands here: U+202E.", "Delete it"],
  ["> [!NOTE]\n> Look, ⟦{x}→\\{x\\}⟧.", "2:9 Papers hold no {expressions}.", "\\{x\\}"],
];

// biome-ignore format: a mistake a line
const syntax: Text[] = [
  ["```json\n{}\n⟦→```\n⟧\nMore.", "1:1 This code block is never closed.", "Write ``` on a line of its own", UNENDED],
  ["> ```\n> code⟦→\n> ```⟧\n\nMore.", "1:3 This code block is never closed.", "Write ```"],
  ["$$\nx = \\frac{1}{2}⟦→\n$$⟧\n\nText.", "1:1 This formula is never closed.", "Write $$ on a line of its own", UNENDED],
  ['<Run title="A">\n\nText.⟦→\n\n</Run>⟧', "1:1 <Run> is never closed.", "Write </Run>", UNENDED],
  ["Text.⟦\n\n</Run>→⟧", "3:1 This </Run> closes nothing.", "Remove it", STOPS],
  ['<Run title=⟦A→"A"⟧>\n\nText.\n\n</Run>', "1:1 <Run> is not written as an element is.", 'name="value"', UNENDED],
  ["- The set ⟦{→\\{⟧a and \\{b\n- More.\n\nAnd more.", "1:11 The brace that opens here is never closed.", "\\{ for a brace", STOPS],
  ["The set a, b⟦}→\\}⟧ and `}`.", "1:13 This brace closes nothing.", "\\} for a brace"],
  ["Pays if x ⟦<→\\<⟧1 and y.", "1:11 No element begins at this <.", "\\<", STOPS],
  ["A {/* word */} word, ⟦<!-- to do -->→{/* to do */}⟧.", "1:22 Papers hold no HTML comments.", "{/* a note */}", STOPS],
  ["See ⟦<https://example.com>→[here](https://example.com)⟧.", "1:5 An address stands between angle brackets.", "[words](https://example.com)", STOPS],
  ["To ⟦<me@example.com>→[me](mailto:me@example.com)⟧.", "1:4 An address stands between angle brackets.", "[words](mailto:me@example.com)", STOPS],
  ["Some ⟦<b>bold</b>→**bold**⟧ words.", "1:6 <b> is not an element that papers use.", "or use Markdown"],
  ["| a |\n|---|\n| one⟦<br>→ ⟧two |", "3:6 <br> is not an element that papers use.", "Leave its tags out", STOPS],
  ["A list, ⟦List<constructor>→`List<constructor>`⟧, of it.", "1:13 <constructor> is not an element that papers use.", "between backticks", STOPS],
  ["⟦<>words</>→words⟧", "1:1 <> is not an element that papers use.", "Leave its tags out"],
  ['⟦import x from "y"→⟧', "1:1 Papers hold no `import` and no `export`.", "Remove the line"],
  ["That is ⟦{1 + 1}→\\{1 + 1\\}⟧.", "1:9 Papers hold no {expressions}.", "\\{1 + 1\\}"],
  ["In ⟦\\textbf{bold}→**bold**⟧.", "1:11 LaTeX stands outside of a formula.", "all else as Markdown"],
  ["```⟦pyton→python⟧\nx\n```", '1:1 Code in "pyton" cannot be coloured.', "python"],
  // Formulae and prices.
  ["So $\\frac{1}{2⟦→}⟧$ holds.", "1:4 The formula does not parse: ", "LaTeX"],
  ["By ⟦$\\eqref{eq:sum}$→(1)⟧ it holds.", "1:5 The formula has \\eqref{eq:sum}, which the site does not draw.", "write (1) where it is meant"],
  ["$$\na = b ⟦\\label{eq:sum}→\\tag{1}⟧\n$$", "2:7 The formula has \\label{eq:sum}, which the site does not draw.", "Number the formula with \\tag{1}"],
  ["$$\n⟦→\\begin{aligned}\n⟧a = b \\\\\nc = d⟦→\n\\end{aligned}⟧\n$$", "2:7 The formula has \\\\, which the site does not draw.", "Put the lines between \\begin{aligned}"],
  ["> $$\n> a\n> + \\frac{⟦\\textcolor{red}{b}→b⟧}{2}\n> $$", "1:3 The formula has \\textcolor{red}{b}, which the site does not draw.", "Leave \\textcolor out"],
  [`$⟦\\textcolor{red}→⟧{${"x".repeat(400)}}$`, "1:1 The formula has something that the site does not draw.", "Take commands out"],
  ["⟦$\\newcommand{\\U}{\\mathbb{U}}$→⟧", "1:2 The formula has \\newcommand, which gives a command its meaning.", "Leave it out"],
  ["For ⟦$\\PoPs$→$P$⟧.", "1:6 The formula has \\PoPs, which the site does not know.", "write what it stands for"],
  ["It costs ⟦$5 or $6→\\$5 or \\$6⟧.", "1:10 “$5 or $” would be read as a formula.", "\\$5"],
  ["Pay ⟦$ETH/$USDC→\\$ETH/\\$USDC⟧.", "1:5 “$ETH/$” would be read as a formula.", "\\$ETH"],
  ["So ⟦$ x + 1 $→$x + 1$⟧ holds.", "1:4 “$ x + 1 $” would be read as a formula.", "no space inside"],
  ["It costs\n\n⟦$$P$$→$$\nP\n$$⟧\n\nand more.", "3:1 Two dollar signs put a formula on a line of its own only where they stand on lines of their own.", "on three lines"],
  ["It costs ⟦$$P$$→$P$⟧ and more.", "1:10 Two dollar signs put a formula on a line of its own only where they stand on lines of their own.", "one dollar sign at either end"],
];

// biome-ignore format: a mistake a line
const figures: Text[] = [
  [`Table:⟦→ Paid.⟧\n\n${TABLE}`, "1:1 This caption says nothing.", "behind the colon"],
  [`Table: Paid.\n\n⟦Text.\n\n→⟧${TABLE}`, "1:1 This caption has no table under it.", "directly below"],
  ["Table: Paid.\n\n| a | b |⟦→\n| --- | --- |⟧\n| 1 | 2 |", "3:1 This table has no head.", "row of hyphens"],
  ["| a | b |\n|---⟦→|---⟧|\n| 1 | 2 |", "1:1 This table has no head.", "row of hyphens"],
  ["| a | b |\n|---|---|\n| 1 ⟦|→\\|⟧ 2 | 3 |", "3:9 This row has 3 cells, and the table 2 columns.", "\\|"],
  ["| a | b |\n|---|---|\n| 1 |⟦→ |⟧", "3:1 This row has 1 cell, and the table 2 columns.", "| | for one with nothing in it"],
  // Numbers that nothing checks, and links by name.
  ...(
    [
      ["It is *so*, as ⟦Table 1→[Table 1](#table:sums)⟧ says.", "1:16", "Table 1"],
      ["See ⟦Table&nbsp;1→[Table 1](#table:sums)⟧.", "1:5", "Table&nbsp;1"],
    ] as const
  ).map(
    ([text, place, number]): Text => [
      `${text}\n\nTable⟦→ sums⟧: Paid.\n\n${TABLE}`,
      `${place} Nothing says which one “${number}” is.`,
      "[Table 1](#table:name), with the table's own name above it",
    ],
  ),
  ["See [@kleros, Figure 9] and ⟦figs. 4 and 5→[@kleros, figs. 4 and 5]⟧.", "1:29 Nothing says which one “figs. 4” is.", "[@key, figs. 4]"],
  ["⟦[Figure 1](https://example.com)→[The figure](https://example.com)⟧", "1:2 Nothing says which one “Figure 1” is.", "[Figure 1](#figure:name)"],
  ['<Figure name="job-states" task="Do as ⟦Table 1→the table⟧ says.">It.</Figure>', "1:1 Nothing says which one “Table 1” is.", "Say it in words"],
  ['<Run title="As in ⟦Figure 1→the figure⟧">\n\nText.\n\n</Run>', "1:1 Nothing says which one “Figure 1” is.", "Say it in words"],
  ["![⟦Figure 1→A slot⟧](slot.svg)\nIt.", "1:1 Nothing says which one “Figure 1” is.", "Say it in words"],
  ["![A slot](slot.svg)\n\n*⟦Figure 1: →⟧What it holds.*", "3:2 Nothing says which one “Figure 1” is.", "Leave “Figure 1” out"],
  [`⟦Table 1:→Table:⟧ Paid.\n\n${TABLE}`, "1:1 Nothing says which one “Table 1” is.", "Write “Table:”"],
  [`See [Table ⟦2→1⟧](#table:sums).\n\nTable sums: Paid.\n\n${TABLE}`, "1:5 “#table:sums” is Table 1, and not “Table 2”.", "Write [Table 1](#table:sums).", COUNTED],
  [`[⟦it→Figure 1⟧](#figure:job-states)\n\n${STATES}`, "1:1 “#figure:job-states” is Figure 1, and not “it”.", "Write [Figure 1](#figure:job-states)", COUNTED],
  [`[Figure 1](#figure:⟦x→job-states⟧)\n\n${STATES}`, "1:1 This paper has no figure “#figure:x”.", "Use one of: #figure:job-states", COUNTED],
  [`[⟦it→Figure 1⟧][1]\n\n${STATES}\n\n[1]: #figure⟦-1→:job-states⟧`, "1:1 This paper has no figure “#figure-1”.", "Use one of: #figure:job-states", COUNTED],
  [`[Table 1](#table:paths)\n\nTable⟦→ paths⟧: Paid.\n\n${TABLE}`, "1:1 This paper has no table “#table:paths”.", "“Table name: What to read off it.”", COUNTED],
  [`[Table 1](#table:sums)\n\nTable sums: Paid.\n\n${TABLE}\n\nTable ⟦sums→more⟧: Paid.\n\n${TABLE}`, "1:1 This paper has two tables “#table:sums”, number 1 and number 2.", "a name of its own", COUNTED],
  // Figures.
  [`<Figure name="⟦job-sates→job-states⟧">Caption.</Figure>\n\n<Figure name="bonding-curve">It.</Figure>\n\n[Figure 2](#figure:bonding-curve)`, '1:1 There is no figure "job-sates".', "job-states"],
  ['<Figure⟦→ name="job-states"⟧>Caption.</Figure>', "1:1 This figure has no name.", "job-states"],
  ['<Figure name="job-states">⟦→Caption.⟧</Figure>', '1:1 The figure "job-states" has no caption.', "Caption."],
  [`Look: ⟦→\n\n⟧${STATES}`, "1:7 <Figure> stands inside other text.", "lines of its own"],
  // Images.
  ["![A deal](⟦deal.png→slot.svg⟧)\nWho pays.", '1:1 There is no image "deal.png" beside the paper.', "slot.svg"],
  ["![A deal](⟦https://example.com/→⟧slot.svg)\nWho pays.", '1:1 The image "https://example.com/slot.svg" does not stand beside the paper.', "paper's folder"],
  ["![A slot](⟦slto→slot⟧.svg)\nWhat it holds.", '1:1 There is no image "slto.svg" beside the paper.', "Did you mean slot.svg?"],
  ["![A slot](slot.⟦gif→svg⟧)", '1:1 Papers show no GIF files: "slot.gif".', "SVG"],
  ["![⟦→A slot⟧](slot.svg)\nWhat it holds.", "1:1 This image has no alternative text.", "who do not see it"],
  ["Look ⟦→\n\n⟧![A slot](slot.svg)⟦ →\n\n⟧here.", "1:6 This image stands inside other text.", "lines of its own"],
  ["| a |\n|---|\n| ⟦![A slot](slot.svg)→below⟧ |⟦→\n\n![A slot](slot.svg)⟧", "3:3 This image stands inside other text.", "lines of its own"],
];

// biome-ignore format: a mistake a line
const links: Text[] = [
  ["See [it](#⟦introdution→introduction⟧).", "1:5 The page has no section “introdution”.", "#introduction"],
  ["See [it](/glossary#⟦esrow→escrow⟧).", "1:5 /glossary has no section “esrow”.", "#escrow"],
  ["See [it](/litepapers/sample⟦/→⟧).", "1:5 There is no page and no file at /litepapers/sample/.", "Write /litepapers/sample."],
  ["See [it](⟦javascript:alert(1)→https://example.com⟧).", "1:5 A link cannot be javascript:.", "https://"],
  ["See [it](http⟦→s⟧://example.com/a).", "1:5 “http://example.com/a” is not secure", "https://example.com/a"],
  ["See [it](⟦→https://⟧example.com/a).", "1:5 “example.com/a” is not an address that works on every page.", "https://"],
  ["See [it](⟦→https://example.com⟧).", "1:5 This link leads nowhere.", "[words](https://…)"],
  ["See [⟦→it⟧](https://example.com).", "1:5 This link has no words.", "[words](https://example.com)"],
  ["See [it](https://example.com/a⟦ →%20⟧b).", "1:8 This is not a link.", "%20"],
  ["See [it]⟦ →⟧(https://example.com).", "1:8 This is not a link.", "nothing between"],
  ["⟦→[open] ⟧[where ⟦[open] →⟧it is](https://example.com)", "1:8 A mark stands in a heading or a link.", "in front of the sentence"],
];

// biome-ignore format: a mistake a line
const referencesAndNotes: Text[] = [
  ["Text [@⟦klerso→kleros⟧].", '1:6 The reference "klerso" is not in content/references.json.', 'did you mean "kleros"?'],
  ["Text [@kleros⟦, @→; @⟧kleros].", '1:6 The reference "kleros, @kleros" is not in content/references.json.', "Correct the key"],
  ["Text⟦ [@]→⟧.", '1:6 The reference "" is not in content/references.json.', "Correct the key"],
  ["A price [@kleros, it]\nis \\[so\\] [open] [@⟦nokey→kleros⟧].", '2:18 The reference "nokey" is not in content/references.json.', "Correct the key"],
  ["A &amp; \\* b... [@⟦nokey→kleros⟧].", '1:17 The reference "nokey" is not in content/references.json.', "Correct the key"],
  ["Text [@kleros, ⟦$x$→some⟧ of them].", "1:6 A citation has no closing bracket in its line of plain text.", "without formulae"],
  ["Text [@kleros, a court⟦→]⟧.", "1:6 A citation has no closing bracket in its line of plain text.", "Close it with ]"],
  ["⟦[reading] It is.\n\n[reading]: https://example.com→[reading] It is.\n\n[reading] https://example.com⟧", "3:1 With a colon behind it [reading] is the name of an address, and no mark.", "directly behind the mark", { alone: "it makes links of all marks of its file" }],
  ["Text.[^why]⟦→\n\n[^why]: Because.⟧", '1:6 The note "why" has no text.', "[^why]: One or two sentences."],
  ["Text.⟦→[^never]⟧\n\n[^never]: Because.", '3:1 The note "never" is never used.', "Put [^never] where it belongs"],
  ["Text.[^dup]\n\n[^dup]: One.⟦\n\n[^dup]: Two.→⟧", '5:1 The note "dup" has two texts.', "Remove one"],
  ["Text.[^a]\n\n[^a]: So.⟦[^b]\n\n[^b]: And so.→⟧", '3:10 The note "a" has a note of its own.', "or leave it out"],
  ["Text.[^list]⟦→\n\n- One⟧\n\n[^list]: So.⟦\n\n    - One→⟧", '5:5 The note "list" holds more than sentences.', "Set lists, tables, code and formulae of their own line in the text"],
  ["- One.[^in]\n\n⟦  →⟧[^in]: Text.", '3:3 The text of the note "in" stands inside another block.', "Begin its line with the ["],
];

const UNMARKED = "This sentence is our reading, and has no mark.";

const readings = (
  [
    ["The buyer pays. ⟦So\nwe→[reading] So\nwe⟧ read it.", "2:1"],
    ["⟦→[reading] ⟧It is *our reading*.", "1:8"],
    ["| a |\n| - |\n| ⟦→[reading] ⟧We add one. |", "3:3"],
    ["[reading] Text.[^m]\n\n[^m]: ⟦→[reading] ⟧We assume so.", "3:7"],
    ["⟦→[reading] ⟧We read it so. [reading] And so.", "1:1"],
    ["\\[reading] [open] ⟦→[reading] ⟧We read it.", "1:19"],
  ] as const
).map(([text, place]): Text => [text, `${place} ${UNMARKED}`, "Write [reading] in front of it."]);

// biome-ignore format: a mistake a line
const parts: Text[] = [
  // The run.
  ['⟦It costs {run.job.price}.→<Run title="A">\n\nIt costs {run.job.price}.\n\n</Run>⟧', '1:10 The run\'s value "job.price" stands outside a run box.', "between <Run"],
  ['<Run title="A">\n\nIt costs {run.job.⟦prise→price⟧}.\n\n</Run>', '3:10 The run has no value "job.prise".', "Did you mean {run.job.price}? `npm run check:content -- --run` lists them all"],
  ['<Run title="A">\n\n⟦→The buyer pays ⟧{run.job.price}⟦→.⟧\n\n</Run>', "3:1 This value of the run stands in no sentence.", "inside a line of text"],
  ['<Run title="A">\n\nPays {run.job.price⟦ * 2→⟧}.\n\n</Run>', "3:6 {run.job.price * 2} is not the name of a value of the run.", "{run.job.price}"],
  ['<Run⟦→ title="A"⟧>\n\nText.\n\n</Run>', "1:1 This run box has no title.", "<Run title="],
  ['⟦<Run title="A">→### Part\n\n<Run title="A">⟧\n\n⟦### Part→Text.⟧\n\n</Run>', "3:1 A heading stands in a run box.", "above the box"],
  ['<Run title="x">⟦→\n\n⟧Text.⟦→\n\n⟧</Run>', "1:1 This run box stands in a line.", "a blank line after the first"],
  ['Some⟦ →\n\n⟧<Run title="x">⟦→\n\n⟧text⟦→\n\n⟧</Run>⟦ →\n\n⟧here.', "1:6 <Run> stands inside other text.", "lines of its own"],
  ['<Run title="x">\n\n⟦→Text.\n\n</Run>\n\n⟧<Run title="y">\n\nText.\n\n</Run>⟦\n\n</Run>→⟧', "3:1 This run box stands in another.", "Close the first with </Run> before it."],
  ['<Run title="x" premise="loan⟦ lone→⟧">\n\nText.\n\n</Run>', '1:1 The run has no premise "lone".', "one or more of: loan, cover"],
  ['<Run title="x" premise="loan⟦ cover→⟧">\n\nText.\n\n</Run>', '1:1 The premise "cover" of this run box does not hold: no policy is bought.', "write the box anew without it"],
  [`<Run title="x" attack="job-states/⟦steal→bribe⟧">\n\nIt pays.\n\n</Run>\n\n${STATES}`, '1:1 No figure of this paper shows "job-states/steal".', "Use one of: job-states/bribe"],
  ['<Ledger name="⟦pup→pop⟧" />', '1:1 There is no ledger "pup".', "pop"],
  ['<Ledger⟦→ name="pop"⟧ />', "1:1 This ledger has no name.", "pop"],
  // Folds.
  ['<Details title="In a line">⟦→\n\n⟧Text.⟦→\n\n⟧</Details>', "1:1 This <Details> stands in a line.", "on lines of their own"],
  ['- Item\n\n⟦  →⟧<Details title="In a list">\n\n⟦  →⟧Text.\n\n⟦  →⟧</Details>', "3:3 This <Details> stands in a list or a quotation.", "at the left edge"],
  ['<Details⟦→ title="Why"⟧>\n\nText.\n\n</Details>', "1:1 This <Details> has no title.", "<Details title="],
  ["<details>\n⟦→<summary>How</summary>⟧\n\nText.\n\n</details>", "1:1 This <Details> has no title.", "Say what it holds"],
  ['<Details title="Outer">\n\n⟦→Text.\n\n</Details>\n\n⟧<Details title="Inner">\n\nText.\n\n</Details>⟦\n\n</Details>→⟧', "3:1 This <Details> stands in another.", "Close the first with </Details> before it."],
  ['<Details title="With a part">\n\n⟦### More→**More.**⟧\n\n</Details>', "3:1 A heading stands in <Details>.", "a sentence in bold"],
  ['<Details title="⟦Reference kleros→The court⟧">\n\nText.\n\n</Details>', '1:1 The id "reference-kleros" belongs to another part of the page.', "Give <Details> another title."],
  ['<Details title="Same">\n\nText.\n\n</Details>\n\n<Details title="⟦Same→Other⟧">\n\nText.\n\n</Details>', '7:1 The title "Same" is that of a heading or of another <Details>', "Give <Details> another title."],
  // The appendix.
  ['⟦→More.\n\n⟧<Appendix title="A">\n\nText.\n\n</Appendix>⟦\n\nMore.→⟧', "1:1 Something stands behind the appendix.", "end of the file", LAST],
  ['Text. ⟦→\n\n⟧<Appendix title="A"⟦ />→>\n\nText.\n\n</Appendix>⟧', "1:7 <Appendix> stands inside other text.", "lines of its own", LAST],
  ['<Appendix⟦→ title="A"⟧>\n\nText.\n\n</Appendix>', "1:1 The appendix has no title.", "<Appendix title=", LAST],
  ['<Appendix title="Code">\n\n#⟦#→##⟧ Part\n\nMore.\n\n</Appendix>', "3:1 A section opens in the appendix.", "###", LAST],
];

// biome-ignore format: a mistake a line
const cards: Text[] = [
  [mechanism("Breaks", LINES.with(3, "⟦→- **Breaks when**: [reading] Nobody looks.\n⟧- **Open**: Who looks.").slice(0, 4)), "5:1 This card does not say when the mechanism breaks.", "**Breaks when**: …"],
  [mechanism("Twice", LINES.with(0, `${LINES[0]}⟦\n- **Does**: [open] x→⟧`)), "6:1 This card has the part “Does” twice.", "five lines"],
  [mechanism("Stray", LINES.with(4, `${LINES[4]}⟦\n- **Fails**: [open] x→⟧`)), "10:1 This part of the card does not begin with one of its labels", "five lines"],
  [mechanism("Order", [`⟦${LINES[1]}\n${LINES[0]}→${LINES[0]}\n${LINES[1]}⟧`, ...LINES.slice(2)]), "5:1 The part “Costs” stands where “Does” belongs.", "in this order"],
  [mechanism("No mark", LINES.with(1, "- **Costs**: ⟦→[reading] ⟧A fee.")), "6:1 This part of the card has no mark.", "**Costs**: [reading] …"],
  [mechanism("Late mark", LINES.with(1, "- **Costs**: ⟦A fee. [open]→[open] A fee.⟧")), "6:1 This part of the card has no mark.", "behind the label"],
  [mechanism("Open mark", LINES.with(4, "- **Open**: ⟦[open] →⟧Who.")), "9:1 The last part of a card is open by itself, and has a mark.", "Leave the mark behind the label out."],
  [mechanism("No words", LINES.with(2, "- **You can lose**: [open]⟦→ All.⟧")), "7:1 The part “You can lose” of this card is empty.", "in a sentence"],
  [mechanism("Not open", LINES.with(4, "- **Open**:⟦→ Nothing.⟧")), "9:1 The part “Open” of this card is empty.", "**Open**: Nothing."],
  [`${mechanism("Two cards", LINES)}\n\n⟦→### Second\n\n⟧${card()}`, "13:1 A second card stands under “Two cards”.", "a heading of its own"],
  [`### Words\n\n<Card>\n\n⟦Text.→${LINES.join("\n")}⟧\n\n</Card>`, "3:1 A card holds one list, and nothing else.", "one list of five lines"],
  [`${mechanism("In a box", LINES)}\n\n⟦→### Outside\n\n${card()}\n\n⟧<Run title="It">\n\n⟦${card()}→Text.⟧\n\n</Run>`, "15:1 <Card> stands inside other text.", "lines of its own"],
  [`${mechanism("In a list", LINES)}\n\n- one\n⟦\n  <Card>\n  - x\n  </Card>→\n### Outside\n\n${card()}⟧`, "15:3 <Card> stands inside other text.", "lines of its own"],
  [`${mechanism("Whole", LINES)}\n\n### ⟦Without→Half\n\n${card()}⟧`, "13:1 “Without” has no card, and other headings of this paper have one.", "Write its <Card> below it"],
  [`${mechanism("Last", LINES)}\n\n<Appendix title="It">\n\n### A\n\n⟦${card()}→Text.⟧\n\n</Appendix>`, "17:1 <Card> stands inside other text.", "lines of its own", LAST],
];

const PROPERTY = "- It holds.\n\n  They would take it.";
const words = (count: number) => `${"so ".repeat(count - 1)}so.`;
const LIST = "<Properties> holds one list, and nothing else.";
const ELSEWHERE = "A property is words, formulae and code, and this leads elsewhere.";

// biome-ignore format: a mistake a line
const properties: Text[] = [
  [property(`⟦Text.→${PROPERTY}⟧`), `1:1 ${LIST}`, "Write an item each"],
  [property("⟦→- It holds.\n\n  They would take it.⟧"), `1:1 ${LIST}`, "Write an item each"],
  [`> ⟦${property(PROPERTY).replaceAll("\n", "\n> ")}→Text.⟧`, "1:3 <Properties> stands inside other text.", "lines of its own"],
  [property("- It holds.⟦→\n\n  They would take it.⟧"), "3:1 This property does not say which attack it stops.", "behind a blank line and indented"],
  [property(`${PROPERTY}⟦\n\n  And more.→⟧`), "7:3 This property has more than two paragraphs.", "two paragraphs"],
  [property(`- ⟦${words(36)}→${words(35)}⟧\n\n  They would take it.`), "3:3 This property has 36 words, and 35 are the most.", "Say what must be true"],
  [property("- It holds.\n\n  One comes. Two come.⟦ Three come.→⟧"), "5:3 This attack has 3 sentences, and 2 are the most.", "Say who does what"],
  [property("- It ⟦[holds](#introduction)→holds⟧.\n\n  They would take it."), `3:6 ${ELSEWHERE}`, "Write it in the second paragraph"],
  [property("- ⟦It holds [@kleros, it].→It holds.⟧\n\n  They would take it."), `3:3 ${ELSEWHERE}`, "Write it in the second paragraph"],
  [`${property("- It holds.⟦[^attack]→⟧\n\n  They would take it.⟦→[^attack]⟧")}\n\n[^attack]: So.`, `3:12 ${ELSEWHERE}`, "Write it in the second paragraph"],
  [`${property(Array(14).fill(PROPERTY).join("\n\n"))}\n\n${property(`${PROPERTY}⟦\n\n${PROPERTY}→⟧`)}`, "67:1 This paper has more than 15 properties.", "make one of two", { alone: "a paper has no more than 15" }],
];

// biome-ignore format: a mistake a line
const besideText: BrokenPaper[] = [
  { text: "## ⟦References→Sources⟧\n\nText.", changes: { sections: "[introduction, ⟦references→sources⟧]" }, says: '1:1 The id "references" belongs to another part of the page.', advice: "Call the section Sources" },
  { text: "![A deal](⟦deal.png→slot.svg⟧)\nWho pays whom.", files: { "litepapers/sample/deal.png": "no picture" }, says: '1:1 The image "deal.png" cannot be read as a picture.', advice: "Export it again as PNG, JPEG, WebP, AVIF or SVG.", mended: { files: { "litepapers/sample/deal.png": undefined } } },
  { text: "![A deal](my⟦%20→-⟧deal.svg)\nWho pays whom.", files: { "litepapers/sample/my deal.svg": drawing() }, says: '1:1 "my deal.svg" cannot be an address.', advice: "hyphens", mended: { files: { "litepapers/sample/my deal.svg": undefined, "litepapers/sample/my-deal.svg": drawing() } } },
  { text: "See [it](/litepapers/⟦ohter→other⟧).", files: { [OTHER]: other() }, says: "1:5 There is no page and no file at /litepapers/ohter.", advice: "Did you mean /litepapers/other?" },
  { text: "See [it](/litepapers/other#⟦nowhere→introduction⟧).", files: { [OTHER]: other() }, says: "1:5 /litepapers/other has no section “nowhere”.", advice: "hyphens for spaces" },
  { text: "See ⟦[it](/litepapers/other#introduction)→it⟧.", files: { [OTHER]: other({ draft: "true" }) }, says: "1:5 /litepapers/other is there with drafts only, which are published nowhere.", advice: "npm run publish:paper -- sample other" },
];

// biome-ignore format: a mistake a line
const inFields: BrokenPaper[] = [
  { changes: { title: undefined }, says: "1:1 `title` is missing.", advice: "title: Proof of Performance", mended: { changes: { title: "Proof of Performance" } } },
  { changes: { title: `${"x".repeat(60)}⟦x→⟧` }, says: "2:8 `title`: has more than 60 characters.", advice: "60" },
  { changes: { subtitle: "How ⟦*agents*→agents⟧ pay" }, says: "4:11 `subtitle`: is shown as it is typed, and has marks of Markdown.", advice: "one line" },
  { changes: { titel: "Sample" }, says: "12:1 `titel` is not a field of the frontmatter.", advice: "remove it", mended: { changes: { titel: undefined } } },
  { changes: { subtitle: '⟦→"⟧One: two⟦→"⟧' }, says: "4:11 The frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings.", advice: "double quotes" },
  { changes: { subtitle: '"One⟦→"⟧' }, says: '4:15 The frontmatter is not valid YAML: Missing closing "quote.', advice: "Close the quotation mark" },
  { changes: { subtitle: '⟦“→"⟧Agents: work⟦”→"⟧' }, says: "4:11 The frontmatter is not valid YAML: these quotation marks are curly.", advice: "straight quotation marks" },
  { changes: { subtitle: '⟦→"⟧How agent #1 pays⟦→"⟧' }, says: "4:21 The frontmatter is not valid YAML: everything behind a hash is left out.", advice: "double quotes" },
  { changes: { subtitle: "⟦*Agents*→Agents⟧" }, says: "4:11 The frontmatter is not valid YAML: an asterisk stands for another value.", advice: "without asterisks" },
  { changes: { terms: "\n⟦\t→  ⟧- escrow" }, says: "12:1 The frontmatter is not valid YAML: Tabs are not allowed as indentation.", advice: "two spaces instead of a tab" },
  { changes: { terms: "[escrow]⟦\nterms: [escrow]→⟧" }, says: "12:1 The frontmatter is not valid YAML: Map keys must be unique.", advice: "Remove one of the two" },
  { changes: { version: '⟦1→"0.1"⟧' }, says: "7:10 `version`: must be text.", advice: 'version: "0.1"' },
  { changes: { lang: "⟦zh_CN→zh-Hans⟧" }, says: "12:7 `lang`: must be the tag of a language", advice: "zh-Hans" },
  { changes: { dateModified: '"2026-11-3⟦1→0⟧"' }, says: "9:15 `dateModified`: is not a date of the calendar", advice: "year-month-day" },
  { changes: { dateModified: '"2026-11-⟦01→20⟧"' }, says: "9:15 `dateModified`: is earlier than datePublished.", advice: "not before" },
  { changes: { dateModified: '"⟦2126→2026⟧-11-21"' }, says: "9:15 `dateModified`: 2126-11-21 is still to come.", advice: "or an earlier one" },
  { changes: { order: "⟦first→1⟧" }, says: "6:8 `order`: must be a whole number.", advice: "order: 1" },
  { changes: { summary: "Too short⟦→, it has to have fifty to a hundred and sixty characters⟧." }, says: "5:10 `summary`: has fewer than 50 characters.", advice: "50 to 160" },
  { changes: { sections: "[introduction, conclusion]" }, says: '10:26 The published section "conclusion" is missing.', advice: "## Conclusion", mended: { text: "## Conclusion\n\nText." } },
  { changes: { sections: "[introduction⟦, introduction→⟧]" }, says: '10:26 `sections.1`: lists "introduction" twice.', advice: "list the ids" },
  { changes: { moved: "⟦fees→{ fees: introduction }⟧" }, says: "12:8 `moved`: must be a list of ids", advice: "one on each line" },
  { changes: { moved: "{ fees: ⟦introdution→introduction⟧ }" }, says: '12:16 "fees" is said to have moved to "introdution", which the page does not have.', advice: "such as introduction" },
  { changes: { moved: "{ ⟦introduction→fees⟧: introduction }" }, says: '12:24 "introduction" is said to have moved, and the page has it.', advice: "Take the line out" },
  { changes: { terms: "[escrow⟦, escrow→⟧]" }, says: '11:17 `terms.1`: lists "escrow" twice.', advice: "List the glossary terms used" },
  { changes: { terms: "[escrow⟦, ecsrow→⟧]" }, says: '11:17 The term "ecsrow" is not in the glossary.', advice: "Correct the name, or define the term in content/glossary/ecsrow.md." },
  { changes: { terms: "[escrow, lock]" }, files: { "glossary/lock.md": term("Lock", "⟦→holds⟧") }, says: '11:17 The text never uses the term "Lock".', advice: "add the form that the text uses to content/glossary/lock.md" },
];

// biome-ignore format: a mistake a line
const inFiles: BrokenPaper[] = [
  { files: { [OTHER]: `⟦→${other().split("## ")[0]}⟧## Introduction\n\nText.\n` }, says: `${OTHER}:1:1 The file has no frontmatter.`, advice: "a line ---" },
  { files: { [OTHER]: other().replace("\n---\n", "\n⟦→---\n⟧") }, says: `${OTHER}:1:1 The frontmatter is never closed.`, advice: "three hyphens" },
  { files: { [OTHER]: `⟦→${other()}⟧` }, says: `${OTHER}:1:1 The file has no frontmatter.`, advice: "a line ---" },
  { files: { [OTHER]: `⟦\uFEFF→⟧${other()}` }, says: `${OTHER}:1:1 The file begins with a byte order mark`, advice: "without BOM" },
  { files: { [OTHER]: Buffer.from(`${other()}\n\nCafé.\n`, "latin1") }, says: `${OTHER}:18:4 The file is not UTF-8 from here on.`, advice: "UTF-8", mended: { files: { [OTHER]: `${other()}\n\nCafé.\n` } } },
  { files: { "litepapers/other.mdx": other() }, says: "litepapers/other.mdx:1:1 A paper stands in a folder of its own, as index.mdx.", advice: "Move it to content/litepapers/<slug>/index.mdx", mended: { files: { "litepapers/other.mdx": undefined, [OTHER]: other() } } },
  { files: { "litepapers/other/index.md": other() }, says: "litepapers/other/index.md:1:1 A paper stands in a folder of its own, as index.mdx.", advice: "Move it to content/litepapers/other/index.mdx", mended: { files: { "litepapers/other/index.md": undefined, [OTHER]: other() } } },
  { files: { "litepapers/My Paper/index.mdx": other() }, says: 'litepapers/My Paper/index.mdx:1:1 "My Paper" cannot be an address.', advice: "lower-case", mended: { files: { "litepapers/My Paper/index.mdx": undefined, "litepapers/my-paper/index.mdx": other() } } },
  { files: { [OTHER]: other({ order: "⟦1→2⟧" }) }, says: `${OTHER}:6:8 \`order: 1\` is taken by content/litepapers/sample/index.mdx.`, advice: "next that is free is 2" },
  { files: { "litepapers/a-later-one/index.mdx": other({ order: "⟦1→2⟧" }) }, says: "litepapers/a-later-one/index.mdx:6:8 `order: 1` is taken by content/litepapers/sample/index.mdx.", advice: "next that is free is 2" },
  { files: { [OTHER]: other({ title: "⟦sample→Other⟧ Paper" }) }, says: `${OTHER}:2:8 \`title: sample Paper\` is taken by content/litepapers/sample/index.mdx.`, advice: "name of its own" },
  { files: { [OTHER]: other({ shortTitle: "⟦Sample→Other⟧" }) }, says: `${OTHER}:3:13 \`shortTitle: Sample\` is taken by content/litepapers/sample/index.mdx.`, advice: "name of its own" },
  { files: { "references.json": `[{⟦→${KLEROS}⟧]` }, says: "references.json:1:3 The bibliography is not valid JSON", advice: "comma" },
  { files: { "references.json": `[{"id": "kleros", "type": "report"⟦→, "title": "K"⟧}]` }, says: 'references.json:1:3 The work "kleros" is malformed: title', advice: "at least an id, a type and a title" },
  { files: { "references.json": `⟦→[⟧{${KLEROS}⟦→]⟧` }, says: "references.json:1:1 The bibliography is not a list.", advice: "Begin the file with [ and end it with ]" },
  { files: { "references.json": `[{${KLEROS},\n{"id": "kleros⟦→-2⟧", "type": "report", "title": "K"}]` }, says: 'references.json:2:2 The key "kleros" is used twice.', advice: "another key", mended: { text: "More [@kleros-2]." } },
  { files: { "references.json": `[{${KLEROS}⟦,\n{"id": "courts", "type": "report", "title": "C"}→⟧]` }, says: 'references.json:2:2 No paper cites "courts".', advice: "or remove the work" },
  { files: { "glossary/lock.md": term("Lock") }, says: 'glossary/lock.md:1:1 No paper uses the term "Lock".', advice: 'Add "- lock" to the `terms` of a paper that uses it', mended: { changes: { terms: "[escrow, lock]" }, text: "A lock holds." } },
  { files: { "glossary/escrow.md": "---\nterm: Escrow\naliases: []\n---\n⟦→\nHeld back.\n⟧" }, says: "glossary/escrow.md:5:1 The definition is missing.", advice: "sentences" },
  { files: { "glossary/escrow.md": "---\nterm: Escrow\naliases: []\n---\n\nHeld ⟦*back*→back⟧.\n" }, says: "glossary/escrow.md:6:6 The definition is shown as it is typed, and has marks of Markdown.", advice: "Write it without them." },
  { changes: { terms: "[escrow, lock]" }, text: "A lock holds.", files: { "glossary/lock.md": term("Lock", "⟦Escrow→⟧") }, says: 'glossary/lock.md:3:11 "Escrow" is defined in content/glossary/escrow.md too.', advice: "give each alias to one term" },
  { files: { "litepapers/sample/symbols.yaml": "P:⟦→ payment⟧\n" }, says: "litepapers/sample/symbols.yaml:1:3 The symbol P has no meaning", advice: "P: payment" },
  { files: { "litepapers/sample/symbols.yaml": "⟦- P→P: payment⟧\n" }, says: "litepapers/sample/symbols.yaml:1:1 The list of symbols has no meanings.", advice: "P: payment" },
  { files: { "redirects.yaml": "⟦former→/litepapers/former⟧: /litepapers/sample\n" }, says: 'redirects.yaml:1:1 "former" is not the path of a paper.', advice: "/litepapers/" },
  { files: { "redirects.yaml": "/litepapers/former: /litepapers/⟦smaple→sample⟧\n" }, says: "redirects.yaml:1:1 /litepapers/former leads to /litepapers/smaple, which is no page.", advice: "the address of a page that is there" },
];

export const brokenTexts: readonly BrokenPaper[] = [
  ...headings,
  ...properties,
  ...marks,
  ...syntax,
  ...figures,
  ...links,
  ...referencesAndNotes,
  ...readings,
  ...parts,
  ...cards,
].map(([text, says, advice, more]) => ({ text, says, advice, ...more }));

// biome-ignore format: a mistake a line
const inQuestions: BrokenPaper[] = [
  { files: question({ reader: "⟦builder→build⟧" }), says: `${WHY}:2:9 \`reader\`: is no reader of the page.`, advice: "reader: build" },
  { files: question({ order: "⟦0→1⟧" }), says: `${WHY}:3:8 \`order\`: starts at 1.`, advice: "a whole number from 1" },
  { files: question({ question: "Why hold it⟦→?⟧" }), says: `${WHY}:4:11 \`question\`: does not end in a question mark.`, advice: "Write one question" },
  { files: question({ "⟦readers: all→# For all⟧\norder": "1", order: undefined }), says: `${WHY}:5:1 \`readers\` is not a field of the frontmatter.`, advice: "The fields are: reader, order, question, proof." },
  { files: question({ proof: "⟦[]→[/litepapers/sample#introduction]⟧" }), says: `${WHY}:5:8 \`proof\`: has no address.`, advice: "each on a line after a hyphen" },
  { files: question({ proof: "[/litepapers/sample⟦→#introduction⟧]" }), says: `${WHY}:5:9 \`proof.0\`: is not the address of a place in a paper.`, advice: "each on a line after a hyphen" },
  { files: question({ proof: "[/litepapers/sample#intro⟦→duction⟧]" }), says: `${WHY}:5:9 /litepapers/sample has no section “intro”.`, advice: "by its words in lower case" },
  { files: question({ proof: "[/litepapers/sample#introduct⟦oi→io⟧n]" }), says: `${WHY}:5:9 /litepapers/sample has no section “introductoin”.`, advice: "Did you mean #introduction?" },
  { files: question({ proof: "[/litepapers/⟦simple→sample⟧#introduction]" }), says: `${WHY}:5:9 There is no page and no file at /litepapers/simple.`, advice: "Did you mean /litepapers/sample?" },
  { files: question({}, "⟦→So that both wait.⟧"), says: `${WHY}:7:1 The answer is missing.`, advice: "two or three sentences" },
  { files: question({}, "So that ⟦*both*→both⟧ wait."), says: `${WHY}:8:9 The answer is shown as it is typed, and has marks of Markdown.`, advice: "Write it without them." },
  { files: question({}, "It holds\n{run.job.pri⟦z→c⟧e}."), says: `${WHY}:9:1 The run has no value "job.prize".`, advice: "Did you mean {run.job.price}?" },
  { files: question({}, "It holds {⟦→run.⟧job.price}."), says: `${WHY}:8:10 This brace belongs to no value of the run.`, advice: "Write {run.job.price}" },
  { files: question({}, `Both⟦${" wait".repeat(80)}→ wait⟧.`), says: `${WHY}:8:1 The answer has 81 words.`, advice: "Say it in 80" },
  { files: { ...question(), ...question({ order: "⟦1→2⟧", question: "Who pays?" }, undefined, "zoo") }, says: "questions/zoo.md:3:8 `order: 1` is taken by content/questions/why.md.", advice: "the next that is free is 2" },
  { files: { ...question(), ...question({ order: "2", question: "⟦why HOLD it→Who pays⟧?" }, undefined, "zoo") }, says: "questions/zoo.md:4:11 content/questions/why.md asks the same.", advice: "Ask something else" },
];

export const brokenPapers: readonly BrokenPaper[] = [
  ...[...brokenTexts, ...besideText, ...inFields, ...inFiles, ...inQuestions],
];

function other(changes: Readonly<Record<string, string>> = {}): string {
  const names = { title: "Other paper", shortTitle: "Other", subtitle: "Another paper for tests" };
  const later = { order: "2", datePublished: '"2026-11-21"' };
  return writePaper("\n## Introduction\n\nFew words.", { ...names, ...later, ...changes });
}

function question(
  changes: Readonly<Record<string, string | undefined>> = {},
  answer = "So that both wait.",
  slug = "why",
): Record<string, string> {
  const fields = {
    reader: "decide",
    order: "1",
    question: "Why hold it?",
    proof: "[/litepapers/sample#introduction]",
  };
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return { [`questions/${slug}.md`]: `---\n${lines.join("\n")}\n---\n\n${answer}\n` };
}

function term(name: string, aliases = ""): string {
  return `---\nterm: ${name}\naliases: [${aliases}]\n---\n\nHeld back.\n`;
}

export function drawing(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9"/></svg>';
}
