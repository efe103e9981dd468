import fc from "fast-check";
import { attributes, render, texts } from "./writing";

const idsByText = (text: string) => {
  const page = render(text);
  return new Map(texts(page, "p").map((words, index) => [words, attributes(page, "p", "id")[index]]));
};

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

test("ids stay when other paragraphs come before them, also with references and notes that renumber theirs", () => {
  const paragraph = fc
    .record({
      name: fc.integer({ min: 0, max: 99 }),
      key: fc.constantFrom("kleros", "erc-4337"),
      noted: fc.boolean(),
    })
    .map(({ name, key, noted }) => ({ name: `word${name}`, key, noted }));
  const unique = fc.uniqueArray(paragraph, { selector: ({ name }) => name, minLength: 1, maxLength: 5 });
  const write = (paragraphs: { name: string; key: string; noted: boolean }[]) =>
    paragraphs
      .map(
        ({ name, key, noted }) =>
          `Of ${name} [@${key}]${noted ? `[^${name}] it is\n\n[^${name}]: Note.` : " it is"}`,
      )
      .join("\n\n");
  const byName = (text: string) => {
    const entries = [...idsByText(text)].map(([words, id]) => [/word\d+/.exec(words)?.[0], id] as const);
    return new Map(entries);
  };
  fc.assert(
    fc.property(unique, fc.nat(), (paragraphs, seed) => {
      const added = { name: "new", key: "sybil-attack", noted: true };
      const at = seed % (paragraphs.length + 1);
      const before = byName(write(paragraphs));
      const after = byName(write([...paragraphs.slice(0, at), added, ...paragraphs.slice(at)]));
      for (const [name, id] of before) expect(after.get(name)).toBe(id);
    }),
    { numRuns: 50 },
  );
});
