import { openLitepaper } from "../../src/paper/litepaper";
import { attributes, BODY, library, PATH, places, problemsIn, render, texts, writePaper } from "./writing";

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
    const { markdown } = openLitepaper(
      writePaper(`See *[Table 1](#table:paths)*, and [more](#table).\n\n${PATHS}`),
      PATH,
    ).render(library);
    expect(markdown).toContain("See *Table 1*, and [more](");
    expect(markdown).toContain("**Table 1.** All of them.");
  });

  test("stands in none of a paper's own links, which lead to ids", () => {
    const paper = openLitepaper(writePaper(`[Table 1](#table:paths), [words](#there).\n\n${PATHS}`), PATH);
    expect(paper.links().map(({ url }) => url)).toEqual(["#there"]);
  });

  test("makes a paper no longer by the table's name", () => {
    const words = (text: string) =>
      openLitepaper(writePaper(`## Introduction\n\n${text}`), PATH).outline().wordCount;
    expect(words(PATHS)).toBe(words(PATHS.replace("Table paths:", "Table:")));
  });

  test("is refused with what to write when a figure has come before it", () => {
    const text = `${CURVE}\n\nAs [Figure 1](#figure:job-states) shows.\n\n${STATES}`;
    expect(problemsIn(text)).toEqual([
      {
        path: PATH,
        line: BODY + 2,
        column: 4,
        message: "“#figure:job-states” is Figure 2, and not “Figure 1”.",
        advice: "Write [Figure 2](#figure:job-states).",
      },
    ]);
  });

  test.each([
    [
      "of the wrong kind",
      `[Figure 1](#table:paths)\n\n${PATHS}`,
      "“#table:paths” is Table 1, and not “Figure 1”.",
    ],
    [
      "without its number",
      `[it](#figure:job-states)\n\n${STATES}`,
      "“#figure:job-states” is Figure 1, and not “it”.",
    ],
    [
      "to a name that is not there",
      `[Figure 1](#figure:x)\n\n${STATES}`,
      "This paper has no figure “#figure:x”.",
    ],
    ["to a table without a name", "[Table 1](#table:paths)", "This paper has no table “#table:paths”."],
    ["to a number", `[it](#figure-1)\n\n${STATES}`, "This paper has no figure “#figure-1”."],
    [
      "to one of two",
      `[Table 1](#table:paths)\n\n${PATHS}\n\n${PATHS}`,
      "This paper has two tables “#table:paths”, number 1 and number 2.",
    ],
    ["by a definition", `[it][1]\n\n${STATES}\n\n[1]: #figure-1`, "This paper has no figure “#figure-1”."],
  ])("%s is refused", (_what, text, message) => {
    expect(problemsIn(text).map((problem) => problem.message)).toEqual([message]);
  });

  test("is not judged while a figure before it is not counted", () => {
    const text = `<Figure name="x">No.</Figure>\n\n${STATES}\n\n[Figure 2](#figure:job-states)`;
    expect(places(problemsIn(text))).toEqual([`${BODY}:1 There is no figure "x".`]);
  });
});

describe("a number that is typed beside no link", () => {
  test.each([
    ["in text", "It is *so*, as Table 2 says.", "1:16", "Table 2"],
    ["across two lines", "It is so, as Figure\n3 says.", "1:14", "Figure 3"],
    ["with a space that does not break", "See Table&nbsp;1.", "1:5", "Table&nbsp;1"],
    ["after a citation", "See [@kleros, Figure 9] and figs. 4 and 5.", "1:29", "figs. 4"],
    ["in a note", "Text.[^a]\n\n[^a]: See tables 1 and 2.", "3:11", "tables 1"],
    ["in other links", "[Figure 1](https://example.com)", "1:2", "Figure 1"],
    ["in a task", `<Figure name="job-states" task="Do as Table 1 says.">It.</Figure>`, "1:1", "Table 1"],
    ["in a box's title", '<Run title="As in Figure 1">\n\nText.\n\n</Run>', "1:1", "Figure 1"],
    ["in an image's words", "![Figure 1](deal.png)\nIt.", "1:1", "Figure 1"],
  ])("%s is refused in its place", (_where, text, place, found) => {
    const [line, column] = place.split(":").map(Number);
    expect(places(problemsIn(text))).toEqual([
      `${BODY + (line ?? 0) - 1}:${column} Nothing says which one “${found}” is.`,
    ]);
  });

  test("is refused with what to write", () => {
    const [figure, table] = problemsIn("As Figure 3 and Table 12 say.");
    expect(figure?.advice).toContain("Write [Figure 3](#figure:name)");
    expect(table?.advice).toContain("Write [Table 12](#table:name)");
    expect(table?.advice).toContain("Table name: What to read off it.");
  });

  test.each(["In [@kleros, Figure 2] it is.", "`Table 1`", "The table has 3 rows.", "A timetable 4."])(
    "is nothing in %s",
    (text) => {
      expect(texts(render(text), "p")).toHaveLength(1);
    },
  );
});
