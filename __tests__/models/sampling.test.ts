import fc from "fast-check";
import { deterrentPenalty, largestBribeRefused } from "../../src/models/sampling";

test("a validator refuses bribes up to what exposure costs it", () => {
  expect(largestBribeRefused(0.2, 0.8, 20)).toBeCloseTo(3.2, 12);
  expect(deterrentPenalty(0.2, 0.8, 3.2)).toBeCloseTo(20, 12);
  const rate = fc.double({ min: 0.01, max: 1, noNaN: true });
  fc.assert(
    fc.property(rate, rate, fc.nat(1000), (sampled, detected, bribe) => {
      const penalty = deterrentPenalty(sampled, detected, bribe);
      expect(largestBribeRefused(sampled, detected, penalty)).toBeCloseTo(bribe, 6);
    }),
  );
});
