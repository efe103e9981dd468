import { openLitepaper } from "../../src/markdown/litepaper";
import { listSentences } from "../../src/markdown/sentences";
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
  expect(rendered("[reading] The buyer pays.").markdown).toContain("\\[our reading] The buyer pays.");
});

test("leaves a paragraph's id as it was before, and is no part of a sentence", () => {
  const id = (text: string) => attributes(render(text), "p", "id");
  expect(id("[reading] The buyer pays.")).toEqual(id("The buyer pays."));
  expect(listSentences(rendered("[reading] The buyer pays.").html)[0]?.sentence).toBe("The buyer pays.");
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
