import fc from "fast-check";
import {
  BUYER_PLANS,
  type BuyerAction,
  type Cheat,
  DISPUTES_FINDINGS,
  getBestReplies,
  getBuyerPayoff,
  getEquilibria,
  getGainFromDisputing,
  getMargin,
  getPayoffs,
  NEVER_ACTS,
  type Strategies,
} from "../../src/models/best-replies";
import { getLedgers } from "../../src/models/job-ledger";
import { createRandomGenerator } from "../../src/models/random-generator";
import { type Setting, withRules } from "../../src/models/setting";
import { findLeast, findMost } from "../../src/models/threshold";
import { uniformNumber } from "../fixtures/uniform-number";
import {
  changeAssumptions,
  parsePlan,
  parseStrategies,
  setting,
  WITHOUT_REVIEWS,
  windows,
} from "./example-setting";
import { createJob, type Job, playCalls } from "./play-job";
import fixture from "./setting.json";

const DIGITS = 9;
const cheats: Readonly<Record<string, Cheat>> = {
  plain: {},
  insured: { isInsured: true },
  "silence bought": { buysSilence: true },
};

test.each(Object.entries(fixture.ends))(
  "the ledger of a job of %s USDC is that of the fixture",
  (price, ends) => {
    const ledgers = getLedgers({ ...setting, price: Number(price) });
    expect(Object.keys(ledgers).sort()).toEqual(Object.keys(ends).sort());
    for (const [name, { buyer, agent, people, pot, burn }] of Object.entries(ends))
      expect([name, ledgers[name as keyof typeof ledgers]]).toEqual([
        name,
        {
          buyer: expect.closeTo(buyer, DIGITS),
          agent: expect.closeTo(agent, DIGITS),
          people: expect.closeTo(people, DIGITS),
          reviewPool: expect.closeTo(pot, DIGITS),
          burned: expect.closeTo(burn, DIGITS),
        },
      ]);
  },
);

test("the mean payoffs of all strategies are those of the fixture", () => {
  for (const [text, { buyer, agent, people, pot, burn, lost, alert }] of Object.entries(fixture.values))
    expect([text, getPayoffs(setting, parseStrategies(text))]).toEqual([
      text,
      {
        buyer: expect.closeTo(buyer, DIGITS),
        agent: expect.closeTo(agent, DIGITS),
        people: expect.closeTo(people, DIGITS),
        reviewPool: expect.closeTo(pot, DIGITS),
        burned: expect.closeTo(burn, DIGITS),
        lost: expect.closeTo(lost, DIGITS),
        finding: expect.closeTo(alert, DIGITS),
      },
    ]);
});

test("the margin of good work is the fixture’s for each hit rate, share of buyers who act and way to cheat", () => {
  for (const [text, margin] of Object.entries(fixture.margin)) {
    const [, hit, acting, way = ""] = /^hit (.+), share (.+), (.+)$/.exec(text) ?? [];
    const changed = changeAssumptions({ hitRate: Number(hit), actingShare: Number(acting) });
    expect([text, getMargin(changed, cheats[way])]).toEqual([text, expect.closeTo(margin, DIGITS)]);
  }
});

test("cheating does not pay from the fixture’s share of buyers who act on: 64 % where reviews find 80 %", () => {
  for (const [text, share] of Object.entries(fixture["share of buyers needed"])) {
    const [, hit, way = ""] = /^hit (.+), (.+)$/.exec(text) ?? [];
    const least = findLeast((actingShare) =>
      getMargin(changeAssumptions({ hitRate: Number(hit), actingShare }), cheats[way]),
    );
    expect([text, least]).toEqual([text, share === null ? undefined : expect.closeTo(share, DIGITS)]);
  }
  expect(findLeast((actingShare) => getMargin(changeAssumptions({ actingShare })))).toBeCloseTo(0.637, 3);
});

test("without reviews there are no findings, and cheating gains the whole saving", () => {
  const unreviewed = withRules(setting, WITHOUT_REVIEWS);
  expect(getMargin(unreviewed)).toBeCloseTo(fixture["margin, no reading"], DIGITS);
  expect(
    getPayoffs(unreviewed, { work: "poor", plan: NEVER_ACTS, agentAppeals: false, buyerAppeals: false }),
  ).toEqual({
    ...{ buyer: -100, agent: 80, people: 0, reviewPool: 0, burned: expect.closeTo(0, DIGITS) },
    ...{ lost: 0, finding: 0 },
  });
});

test("disputing a finding brings the buyer 100 on poor work, and 25 even on good work", () => {
  const gains = fixture["after a finding, disputing brings"];
  expect(getGainFromDisputing(setting, "poor")).toBeCloseTo(gains.poor, DIGITS);
  expect(getGainFromDisputing(setting, "good")).toBeCloseTo(gains.good, DIGITS);
});

