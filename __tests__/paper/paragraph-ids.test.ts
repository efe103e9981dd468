import { attributes, render } from "./writing";

test("every paragraph at the margin has an id of its own", () => {
  const page = render("First one.\n\nSecond one.\n\n- In a list\n\n> In a quotation\n");
  const ids = attributes(page, "p", "id");
  expect(ids.map((id) => id !== "")).toEqual([true, true, false]);
  expect(ids[0]).toMatch(/^p-[0-9a-f]{6}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the id stays when words after the eighth change, and changes with the first", () => {
  const [before] = attributes(render("One two three four five six seven eight nine."), "p", "id");
  const [after] = attributes(render("One two three four five six seven eight and more."), "p", "id");
  const [other] = attributes(render("Once two three four five six seven eight nine."), "p", "id");
  expect(after).toBe(before);
  expect(other).not.toBe(before);
});

test("two paragraphs with the same beginning have different ids", () => {
  const [first, second] = attributes(render("The same.\n\nThe same."), "p", "id");
  expect(second).toMatch(/^p-[0-9a-f]{7,}$/);
  expect(second).not.toBe(first);
});

test("ids stay when a paragraph comes before, also with references and notes that renumber theirs", () => {
  const text = "Of it [@kleros][^a] it is.\n\nAnd [@erc-4337] more.\n\n[^a]: Note.";
  const before = attributes(render(text), "p", "id");
  const after = attributes(render(`New [@sybil-attack].[^b]\n\n[^b]: Note.\n\n${text}`), "p", "id");
  expect(after.slice(1)).toEqual(before);
});
