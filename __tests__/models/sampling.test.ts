import fc from "fast-check";
import { deterrentPenalty, deterrentSamplingRate, largestBribeRefused } from "../../src/models/sampling";

test("at the deterrent rate the expected penalty equals the effort saved", () => {
  const positive = fc.double({ min: 0.01, max: 1000, noNaN: true });
  fc.assert(
    fc.property(
      positive,
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      positive,
      (saved, detection, penalty) => {
        expect(deterrentSamplingRate(saved, detection, penalty) * detection * penalty).toBeCloseTo(saved, 8);
      },
    ),
  );
});

test("a validator refuses bribes up to what exposure costs it, less the effort that it saves", () => {
  expect(largestBribeRefused(0.2, 0.8, 20, 2)).toBeCloseTo(1.2, 12);
  expect(deterrentPenalty(0.2, 0.8, 2, 1.2)).toBeCloseTo(20, 12);
  const rate = fc.double({ min: 0.01, max: 1, noNaN: true });
  fc.assert(
    fc.property(rate, rate, fc.nat(100), fc.nat(1000), (sampled, detected, effort, bribe) => {
      const penalty = deterrentPenalty(sampled, detected, effort, bribe);
      expect(largestBribeRefused(sampled, detected, penalty, effort)).toBeCloseTo(bribe, 6);
    }),
  );
});
