import fc from "fast-check";
import {
  type Attack,
  bribeValidator,
  disputeForFreeWork,
  drainStolenKey,
  makeReputationByWashing,
  snipeLaunch,
  washAndDefault,
} from "../../src/models/attacks";
import { virtualCurve } from "../../src/models/bonding-curve";

const amount = fc.double({ min: 0.01, max: 1e4, noNaN: true });
const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });

const wash = { payment: 100, perPayment: 0.1, vestingDuration: 10, overhead: 0.5 };
const loan = { points: 7.87, creditPerPoint: 1.5, seizableLock: 0, burn: 0 };

/** Attacks, each by the parameter at which it stops paying. */
const attacks: Readonly<Record<string, fc.Arbitrary<(parameter: number) => Attack>>> = {
  "a false dispute, by its fee": fc.tuple(amount, share).map(
    ([payment, chanceOfError]) =>
      (validationFee) =>
        disputeForFreeWork({ payment, validationFee, chanceOfError }),
  ),
  "a wash job, by the fee on acceptance": fc
    .double({ min: 1, max: 9, noNaN: true })
    .map(
      (worthOfPoint) => (acceptanceFee) =>
        makeReputationByWashing({ ...wash, acceptanceFee }, { worthOfPoint, discountRate: 0.01 }),
    ),
  "a bribe, by the penalty": fc.tuple(amount, share, share, share).map(
    ([found, left, samplingRate, detectionRate]) =>
      (penalty) =>
        bribeValidator({ found, bought: found * left, samplingRate, detectionRate, penalty }),
  ),
  "a default on washed reputation, by the fee on acceptance": fc
    .integer({ min: 1, max: 1000 })
    .map((jobs) => (acceptanceFee) => washAndDefault({ ...wash, acceptanceFee }, { ...loan, jobs })),
};

test.each(Object.entries(attacks))(
  "%s: it costs at that value what it brings, and beyond it more",
  (_what, any) => {
    fc.assert(
      fc.property(any, (at) => {
        const { stopsAt } = at(0);
        const { cost, gain } = at(stopsAt);
        expect(cost / gain).toBeCloseTo(1, 6);
        const beyond = at(stopsAt * 1.01);
        expect(beyond.cost).toBeGreaterThan(beyond.gain);
      }),
    );
  },
);

test("a sniper that pays a fee at which it stops paying gets its payment back", () => {
  const curve = virtualCurve(30, 1073);
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 20, noNaN: true }), (payment) => {
      const after = (paid: number) => snipeLaunch(curve, { payment: paid, soldAtGraduation: 793.1 });
      expect(after(payment * (1 - after(payment).stopsAt)).gain / payment).toBeCloseTo(1, 6);
    }),
  );
});

test("a stolen key yields what is left on it, and nothing once it has ended or been revoked", () => {
  const key = { left: 0.07, at: 6, end: 12, revokedFrom: 29, theft: 0.01, gas: 0.001 };
  expect(drainStolenKey(key)).toEqual({ cost: 0.011, gain: 0.07, stopsAt: 0.011 });
  expect(drainStolenKey({ ...key, at: 12 }).gain).toBe(0);
  expect(drainStolenKey({ ...key, revokedFrom: 6 }).gain).toBe(0);
  expect(drainStolenKey({ ...key, revokedFrom: 6.1 }).gain).toBe(0.07);
});
