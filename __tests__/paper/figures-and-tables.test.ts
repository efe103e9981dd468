import { selectAll } from "hast-util-select";
import { attributes, figuresDrawn, render, rendered, texts } from "./writing";

const TABLE = "| Party | Pays |\n|---|---|\n| Buyer | $P$ |";

describe("a table", () => {
  test("takes the line above it as its caption, and its number from its place", () => {
    const page = render(`Table: Who *pays*.\n\n${TABLE}\n\nText.\n\nTable: Again.\n\n${TABLE}\n`);
    expect(attributes(page, "figure", "id")).toEqual(["table-1", "table-2"]);
    expect(texts(page, "figcaption")).toEqual(["Table 1 Who pays.", "Table 2 Again."]);
    expect(texts(page, "figcaption em")).toEqual(["pays"]);
    expect(texts(page, "p")).toEqual(["Text."]);
  });

  test("takes its caption also without a blank line between", () => {
    expect(texts(render(`Table: Who pays.\n${TABLE}\n`), "figcaption")).toEqual(["Table 1 Who pays."]);
  });

  test("has heads for its columns, and a region that the keyboard can scroll, named by the caption", () => {
    const page = render(`Table: Who pays.\n\n${TABLE}\n`);
    expect(texts(page, "th")).toEqual(["Party", "Pays"]);
    expect(attributes(page, "th", "scope")).toEqual(["col", "col"]);
    expect(texts(page, "td")).toEqual(["Buyer", "P"]);
    expect(attributes(page, "section.table-scroll", "tabIndex")).toEqual(["0"]);
    const [name] = attributes(page, "section.table-scroll", "ariaLabelledBy");
    expect(texts(page, `#${name}`)).toEqual(["Table 1 Who pays."]);
  });
});

describe("a table without a caption", () => {
  test("has no number, and scrolls in a region that is named by its heads", () => {
    const source = `${TABLE}\n\nTable: Who pays.\n\n${TABLE}\n`;
    const page = render(source);
    expect(attributes(page, "figure", "id")).toEqual(["table-1"]);
    expect(attributes(page, "section.table-scroll", "ariaLabel")).toEqual(["Table: Party, Pays", ""]);
    expect(attributes(page, "section.table-scroll", "tabIndex")).toEqual(["0", "0"]);
  });

  test("may stand in a list, a quotation, a fold, and before and behind a paragraph with a note", () => {
    const within = (sign: string) => TABLE.replaceAll("\n", `\n${sign}`);
    const source = [
      `- Item\n\n  ${within("  ")}`,
      `> ${within("> ")}`,
      `<Details title="More">\n\n${TABLE}\n\n</Details>`,
      `${TABLE}\n\nText.[^a]\n\n[^a]: So.\n\n${TABLE}`,
    ].join("\n\n");
    const page = render(source);
    expect(
      ["li", "blockquote", ".fold", ".prose"].map(
        (place) => selectAll(`${place} > section.table-scroll`, page).length,
      ),
    ).toEqual([1, 1, 1, 0]);
    expect(selectAll("section.table-scroll td", page)).toHaveLength(10);
    const { markdown } = rendered(source);
    expect(markdown).toContain("- Item\n\n  | Party | Pays |");
    expect(markdown).toContain("> | Party | Pays |");
  });
});

describe("in lists and quotations", () => {
  test("a table has its caption and its number", () => {
    const source =
      "- Table sums: Who pays.\n\n  | Party |\n  |---|\n  | Buyer |\n\nSee [Table 1](#table:sums).";
    expect(texts(render(source), "li > figure figcaption")).toEqual(["Table 1 Who pays."]);
    expect(rendered(source).markdown).toContain(
      '- <a id="table-1"></a>**Table 1.** Who pays.\n\n  | Party |',
    );
  });

  test("an image has its caption and its number", () => {
    const source = "1. Look:\n\n   ![A deal](deal.png)\n   Who pays.\n\n> ![A slot](slot.svg)\n";
    const page = render(source);
    expect(texts(page, "li > figure figcaption")).toEqual(["Figure 1 Who pays."]);
    expect(attributes(page, "blockquote > figure > img", "alt")).toEqual(["A slot"]);
    expect(rendered(source).markdown).toContain('   <a id="figure-1"></a>**Figure 1.** Who pays.');
  });

  test("a sentence may begin as a caption does", () => {
    expect(texts(render("- Table: a thing to sit at.\n"), "li")).toEqual(["Table: a thing to sit at."]);
  });
});

describe("an image without a caption", () => {
  test("has no number", () => {
    const source = "![A deal](deal.png)\n\n![A slot](slot.svg)\nWhat it holds.\n";
    const page = render(source);
    expect(attributes(page, "figure", "id")).toEqual(["", "figure-1"]);
    expect(texts(page, "figcaption")).toEqual(["Figure 1 What it holds."]);
    const { markdown, parts } = rendered(source);
    expect(parts.figures.map(({ alternative }) => alternative)).toEqual(["A slot"]);
    expect(markdown).toMatch(/!\[A deal\]\(\S+\)\n\n!\[A slot\]/);
  });
});

describe("a figure", () => {
  test("is its drawing and its caption, numbered by its place", () => {
    const page = render(
      '<Figure name="job-states">Follow *any* path.</Figure>\n\n<Figure name="bonding-curve">The price $p$.</Figure>\n',
    );
    expect(attributes(page, "figure", "id")).toEqual(["figure-1", "figure-2"]);
    expect(attributes(page, "figure svg", "ariaLabel")).toEqual(["job-states", "bonding-curve"]);
    expect(attributes(page, "figure svg", "viewBox")).toEqual(["0 0 10 10", "0 0 10 10"]);
    expect(texts(page, "figcaption")).toEqual(["Figure 1 Follow any path.", "Figure 2 The price p."]);
    expect(texts(page, "figcaption em")).toEqual(["any"]);
  });

  test("keeps a place for its controls, and says above its drawing what can be found out with them", () => {
    const task = 'task="Raise the price until it falls."';
    const source = `<Figure name="job-states" ${task}>What to read off it.</Figure>\n`;
    const page = render(source);
    expect(selectAll(".figure-stage > .figure-controls > .figure-named > i", page)).toHaveLength(2);
    expect(texts(page, "figcaption")).toEqual(["Figure 1 What to read off it."]);
    expect(texts(page, ".figure-stage > .figure-task:first-child")).toEqual([
      "Raise the price until it falls.",
    ]);
    const { markdown } = rendered(source);
    expect(markdown).not.toContain("Raise the price");
  });

  test("is told to be tall where its drawing leaves room for controls beside it", () => {
    const shapes = ["0 0 640 480", "0 0 640 990"].map((box) => {
      const figures = figuresDrawn(() => `<svg viewBox="${box}"></svg>`);
      const { tree } = rendered('<Figure name="job-states">It.</Figure>\n', {}, { figures });
      return attributes(tree, "figure", "className")[0];
    });
    expect(shapes).toEqual(["figure", "figure,figure-tall"]);
  });

  test("may be written on several lines, in several paragraphs", () => {
    const page = render('<Figure name="job-states">\nOne.\n\nTwo.\n</Figure>\n');
    expect(texts(page, "figcaption")).toEqual(["Figure 1 One. Two."]);
  });
});
