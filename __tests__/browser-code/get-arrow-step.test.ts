import { getArrowStep } from "../../src/browser/get-arrow-step";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };

test("arrows lead down and up, other keys nowhere", () => {
  expect(
    ["ArrowDown", "ArrowUp", "ArrowLeft", "Enter", "j"].map((key) => getArrowStep({ ...plain, key })),
  ).toEqual([1, -1, 0, 0, 0]);
});

test.each(Object.keys(plain))("an arrow is the browser's with %s", (modifier) => {
  expect(getArrowStep({ ...plain, key: "ArrowDown", [modifier]: true })).toBe(0);
});
