/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { useHeldKey } from "../../../src/features/live/use-held-key";

/** A key, and a drawing that is behind from each step until it is drawn. */
function hold() {
  const taken: number[] = [];
  const { result, rerender } = renderHook(
    ({ isBehind }) => useHeldKey((steps) => taken.push(steps), isBehind),
    {
      initialProps: { isBehind: false },
    },
  );
  const follow = (act: () => void) => {
    const before = taken.length;
    act();
    if (taken.length > before) rerender({ isBehind: true });
  };
  const key = (steps: number, isRepeated: boolean) =>
    follow(() => act(() => result.current(steps, isRepeated)));
  const draw = () => follow(() => rerender({ isBehind: false }));
  return { taken, key, draw };
}

test("a key that is pressed is answered at once, whatever is still to be drawn", () => {
  const { taken, key } = hold();
  key(1, false);
  key(1, false);
  expect(taken).toEqual([1, 1]);
});

test("a key that is held is answered once for each drawing, with all its steps", () => {
  const { taken, key, draw } = hold();
  key(1, false);
  key(1, true);
  key(1, true);
  expect(taken).toEqual([1]);
  draw();
  expect(taken).toEqual([1, 2]);
  draw();
  key(1, true);
  expect(taken).toEqual([1, 2, 1]);
});

test("a key that goes to an end is never added to others", () => {
  const { taken, key } = hold();
  key(1, false);
  key(1, true);
  key(Number.NEGATIVE_INFINITY, true);
  key(Number.POSITIVE_INFINITY, true);
  expect(taken).toEqual([1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test("no step is lost or taken twice, however keys and drawings follow each other", () => {
  const keys = fc.record({ steps: fc.integer({ min: -10, max: 10 }), isRepeated: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant("draw" as const), keys)), (events) => {
      const { taken, key, draw } = hold();
      for (const event of events) {
        if (event === "draw") draw();
        else key(event.steps, event.isRepeated);
      }
      draw();
      const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
      expect(sum(taken)).toBe(sum(events.map((event) => (event === "draw" ? 0 : event.steps))));
    }),
  );
});
