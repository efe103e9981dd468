import fc from "fast-check";
import {
  type Attack,
  bribeValidator,
  disputeForFreeWork,
  drainStolenKey,
  makeReputationByWashing,
  signPastTheCounter,
  snipeLaunch,
  stageLostDispute,
  washAndDefault,
} from "../../src/models/attacks";
import { virtualCurve } from "../../src/models/bonding-curve";

const attackPays = ({ gain, cost }: Attack) => gain > cost;

const amount = fc.double({ min: 0.01, max: 1e4, noNaN: true });
const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });

/** At the value at which an attack stops paying its gain is its cost; just beyond it the attack no longer pays. */
function stopsThere(at: (value: number) => Attack, scale = 1) {
  const { stopsAt } = at(0);
  const { cost, gain } = at(stopsAt);
  expect(gain - cost).toBeCloseTo(0, 6);
  expect(attackPays(at(stopsAt + 0.01 * scale))).toBe(false);
}

describe("Proof of Performance", () => {
  const wash = {
    payment: 100,
    perPayment: 0.1,
    vestingDuration: 10,
    acceptanceFee: 0,
    overhead: 0.5,
  };
  test("a false dispute stops paying at its fee, whatever the job and the odds", () => {
    fc.assert(
      fc.property(amount, share, (payment, chanceOfError) => {
        stopsThere((validationFee) => disputeForFreeWork({ payment, validationFee, chanceOfError }), payment);
      }),
    );
  });

  const believed = { worthOfPoint: 2, discountRate: 0.01 };

  test("wash jobs stop paying at their fee, and many small ones earn no more than a large one", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 9, noNaN: true }), share, (worthOfPoint, overheadShare) => {
        const job = { ...wash, overhead: overheadShare };
        const worth = { ...believed, worthOfPoint };
        stopsThere((acceptanceFee) => makeReputationByWashing({ ...job, acceptanceFee }, worth));
        const small = makeReputationByWashing({ ...job, payment: 1 }, worth);
        expect(100 * small.gain).toBeCloseTo(makeReputationByWashing(job, worth).gain, 6);
      }),
    );
  });

  test("a bribe stops paying at its penalty, for any losses and rates", () => {
    fc.assert(
      fc.property(amount, share, share, share, (found, left, rate, detection) => {
        const terms = {
          found,
          bought: found * left,
          samplingRate: rate,
          detectionRate: detection,
        };
        const { stopsAt } = bribeValidator({ ...terms, penalty: 0 });
        const { cost, gain } = bribeValidator({ ...terms, penalty: stopsAt });
        expect(cost / gain).toBeCloseTo(1, 6);
        expect(attackPays(bribeValidator({ ...terms, penalty: stopsAt * 1.01 }))).toBe(false);
      }),
    );
  });
});

describe("ERC4337A", () => {
  const key = { left: 0.07, at: 6, end: 12, revokedFrom: 29, theft: 0.01, gas: 0.001 };

  test("a stolen key yields what is left on it, and nothing once it has ended or been revoked", () => {
    expect(drainStolenKey(key)).toEqual({ cost: 0.011, gain: 0.07, stopsAt: 0.011 });
    expect(drainStolenKey({ ...key, at: 12 }).gain).toBe(0);
    expect(drainStolenKey({ ...key, revokedFrom: 6 }).gain).toBe(0);
    expect(drainStolenKey({ ...key, revokedFrom: 6.1 }).gain).toBe(0.07);
  });

  test("a thief pays for the theft in vain exactly if little is left or it comes too late", () => {
    const time = fc.integer({ min: 0, max: 48 });
    fc.assert(
      fc.property(amount, time, time, time, (left, at, end, revokedFrom) => {
        const attack = drainStolenKey({ ...key, left, at, end, revokedFrom });
        expect(attackPays(attack)).toBe(left > attack.stopsAt && at < end && at < revokedFrom);
      }),
    );
  });

  test("a signature for a third contract takes what an older approval leaves open, beyond any budget", () => {
    expect(signPastTheCounter({ allowance: 2, balance: 3, theft: 0.01 })).toMatchObject({
      gain: 2,
      cost: 0.01,
    });
    expect(signPastTheCounter({ allowance: 2, balance: 0.5, theft: 0.01 }).gain).toBe(0.5);
    expect(attackPays(signPastTheCounter({ allowance: 0, balance: 3, theft: 0 }))).toBe(false);
    fc.assert(
      fc.property(amount, amount, (balance, theft) => {
        fc.pre(theft < balance);
        const at = (allowance: number) => signPastTheCounter({ allowance, balance, theft });
        expect(attackPays(at(theft))).toBe(false);
        expect(attackPays(at(theft * 1.01 + 1e-9))).toBe(theft < balance);
      }),
    );
  });
});

describe("Agentic Finance", () => {
  const staged = { paid: 9.6, policies: 1, fees: 3, slash: 15, shareLeaving: 0, reputationLost: 0 };
  const wash = {
    payment: 100,
    perPayment: 0.1,
    vestingDuration: 10,
    acceptanceFee: 0,
    overhead: 0.5,
  };
  const curve = virtualCurve(30, 1073);

  test("a fresh pair stages a dispute for 9.6 at 3, until 6.6 of the 15 slashed leave it", () => {
    expect(stageLostDispute(staged)).toMatchObject({ gain: 9.6, cost: 3, stopsAt: expect.closeTo(0.44, 9) });
    expect(attackPays(stageLostDispute({ ...staged, shareLeaving: 0.45 }))).toBe(false);
    expect(attackPays(stageLostDispute({ ...staged, reputationLost: 30 }))).toBe(false);
  });

  test("one policy that pays at most the slash, all of which leaves the pair, is never worth a staged dispute", () => {
    fc.assert(
      fc.property(amount, share, amount, (slash, paidShare, fees) => {
        const terms = { ...staged, slash, paid: slash * paidShare, fees, shareLeaving: 1 };
        expect(attackPays(stageLostDispute(terms))).toBe(false);
      }),
    );
  });

  test("ten wash jobs carry 118 of credit for 30, until acceptance costs 11.3% of a job", () => {
    const terms = { jobs: 10, points: 7.869387, creditPerPoint: 1.5, seizableLock: 5, burn: 20 };
    const attack = washAndDefault(wash, terms);
    expect(attack.cost).toBeCloseTo(30, 12);
    expect(attack.gain).toBeCloseTo(10 * 1.5 * 7.869387, 4);
    expect(attack.stopsAt).toBeCloseTo((1.5 * 7.869387 - 0.5) / 100, 6);
    fc.assert(
      fc.property(fc.nat(1000), (jobs) => {
        const priced = { ...wash, acceptanceFee: attack.stopsAt };
        const { cost, gain } = washAndDefault(priced, { ...terms, jobs });
        expect(cost - gain).toBeCloseTo(25, 6);
      }),
    );
  });

  test("sniping stops paying at its fee, for any payment below the reserve", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 20, noNaN: true }), (payment) => {
        const at = (fee: number) => snipeLaunch(curve, { payment, soldAtGraduation: 793.1, fee });
        const { stopsAt } = at(0);
        expect(at(stopsAt).gain / payment).toBeCloseTo(1, 6);
        expect(attackPays(at(stopsAt - 0.01))).toBe(true);
      }),
    );
  });
});
