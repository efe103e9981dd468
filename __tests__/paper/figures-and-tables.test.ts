import { selectAll } from "hast-util-select";
import { attributes, render, rendered, texts } from "./writing";

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
    expect(selectAll(".figure-stage > .figure-controls > .figure-panel > i", page)).toHaveLength(3);
    expect(texts(page, "figcaption")).toEqual(["Figure 1 What to read off it."]);
    expect(texts(page, "figure > .figure-task:first-child")).toEqual(["Raise the price until it falls."]);
    const { markdown } = rendered(source);
    expect(markdown).not.toContain("Raise the price");
  });

  test("may be written on several lines, in several paragraphs", () => {
    const page = render('<Figure name="job-states">\nOne.\n\nTwo.\n</Figure>\n');
    expect(texts(page, "figcaption")).toEqual(["Figure 1 One. Two."]);
  });
});
