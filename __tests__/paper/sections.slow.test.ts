import { slug } from "github-slugger";
import { h } from "hastscript";
import { readMarkdown } from "../../src/paper/read-markdown";
import { reporter } from "../../src/paper/report";
import { countWords, listHeadings } from "../../src/paper/sections";
import {
  attributes,
  BODY,
  figuresDrawn,
  library,
  PATH,
  places,
  readPaper,
  render,
  writePaper,
} from "./writing";

const parse = (text: string) => readMarkdown(writePaper(text), reporter(PATH).report).tree;
const wordsIn = (text: string) => parse(text).children.reduce((words, node) => words + countWords(node), 0);

describe("the sections of a paper", () => {
  test("are its headings, in order, with ids made from their words and the words under them", () => {
    const text =
      "Before.\n\n## Dispute resolution\n\nTwo words.\n\n### Appeal\n\nThree more words.\n\n## End\n";
    expect(listHeadings(parse(text))).toEqual([
      { id: "dispute-resolution", title: "Dispute resolution", depth: 2, words: 8 },
      { id: "appeal", title: "Appeal", depth: 3, words: 4 },
      { id: "end", title: "End", depth: 2, words: 1 },
    ]);
  });

  test("are called by their words alone, without references, notes and comments, and with formulae as typed", () => {
    const text =
      "## Escrow {/* a note */} [@kleros] in *steps*[^n]\n\n[^n]: Text.\n\n## The $\\lambda^2$ rule\n";
    expect(listHeadings(parse(text))).toMatchObject([
      { id: "escrow-in-steps", title: "Escrow in steps" },
      { id: "the-lambda2-rule", title: "The \\lambda^2 rule" },
    ]);
  });

  test("have the ids that their headings have in the page, in quotations and lists too", () => {
    const text =
      "## Start\n\n### Part\n\n> ## Part\n\n- ## *Über* $x$\n\n### Start [@kleros]\n\n### The `id` of L3\n";
    const page = render(text);
    const ids = attributes(page, "h2:not(#references), h3", "id");
    expect(ids).toEqual(["start", "part", "part-1", "über-x", "start-1", "the-id-of-l3"]);
    expect(attributes(page, ".heading > *:first-child", "id")).toEqual(
      listHeadings(parse(text)).map(({ id }) => id),
    );
  });
});

describe("the words of a paper", () => {
  test.each([
    ["a paragraph", "Three plain words.", 3],
    ["a list, item by item", "- one\n- two words\n- three more words", 6],
    ["a quotation of two paragraphs", "> one\n>\n> two", 2],
    ["the two sides of a line break", "one\\\ntwo", 2],
    ["a heading", "## Dispute resolution", 2],
    ["a note's text", "Word.[^n]\n\n[^n]: Two words.", 3],
    ["code in a line", "Call `transfer` now.", 3],
    ["a table's cells", "| a | b |\n|---|---|\n| c | d |", 4],
    ["a caption on one line", '<Figure name="job-states">A caption.</Figure>', 2],
    ["a caption on several lines", '<Figure name="job-states">\nA caption.\n</Figure>', 2],
    ["a figure's task", '<Figure name="job-states" task="Raise it.">A caption.</Figure>', 4],
    ["a box and its title", '<Run title="Bea pays">\n\nShe pays {run.job.price}.\n\n</Run>', 4],
  ])("include %s", (_what, text, words) => {
    expect(wordsIn(text)).toBe(words);
  });

  test.each([
    ["formulae", "$$\nx = y\n$$\n\n$a$"],
    ["code blocks", "```\nlet x\n```"],
    ["comments", "{/* not shown */}"],
    ["references", "[@kleros; @erc-4337]"],
    ["marks", "[described] [reading] [open]"],
    ["numbers and signs alone", "24 – 0.5 …"],
  ])("leave out %s", (_what, text) => {
    expect(wordsIn(text)).toBe(0);
  });

  test("are as many with emphasis, links, references and notes as without", () => {
    expect(wordsIn("*agents* **pay in** `escrow` [~~24 o'clock~~](#x) [@kleros]")).toBe(5);
  });

  test("are as many in one paragraph as in several, in a list or in a quotation", () => {
    for (const between of [" ", "\n\n", "\n- ", "\n>\n> "]) {
      expect(wordsIn(["agents pay", "in escrow", "24 o'clock"].join(between))).toBe(5);
    }
  });
});

