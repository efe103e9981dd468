import fc from "fast-check";
import { getLedgers, type JobEnd, LOST_BY_AGENT } from "../../src/models/job-ledger";
import { type Setting, withRules } from "../../src/models/setting";
import { uniformNumber } from "../fixtures/uniform-number";
import { near, setting, WITHOUT_REVIEWS } from "./example-setting";
import { jobTransitions } from "./job-states";
import { createJob, findEnds, getPossibleTransitions, JOB_ACCOUNTS, type Job, playCalls } from "./play-job";

const newJob = createJob(setting);
const play = (...calls: string[]) => playCalls(newJob, calls);

/** Returns the ledger's name for the end of a job, or undefined if nothing was delivered. */
function getEndName({ calls, state }: Job): JobEnd | undefined {
  if (state === "withdrawn" || state === "expired") return undefined;
  if (state === "paid") return "paid";
  const decisions = { decideForBuyer: "for buyer", decideForAgent: "for agent" } as const;
  const decided = calls.find((call) => call in decisions) as keyof typeof decisions | undefined;
  const decision = decided ? decisions[decided] : "finding";
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

/** Checks the ends of jobs in twenty settings. */
const checkEnds = (check: (ends: Job[], anySetting: Setting) => void) =>
  fc.assert(
    fc.property(settings, (anySetting) => check(findEnds(createJob(anySetting)), anySetting)),
    { numRuns: 20 },
  );

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test("the paths through the states reach every end of the ledger, with the same gains", () => {
  checkEnds((ends, anySetting) => {
    const ledgers = getLedgers(anySetting);
    const names = ends.map(getEndName);
    expect([...new Set(names)].filter(Boolean).sort()).toEqual(Object.keys(ledgers).sort());
    for (const [index, { calls, accounts }] of ends.entries()) {
      const { buyer, agent, people, burned, "review pool": reviewPool } = accounts;
      const name = names[index];
      if (name)
        expect([calls, ledgers[name]]).toEqual([calls, near({ buyer, agent, people, reviewPool, burned })]);
    }
  });
});

test("calls neither create nor destroy money, and a job holds none at its end", () => {
  checkEnds((ends, anySetting) => {
    findEnds(createJob(anySetting), ({ accounts }) => {
      expect(sum(Object.values(accounts))).toBeCloseTo(0, 7);
      for (const account of [...JOB_ACCOUNTS, "people", "burned"] as const)
        expect(accounts[account]).toBeGreaterThanOrEqual(-1e-9);
    });
    for (const { accounts } of ends)
      expect(sum(JOB_ACCOUNTS.map((account) => accounts[account]))).toBeCloseTo(0, 8);
  });
});

test("if HYPT falls while a job is open, the review pool pays what the agent’s stake no longer covers", () => {
  checkEnds((ends, anySetting) => {
    const stake = anySetting.rules.stakeShare * anySetting.price;
    const missing = stake * Math.max(0, 1 - anySetting.assumptions.hyptPrice);
    for (const job of ends) {
      const isPaidByPool = getEndName(job) === "for agent, appeal won";
      if (isPaidByPool) expect(job.accounts["review pool"]).toBeCloseTo(-missing, 8);
      else expect(job.accounts["review pool"]).toBeGreaterThanOrEqual(0);
      if (job.calls.some((call) => call.startsWith("judge")))
        expect(job.accounts.people).toBeCloseTo(stake, 8);
    }
  });
});

test("a job that is paid brings the agent a point for each 10 USDC, and a lost or undelivered one takes as many", () => {
  for (const job of findEnds(newJob)) {
    const name = getEndName(job);
    const isLost = name ? LOST_BY_AGENT.has(name) : job.state === "expired";
    expect([job.calls, job.points]).toEqual([job.calls, job.state === "withdrawn" ? 0 : isLost ? -10 : 10]);
  }
});

/** What some calls lead to, in USDC. */
// biome-ignore format: a table with one line an end
test.each([
  ["a dispute in advance takes the buyer’s stake with the price", ["orderAndDisputeFaults"], { buyer: -125 }],
  ["the agent pays for the review of what cannot be opened", ["order", "take", "deliver", "findUnreadable"], { buyer: 0, agent: -4, "review pool": 4 }],
  ["a buyer can accept after a decision for it", ["order", "take", "deliver", "findFault", "dispute", "accept"], { buyer: -100, agent: 96, burned: 0 }],
  ["an order that expires moves no money in the end", ["order", "take", "expire"], { buyer: 0, agent: 0 }],
])("%s", (_, calls, accounts) => {
  expect(play(...calls).accounts).toMatchObject(accounts);
});

test("a finding is disputed at once for a buyer who has ordered that", () => {
  expect(play("orderAndDisputeFaults", "take", "deliver", "findFault").state).toBe("decided for buyer");
});

test("a buyer cannot accept before the review is in, nor after a decision against it", () => {
  expect(() => play("order", "take", "deliver", "accept")).toThrow("the call accept");
  const lost = play("order", "take", "deliver", "findNoFault", "dispute", "decideForAgent");
  expect(getPossibleTransitions(lost).map(({ call }) => call)).toEqual(["settle", "appeal"]);
});

test("only the loser of a first decision can appeal", () => {
  const appeals = jobTransitions
    .filter(({ call }) => call === "appeal")
    .map(({ from, by }) => `${from}: ${by}`);
  expect(appeals).toEqual(["decided for buyer: agent", "decided for agent: buyer"]);
});

test("each call that has to be made in time has another call that anybody can make afterwards", () => {
  for (const { from, within } of jobTransitions)
    if (within)
      expect(jobTransitions).toContainEqual(expect.objectContaining({ from, after: within, by: "anybody" }));
});

test("in each state before the end the buyer or anybody can make a call, so money is never stuck", () => {
  findEnds(newJob, (job) => {
    const callers = getPossibleTransitions(job).map(({ by }) => by);
    if (callers.length > 0) expect(callers.some((by) => by === "buyer" || by === "anybody")).toBe(true);
  });
});

test("without reviews a delivery is in its waiting period at once, and a dispute goes to a validation agent", () => {
  const unreviewed = createJob(withRules(setting, WITHOUT_REVIEWS));
  expect(playCalls(unreviewed, ["order", "take", "deliver", "settle"]).accounts.agent).toBe(100);
  expect(playCalls(unreviewed, ["order", "take", "deliver", "dispute"]).state).toBe("disputed");
  findEnds(createJob(withRules(setting, { ...WITHOUT_REVIEWS, hasAppeals: false })), ({ state }) =>
    expect(state).not.toMatch(/^appealed|^fault found/),
  );
});
