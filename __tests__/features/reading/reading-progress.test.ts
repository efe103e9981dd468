import fc from "fast-check";
import { readingProgress } from "../../../src/features/reading/reading-progress";

test("what lies above the line is read, what lies below is not, and one part is in between", () => {
  expect(readingProgress([0, 100, 300], 500, 150)).toEqual({ sections: [1, 0.25, 0], whole: 0.3 });
});

test("before the first section nothing is read, after the last one everything", () => {
  expect(readingProgress([100, 200], 300, 50)).toEqual({ sections: [0, 0], whole: 0 });
  expect(readingProgress([100, 200], 300, 300)).toEqual({ sections: [1, 1], whole: 1 });
});

test("without sections nothing is read", () => {
  expect(readingProgress([], 100, 50)).toEqual({ sections: [], whole: 0 });
});

test("parts are between 0 and 1, never grow down the page, and grow as the reader goes on", () => {
  const place = fc.integer({ min: 0, max: 20_000 });
  const places = fc
    .array(place, { minLength: 2, maxLength: 12 })
    .map((tops) => [...tops].sort((one, other) => one - other));
  fc.assert(
    fc.property(places, place, place, (tops, line, step) => {
      const [begins, end] = [tops.slice(0, -1), tops.at(-1) ?? 0];
      const { sections } = readingProgress(begins, end, line);
      const later = readingProgress(begins, end, line + step).sections;
      sections.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
        expect(part).toBeLessThanOrEqual(sections[index - 1] ?? 1);
        expect(later[index]).toBeGreaterThanOrEqual(part);
      });
    }),
  );
});
