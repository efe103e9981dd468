import { BODY, library, openPaper, places, problemsOf, render, rendered, texts } from "./writing";

describe("the outline of a paper", () => {
  test("is its frontmatter, its sections and its length", () => {
    const outline = openPaper("## Introduction\n\nThree more words.\n").outline();
    expect(outline).toMatchObject({
      title: "Sample paper",
      order: 1,
      sectionList: [{ id: "introduction", title: "Introduction", depth: 2, words: 4 }],
      wordCount: 4,
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
    expect(openPaper(text).outline()).toMatchObject({
      wordCount: words,
      readingMinutes: minutes,
    });
  });

  test("reports what is wrong in the fields and in the text at once", () => {
    const paper = openPaper("# Title\n\n{x}\n", { order: "0" });
    expect(places(problemsOf(() => paper.outline()))).toEqual([
      "6:8 `order`: starts at 1.",
      `${BODY}:1 A \`#\` heading is the page's title, which comes from the frontmatter.`,
      `${BODY + 2}:1 Papers hold no {expressions}.`,
    ]);
  });
});

describe("the page of a paper", () => {
  test("ends with what each version changed, which is no section of its contents", () => {
    const change = (version: string, text: string) => ({ version, date: "2026-11-21", text });
    const changes = JSON.stringify([
      change("0.2", "The first thing that was wrong."),
      change("0.2", "The second thing that was wrong."),
      change("0.1", "The paper was published."),
    ]);
    const paper = openPaper("## Introduction\n\nText.\n", { changes });
    const page = paper.render(library).tree;
    expect(texts(page, "section.changes > h2")).toEqual(["Changes"]);
    expect(texts(page, "section.changes dt")).toEqual([
      "Version 0.2, 21 November 2026",
      "Version 0.1, 21 November 2026",
    ]);
    expect(texts(page, "section.changes dd:first-of-type li")).toEqual([
      "The first thing that was wrong.",
      "The second thing that was wrong.",
    ]);
    expect(paper.outline().sectionList.map(({ id }) => id)).toEqual(["introduction"]);
    expect(paper.render(library).markdown).toContain(
      "## Changes\n\n**Version 0.2, 2026-11-21.**\n\n- The first thing that was wrong.\n- The second",
    );
  });

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

  test("is the same whenever it is made", () => {
    const paper = openPaper("## Introduction\n\nText [@kleros].[^n]\n\n[^n]: Note, $x$.\n");
    const first = { ...paper.outline(), ...paper.render(library) };
    expect({ ...paper.outline(), ...paper.render(library) }).toEqual(first);
  });
});
