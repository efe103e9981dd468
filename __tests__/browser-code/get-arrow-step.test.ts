import { getArrowStep } from "../../src/browser/get-arrow-step";

const WITHOUT_MODIFIERS = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
};

test("the arrow keys step down and up, other keys do not step", () => {
  expect(
    ["ArrowDown", "ArrowUp", "ArrowLeft", "Enter", "j"].map((key) =>
      getArrowStep({ ...WITHOUT_MODIFIERS, key }),
    ),
  ).toEqual([1, -1, 0, 0, 0]);
});

test.each(Object.keys(WITHOUT_MODIFIERS))("an arrow key with %s is left to the browser", (modifier) => {
  expect(getArrowStep({ ...WITHOUT_MODIFIERS, key: "ArrowDown", [modifier]: true })).toBe(0);
});
