import fc from "fast-check";
import {
  type Accounts,
  type Actor,
  applyEvent,
  type Job,
  type JobEvent,
  type JobTerms,
  jobTransitions,
  openJob,
  type Party,
  terminalStates,
} from "../../src/models/dispute";

const terms: JobTerms = {
  payment: 100,
  validationFee: 3,
  appealFee: 7,
  appealDeposit: 20,
  slash: 15,
  deliveryDeadline: 10,
  waitingPeriod: 5,
  appealWindow: 4,
};
const fund: JobEvent = { type: "fund", by: "buyer", at: 0 };
const submit: JobEvent = { type: "submit", by: "agent", at: 1 };
const dispute: JobEvent = { type: "dispute", by: "buyer", at: 2 };

function rule(winner: Party): JobEvent {
  return { type: "decide", by: "validation agent", at: 3, for: winner };
}

function appeal(by: Party): JobEvent {
  return { type: "appeal", by, at: 4 };
}

function apply(job: Job, event: JobEvent): Job {
  const outcome = applyEvent(job, event);
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome.job;
}

function run(...events: JobEvent[]): Job {
  return [fund, submit, ...events].reduce(apply, openJob(terms));
}

function refusal(job: Job, event: JobEvent): string | null {
  const outcome = applyEvent(job, event);
  return "refused" in outcome ? outcome.refused : null;
}

function total(accounts: Accounts): number {
  return Object.values(accounts).reduce((sum, balance) => sum + balance, 0);
}

test("eight paths lead from Submitted, found by following every row of the machine", () => {
  const endings: Job[] = [];
  const explore = (job: Job) => {
    const next = candidates(job).flatMap((event) => {
      const outcome = applyEvent(job, event);
      return "job" in outcome ? [outcome.job] : [];
    });
    if (next.length === 0) endings.push(job);
    for (const following of next) explore(following);
  };
  explore(run());
  expect(endings).toHaveLength(8);
  expect(endings.every(({ state }) => terminalStates.has(state))).toBe(true);
});

