import { attributes, render, rendered, texts } from "./writing";

test("notes are numbered in order of use and lead to their text and back", () => {
  const page = render("One.[^later] Two.[^sooner]\n\n[^sooner]: Second text.\n\n[^later]: First text.\n");
  expect(attributes(page, "[role=doc-noteref]", "href")).toEqual(["#note-1", "#note-2"]);
  expect(attributes(page, "[role=note]", "id")).toEqual(["note-1", "note-2"]);
  expect(texts(page, "[role=note]")).toEqual(["1 First text.", "2 Second text."]);
  expect(attributes(page, "[role=note] > a", "href")).toEqual(["#note-reference-1", "#note-reference-2"]);
  expect(attributes(page, "[role=doc-noteref]", "id")).toEqual(["note-reference-1", "note-reference-2"]);
});

test("a note stands behind the block that refers to it, wherever its text was written", () => {
  const page = render("First.[^n]\n\nSecond.\n\n- Third[^m]\n\n[^m]: About three.\n\n[^n]: About one.\n");
  expect(texts(page, "p, li, .note")).toEqual([
    "First.1",
    "1 About one.",
    "Second.",
    "Third2",
    "2 About three.",
  ]);
});

test("a note in a table's caption stands behind the table", () => {
  const page = render("Table: Fees.[^n]\n\n| a |\n|---|\n| 1 |\n\n[^n]: In HYPT.\n");
  expect(attributes(page, "figure, .note", "id")).toEqual(["table-1", "note-1"]);
  expect(attributes(page, "figure .note", "id")).toEqual([]);
});

test("a note of two paragraphs is one text", () => {
  expect(texts(render("Text.[^n]\n\n[^n]: One.\n\n    Two.\n"), "[role=note]")).toEqual(["1 One. Two."]);
});

test("a note that is used twice stands at both places", () => {
  const { tree, markdown } = rendered(
    "One.[^n]\n\nTwo.[^n] Three.[^n-2]\n\n[^n]: Text [@kleros].\n\n[^n-2]: Other.\n",
  );
  expect(texts(tree, "p, .note")).toEqual([
    "One.1",
    "1 Text [1].",
    "Two.2 Three.3",
    "2 Text [1].",
    "3 Other.",
  ]);
  expect(attributes(tree, "[role=note], [role=doc-noteref]", "id")).toEqual(
    ["reference-1", "1", "reference-2", "reference-3", "2", "3"].map((id) => `note-${id}`),
  );
  expect(markdown).toContain("[^n-2-2]: Text");
});
