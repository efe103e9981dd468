import fc from "fast-check";
import { virtualCurve } from "../../src/models/bonding-curve";
import { earliestDeadline } from "../../src/models/multi-hop";
import { evenly } from "../evenly";
import { collectPremium, type Fund, openFund, settleClaim } from "./cover-register";
import { type HopJob, tooTight } from "./job-tree";
import { buyFromLaunch, sellToLaunch, startLaunch, unissued } from "./launch";

describe("the fund", () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("premium" as const), amount: fc.nat(50) }),
    fc.record({
      kind: fc.constant("claim" as const),
      dispute: fc.constantFrom("a", "b", "c"),
      decision: fc.constantFrom(
        "pending" as const,
        "final for the agent" as const,
        "final for the buyer" as const,
      ),
      loss: fc.nat(200),
    }),
  );

  test("I3 to I5: the reserve balances, and a dispute is paid once, after a final lost decision", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let fund: Fund = openFund(500);
        for (const action of steps) {
          if (action.kind === "premium") fund = collectPremium(fund, action.amount);
          else {
            const outcome = settleClaim(fund, action, { deductible: 0, share: 1 });
            if ("fund" in outcome) {
              expect(action.decision).toBe("final for the buyer");
              expect(fund.paidDisputes.has(action.dispute)).toBe(false);
              fund = outcome.fund;
            }
          }
          expect(fund.reserve).toBe(500 + fund.premiums - fund.payouts);
          expect(fund.reserve).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("a launch", () => {
  const terms = {
    curve: virtualCurve(40, 1100),
    supply: 1000,
    graduatesAt: 1100 * (1 - Math.sqrt(1 - 1000 / 1100)),
    end: 30,
  };
  const started = startLaunch(terms);
  if ("refused" in started) throw new Error(started.refused);
  const steps = fc.array(fc.record({ buy: fc.boolean(), part: evenly(0, 1), wait: evenly(0, 3) }), {
    maxLength: 25,
  });

  test("C6, G1, G3: the supply is fixed and graduation happens at most once", () => {
    fc.assert(
      fc.property(steps, (list) => {
        let { launch } = started;
        let time = 0;
        let graduations = 0;
        for (const { buy, part, wait } of list) {
          time += wait;
          const outcome = buy
            ? buyFromLaunch(launch, part * 60, time)
            : sellToLaunch(launch, part * launch.sold, time);
          if ("refused" in outcome) continue;
          if (outcome.launch.state === "Graduated") graduations += 1;
          launch = outcome.launch;
          expect(launch.sold + (launch.pool?.tokens ?? 0) + unissued(launch)).toBeCloseTo(1000, 8);
          expect(unissued(launch)).toBeGreaterThanOrEqual(-1e-9);
          expect(launch.sold).toBeLessThanOrEqual(launch.graduatesAt);
        }
        expect(graduations).toBeLessThanOrEqual(1);
      }),
    );
  });
});

const windows = { waitingPeriod: 1, validation: 0.5, appealWindow: 1, judgment: 2 };

/** A chain client → a0 → a1 → … with the earliest safe deadlines. */
function chain(depth: number): HopJob[] {
  return Array.from({ length: depth + 1 }, (_, level) => ({
    id: `j${level}`,
    buyer: level === 0 ? "client" : `a${level - 1}`,
    seller: `a${level}`,
    parent: level === 0 ? null : `j${level - 1}`,
    payment: 100 - 10 * level,
    deadline: earliestDeadline(depth - level, 1, windows),
    ownWork: 1,
    terminal: false,
  }));
}

test("M4: the earliest deadlines hold on every edge, and anything shorter breaks one", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.nat(),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (h, pick, cut) => {
        const jobs = chain(h);
        expect(tooTight(jobs, windows)).toEqual([]);
        const level = pick % h;
        const hurried = jobs.map((job, index) =>
          index === level ? { ...job, deadline: job.deadline - cut } : job,
        );
        expect(tooTight(hurried, windows).map(({ id }) => id)).toEqual([`j${level + 1}`]);
      },
    ),
  );
});
