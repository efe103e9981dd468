import fc from "fast-check";
import { activeSection, READING_LINE } from "../../../src/features/reading/active-section";

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `section-${index}`, top }));

test("the line stands 200 px below the top of the viewport", () => {
  expect(READING_LINE).toBe(200);
});

test.each([
  ["before the first section, the first", at(400, 900), "section-0"],
  ["just before the second reaches the line, the first", at(-500, 200.5), "section-0"],
  ["when the second reaches the line, the second", at(-500, 200), "section-1"],
  ["between two, the one above the line", at(-900, -10, 700), "section-1"],
  ["after the last, the last", at(-900, -400), "section-1"],
])("the section being read is, %s", (_when, sections, id) => {
  expect(activeSection(sections, false)).toBe(id);
});

test("at the bottom of the page it is the last, though its heading has not reached the line", () => {
  expect(activeSection(at(-900, 100, 600), true)).toBe("section-2");
});

test("without sections there is none", () => {
  expect(activeSection([], false)).toBeUndefined();
  expect(activeSection([], true)).toBeUndefined();
});

const page = fc
  .array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 1, maxLength: 20 })
  .map((offsets) => offsets.sort((one, other) => one - other));
const scrolled = (offsets: readonly number[], by: number) => at(...offsets.map((offset) => offset - by));

test("scrolling down never goes back to an earlier section", () => {
  const distance = fc.double({ min: 0, max: 6000, noNaN: true });
  const indexOf = (id: string | undefined) => Number(id?.replace("section-", ""));
  fc.assert(
    fc.property(page, distance, distance, fc.boolean(), (offsets, one, other, endsAtBottom) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)];
      expect(indexOf(activeSection(scrolled(offsets, after), endsAtBottom))).toBeGreaterThanOrEqual(
        indexOf(activeSection(scrolled(offsets, before), false)),
      );
    }),
  );
});
