import { openLitepaper } from "../../src/paper/litepaper";
import { listSentences } from "../../src/paper/sentences";
import { attributes, BODY, library, PATH, places, problemsIn, render, texts, writePaper } from "./writing";

const rendered = (text: string) => openLitepaper(writePaper(text), PATH).render(library);

test("a mark says where a sentence comes from, by a word and by a form of its own", () => {
  const page = render("[protocol] The buyer pays. [reading] At once. [open] Or later.");
  expect(texts(page, ".mark")).toEqual(["[Protocol]", "[Our reading]", "[Open]"]);
  expect(attributes(page, ".mark", "className")).toEqual([
    "mark,mark-protocol",
    "mark,mark-reading",
    "mark,mark-open",
  ]);
  expect(texts(page, "p")).toEqual(["[Protocol] The buyer pays. [Our reading] At once. [Open] Or later."]);
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
  expect(texts(render(text), selector)).toEqual(["[Open]"]);
});

test("no mark are words in code, in a link's address, behind a backslash, or of another kind", () => {
  const page = render(
    "`[open]` \\[open\\] [open](#introduction) [opened] \\[reading] and [protocol] x\n\n## Introduction",
  );
  expect(texts(page, ".mark")).toEqual(["[Protocol]"]);
  expect(texts(page, "p")).toEqual(["[open] [open] open [opened] [reading] and [Protocol] x"]);
});

test("is a word in the Markdown", () => {
  expect(rendered("[reading] The buyer pays.").markdown).toContain("\\[Our reading] The buyer pays.");
});

test("leaves a paragraph's id as it was before, and is no part of a sentence", () => {
  const id = (text: string) => attributes(render(text), "p", "id");
  expect(id("[reading] The buyer pays.")).toEqual(id("The buyer pays."));
  expect(listSentences(rendered("[reading] The buyer pays.").tree)[0]?.sentence).toBe("The buyer pays.");
});

test("leaves citations before and behind it in their places", () => {
  const text = "A price [@kleros, it]\nis \\[so\\] [open] now [@nobody, it].";
  expect(places(problemsIn(text))).toEqual([
    `${BODY + 1}:22 The reference "nobody" is not in content/references.json.`,
  ]);
});

test.each([
  ["a heading", "Text.\n\n## Introduction [open]", `${BODY + 2}:17 A mark stands in a heading or a link.`],
  ["a link", "[where [open] it is](https://example.com)", `${BODY}:8 A mark stands in a heading or a link.`],
  [
    "a line that Markdown takes for an address",
    "[reading] It is.\n\n[reading]: unclear",
    `${BODY + 2}:1 With a colon behind it [reading] is the name of an address, and no mark.`,
  ],
])("is refused in %s", (_where, text, place) => {
  expect(places(problemsIn(text))).toEqual([place]);
});

describe("a sentence that says that it is our reading", () => {
  const UNMARKED = "This sentence is our reading, and has no mark.";

  test.each([
    ["in a paragraph", "The buyer pays. So\nwe read it.", `${BODY + 1}:1`],
    ["in another form", "It ends: Our\nrule is short.", `${BODY}:10`],
    ["in emphasis", "It is *our reading*.", `${BODY}:8`],
    ["in an item", "- [reading] One.\n- Two, as we assume.", `${BODY + 1}:11`],
    ["in a cell", "Table: Of it.\n\n| a |\n| - |\n| We add one. |", `${BODY + 4}:3`],
    ["in a note", "[reading] Text.[^a]\n\n[^a]: We assume so.", `${BODY + 2}:7`],
    ["before the mark", "We read it so. [reading] And so.", `${BODY}:1`],
    ["behind a mark that is none, or another", "\\[reading] [open] We read it.", `${BODY}:19`],
    ["twice in a paragraph, which needs one mark", "We read *it*. We add it.", `${BODY}:1`],
  ])("is refused %s", (_where, text, place) => {
    expect(places(problemsIn(text))).toEqual([`${place} ${UNMARKED}`]);
  });

  test.each([
    ["has a mark", "Before. [reading] Now we read it. We add it."],
    ["has a mark in its item", "- [reading] One.\n\n  As we read it."],
    ["has a mark in its cell", "Table: Of it.\n\n| a |\n| - |\n| [reading] We add one. |"],
    ["stands in a run box", '<Run title="It">\n\nWe assume it.\n\n</Run>'],
    ["stands in a quotation", "> We read it."],
    ["stands in the appendix", '<Appendix title="It">\n\nWe read it.\n\n</Appendix>'],
    ["is code", "`we read`"],
    ["is a heading", "## Our reading"],
    ["says something else", "We readily address our rulers."],
  ])("is in order where it %s", (_where, text) => {
    expect(render(text).children).not.toEqual([]);
  });

  test("is not looked for in a file that does not parse, which has no boxes", () => {
    const text = '## Introduction\n\n<Run title="It">\n\nWe assume it {.\n\n</Run>';
    expect(places(openLitepaper(writePaper(text), PATH).problems())).toEqual([
      `${BODY + 4}:14 The brace that opens here is never closed.`,
    ]);
  });
});
