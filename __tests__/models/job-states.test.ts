import fc from "fast-check";
import { getLedgers, type JobEnd, LOST_BY_AGENT } from "../../src/models/job-ledger";
import {
  type Account,
  applyCall,
  createJob,
  getPossibleTransitions,
  type Job,
  type JobState,
  type JobTransition,
  jobTransitions,
} from "../../src/models/job-states";
import { type Setting, withRules } from "../../src/models/setting";
import { uniformNumber } from "../fixtures/uniform-number";
import { setting, WITHOUT_REVIEWS, windows } from "./example-setting";

/** A job with the calls that led to it. */
type Path = { job: Job; calls: string[] };

const newJob = createJob(setting, windows);
const JOB_ACCOUNTS: Account[] = ["escrow", "buyer's stake", "agent's stake", "appeal deposit"];

/** Returns the first hour at which the call is in time. */
function getFirstHour({ since }: Job, { after }: JobTransition): number {
  return after ? since + windows[after] : since;
}

/** Makes the call at the first hour at which it is in time. */
function callInTime({ job, calls }: Path, transition: JobTransition): Path {
  const { call, by } = transition;
  return {
    job: applyCall(job, { call, by, at: getFirstHour(job, transition) }).job,
    calls: [...calls, call],
  };
}

/** Returns every path from a job to an end. `drawAgain` leads back to the same state and is left out. */
function findPaths(path: Path, visit: (path: Path) => void = () => {}): Path[] {
  visit(path);
  const next = getPossibleTransitions(path.job).filter(({ from, to }) => from !== to);
  return next.length === 0
    ? [path]
    : next.flatMap((transition) => findPaths(callInTime(path, transition), visit));
}

/** Returns the job after the calls, each made in time. @throws Error if a call is not possible. */
function playCalls(calls: readonly string[], from = newJob): Job {
  return calls.reduce<Path>(
    (path, call) => {
      const transition = getPossibleTransitions(path.job).find((possible) => possible.call === call);
      if (!transition) throw new Error(`${call} is not possible.`);
      return callInTime(path, transition);
    },
    { job: from, calls: [] },
  ).job;
}

/** Returns the ledger's name for the end of a path, or undefined if nothing was delivered. */
function getEndName({ calls, job }: Path): JobEnd | undefined {
  if (job.state === "withdrawn" || job.state === "expired") return undefined;
  if (job.state === "paid") return "paid";
  const decision = calls.includes("decideForBuyer")
    ? "for buyer"
    : calls.includes("decideForAgent")
      ? "for agent"
      : "finding";
  const judgment = calls.find((call) => call.startsWith("judge"));
  if (!judgment) return decision;
  const isWon = (judgment === "judgeForBuyer") === (decision === "for agent");
  return `${decision}, appeal ${isWon ? "won" : "lost"}`;
}

const settings: fc.Arbitrary<Setting> = fc
  .record({
    price: uniformNumber(5, 10_000),
    hyptPrice: uniformNumber(0, 3),
    stakeShare: uniformNumber(0.2, 0.5),
  })
  .map(({ price, hyptPrice, stakeShare }) => ({
    price,
    rules: { ...setting.rules, stakeShare },
    assumptions: { ...setting.assumptions, hyptPrice },
  }));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test("the paths through the states reach every end of the ledger, with the same gains", () => {
  fc.assert(
    fc.property(settings, (anySetting) => {
      const ledgers = getLedgers(anySetting);
      const reached = new Set<JobEnd>();
      for (const path of findPaths({ job: createJob(anySetting, windows), calls: [] })) {
        const name = getEndName(path);
        if (!name) continue;
        reached.add(name);
        const { buyer, agent, people, burned, "review pool": reviewPool } = path.job.accounts;
        for (const [account, usdc] of Object.entries({ buyer, agent, people, reviewPool, burned }))
          expect([path.calls, account, ledgers[name][account as keyof typeof ledgers.paid]]).toEqual([
            path.calls,
            account,
            expect.closeTo(usdc, 8),
          ]);
      }
      expect([...reached].sort()).toEqual(Object.keys(ledgers).sort());
    }),
    { numRuns: 20 },
  );
});

