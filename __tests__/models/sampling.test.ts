import fc from "fast-check";
import {
  chanceAllCollude,
  chanceOfCatching,
  deterrentPenalty,
  deterrentSamplingRate,
  effectiveVotes,
  largestBribeRefused,
  majorityAccuracy,
} from "../../src/models/sampling";
import { evenly } from "../evenly";

const chance = evenly(0, 1);
const oddPanel = fc.integer({ min: 0, max: 12 }).map((half) => 2 * half + 1);

test("TV12: the majority of judges who are right four times in five", () => {
  const accuracies = [1, 3, 5, 7].map((judges) => majorityAccuracy(0.8, judges).toFixed(4));
  expect(accuracies).toEqual(["0.8000", "0.8960", "0.9421", "0.9667"]);
});

test("TV13: sampling one decision in ten, detecting four errors in five, over twenty decisions", () => {
  expect(chanceOfCatching(0.1, 0.8, 20)).toBeCloseTo(0.811307, 6);
});

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

test("a coin stays a coin, and more judges help above one half and harm below it", () => {
  fc.assert(
    fc.property(chance, oddPanel, (accuracy, judges) => {
      expect(majorityAccuracy(0.5, judges)).toBeCloseTo(0.5, 10);
      const gain = majorityAccuracy(accuracy, judges + 2) - majorityAccuracy(accuracy, judges);
      expect(gain * Math.sign(accuracy - 0.5)).toBeGreaterThanOrEqual(-1e-12);
      expect(majorityAccuracy(accuracy, judges) + majorityAccuracy(1 - accuracy, judges)).toBeCloseTo(1, 10);
    }),
  );
});

test("nine judges with correlation 0.44 are worth about two votes", () => {
  expect(effectiveVotes(9, 0.44)).toBeCloseTo(2, 1);
  expect(effectiveVotes(9, 0)).toBe(9);
  expect(effectiveVotes(9, 1)).toBe(1);
});

test("a tenth of the pool colluding fills a panel of three once in a thousand draws", () => {
  expect(chanceAllCollude(0.1, 3)).toBeCloseTo(0.001, 12);
});

test("impossible input is refused", () => {
  expect(() => majorityAccuracy(0.8, 4)).toThrow(
    "The number of judges must be an odd whole number; it was 4.",
  );
  expect(() => chanceOfCatching(1.2, 0.8, 20)).toThrow(
    "The sampling rate must be between 0 and 1; it was 1.2.",
  );
  expect(() => deterrentSamplingRate(1, 0, 1)).toThrow(RangeError);
  expect(() => effectiveVotes(0, 0)).toThrow(RangeError);
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
  expect(() => deterrentPenalty(0, 0.8, 2, 1)).toThrow(RangeError);
});
