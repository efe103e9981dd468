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

/** Every event that the machine knows in a state, by whom it is for, as soon as it may come. */
function candidates(job: Job): JobEvent[] {
  const due =
    job.state === "funded"
      ? job.terms.deliveryDeadline
      : job.state === "submitted"
        ? (job.submittedAt ?? 0) + job.terms.waitingPeriod
        : (job.decidedAt ?? 0) + job.terms.appealWindow;
  return jobTransitions
    .filter(({ from }) => from === job.state)
    .flatMap(({ event: type, actor }): JobEvent[] => {
      const at = type === "timeout" ? Math.max(job.now, due) : job.now;
      const by: Actor = actor === "loser" ? other(job.decision ?? "buyer") : actor;
      if (type !== "decide" && type !== "judge") return [{ type, by, at }];
      return (["buyer", "agent"] as const).map((winner) => ({ type, by, at, for: winner }));
    });
}

test("eight paths lead from a submitted job to its end", () => {
  const endings: Job[] = [];
  const explore = (job: Job) => {
    const next = candidates(job).filter((event) => isTaken(job, event));
    if (next.length === 0) endings.push(job);
    for (const event of next) explore(apply(job, event));
  };
  explore(submitted);
  expect(endings).toHaveLength(8);
  expect(endings.every(({ state }) => terminalStates.has(state))).toBe(true);
});

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

describe("after any events with any terms", () => {
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

  function forEachStep(check: (before: Job, after: Job) => void) {
    fc.assert(
      fc.property(anyTerms, fc.array(fc.nat(), { maxLength: 10 }), (some, picks) => {
        let job = openJob(some);
        for (const pick of picks) {
          const legal = candidates(job).filter((event) => isTaken(job, event));
          const event = legal[pick % Math.max(1, legal.length)];
          if (!event) return;
          const after = apply(job, event);
          check(job, after);
          job = after;
        }
      }),
      { numRuns: 300 },
    );
  }

  test("accounts add up to zero, and escrow holds the payment until the end and nothing then", () => {
    forEachStep((_, { accounts, state, terms: { payment } }) => {
      expect(Object.values(accounts).reduce((sum, balance) => sum + balance, 0)).toBe(0);
      if (terminalStates.has(state)) expect(accounts.escrow).toBe(0);
      else if (state !== "open") expect(accounts.escrow).toBeGreaterThanOrEqual(payment);
    });
  });

  test("nothing leaves a terminal state, and people judge only after an appeal, of which there is one at most", () => {
    expect(jobTransitions.filter(({ from }) => terminalStates.has(from))).toEqual([]);
    expect(jobTransitions.filter(({ to }) => to === "appealed").map(({ from }) => from)).toEqual(["decided"]);
    expect(jobTransitions.filter(({ event }) => event === "judge").map(({ from }) => from)).toEqual([
      "appealed",
    ]);
  });

  test("the winner pays no fee, the loser pays all, and the deposit comes back only if the appeal succeeds", () => {
    forEachStep((_, { state, terms: t, accounts, winner, decision, appealed }) => {
      if (state !== "final") return;
      const fees = t.validationFee + (appealed ? t.appealFee : 0);
      const forfeited = appealed && winner === decision ? t.appealDeposit : 0;
      const buyer = winner === "agent" ? -t.payment - fees - forfeited : 0;
      const agent = winner === "agent" ? t.payment : -fees - t.slash - forfeited;
      // Adding zero turns −0 into 0.
      expect([accounts.buyer + 0, accounts.agent + 0]).toEqual([buyer + 0, agent + 0]);
      expect([accounts.service, accounts.depositSink]).toEqual([fees, forfeited]);
    });
  });
});
