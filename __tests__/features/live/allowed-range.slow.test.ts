import fc from "fast-check";
import { roomOf, wayOut } from "../../../src/features/live/allowed-range";
import { rounded } from "../../../src/features/live/domains";
import type { RunChanges } from "../../../src/features/live/state";
import { derive } from "../../../src/run/derive-values";
import { decimalsOf, numberOf, type RunInputs } from "../../../src/run/run";
import { changedInputs, domainFor, inputs, numberNames } from "../../run-changes";

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
    least: { value: 8.01, by: { name: "job.small", towards: -1 } },
    most: { value: 500 },
  });
  expect(roomOf(inputs, { "job.large": 300 }, "job.price", takes).most).toEqual({
    value: 299.99,
    by: { name: "job.large", towards: 1 },
  });
});

test("a value beyond the bound has a way out: the number that bounds it moves as little as it can, on its own steps", () => {
  const out = (value: number) =>
    wayOut(inputs, {}, { name: "job.price", value }, roomOf(inputs, {}, "job.price", takes), takes);
  expect(out(5)).toEqual({ name: "job.small", value: 4.9 });
  expect(out(0.5)).toBeUndefined();
  expect(out(9999)).toBeUndefined();
});

test("where no number bounds the room there is no way out", () => {
  const few: RunInputs = { "job.price": inputs["job.price"] as RunInputs[string] };
  const above = (changes: RunChanges) => (changes["job.price"] ?? 100) >= 20;
  const room = roomOf(few, {}, "job.price", above);
  expect(room).toEqual({ least: { value: 20 }, most: { value: 500 } });
  expect(wayOut(few, {}, { name: "job.price", value: 5 }, room, above)).toBeUndefined();
});

test("both ends of every number's room are taken, and what is just beyond one is not, unless it is the domain's end; a way out is one", () => {
  fc.assert(
    fc.property(fc.constantFrom(...numberNames), (name) => {
      const room = roomOf(inputs, {}, name, takes);
      const { least, most, unit } = domainFor(name);
      const now = numberOf(inputs, name);
      for (const [{ value, by }, end] of [
        [room.least, least],
        [room.most, most],
      ] as const) {
        expect(takes({ [name]: value })).toBe(true);
        if (value === end) continue;
        const beyond = rounded(value + Math.sign(end - now) * 10 ** -decimalsOf(unit), unit);
        expect(takes({ [name]: beyond })).toBe(false);
        const out = wayOut(inputs, {}, { name, value: beyond }, room, takes);
        if (by) expect(out?.name).toBe(by.name);
        if (out) expect(takes({ [name]: beyond, [out.name]: out.value })).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});
