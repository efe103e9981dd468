import fc from "fast-check";
import { createDemoTerms } from "../../src/demo/demo-terms";
import { countDots, createFirstFrame, createFrames } from "../../src/demo/frames";
import { getJobsInDanger, getTippingShare } from "../../src/demo/jobs-in-danger";
import {
  type AgentChoice,
  type BuyerChoice,
  getAppealEnds,
  getFaultEnd,
  getRoundEnds,
  getRoundSetting,
  type RoundEnd,
  type Side,
} from "../../src/demo/round-ends";
import { createNumberGetter } from "../../src/example/example";
import { createSetting } from "../../src/example/setting";
import { type BuyerPlan, DISPUTES_FINDINGS, getPayoffs, NEVER_ACTS } from "../../src/models/best-replies";
import { getAgentAfterWrongDecision, getOutcomesWithoutJudge } from "../../src/models/rounds";
import { changeExample, example } from "../fixtures/example";
import { listPlayedRounds } from "../fixtures/played-rounds";

const terms = createDemoTerms(example);
const { setting } = terms;
const WORKS = ["good", "poor"] as const;
const getMean = (ends: readonly RoundEnd[], side: Side) =>
  ends.reduce((sum, end) => sum + end.chance * end[side], 0);

const CHECKS: BuyerPlan = { withoutFinding: "check", onFinding: "check" };

/** Calls `check` for the ends that a delivery in the rounds 2, 3 and 5 can have. */
function forEachEnd(
  check: (round: number, choices: { buyer: BuyerChoice; agent: AgentChoice }, ends: RoundEnd[]) => void,
  of = setting,
) {
  for (const round of [2, 3, 5])
    for (const buyer of round === 2 ? (["trust"] as const) : (["trust", "guard"] as const))
      for (const agent of WORKS) check(round, { buyer, agent }, getRoundEnds(of, round, { buyer, agent }));
}

test("what each choice brings on average is what the model computes, also with other numbers", () =>
  fc.assert(
    fc.property(
      fc.record({
        "review.found": fc.double({ min: 0.3, max: 0.95, noNaN: true }),
        "review.false": fc.double({ min: 0, max: 0.2, noNaN: true }),
        "appeal.wrong": fc.double({ min: 0.3, max: 0.9, noNaN: true }),
        "job.stake": fc.double({ min: 0.1, max: 0.5, noNaN: true }),
      }),
      (changes) => {
        const changed = createSetting(createNumberGetter(changeExample(changes)));
        forEachEnd((round, { buyer, agent }, ends) => {
          const checksOrActs = round === 5 ? DISPUTES_FINDINGS : CHECKS;
          const plan = buyer === "guard" ? checksOrActs : NEVER_ACTS;
          const expected = getPayoffs(getRoundSetting(changed, round), agent, plan);
          expect(getMean(ends, "buyer")).toBeCloseTo(expected.buyer, 9);
          expect(getMean(ends, "agent")).toBeCloseTo(expected.agent, 9);
          expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        }, changed);
        const appealed = getMean(getAppealEnds(changed, "agent", true), "agent");
        const conceded = getMean(getAppealEnds(changed, "agent", false), "agent");
        const afterWrong = getAgentAfterWrongDecision(getRoundSetting(changed, 4));
        expect(Math.max(appealed, conceded)).toBeCloseTo(afterWrong, 9);
        const [bribed, disputed] = [true, false].map((isBribed) => getFaultEnd(changed, isBribed));
        expect(disputed?.buyer).toBeLessThan(bribed?.buyer ?? 0);
        expect(disputed?.agent).toBeLessThan(bribed?.agent ?? 0);
      },
    ),
    { numRuns: 30 },
  ));

test("an agent that is paid first gains what the model says", () => {
  for (const { work, buyer, agent } of getOutcomesWithoutJudge(setting, setting.price)) {
    if (work === "poor") continue;
    const choice = work === "good" ? "good" : "poor";
    const ends = getRoundEnds(setting, 1, { buyer: "trust", agent: choice });
    expect(ends).toEqual([expect.objectContaining({ buyer, agent })]);
  }
});

test("an honest agent loses, and a buyer gains more than the deal, only after a wrong finding that people let stand", () => {
  const deal = setting.price * (setting.assumptions.worthShare - 1);
  const robberies: string[] = [];
  forEachEnd((round, choices, ends) => {
    if (choices.agent === "good")
      for (const end of ends)
        if (end.agent < 0 || end.buyer > deal + 1e-9) robberies.push(`round ${round}: ${end.kind}`);
  });
  expect(robberies).toEqual(["round 5: finding, appeal lost"]);
});

test("dots never vanish, and end where the ledger says", () => {
  for (const played of listPlayedRounds(setting)) {
    const { round, side, end } = played;
    const first = createFirstFrame(terms, round, side);
    const frames = createFrames(terms, played);
    for (const { dots } of frames) expect(dots).toHaveLength(first.dots.length);
    const last = frames.at(-1)?.dots ?? [];
    const { ledger, checkingCost, bribe } = end;
    const spent = Math.round(ledger.people + ledger.reviewPool + ledger.burned + checkingCost);
    expect([countDots(last, "escrow"), countDots(last, "spent")]).toEqual([0, spent]);
    // Both sides have brought at most what is drawn.
    const [buyer, agent] = (["buyer", "agent"] as const).map((place) => countDots(last, place));
    const bothGain = Math.round(ledger.buyer + ledger.agent - checkingCost);
    expect((buyer ?? 0) + (agent ?? 0)).toBe(first.dots.length + bothGain);
    if (bribe > 0) expect(buyer).toBeGreaterThan(bribe);
  }
});

test("with fewer mistakes than the tipping share the notice leaves either side more than no wait, and with more less", () => {
  for (const side of ["buyer", "agent"] as const) {
    const getLead = (change: number) => {
      const mistakeShare = getTippingShare(setting, side) + change;
      const getGain = (wait: number) =>
        getJobsInDanger(setting, side, { wait, longest: terms.longestDays, mistakeShare }).gain;
      return getGain(terms.upgradeDays) - getGain(0);
    };
    expect(getLead(0)).toBeCloseTo(0, 9);
    expect(getLead(-0.05)).toBeGreaterThan(0);
    expect(getLead(0.05)).toBeLessThan(0);
  }
});
