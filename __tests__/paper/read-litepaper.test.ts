import { BODY, places, readPaper, render, rendered, texts } from "./writing";

describe("the outline of a paper", () => {
  test("is its sections and its length", () => {
    expect(readPaper("## Introduction\n\nThree more words.\n").outline).toEqual({
      sectionList: [{ id: "introduction", title: "Introduction", depth: 2, words: 4 }],
      wordCount: 4,
      wordsInSight: 4,
      readingMinutes: 1,
    });
  });

  test.each([
    [1, 1],
    [329, 1],
    [331, 2],
    [2200, 10],
  ])("reads %i words in %i minutes", (words, minutes) => {
    const text = `## Introduction\n\n${"word ".repeat(words - 1)}`;
    expect(readPaper(text).outline).toMatchObject({
      wordCount: words,
      readingMinutes: minutes,
    });
  });

  test("reports what is wrong in the fields and in the text at once", () => {
    const { problems } = readPaper("# Title\n\n{x}\n", { order: "0", sections: undefined, draft: "true" });
    expect(places(problems)).toEqual([
      "6:8 `order`: starts at 1.",
      `${BODY}:1 A \`#\` heading is the page's title, which comes from the frontmatter.`,
      `${BODY + 2}:1 Papers hold no {expressions}.`,
    ]);
  });
});

describe("the page of a paper", () => {
  test("puts each section into an element of its own, with all that belongs to it", () => {
    const page = render(
      "Before.\n\n## One\n\nText.[^n]\n\n### Part\n\nMore.\n\n## Two\n\nEnd.\n\n[^n]: Note.\n",
    );
    expect(texts(page, "section > .heading:first-child > h2")).toEqual(["One", "Two"]);
    expect(texts(page, "section:nth-of-type(1) p, section:nth-of-type(1) h3")).toEqual([
      "Text.1",
      "Part",
      "More.",
    ]);
    expect(texts(page, "section:nth-of-type(1) .note, section section")).toHaveLength(1);
    expect(texts(page, "p").at(0)).toBe("Before.");
    expect(texts(page, "section p")).not.toContain("Before.");
  });

  test("shows neither the frontmatter nor comments", () => {
    const html = rendered("{/* to do */}\n\nShown {/* or not */} text.\n").html;
    expect(html).toMatch(/^<p id="p-[0-9a-f]{6}">Shown text\.<\/p>$/);
  });
});