test("calls neither create nor destroy money, and a job holds none at its end", () => {
  fc.assert(
    fc.property(settings, (anySetting) => {
      const ends = findPaths({ job: createJob(anySetting, windows), calls: [] }, ({ job: { accounts } }) => {
        expect(sum(Object.values(accounts))).toBeCloseTo(0, 7);
        for (const account of [...JOB_ACCOUNTS, "people", "burned"] as const)
          expect(accounts[account]).toBeGreaterThanOrEqual(-1e-9);
      });
      for (const { job } of ends)
        expect(sum(JOB_ACCOUNTS.map((account) => job.accounts[account]))).toBeCloseTo(0, 8);
    }),
    { numRuns: 20 },
  );
});

test("a job that is paid brings the agent a point for each 10 USDC, and a lost or undelivered one takes as many", () => {
  for (const path of findPaths({ job: newJob, calls: [] })) {
    const name = getEndName(path);
    const isLost = name ? LOST_BY_AGENT.has(name) : path.job.state === "expired";
    const points = path.job.state === "withdrawn" ? 0 : isLost ? -10 : 10;
    expect([path.calls, path.job.points]).toEqual([path.calls, points]);
  }
});

test("if HYPT falls while a job is open, the review pool pays what the agent’s stake no longer covers", () => {
  fc.assert(
    fc.property(settings, (anySetting) => {
      const stake = anySetting.rules.stakeShare * anySetting.price;
      const missing = stake * Math.max(0, 1 - anySetting.assumptions.hyptPrice);
      for (const path of findPaths({ job: createJob(anySetting, windows), calls: [] })) {
        const isPaidByPool = getEndName(path) === "for agent, appeal won";
        if (isPaidByPool) expect(path.job.accounts["review pool"]).toBeCloseTo(-missing, 8);
        else expect(path.job.accounts["review pool"]).toBeGreaterThanOrEqual(0);
        if (path.calls.some((call) => call.startsWith("judge")))
          expect(path.job.accounts.people).toBeCloseTo(stake, 8);
      }
    }),
    { numRuns: 20 },
  );
});

test("a disputed finding that stands costs the agent 25, of which 4 pay the review and 21 are burned", () => {
  const decided = playCalls(["order", "take", "deliver", "findFault", "dispute"]);
  const { job, moved } = applyCall(decided, { call: "settle", by: "anybody", at: decided.since + 72 });
  expect(moved).toEqual([
    { from: "escrow", to: "buyer", usdc: 100 },
    { from: "buyer's stake", to: "buyer", usdc: 25 },
    { from: "agent's stake", to: "review pool", usdc: 4 },
    { from: "agent's stake", to: "burned", usdc: 21 },
  ]);
  expect(job.points).toBe(-10);
});

test.each<[string, string[], string, "buyer" | "agent", string]>([
  ["the agent’s delivery by the buyer", ["order", "take"], "deliver", "buyer", "agent"],
  ["the buyer’s acceptance by the agent", ["order", "take", "deliver"], "accept", "agent", "buyer"],
  [
    "the loser’s appeal by the winner",
    ["order", "take", "deliver", "findFault", "dispute"],
    "appeal",
    "buyer",
    "agent",
  ],
])("a job refuses %s", (_, calls, call, by, owner) => {
  const job = playCalls(calls);
  expect(() => applyCall(job, { call, by, at: job.since })).toThrow(
    `${call} is for the ${owner}, not for the ${by}.`,
  );
});

test("a job refuses a call that its state does not know, and one before the last", () => {
  expect(() => applyCall(newJob, { call: "take", by: "agent", at: 0 })).toThrow(
    'A job that is "new" does not know the call take.',
  );
  const taken = { ...playCalls(["order", "take"]), since: 5 };
  expect(() => applyCall(taken, { call: "deliver", by: "agent", at: 4 })).toThrow(
    "deliver at hour 4 comes before the last call, at hour 5.",
  );
});

