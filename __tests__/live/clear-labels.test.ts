import fc from "fast-check";
import { type LabelBox, placeLabels } from "../../src/live/clear-labels";

const FRAME = { left: 0, top: 0, right: 640, bottom: 500 };

const anyLabel = fc
  .record({
    left: fc.integer({ min: -60, max: 640 }),
    top: fc.integer({ min: -20, max: 500 }),
    width: fc.integer({ min: 10, max: 120 }),
    lines: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ left, top, width, lines }) => ({ left, top, right: left + width, bottom: top + 20 * lines }));

const areOver = (one: LabelBox, other: LabelBox) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("labels that lie apart inside the frame stay where they are", () => {
  const rows = Array.from({ length: 10 }, (_, row) => ({
    left: 10,
    right: 200,
    top: row * 40,
    bottom: row * 40 + 30,
  }));
  expect(placeLabels(rows, FRAME)).toEqual(rows);
});

test("of two that lie over each other the second goes up or down, whichever is nearer", () => {
  const first = { left: 100, right: 200, top: 100, bottom: 120 };
  const below = { ...first, top: 105, bottom: 125 };
  const [stays, gives] = placeLabels([first, below], FRAME);
  expect(stays).toEqual(first);
  expect(gives).toEqual({ ...first, top: 120.5, bottom: 140.5 });
});

test("a label beyond the frame is brought back into it", () => {
  expect(placeLabels([{ left: 600, right: 660, top: 480, bottom: 505 }], FRAME)).toEqual([
    { left: 580, right: 640, top: 475, bottom: 500 },
  ]);
});

test("whatever labels there are, those that are shown lie apart and inside the frame, and few find no place", () => {
  fc.assert(
    fc.property(fc.array(anyLabel, { minLength: 1, maxLength: 12 }), (labels) => {
      const shown = placeLabels(labels, FRAME).filter((place) => place !== undefined);
      shown.forEach((one, index) => {
        for (const other of shown.slice(index + 1)) expect(areOver(one, other)).toBe(false);
        expect(
          Math.min(one.left, one.top, FRAME.right - one.right, FRAME.bottom - one.bottom),
        ).toBeGreaterThanOrEqual(-0.5);
      });
      expect(shown.length).toBeGreaterThanOrEqual(labels.length - 1);
    }),
    { numRuns: 60 },
  );
});
