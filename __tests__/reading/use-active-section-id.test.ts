import fc from "fast-check";
import { getReadingPosition } from "../../src/reading/use-active-section-id";

/** A page of 3000 px with its sections at these heights, in a window of 800 px. */
const TOPS = [
  { id: "abstract", top: 300 },
  { id: "introduction", top: 1000 },
  { id: "conclusion", top: 2900 },
];
const PAGE = 3000;
const HEIGHT = 800;

const positionAt = (top: number, named = "", tops = TOPS) =>
  getReadingPosition(tops, PAGE, { top, height: HEIGHT, isAtBottom: top >= PAGE - HEIGHT, named });

test.each([
  ["before the first section, the first", 0, "abstract"],
  ["just before the second reaches the line 200 px below the top, the first", 799, "abstract"],
  ["when the second reaches the line, the second", 800, "introduction"],
  ["just before the bottom of the page, the one above the line", PAGE - HEIGHT - 3, "introduction"],
  [
    "at the bottom of the page, the last, though its heading never reaches the line",
    PAGE - HEIGHT,
    "conclusion",
  ],
])("the section being read is, %s", (_when, top, id) => {
  expect(positionAt(top).active).toBe(id);
});

test("at the bottom of the page it is the one that the address names, where that is in view", () => {
  const tops = TOPS.map((section) => (section.id === "introduction" ? { ...section, top: 2700 } : section));
  expect(positionAt(PAGE - HEIGHT, "introduction", tops).active).toBe("introduction");
  expect(positionAt(PAGE - HEIGHT, "introduction").active).toBe("conclusion");
  expect(positionAt(700, "introduction").active).toBe("abstract");
});

test("how far the reader has come is told in each section and in all", () => {
  expect(positionAt(0)).toMatchObject({ sections: [0, 0, 0], whole: 0 });
  // The line is at 1950 px: half of the way from 1000 to 2900, and 1650 of the 2700 px from 300 to 3000.
  expect(positionAt(1750)).toMatchObject({ sections: [1, 0.5, 0], whole: 1650 / 2700 });
  expect(positionAt(PAGE)).toMatchObject({ sections: [1, 1, 1], whole: 1 });
  expect(getReadingPosition([], PAGE, { top: 0, height: HEIGHT, isAtBottom: true, named: "" })).toEqual({
    active: undefined,
    sections: [],
    whole: 0,
  });
});

test("whoever reads on never goes back to an earlier section, and has never read less", () => {
  const place = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), place, place, (places, top, step) => {
      const tops = places.sort((one, other) => one - other).map((top, index) => ({ id: `${index}`, top }));
      const [before, after] = [positionAt(top, "", tops), positionAt(top + step, "", tops)];
      expect(Number(after.active)).toBeGreaterThanOrEqual(Number(before.active));
      after.sections.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(before.sections[index] ?? 1);
        expect(part).toBeLessThanOrEqual(after.sections[index - 1] ?? 1);
      });
    }),
  );
});