test("silence costs less where an appeal could turn the finding, since disputing then brings the buyer less", () => {
  const risky = changeAssumptions({ reversedIfRight: 0.3 });
  expect(getGainFromDisputing(risky, "poor")).toBeCloseTo(0.7 * 100 - 0.3 * 25, DIGITS);
  const unseen = getBestReplies(risky, "poor", NEVER_ACTS);
  const settled = unseen.agent - unseen.finding * 62.5;
  const good = getBestReplies(risky, "good", DISPUTES_FINDINGS).agent;
  expect(getMargin(risky, { buysSilence: true })).toBeCloseTo(good - settled, DIGITS);
});

test("no plan of a buyer pays more than disputing findings alone while at most 12 % of the work is poor", () => {
  for (const [text, gain] of Object.entries(fixture["buyer beyond (silent, dispute a finding)"])) {
    const [, plan = "", poor] = /^(.+) at (.+) poor$/.exec(text) ?? [];
    const changed = changeAssumptions({ poorShare: Number(poor) });
    const extraGain = getBuyerPayoff(changed, parsePlan(plan)) - getBuyerPayoff(changed, DISPUTES_FINDINGS);
    expect([text, extraGain]).toEqual([text, expect.closeTo(gain, DIGITS)]);
    if (Number(poor) <= 0.12) expect(extraGain).toBeLessThanOrEqual(0);
  }
});

test("the only equilibrium is that nobody checks, findings are disputed and all work is good", () => {
  expect(getEquilibria(setting)).toEqual([
    {
      poorShare: 0,
      plans: [{ plan: DISPUTES_FINDINGS, share: 1 }],
      buyer: expect.closeTo(40.2599, DIGITS),
      agent: expect.closeTo(15.3928736, DIGITS),
    },
  ]);
});

test("there is always an equilibrium, and in it neither another plan nor other work pays more", () => {
  const settings = fc
    .record({
      hitRate: uniformNumber(0, 1),
      falseRate: uniformNumber(0, 0.2),
      reversedIfWrong: uniformNumber(0, 1),
      hasReviews: fc.boolean(),
    })
    .map(({ hasReviews, ...changes }) => withRules(changeAssumptions(changes), { hasReviews }));
  fc.assert(
    fc.property(settings, (anySetting) => {
      const equilibria = getEquilibria(anySetting);
      expect(equilibria.length).toBeGreaterThan(0);
      for (const { poorShare, plans, buyer } of equilibria) {
        const changed: Setting = { ...anySetting, assumptions: { ...anySetting.assumptions, poorShare } };
        for (const plan of BUYER_PLANS)
          expect(getBuyerPayoff(changed, plan)).toBeLessThanOrEqual(buyer + 1e-6);
        const margin = plans.reduce((mean, { plan, share }) => {
          const good = getBestReplies(anySetting, "good", plan).agent;
          return mean + share * (good - getBestReplies(anySetting, "poor", plan).agent);
        }, 0);
        if (poorShare === 0) expect(margin).toBeGreaterThanOrEqual(0);
        else if (poorShare === 1) expect(margin).toBeLessThanOrEqual(0);
        else expect(margin).toBeCloseTo(0, 6);
      }
    }),
    { numRuns: 25 },
  );
});

const riskySettings = fc
  .record({
    reversedIfRight: uniformNumber(0, 1),
    reversedIfWrong: uniformNumber(0, 1),
    hyptPrice: uniformNumber(0, 2),
  })
  .map(changeAssumptions);

