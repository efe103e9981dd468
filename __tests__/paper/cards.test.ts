import { readSections } from "../../src/paper/section-texts";
import { BODY, places, problemsIn, readPaper, render, rendered, texts } from "./writing";

const LINES = [
  "- **Does**: [described] Holds $P$ [@kleros, what it is].",
  "- **Costs**: [reading] A fee, [so](#introduction).",
  "- **You can lose**: [open] All.",
  "- **Breaks when**: [reading] Nobody looks. [described] Then it stops.",
  "- **Open**: Who looks.",
];

const card = (lines: readonly string[] = LINES) => `<Card>\n\n${lines.join("\n")}\n\n</Card>\n`;
const under = (text: string) => `## Introduction\n\n${text}`;

test("a card has five labels, each with what stands behind it, marked; three of them stand behind a title", () => {
  const page = render(under(card()));
  expect(texts(page, ".card > dl dt")).toEqual(["You can lose", "Open"]);
  expect(texts(page, ".card > dl dd")).toEqual(["[Open] All.", "Who looks."]);
  expect(texts(page, ".card > #card-1 dt")).toEqual(["Does", "Costs", "Breaks when"]);
  expect(texts(page, ".card > #card-1 dd")).toEqual([
    "[Described] Holds P [1].",
    "[Our reading] A fee, so.",
    "[Our reading] Nobody looks. [Described] Then it stops.",
  ]);
  expect(texts(page, "dd a")).toEqual(["1", "so"]);
  expect(texts(page, ".references li")).toHaveLength(1);
});

test("marks the terms of the glossary, and has a note beside it", () => {
  const glossary = [{ slug: "fee", term: "Fee", aliases: [], definition: "What is paid." }];
  const text = under(`${card(LINES.with(4, "- **Open**: Who looks.[^who]"))}\n[^who]: A judge.\n`);
  const { html } = rendered(text, { terms: "[fee]" }, { glossary });
  expect(html).toMatch(/<dd>.*<a class="term" id="use-fee" href="#term-fee">fee<\/a>/);
  expect(html).toMatch(/<\/div><div class="notes"><div class="note"/);
});

test("the words behind its title are out of sight, and their title is no word of its section", () => {
  expect(readPaper(under(card())).outline).toMatchObject({ wordsInSight: 8, wordCount: 21 });
  expect(readSections(rendered(under(card())).tree)[0]?.text).not.toContain("What it does");
});

test("is the list that it is in the Markdown", () => {
  const { markdown } = rendered(under(card()));
  expect(markdown).toContain(
    [
      "- **Does**: \\[Described] Holds $P$ \\[1].",
      "- **Costs**: \\[Our reading] A fee, [so](https://hyperagent.network/litepapers/sample#introduction).",
      "- **You can lose**: \\[Open] All.",
      "- **Breaks when**: \\[Our reading] Nobody looks. \\[Described] Then it stops.",
      "- **Open**: Who looks.",
    ].join("\n"),
  );
});

test("a card stands below a heading", () => {
  expect(places(problemsIn(card()))).toEqual([`${BODY}:1 This card stands before any heading.`]);
});

describe("in a paper that has a card", () => {
  const A_CARD = `\n\n${card(LINES)}\n`;

  test("each heading of the third level has one, or its section has", () => {
    const text = `## One\n\nText.\n\n### In one${A_CARD}## Two${A_CARD}### In two\n\nText.\n\n## Three\n\n### In three\n\nText.`;
    const problems = problemsIn(`${text}\n\n<Appendix title="It">\n\n### Calls\n\nText.\n\n</Appendix>`);
    const line = text.split("\n").indexOf("### In three");
    expect(places(problems)).toEqual([
      `${BODY + line}:1 “In three” has no card, and other headings of this paper have one.`,
    ]);
  });

  test("a card of another part of the section does not speak for it", () => {
    expect(problemsIn(`## One\n\n### In one${A_CARD}### Too\n\nText.`)).toHaveLength(1);
  });

  test("none is asked for where the paper has no card", () => {
    expect(texts(render("## One\n\n### In one\n\nText."), "h3")).toEqual(["In one"]);
  });
});
