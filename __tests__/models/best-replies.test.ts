import fc from "fast-check";
import {
  BUYER_PLANS,
  DISPUTES_FINDINGS,
  getBuyerPayoff,
  getEquilibria,
  getGainFromDisputing,
  getMargin,
  getPayoffs,
  NEVER_ACTS,
} from "../../src/models/best-replies";
import { getLedgers } from "../../src/models/job-ledger";
import { type Assumptions, withAssumptions, withRules } from "../../src/models/setting";
import { uniformNumber } from "../fixtures/uniform-number";
import { changeAssumptions, near, parsePlan, parseStrategies, setting } from "./example-setting";
import fixture from "./setting.json";

const cheats: Readonly<Record<string, Partial<Assumptions>>> = {
  plain: {},
  insured: { policiesHeld: 1 },
  "silence bought": { sellingShare: 1 },
};

type FixtureLedger = { buyer: number; agent: number; people: number; pot: number; burn: number };

/** Returns a ledger of the fixture under the names of the models. */
const renameAccounts = ({ pot: reviewPool, burn: burned, ...others }: FixtureLedger) => ({
  ...others,
  reviewPool,
  burned,
});

test.each(Object.entries(fixture.ends))("the ledger of a job of %s USDC is the fixture’s", (price, ends) => {
  const expected = Object.entries(ends).map(([name, end]) => [name, renameAccounts(end)]);
  expect(getLedgers({ ...setting, price: Number(price) })).toEqual(near(Object.fromEntries(expected)));
});

test("the mean payoffs of all strategies are those of the fixture", () => {
  for (const [text, { alert: finding, lost, ...ledger }] of Object.entries(fixture.values))
    expect([text, getPayoffs(setting, ...parseStrategies(text))]).toEqual([
      text,
      near({ ...renameAccounts(ledger), lost, finding }),
    ]);
});

test("the margin of good work is the fixture’s for each hit rate, share of buyers who act and way to cheat", () => {
  for (const [text, margin] of Object.entries(fixture.margin)) {
    const [, hit, acting, way = ""] = /^hit (.+), share (.+), (.+)$/.exec(text) ?? [];
    const changes = { hitRate: Number(hit), actingShare: Number(acting), ...cheats[way] };
    expect([text, getMargin(changeAssumptions(changes))]).toEqual([text, near(margin)]);
  }
});

test("silence costs less where an appeal could turn the finding, since disputing then brings the buyer less", () => {
  const risky = changeAssumptions({ reversedIfRight: 0.3 });
  expect(getGainFromDisputing(risky, "poor")).toBeCloseTo(0.7 * 100 - 0.3 * 25, 9);
  const unseen = getPayoffs(risky, "poor", NEVER_ACTS);
  const good = getPayoffs(risky, "good", DISPUTES_FINDINGS).agent;
  const margin = good - (unseen.agent - unseen.finding * 62.5);
  expect(getMargin(withAssumptions(risky, { sellingShare: 1 }))).toBeCloseTo(margin, 9);
});

test("no plan of a buyer pays more than disputing findings alone while at most 12 % of the work is poor", () => {
  for (const [text, gain] of Object.entries(fixture["buyer beyond (silent, dispute a finding)"])) {
    const [, plan = "", poor] = /^(.+) at (.+) poor$/.exec(text) ?? [];
    const changed = changeAssumptions({ poorShare: Number(poor) });
    const extraGain = getBuyerPayoff(changed, parsePlan(plan)) - getBuyerPayoff(changed, DISPUTES_FINDINGS);
    expect([text, extraGain]).toEqual([text, near(gain)]);
    if (Number(poor) <= 0.12) expect(extraGain).toBeLessThanOrEqual(0);
  }
});

test("the only equilibrium is that nobody checks, findings are disputed and all work is good", () => {
  const plans = [{ plan: DISPUTES_FINDINGS, share: 1 }];
  expect(getEquilibria(setting)).toEqual([near({ poorShare: 0, plans, buyer: 40.2599, agent: 15.3928736 })]);
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
        const changed = withAssumptions(anySetting, { poorShare });
        const gains = BUYER_PLANS.map((plan) => getBuyerPayoff(changed, plan));
        expect(Math.max(...gains)).toBeLessThanOrEqual(buyer + 1e-6);
        const getAgentMean = (work: "good" | "poor") =>
          plans.reduce((mean, { plan, share }) => mean + share * getPayoffs(anySetting, work, plan).agent, 0);
        const margin = getAgentMean("good") - getAgentMean("poor");
        if (poorShare < 1) expect(margin).toBeGreaterThanOrEqual(-1e-6);
        if (poorShare > 0) expect(margin).toBeLessThanOrEqual(1e-6);
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
    price: uniformNumber(5, 10_000),
  })
  .map(({ price, ...changes }) => ({ ...changeAssumptions(changes), price }));

test("neither side would gain by changing whether it appeals", () => {
  fc.assert(
    fc.property(riskySettings, fc.constantFrom(...BUYER_PLANS), (anySetting, plan) => {
      for (const work of ["good", "poor"] as const) {
        const best = getPayoffs(anySetting, work, plan);
        const getPayoffsIf = (agentAppeals: boolean, buyerAppeals: boolean) =>
          getPayoffs(anySetting, work, plan, { agent: agentAppeals, buyer: buyerAppeals });
        const stableReplies = [0, 1, 2, 3].filter((replies) => {
          const [agentAppeals, buyerAppeals] = [replies < 2, replies % 2 === 0];
          const { agent, buyer } = getPayoffsIf(agentAppeals, buyerAppeals);
          const isBest = Math.abs(agent - best.agent) + Math.abs(buyer - best.buyer) < 1e-9;
          const agentStays = getPayoffsIf(!agentAppeals, buyerAppeals).agent <= agent + 1e-9;
          return isBest && agentStays && getPayoffsIf(agentAppeals, !buyerAppeals).buyer <= buyer + 1e-9;
        });
        expect(stableReplies).not.toEqual([]);
      }
    }),
    { numRuns: 50 },
  );
});