describe("published sections", () => {
  const check = (text: string, published: string[]) => {
    const sections = `\n${published.map((id) => `  - ${id}`).join("\n")}`;
    return readPaper(text, { sections }).problems;
  };

  test.each([
    ["Cost & benefit", "- cost--benefit"],
    ["The $R_0$ rule", "- the-r_0-rule"],
    ["Über uns", "- über-uns"],
    ["& benefit", "- -benefit"],
    ["2026", '- "2026"'],
    ["True", '- "true"'],
  ])("are listed as the advice for ## %s says", (heading, item) => {
    const [problem] = check(`## Introduction\n\n## ${heading}\n`, ["introduction"]);
    expect(problem?.advice).toContain(`Add "${item}" to`);
    const sections = `\n  - introduction\n  ${item}`;
    const { problems } = readPaper(`## Introduction\n\n## ${heading}\n\nText.\n`, { sections }, library);
    expect(problems).toEqual([]);
  });

  test("are all reported at once", () => {
    const problems = check("## Jobs\n\n## New\n\n## Jobs\n", ["abstract", "jobs", "conclusion"]);
    expect(problems.map(({ line }) => line)).toEqual([11, 13, BODY + 5, BODY + 7]);
  });
});

describe("the ids of headings", () => {
  const terms = [
    { slug: "escrow", term: "Escrow", aliases: [], definition: "Holds a payment." },
    { slug: "sheet", term: "Sheet", aliases: [], definition: "Lists terms." },
  ];
  const known = { ...library, glossary: terms };
  const paperWith = (text: string, own = {}) => {
    const changes = '[{ version: "0.1", date: "2026-11-21", text: "The paper was published." }]';
    const fields = { terms: "[escrow]", changes };
    return readPaper(`## Introduction\n\n${text}\n`, fields, { ...known, ...own });
  };
  const WHOLE =
    "Escrow waits.[^n] It is old [@kleros].\n\n[^n]: Text.\n\nTable: Two.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n" +
    '<Figure name="job-states">Caption.</Figure>\n\n<Appendix title="Code">\n\n### Parts\n\nText.\n\n</Appendix>';
  const drawing =
    '<svg><title id="fig-job-states-title">t</title><desc id="fig-job-states-desc">d</desc></svg>';
  const page = paperWith(WHOLE, { figures: figuresDrawn(() => drawing) }).rendered?.tree ?? h(null);
  const ids = [...attributes(page, "[id]:not(h2, h3)", "id"), ...attributes(page, "section > h2", "id")];
  const ofPage = [
    "terms-used-here",
    "cite-this-paper",
    "main",
    "cite",
    "preview",
    "structured-data",
    "gatsby-announcer",
    "gatsby-script-loader",
  ];

  test.each([...ids, ...ofPage])("are never %s, which is the page's, at any level", (id) => {
    for (const marks of ["##", "###", "> ###"]) {
      const problems = paperWith(`Escrow.\n\n${marks} ${id.replaceAll("-", " ")}`).problems;
      expect(places(problems)).toContain(
        `${BODY + 5}:${marks.lastIndexOf(" ") + 2} The id "${id}" belongs to another part of the page.`,
      );
    }
  });

  test("are not those of a work or a term that the paper does not refer to yet", () => {
    for (const heading of ["Reference ERC-4337", "Use sheet"]) {
      const problems = paperWith(`Escrow.\n\n### ${heading}`).problems;
      expect(places(problems)).toEqual([
        `${BODY + 5}:1 The id "${slug(heading)}" belongs to another part of the page.`,
      ]);
    }
  });

  test.each([
    "Reference implementation",
    "Term of a loan",
    "Use of keys",
    "Cite as you go",
    "Note on prices",
    "Figure skating",
    "Table of rules",
    "P-values",
  ])("may begin as the page's do: %s", (heading) => {
    expect(paperWith(`Escrow.\n\n### ${heading}`).problems).toEqual([]);
  });

  test("that a second heading of the same words gets are not a figure's", () => {
    const problems = paperWith("Escrow.\n\n### Figure\n\n### Figure").problems;
    expect(places(problems)).toEqual([
      `${BODY + 7}:1 The id "figure-1" belongs to another part of the page.`,
    ]);
  });
});
