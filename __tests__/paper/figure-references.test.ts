import { attributes, readPaper, render, rendered, texts } from "./writing";

const STATES = '<Figure name="job-states">Caption.</Figure>';
const CURVE = '<Figure name="bonding-curve">Caption.</Figure>';
const PATHS = "Table paths: All of them.\n\n| a |\n|---|\n| 1 |";

describe("a link to a figure or table by its name", () => {
  test.each([
    ["a figure", `${CURVE}\n\nSee [Figure 2](#figure:job-states).\n\n${STATES}`, "#figure-2"],
    ["an image", `See [Figure 2](#figure:deal.png).\n\n${STATES}\n\n![A deal](deal.png)\nIt.`, "#figure-2"],
    ["a table", `See [Table 1](#table:paths).\n\n${STATES}\n\n${PATHS}`, "#table-1"],
    ["a ledger", 'See [Table 1](#table:pop).\n\n<Ledger name="pop" />', "#table-1"],
    [
      "a figure, from a caption",
      `${STATES}\n\nTable: Of [Figure 1](#figure:job-states).\n\n| a |\n|---|`,
      "#figure-1",
    ],
  ])("leads to %s, and is not torn at the end of a line", (_what, text, href) => {
    expect(attributes(render(text), "a.nowrap", "href")).toEqual([href]);
  });

  test("is words in the Markdown, as the numbers of citations are", () => {
    const { markdown } = rendered(`See *[Table 1](#table:paths)*, and [more](#table).\n\n${PATHS}`);
    expect(markdown).toContain("See *Table 1*, and [more](");
    expect(markdown).toContain("**Table 1.** All of them.");
  });

  test("stands in none of a paper's own links, which lead to ids", () => {
    const paper = readPaper(`[Table 1](#table:paths), [words](#there).\n\n${PATHS}`);
    expect(paper.links.map(({ url }) => url)).toEqual(["#there"]);
  });

  test("makes a paper no longer by the table's name", () => {
    const words = (text: string) => readPaper(`## Introduction\n\n${text}`).outline.wordCount;
    expect(words(PATHS)).toBe(words(PATHS.replace("Table paths:", "Table:")));
  });
});

describe("a number that is typed beside no link", () => {
  test.each(["In [@kleros, Figure 2] it is.", "`Table 1`", "The table has 3 rows.", "A timetable 4."])(
    "is nothing in %s",
    (text) => {
      expect(texts(render(text), "p")).toHaveLength(1);
    },
  );
});
