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

const getLastCell = (attack: Attack) => createRow(attack).at(-1);

test("an attack has its sentence beside its name, and amounts as the site prints them", () => {
  expect(createRow(createAttack(34.257)).slice(0, 4)).toEqual([
    "Cheat once. The agent delivers poor work.",
    "94.26",
    "60",
    "34.26",
  ]);
});

test("a defence whose margin is not above zero is marked by a strong word", () => {
  expect(getLastCell(createAttack(1))).toBe("Holds.");
  expect(getLastCell(createAttack(0))).toBe("Fails.");
  expect(createRow(createAttack(-13.446))[3]).toBe("−13.45");
  expect(createAttacksTable([createAttack(-13)]).children[1]?.children[4]?.children[0]?.type).toBe("strong");
});

test("each limit is a sentence with what is assumed", () => {
  const condition = "At most {} versions may be tried";
  const versions = createLimit({ condition, isLeast: false, value: 6, assumed: 5, unit: "count" });
  expect(getLastCell(createAttack(34, [createLimit({}), versions]))).toBe(
    "Holds. A program must find at least 56% (assumed: 80%). At most 6 versions may be tried (assumed: 5).",
  );
});

test("a defence that no value would save has no limit", () => {
  expect(getLastCell(createAttack(-60, [createLimit({ value: undefined })]))).toBe("Fails.");
});

test.each([
  ["least", 0.5557, "56%"],
  ["most", 0.3556, "35%"],
  ["most", 0.04943, "4.9%"],
  ["least", 0.01043, "1.1%"],
  ["least", 0.5000000000000009, "50%"],
] as const)(
  "a limit is rounded to the side on which the defence holds: at %s %d is %s",
  (bound, value, printed) => {
    const limit = createLimit({ condition: "It is {}", isLeast: bound === "least", value });
    expect(getLastCell(createAttack(1, [limit]))).toBe(`Holds. It is ${printed} (assumed: 80%).`);
  },
);