test("neither side would gain by changing whether it appeals", () => {
  fc.assert(
    fc.property(
      riskySettings,
      uniformNumber(5, 10_000),
      fc.constantFrom(...BUYER_PLANS),
      (anySetting, price, plan) => {
        for (const work of ["good", "poor"] as const) {
          const best = getBestReplies({ ...anySetting, price }, work, plan);
          const getPayoffsIf = (agentAppeals: boolean, buyerAppeals: boolean) =>
            getPayoffs({ ...anySetting, price }, { work, plan, agentAppeals, buyerAppeals });
          const stable = [true, false].flatMap((agentAppeals) =>
            [true, false].filter((buyerAppeals) => {
              const { agent, buyer } = getPayoffsIf(agentAppeals, buyerAppeals);
              const isBest = Math.abs(agent - best.agent) + Math.abs(buyer - best.buyer) < 1e-9;
              const agentStays = getPayoffsIf(!agentAppeals, buyerAppeals).agent <= agent + 1e-9;
              return isBest && agentStays && getPayoffsIf(agentAppeals, !buyerAppeals).buyer <= buyer + 1e-9;
            }),
          );
          expect(stable.length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("the gains of all sides add up to the worth of the work less its costs", () => {
  fc.assert(
    fc.property(
      riskySettings,
      uniformNumber(5, 10_000),
      fc.constantFrom(...BUYER_PLANS),
      (anySetting, price, plan) => {
        const { buyer, agent, people, reviewPool, burned, finding } = getBestReplies(
          { ...anySetting, price },
          "good",
          plan,
        );
        const getCheckingShare = (action: BuyerAction) => (action === "check" ? 1 : 0);
        const checked =
          getCheckingShare(plan.onFinding) * finding + getCheckingShare(plan.withoutFinding) * (1 - finding);
        const worth = price * (1.4 - 0.8 - 0.04 * checked);
        expect((buyer + agent + people + reviewPool + burned) / worth).toBeCloseTo(1, DIGITS);
        expect(Math.min(people, burned)).toBeGreaterThanOrEqual(-1e-9);
      },
    ),
    { numRuns: 50 },
  );
});

/** Plays one job through its transitions with random reviews and judgments, and returns the accounts at its end. */
function playJob(
  random: () => number,
  { work, plan, agentAppeals, buyerAppeals }: Strategies,
): Job["accounts"] {
  const { hitRate, falseRate, sharedBlindness, reversedIfRight, reversedIfWrong } = setting.assumptions;
  const isPoor = work === "poor";
  const rate = isPoor ? hitRate : falseRate;
  const shared = random() < sharedBlindness ? random() < rate : undefined;
  const findsFault = () => shared ?? random() < rate;
  const isDisputed = (action: BuyerAction) => action === "dispute" || (action === "check" && isPoor);
  let job = playCalls(createJob(setting, windows), ["order", "take", "deliver"]);
  const makeCall = (call: string) => {
    job = playCalls(job, [call]);
  };
  const [first, second, third] = [findsFault(), findsFault(), findsFault()];
  makeCall(first && (second || third) ? "findFault" : "findNoFault");
  const hasFinding = job.state === "fault found";
  if (isDisputed(hasFinding ? plan.onFinding : plan.withoutFinding)) makeCall("dispute");
  if (job.state === "disputed") makeCall(findsFault() ? "decideForBuyer" : "decideForAgent");
  const isForBuyer = job.state === "decided for buyer";
  if ((isForBuyer && agentAppeals) || (job.state === "decided for agent" && buyerAppeals)) {
    makeCall("appeal");
    const isReversed = random() < (isForBuyer === isPoor ? reversedIfRight : reversedIfWrong);
    makeCall(isForBuyer === isReversed ? "judgeForAgent" : "judgeForBuyer");
  } else makeCall("settle");
  return job.accounts;
}

test("the mean gains of 300 played jobs are those of the model, within four standard errors", () => {
  const random = createRandomGenerator(3);
  const jobs = 300;
  for (const work of ["good", "poor"] as const)
    for (const plan of BUYER_PLANS) {
      const strategies = { work, plan, agentAppeals: true, buyerAppeals: true };
      const played = Array.from({ length: jobs }, () => playJob(random, strategies));
      const { buyer, agent, people, reviewPool, burned, finding } = getPayoffs(setting, strategies);
      const getCheckingShare = (action: BuyerAction) => (action === "check" ? 1 : 0);
      const checked =
        getCheckingShare(plan.onFinding) * finding + getCheckingShare(plan.withoutFinding) * (1 - finding);
      const expected = {
        buyer: buyer - (work === "good" ? 140 : 0) + 4 * checked,
        agent: agent + (work === "good" ? 80 : 20),
        people,
        "review pool": reviewPool,
        burned,
      };
      for (const [account, usdc] of Object.entries(expected)) {
        const gains = played.map((accounts) => accounts[account as keyof Job["accounts"]]);
        const mean = gains.reduce((sum, gain) => sum + gain) / jobs;
        const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / jobs;
        // 1.5 USDC are added because an end with a chance of 1 in 100 may not occur at all.
        const tolerance = 4 * Math.sqrt(variance / jobs) + 1.5;
        expect([work, plan, account, Math.abs(mean - usdc)]).toEqual([
          work,
          plan,
          account,
          expect.any(Number),
        ]);
        expect(Math.abs(mean - usdc)).toBeLessThan(tolerance);
      }
    }
});

test("findLeast and findMost return where a function changes its sign, or undefined if it is never positive", () => {
  expect(findLeast((x) => x - 0.3)).toBeCloseTo(0.3, 12);
  expect(findMost((x) => 0.3 - x)).toBeCloseTo(0.3, 12);
  expect([findLeast(() => -1), findMost(() => -1)]).toEqual([undefined, undefined]);
  expect([findLeast(() => 1, [2, 3]), findMost(() => 1, [2, 3])]).toEqual([2, 3]);
});
