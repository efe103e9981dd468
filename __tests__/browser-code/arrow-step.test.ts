import { arrowStep } from "../../src/browser/arrow-step";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };

test("arrows lead down and up, other keys nowhere", () => {
  expect(
    ["ArrowDown", "ArrowUp", "ArrowLeft", "Enter", "j"].map((key) => arrowStep({ ...plain, key })),
  ).toEqual([1, -1, 0, 0, 0]);
});

test.each(Object.keys(plain))("an arrow is the browser's with %s", (modifier) => {
  expect(arrowStep({ ...plain, key: "ArrowDown", [modifier]: true })).toBe(0);
});
