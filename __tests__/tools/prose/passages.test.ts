import { readMarkdown } from "../../../src/paper/read-markdown";
import { reporter } from "../../../src/paper/report";
import { CITATION, CODE, FORMULA, RUN_VALUE, readPassages } from "../../../tools/prose/passages";
import { sentencesOf } from "./sentences-of";

const parse = (source: string) => readMarkdown(source, reporter("paper.mdx").report).tree;

const textsOf = (markdown: string) => readPassages(parse(markdown), markdown).map(({ text }) => text);

test("formulae, code and citations are not read as prose", () => {
  expect(textsOf("Wait $T_w$, then call `validateUserOp` [@erc-4337; @erc-7562]. Done.")).toEqual([
    `Wait ${FORMULA}, then call ${CODE}${CITATION}. Done.`,
  ]);
});

test("marks are no words, and the sentence behind one is a sentence of its own", () => {
  const source =
    "[reading] It ends. [open] Who ends it [@bold, an end]?\n\n<Card>\n\n- **Does**: [described] It *ends*.\n\n</Card>\n";
  expect(textsOf(source)).toEqual([`It ends. Who ends it${CITATION}?`, "an end", "Does: It ends."]);
  expect(sentencesOf(source).map(({ words }) => words)).toEqual([2, 3, 2, 3]);
});

test("addresses of links, attributes of figures and code blocks are left out, their words are read", () => {
  expect(
    textsOf(
      'See [exit](/litepapers/pop#exti).\n\n<Figure name="job-staets">A *caption*.</Figure>\n\n```\ncoed\n```\n',
    ),
  ).toEqual(["See exit.", "A caption."]);
});

test("a title is placed where it is typed, in an attribute and in a summary", () => {
  for (const source of [
    '---\ntitle: "A"\n---\n\n<Details title="Why so">\n\nText.\n\n</Details>\n',
    '---\ntitle: "A"\n---\n\n<details>\n<summary>Why so</summary>\n\nText.\n\n</details>\n',
  ]) {
    const passage = readPassages(parse(source), source).find(({ text }) => text === "Why so");
    expect(passage?.offsets[0]).toBe(source.indexOf("Why so"));
  }
});

test("headings, list items and every table cell are passages of their own", () => {
  expect(textsOf("## Exit\n\n- One\n- Two\n\nTable: Read it.\n\n| a | b |\n|---|---|\n| c | d |\n")).toEqual([
    "Exit",
    "One",
    "Two",
    "Table: Read it.",
    "a",
    "b",
    "c",
    "d",
  ]);
});

test("what each version changed is read", () => {
  const change = '\n  - { version: "0.2", date: "2026-11-21", text: "It was wrong." }';
  const source = `---\ntitle: Proof\nchanges:${change}\n---\n\nText.\n`;
  const passages = readPassages(parse(source), source);
  expect(passages.map(({ field, text }) => [field, text])).toContainEqual(["changes", "It was wrong."]);
});

test("the title, subtitle and summary are read, other fields are not", () => {
  const source =
    '---\ntitle: "Proof"\nversion: "0.1"\nsummary: How it ends.\nterms:\n  - appeal-depositt\n---\n\nText.\n';
  const passages = readPassages(parse(source), source);
  expect(passages.map(({ field, text }) => [field, text])).toEqual([
    ["title", "Proof"],
    ["summary", "How it ends."],
    [undefined, "Text."],
  ]);
  for (const { text, offsets } of passages) {
    expect(offsets.map((offset) => source[offset]).join("")).toBe(text);
  }
});

test("a note that gives a reference vouches for all its sentences, a text that refers to it does not", () => {
  const source = "It lasts.[^why]\n\n[^why]: It has a source [@bold]. It lasts 45 blocks.\n";
  expect(sentencesOf(source).map(({ cited }) => cited)).toEqual([false, true, true]);
});

test("a sentence that starts with a formula is a sentence", () => {
  expect(sentencesOf("The window closes. $T_w$ is over. Next.").map(({ text }) => text)).toHaveLength(3);
});

test("an abbreviation does not end a sentence", () => {
  expect(sentencesOf("Papers by Zhang et al. describe it.")).toHaveLength(1);
});

test("a run box is read with its title, and a value counts as one word", () => {
  const box = '<Run title="The buyer pays">\n\nIt pays {run.job.price} now.\n\n</Run>';
  expect(textsOf(box)).toEqual(["The buyer pays", `It pays ${RUN_VALUE} now.`]);
  expect(sentencesOf(box).map(({ words, inRun }) => [words, inRun])).toEqual([
    [3, true],
    [4, true],
  ]);
  const [title] = readPassages(parse(box), box);
  expect(title?.offsets[0]).toBe(box.indexOf("The buyer"));
});

test("of an element's attributes those are read that readers see, whatever stands before them", () => {
  const paper = [
    '<Run premise="loan" title="The loan falls due">\n\nText.\n\n</Run>',
    '<Figure name="a" task="Move it.">Caption.</Figure>',
    '<Figure name="b"\n  task="Turn it.">\nAnother.\n</Figure>',
    '<Appendix title="An appendix">\n\nMore.\n\n</Appendix>\n',
  ].join("\n\n");
  const passages = readPassages(parse(paper), paper);
  expect(passages.map(({ text, inRun }) => [text, inRun])).toEqual([
    ["The loan falls due", true],
    ["Text.", true],
    ["Caption.", false],
    ["Move it.", false],
    ["Turn it.", false],
    ["Another.", false],
    ["An appendix", false],
    ["More.", false],
  ]);
  for (const { text, offsets } of passages) {
    expect(offsets.map((offset) => paper[offset]).join("")).toBe(text);
  }
});

test("a title is found at its place also where another attribute says the same", () => {
  const box = '<Run attack="wash" title="wash">\n\nText.\n\n</Run>';
  const [title] = readPassages(parse(box), box);
  expect(title?.offsets[0]).toBe(box.lastIndexOf("wash"));
});
