import fc from "fast-check";
import { roomOf } from "../../src/live/allowed-range";
import { rounded } from "../../src/live/domains";
import type { RunChanges } from "../../src/live/state";
import { derive } from "../../src/example/derive-values";
import { decimalsOf, numberOf, type RunInputs } from "../../src/example/run";
import { changedInputs, domainFor, inputs, numberNames } from "../run-changes";

const takes = (changes: RunChanges) => {
  try {
    derive(changedInputs(changes));
    return true;
  } catch {
    return false;
  }
};

test("the price has to stay above that of the small job and below that of the large one, which are named", () => {
  expect(roomOf(inputs, {}, "job.price", takes)).toEqual({
    least: { value: 8.01, by: "job.small" },
    most: { value: 500 },
  });
  expect(roomOf(inputs, { "job.large": 300 }, "job.price", takes).most).toEqual({
    value: 299.99,
    by: "job.large",
  });
});

test("where no other number bounds the room none is named", () => {
  const few: RunInputs = { "job.price": inputs["job.price"] as RunInputs[string] };
  const above = (changes: RunChanges) => (changes["job.price"] ?? 100) >= 20;
  expect(roomOf(few, {}, "job.price", above)).toEqual({ least: { value: 20 }, most: { value: 500 } });
});

test("both ends of every number's room are taken, and what is just beyond one is not, unless it is the domain's end", () => {
  fc.assert(
    fc.property(fc.constantFrom(...numberNames), (name) => {
      const room = roomOf(inputs, {}, name, takes);
      const { least, most, unit } = domainFor(name);
      const now = numberOf(inputs, name);
      for (const [{ value }, end] of [
        [room.least, least],
        [room.most, most],
      ] as const) {
        expect(takes({ [name]: value })).toBe(true);
        if (value === end) continue;
        const beyond = rounded(value + Math.sign(end - now) * 10 ** -decimalsOf(unit), unit);
        expect(takes({ [name]: beyond })).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});