test("a call within a window is refused from its end on, and a call after a window before its end", () => {
  for (const [index, { from, call, by, within, after }] of jobTransitions.entries()) {
    const window = within ?? after;
    if (!window) continue;
    // A finding is disputed in advance if the job holds the buyer's stake.
    const held = jobTransitions[index]?.onlyIf === "disputed in advance" ? 25 : 0;
    const end = 10 + windows[window];
    const rules = { ...setting.rules, hasReviews: jobTransitions[index]?.onlyWith !== "no reviews" };
    const accounts = { ...newJob.accounts, "buyer's stake": held };
    const job = { ...newJob, state: from, since: 10, accounts, setting: { ...setting, rules } };
    const callAt = (at: number) => () => applyCall(job, { call, by, at });
    if (within) {
      expect(callAt(end - 0.01)).not.toThrow();
      expect(callAt(end)).toThrow(`${call} comes too late: its time was over at hour ${end}.`);
    } else {
      expect(callAt(end)).not.toThrow();
      expect(callAt(end - 0.01)).toThrow(`${call} comes too early: it can be called from hour ${end}.`);
    }
  }
});

test("a delivery that a sequencer withholds for 24 hours expires only if it was sent less than 24 hours before its deadline", () => {
  const taken = playCalls(["order", "take"]);
  const deliverAt = (at: number) => applyCall(taken, { call: "deliver", by: "agent", at }).job.state;
  expect(deliverAt(23 + 24)).toBe("delivered");
  expect(() => deliverAt(24 + 24)).toThrow("too late");
  // The buyer may have seen the work, and gets the whole price back. An expired job moves no money of the agent.
  expect(playCalls(["order", "take", "expire"]).accounts).toMatchObject({ buyer: 0, agent: 0 });
});

test("a finding is disputed at once for a buyer who has ordered that, and the stake comes back if there is none", () => {
  const inAdvance = ["orderAndDisputeFaults", "take", "deliver"];
  expect(playCalls([...inAdvance, "findFault"]).state).toBe("decided for buyer");
  expect(playCalls(["order", "take", "deliver", "findFault"]).state).toBe("fault found");
  expect(playCalls(["orderAndDisputeFaults"]).accounts.buyer).toBe(-125);
  expect(playCalls([...inAdvance, "findNoFault", "settle"]).accounts.buyer).toBe(-100);
});

test("a buyer can accept after a decision for it, but not after one against it", () => {
  const lost = playCalls(["order", "take", "deliver", "findNoFault", "dispute", "decideForAgent"]);
  expect(getPossibleTransitions(lost).map(({ call }) => call)).toEqual(["settle", "appeal"]);
  const won = playCalls(["order", "take", "deliver", "findFault", "dispute", "accept"]);
  expect(won.accounts).toMatchObject({ buyer: -100, agent: 96, burned: 0 });
});

test("an appeal that nobody judges leaves the first decision, and the deposit comes back", () => {
  const unjudged = playCalls(["order", "take", "deliver", "findFault", "dispute", "appeal", "settle"]);
  expect(unjudged.accounts).toMatchObject({ buyer: 0, agent: -25, people: 0 });
});

test("the agent pays for the review of what cannot be opened, and the buyer gets the price back", () => {
  const job = playCalls(["order", "take", "deliver", "findUnreadable"]);
  expect(job.accounts).toMatchObject({ buyer: 0, agent: -4, "review pool": 4 });
  expect(job.points).toBe(-10);
});

test("without reviews a delivery is in its waiting period at once, and a dispute goes to a validation agent", () => {
  const unreviewedJob = createJob(withRules(setting, WITHOUT_REVIEWS), windows);
  expect(playCalls(["order", "take", "deliver", "settle"], unreviewedJob).accounts.agent).toBe(100);
  expect(playCalls(["order", "take", "deliver", "dispute"], unreviewedJob).state).toBe("disputed");
  const withoutAppeals = createJob(withRules(setting, { ...WITHOUT_REVIEWS, hasAppeals: false }), windows);
  const states = new Set<JobState>();
  findPaths({ job: withoutAppeals, calls: [] }, ({ job }) => states.add(job.state));
  expect([...states].filter((state) => state.startsWith("appealed") || state === "fault found")).toEqual([]);
});

test("in each state before the end the buyer or anybody can make a call, so money is never stuck", () => {
  findPaths({ job: newJob, calls: [] }, ({ job }) => {
    const possible = getPossibleTransitions(job);
    if (possible.length > 0) expect(possible.some(({ by }) => by === "buyer" || by === "anybody")).toBe(true);
  });
});

test("the transitions can be converted to JSON and back", () => {
  expect(JSON.parse(JSON.stringify(jobTransitions))).toEqual(jobTransitions);
});
