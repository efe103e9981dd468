import fc from "fast-check";
import {
  type Actor,
  applyEvent,
  type Job,
  type JobEvent,
  jobTransitions,
  openJob,
  other,
  terminalStates,
} from "../../src/models/dispute";

const terms = {
  payment: 100,
  validationFee: 3,
  appealFee: 7,
  appealDeposit: 20,
  slash: 15,
  deliveryDeadline: 10,
  waitingPeriod: 5,
  appealWindow: 4,
};

function apply(job: Job, event: JobEvent): Job {
  const outcome = applyEvent(job, event);
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome.job;
}

const isTaken = (job: Job, event: JobEvent) => "job" in applyEvent(job, event);

const funded = apply(openJob(terms), { type: "fund", by: "buyer", at: 0 });
const submitted = apply(funded, { type: "submit", by: "agent", at: 1 });
const disputed = apply(submitted, { type: "dispute", by: "buyer", at: 2 });
const decided = apply(disputed, { type: "decide", by: "validation agent", at: 3, for: "agent" });

/** Longer than any window. */
const LONG = 100;

/** Every event that the machine knows in a state, by whom it is for, at a time at which it may come. */
function candidates(job: Job): JobEvent[] {
  return jobTransitions
    .filter(({ from }) => from === job.state)
    .flatMap(({ event: type, actor }): JobEvent[] => {
      const at = type === "timeout" ? job.now + LONG : job.now;
      const by: Actor = actor === "loser" ? other(job.decision ?? "buyer") : actor;
      if (type !== "decide" && type !== "judge") return [{ type, by, at }];
      return (["buyer", "agent"] as const).map((winner) => ({ type, by, at, for: winner }));
    });
}

test.each([
  ["delivery", funded, { type: "submit", by: "agent" }, 10],
  ["acceptance", submitted, { type: "accept", by: "buyer" }, 1 + 5],
  ["a dispute", submitted, { type: "dispute", by: "buyer" }, 1 + 5],
  ["an appeal", decided, { type: "appeal", by: "buyer" }, 3 + 4],
] as const)("at any moment either %s is in time or the timeout is due", (_, job, act, end) => {
  fc.assert(
    fc.property(fc.double({ min: job.now, max: 30, noNaN: true }), (at) => {
      expect(isTaken(job, { ...act, at })).toBe(at < end);
      expect(isTaken(job, { type: "timeout", by: "anyone", at })).toBe(at >= end);
    }),
    { examples: [[end]] },
  );
});

test("the winner of the first decision cannot appeal, and nobody acts for somebody else or back in time", () => {
  expect(isTaken(decided, { type: "appeal", by: "agent", at: 4 })).toBe(false);
  expect(isTaken(submitted, { type: "accept", by: "agent", at: 2 })).toBe(false);
  expect(isTaken(disputed, { type: "decide", by: "human supervisors", at: 3, for: "buyer" })).toBe(false);
  expect(isTaken(disputed, { type: "decide", by: "validation agent", at: 1, for: "buyer" })).toBe(false);
});

/** Every job that can come of one, step by step, with the jobs at which nothing goes on. */
function explore(job: Job, visit: (job: Job) => void): Job[] {
  const next = candidates(job).filter((event) => isTaken(job, event));
  visit(job);
  return next.length === 0 ? [job] : next.flatMap((event) => explore(apply(job, event), visit));
}

const anyTerms = fc.record({
  payment: fc.nat(10_000),
  validationFee: fc.nat(100),
  appealFee: fc.nat(100),
  appealDeposit: fc.nat(500),
  slash: fc.nat(500),
  deliveryDeadline: fc.integer({ min: 1, max: 12 }),
  waitingPeriod: fc.integer({ min: 1, max: 8 }),
  appealWindow: fc.integer({ min: 1, max: 8 }),
});

test("accounts add up to zero, and escrow holds the payment until the end and nothing then, on any terms", () => {
  fc.assert(
    fc.property(anyTerms, (any) => {
      const ends = explore(openJob(any), ({ accounts, state }) => {
        expect(Object.values(accounts).reduce((sum, balance) => sum + balance, 0)).toBe(0);
        if (terminalStates.has(state)) expect(accounts.escrow).toBe(0);
        else if (state !== "open") expect(accounts.escrow).toBeGreaterThanOrEqual(any.payment);
      });
      expect(ends.every(({ state }) => terminalStates.has(state))).toBe(true);
    }),
  );
});

test("the winner pays no fee, the loser pays all, and the deposit comes back only if the appeal succeeds", () => {
  fc.assert(
    fc.property(anyTerms, (any) => {
      explore(openJob(any), ({ state, accounts, winner, decision, appealed }) => {
        if (state !== "final") return;
        const fees = any.validationFee + (appealed ? any.appealFee : 0);
        const forfeited = appealed && winner === decision ? any.appealDeposit : 0;
        const buyer = winner === "agent" ? -any.payment - fees - forfeited : 0;
        const agent = winner === "agent" ? any.payment : -fees - any.slash - forfeited;
        // Adding zero turns −0 into 0.
        expect([accounts.buyer + 0, accounts.agent + 0]).toEqual([buyer + 0, agent + 0]);
        expect([accounts.service, accounts.depositSink]).toEqual([fees, forfeited]);
      });
    }),
  );
});
