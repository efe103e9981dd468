import { attributes, BODY, places, readPaper, render, rendered, texts } from "./writing";

test("a mark says where a sentence comes from, by a word and by a class of its own", () => {
  const page = render("[described] The buyer pays. [reading] At once. [open] Or later.");
  // The space behind one that begins a paragraph is its own, so that it can hang in the margin.
  expect(texts(page, ".mark")).toEqual(["[Described] ", "[Our reading]", "[Open]"]);
  expect(attributes(page, ".mark", "className")).toEqual([
    "mark,mark-described,mark-first",
    "mark,mark-reading",
    "mark,mark-open",
  ]);
  expect(texts(page, "p")).toEqual(["[Described] The buyer pays. [Our reading] At once. [Open] Or later."]);
});

test.each([
  ["an item", "- [open] Who pays.", "li .mark"],
  ["a cell", "Table: Of it.\n\n| a |\n| - |\n| [open] Who |", "td .mark"],
  ["a caption", "Table: Of it. [open] Who?\n\n| a |\n| - |\n| b |", "figcaption .mark"],
  ["a note", "Text.[^a]\n\n[^a]: [open] Who.", ".note .mark"],
  ["a run box", '<Run title="It">\n\n[open] Who.\n\n</Run>', ".run .mark"],
  ["the appendix", '<Appendix title="It">\n\n[open] Who.\n\n</Appendix>', ".appendix .mark"],
  ["a line with a citation and a formula", "$P$ [@kleros, it] [open] Who.", "p .mark"],
])("stands in %s", (_where, text, selector) => {
  expect(texts(render(text), selector).map((words) => words.trim())).toEqual(["[Open]"]);
});

test.each([
  [
    "have one source, the first says it for all",
    "[open] Who.\n\n[open] When.\n\n[open] Why.",
    "source-run source-again source-again",
  ],
  ["have different sources, each says its own", "[open] Who.\n\n[reading] When.", "- -"],
  [
    "change their source, each says its own",
    "[open] Who. [reading] Now.\n\n[open] When.\n\n[open] Why.",
    "- source-run source-again",
  ],
  ["are parted by one without a mark, each says its own", "[open] Who.\n\nNow.\n\n[open] When.", "- - -"],
  [
    "stand in a run box, each says its own",
    '<Run title="It">\n\n[open] Who.\n\n[open] When.\n\n</Run>',
    "- -",
  ],
])("where paragraphs %s", (_where, text, classes) => {
  expect(
    attributes(render(text), "p", "className")
      .map((name) => name || "-")
      .join(" "),
  ).toBe(classes);
});

test("no mark are words in code, in a link's address, behind a backslash, or of another kind", () => {
  const page = render(
    "`[open]` \\[open\\] [open](#introduction) [opened] \\[reading] and [described] x\n\n## Introduction",
  );
  expect(texts(page, ".mark")).toEqual(["[Described]"]);
  expect(texts(page, "p")).toEqual(["[open] [open] open [opened] [reading] and [Described] x"]);
});

test("is a word in the Markdown", () => {
  expect(rendered("[reading] The buyer pays.").markdown).toContain("\\[Our reading] The buyer pays.");
});

test("leaves a paragraph's id as it was before", () => {
  const id = (text: string) => attributes(render(text), "p", "id");
  expect(id("[reading] The buyer pays.")).toEqual(id("The buyer pays."));
});

describe("a sentence that says that it is our reading", () => {
  test.each([
    ["has a mark", "Before. [reading] Now we read it. We add it."],
    ["has a mark in its item", "- [reading] One.\n\n  As we read it."],
    ["has a mark in its cell", "Table: Of it.\n\n| a |\n| - |\n| [reading] We add one. |"],
    ["stands in a run box", '<Run title="It">\n\nWe assume it.\n\n</Run>'],
    ["stands in a quotation", "> We read it."],
    ["stands in the appendix", '<Appendix title="It">\n\nWe read it.\n\n</Appendix>'],
    ["is code", "`we read`"],
    ["is a heading", "## Our reading"],
    ["stands in a paper without marks", "We assume it."],
    ["says something else", "[open] We readily address our rulers."],
  ])("is in order where it %s", (_where, text) => {
    expect(render(text).children).not.toEqual([]);
  });

  test("is not looked for in a file that does not parse, which has no boxes", () => {
    const text = '## Introduction\n\n<Run title="It">\n\nWe assume it {.\n\n</Run>';
    expect(places(readPaper(text).problems)).toEqual([
      `${BODY + 4}:14 The brace that opens here is never closed.`,
    ]);
    const unclosed = '## Introduction\n\n<Run title="It">\n\nWe assume it.';
    expect(places(readPaper(unclosed).problems)).toEqual([`${BODY + 2}:1 <Run> is never closed.`]);
  });
});