describe("invariants of the machine under arbitrary events", () => {
  const time = fc.integer({ min: 0, max: 30 });
  const party = fc.constantFrom<Party>("buyer", "agent");
  const actor = fc.constantFrom<Actor>("buyer", "agent", "validation agent", "human supervisors", "anyone");
  const anyEvent: fc.Arbitrary<JobEvent> = fc.oneof(
    fc.record({
      type: fc.constantFrom("cancel", "fund", "submit", "accept", "dispute", "timeout", "appeal"),
      by: actor,
      at: time,
    }),
    fc.record({ type: fc.constantFrom("decide", "judge"), by: actor, at: time, for: party }),
  ) as fc.Arbitrary<JobEvent>;
  /** Mostly legal runs: at each step one of the legal events, or now and then any event at all. */
  const choices = fc.array(fc.tuple(fc.nat(), fc.option(anyEvent)), { maxLength: 14 });
  const anyTerms = fc.record({
    payment: fc.nat(10_000),
    validationFee: fc.nat(100),
    appealFee: fc.nat(100),
    appealDeposit: fc.nat(500),
    slash: fc.nat(500),
    deliveryDeadline: fc.integer({ min: 0, max: 12 }),
    waitingPeriod: fc.integer({ min: 1, max: 8 }),
    appealWindow: fc.integer({ min: 1, max: 8 }),
  });

  function forEachStep(check: (before: Job, after: Job, event: JobEvent) => void) {
    fc.assert(
      fc.property(anyTerms, choices, (someTerms, list) => {
        let job = openJob(someTerms);
        for (const [pick, arbitrary] of list) {
          const legal = candidates(job).filter((event) => refusal(job, event) === null);
          const event = arbitrary ?? legal[pick % Math.max(1, legal.length)];
          if (event === undefined) continue;
          const outcome = applyEvent(job, event);
          if ("refused" in outcome) continue;
          check(job, outcome.job, event);
          job = outcome.job;
        }
      }),
      { numRuns: 300 },
    );
  }

  test("accounts add up to zero at every moment and escrow is empty at the end", () => {
    forEachStep((_, after) => {
      expect(total(after.accounts)).toBe(0);
      expect(after.accounts.escrow).toBeGreaterThanOrEqual(0);
      if (terminalStates.has(after.state)) expect(after.accounts.escrow).toBe(0);
    });
  });

  test("nothing leaves a terminal state", () => {
    expect(jobTransitions.filter(({ from }) => terminalStates.has(from))).toEqual([]);
  });

  test("the payment leaves escrow only into a terminal state, whole and to one side", () => {
    forEachStep((before, after) => {
      if (after.state !== "open" && after.state !== "cancelled" && !terminalStates.has(after.state)) {
        expect(after.accounts.escrow).toBeGreaterThanOrEqual(after.terms.payment);
      }
      if (after.state === "accepted" || after.state === "auto-accepted") {
        expect(after.accounts.agent - before.accounts.agent).toBe(after.terms.payment);
      }
    });
  });

  const moment = fc.double({ min: 1, max: 30, noNaN: true });

  test("at any moment the buyer's choices or the timeout leave Submitted, never both", () => {
    fc.assert(
      fc.property(moment, (at) => {
        const job = run();
        const leaves = (["accept", "dispute", "timeout"] as const).filter(
          (type) => refusal(job, { type, by: "buyer", at }) === null,
        );
        expect(leaves).toEqual(at < 6 ? ["accept", "dispute"] : ["timeout"]);
      }),
      { examples: [[6]] },
    );
  });

  test.each([
    ["delivery", apply(openJob(terms), fund), submit, 10],
    ["an appeal", run(dispute, rule("agent")), appeal("buyer"), 3 + 4],
  ] as const)("at any moment %s is in time or the timeout is due, never both", (_, job, act, end) => {
    const timeout: JobEvent = { type: "timeout", by: "anyone", at: 0 };
    fc.assert(
      fc.property(moment, (time) => {
        const at = Math.max(job.now, time);
        const possible = [act, timeout].filter((event) => refusal(job, { ...event, at }) === null);
        expect(possible).toEqual(at < end ? [act] : [timeout]);
      }),
      { examples: [[end]] },
    );
  });

  test("there is at most one appeal, and humans judge only after it", () => {
    forEachStep((before, after, event) => {
      if (event.type === "appeal") expect(before.appealed).toBe(false);
      if (event.type === "judge") expect(before.appealed).toBe(true);
      if (before.appealed) expect(after.appealed).toBe(true);
    });
  });

  test("the winner pays no fee, the loser pays all, the deposit returns only on reversal", () => {
    forEachStep((_, { state, terms: t, accounts, winner, decision, appealed }) => {
      if (state !== "final") return;
      const fees = t.validationFee + (appealed ? t.appealFee : 0);
      const forfeited = appealed && winner === decision ? t.appealDeposit : 0;
      const buyer = winner === "agent" ? -t.payment - fees - forfeited : 0;
      const agent = winner === "agent" ? t.payment : -fees - t.slash - forfeited;
      // Adding zero turns the -0 of a free dispute into 0, which is what an account shows.
      expect([accounts.buyer + 0, accounts.agent + 0]).toEqual([buyer + 0, agent + 0]);
      expect(accounts.depositSink).toBe(forfeited);
      expect(accounts.service).toBe(fees);
    });
  });

  test("a validation agent's decision becomes final only after the whole appeal window", () => {
    forEachStep((before, after, event) => {
      if (after.state === "final" && event.type === "timeout") {
        expect(event.at).toBeGreaterThanOrEqual((before.decidedAt ?? Number.NaN) + before.terms.appealWindow);
      }
    });
  });
});

/** Every event that could be legal in a state: inside its window and at the window's end. */
function candidates(job: Job): JobEvent[] {
  return jobTransitions
    .filter(({ from }) => from === job.state)
    .flatMap((row): JobEvent[] => {
      const at = [
        job.now,
        Math.max(
          job.now,
          job.state === "funded" ? job.terms.deliveryDeadline : 0,
          job.state === "submitted" ? (job.submittedAt ?? 0) + job.terms.waitingPeriod : 0,
          job.state === "decided" ? (job.decidedAt ?? 0) + job.terms.appealWindow : 0,
        ),
      ][row.event === "timeout" ? 1 : 0] as number;
      const by: Actor = row.actor === "loser" ? (job.decision === "buyer" ? "agent" : "buyer") : row.actor;
      const { event: type } = row;
      if (type !== "decide" && type !== "judge") return [{ type, by, at }];
      return (["buyer", "agent"] as const).map((winner) => ({ type, by, at, for: winner }));
    });
}
