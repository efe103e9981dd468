import { toString as getText } from "mdast-util-to-string";
import { createAttacksTable } from "../../src/mdx/create-attacks-table";
import type { Attack, Limit } from "../../src/models/attacks";

const createLimit = (changes: Partial<Limit>): Limit => ({
  condition: "A program must find at least {}",
  isLeast: true,
  value: 0.5557,
  assumed: 0.8,
  unit: "share",
  ...changes,
});

const createAttack = (margin: number, limits: Limit[] = []): Attack => ({
  name: "Cheat once",
  sentence: "The agent delivers poor work.",
  terms: { costs: 60 + margin, brings: 60, margin },
  limits,
});

/** Returns the texts of the cells of an attack. */
function createRow(attack: Attack) {
  const row = createAttacksTable([attack]).children[1];
  return row?.children.map((cell) => getText(cell)) ?? [];
}

test("a defence fails where its margin is not above zero, and has no limit that no value meets", () => {
  expect(createRow(createAttack(1))[1]).toBe("Holds");
  expect(createRow(createAttack(0))[1]).toBe("Fails");
  expect(createRow(createAttack(-13.446, [createLimit({ value: undefined })])).slice(4)).toEqual([
    "−13.45",
    "",
  ]);
});

test("each limit is a sentence with what is assumed", () => {
  const condition = "At most {} versions may be tried";
  const versions = createLimit({ condition, isLeast: false, value: 6, assumed: 5, unit: "count" });
  expect(createRow(createAttack(34, [createLimit({}), versions])).at(-1)).toBe(
    "A program must find at least 56% (assumed: 80%). At most 6 versions may be tried (assumed: 5).",
  );
});

test.each([
  ["least", 0.5557, "56%"],
  ["most", 0.3556, "35%"],
  ["most", 0.04943, "4.9%"],
  ["least", 0.01043, "1.1%"],
  ["least", 0.5000000000000009, "50%"],
] as const)("a limit is rounded to the safe side: at %s %d is %s", (bound, value, printed) => {
  const limit = createLimit({ condition: "It is {}", isLeast: bound === "least", value });
  expect(createRow(createAttack(1, [limit])).at(-1)).toBe(`It is ${printed} (assumed: 80%).`);
});
