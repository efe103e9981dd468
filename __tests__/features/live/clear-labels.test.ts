import fc from "fast-check";
import { type LabelBox, placeLabels } from "../../../src/features/live/clear-labels";

const FRAME = { left: 0, top: 0, right: 640, bottom: 500 };

const anyLabel = fc
  .record({
    left: fc.integer({ min: -60, max: 640 }),
    top: fc.integer({ min: -20, max: 500 }),
    width: fc.integer({ min: 10, max: 120 }),
    lines: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ left, top, width, lines }) => ({ left, top, right: left + width, bottom: top + 20 * lines }));

const moved = (label: LabelBox, { x, y }: { x: number; y: number }) => ({
  left: label.left + x,
  right: label.right + x,
  top: label.top + y,
  bottom: label.bottom + y,
});

const areOver = (one: LabelBox, other: LabelBox) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("labels that lie apart inside the frame stay where they are", () => {
  const rows = Array.from({ length: 10 }, (_, row) => ({
    left: 10,
    right: 200,
    top: row * 40,
    bottom: row * 40 + 30,
  }));
  expect(placeLabels(rows, FRAME)).toEqual(rows.map(() => ({ x: 0, y: 0 })));
});

test("of two that lie over each other the second gives way, up or down rather than aside", () => {
  const first = { left: 100, right: 200, top: 100, bottom: 120 };
  const [stays, gives] = placeLabels([first, { ...first, top: 105, bottom: 125 }], FRAME);
  expect(stays).toEqual({ x: 0, y: 0 });
  expect(gives?.x).toBe(0);
  expect(gives?.y).toBeGreaterThanOrEqual(15);
  expect(gives?.y).toBeLessThan(25);
});

test("what stands beyond the frame is brought back into it", () => {
  const [move] = placeLabels([{ left: 600, right: 660, top: 480, bottom: 505 }], FRAME);
  expect(move?.x).toBeLessThanOrEqual(-20);
  expect(move?.y).toBeLessThanOrEqual(-4.5);
});

test("whatever labels there are, those that are shown lie apart and inside the frame, and few find no place", () => {
  fc.assert(
    fc.property(fc.array(anyLabel, { minLength: 1, maxLength: 12 }), (labels) => {
      const moves = placeLabels(labels, FRAME);
      const shown = labels.flatMap((label, index) => {
        const move = moves[index];
        return move ? [moved(label, move)] : [];
      });
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
