/** Finds the ends that the choices of a round can have, by the model's rules. Money is in USDC; chances are in [0, 1]. */
import { getEndsAfterDecision, getPayoffs, getWorkCost, NEVER_ACTS } from "../models/best-replies";
import { getLedgers, type JobEnd, type Ledger } from "../models/job-ledger";
import { getOutcomesWithoutJudge } from "../models/rounds";
import { getStake, type Setting, withRules } from "../models/setting";

export type Side = "buyer" | "agent";

/** The buyer says nothing, checks the work or disputes findings (from round 5 on), or buys nothing. */
export type BuyerChoice = "trust" | "guard" | "leave";

/** In round 1 an agent that chooses `poor` delivers nothing. */
export type AgentChoice = "good" | "poor";

export type RoundChoices = { buyer: BuyerChoice; agent: AgentChoice };

export type RoundEnd = {
  /** `kept`: the agent has kept the money. `changed`: the company has changed a rule. `stolen`: a stranger has the money. */
  kind: "unsold" | "kept" | "changed" | "stolen" | JobEnd;
  chance: number;
  /** True if the review has found a fault. */
  isFaulted: boolean;
  /** The gains of both sides, with the cost and worth of the work. */
  buyer: number;
  agent: number;
  /** The gains in money alone, in which the buyer's cost of checking is not counted. */
  ledger: Ledger;
  checkingCost: number;
  /** What the agent has paid the buyer for accepting faulted work. */
  bribe: number;
};

const NO_LEDGER: Ledger = { buyer: 0, agent: 0, people: 0, reviewPool: 0, burned: 0 };
const NO_END = {
  ...{ chance: 1, isFaulted: false, buyer: 0, agent: 0 },
  ...{ ledger: NO_LEDGER, checkingCost: 0, bribe: 0 },
};

/** Returns the setting with the rules of a round: judges from round 3 on, appeals from 4 on, reviews from 5 on. */
export function getRoundSetting(setting: Setting, round: number): Setting {
  return withRules(setting, { hasReviews: round >= 5, hasAppeals: round >= 4 });
}

/** Returns all ends that the choices can lead to in the rounds 1, 2, 3 and 5. */
export function getRoundEnds(setting: Setting, round: number, choices: RoundChoices): RoundEnd[] {
  const { buyer, agent } = choices;
  if (buyer === "leave") return [{ ...NO_END, kind: "unsold" }];
  if (round === 1 && agent === "poor") return [describeKeptMoney(setting)];
  const rules = getRoundSetting(setting, round);
  const { hitRate } = rules.assumptions;
  const isChecked = buyer === "guard" && round === 3;
  const checkingCost = isChecked ? getCheckingCost(setting) : 0;
  const isGood = agent === "good";
  const fault = getReviewFaultShare(rules, agent);
  const findingEnds =
    buyer === "guard" ? getEndsAfterDecision(rules, "finding", !isGood, fault) : ([["paid", fault]] as const);
  const otherEnds =
    isChecked && !isGood
      ? ([
          ["for buyer", hitRate],
          ["for agent", 1 - hitRate],
        ] as const)
      : ([["paid", 1 - fault]] as const);
  return [
    ...findingEnds.map(([kind, chance]) => createEnd(rules, agent, kind, { chance, isFaulted: true })),
    ...otherEnds.map(([kind, chance]) => createEnd(rules, agent, kind, { chance, checkingCost })),
  ].filter(({ chance }) => chance > 0);
}

/** Returns the ends of round 4, which begins after a wrong decision against `side`, by whether it appeals. */
export function getAppealEnds(setting: Setting, side: Side, isAppealed: boolean): RoundEnd[] {
  const rules = getRoundSetting(setting, 4);
  const decision = side === "buyer" ? "for agent" : "for buyer";
  const ends = getEndsAfterDecision(rules, decision, false, 1, isAppealed);
  const checkingCost = getCheckingCost(setting);
  return ends.map(([kind, chance]) => createEnd(rules, getJudgedWork(side), kind, { chance, checkingCost }));
}

/** Returns the work on which round 4 begins with a wrong decision against `side`. */
export function getJudgedWork(side: Side): AgentChoice {
  return side === "buyer" ? "poor" : "good";
}

/** Returns what checking the work costs the buyer, in USDC. */
export function getCheckingCost({ price, assumptions }: Setting): number {
  return price * assumptions.checkingShare;
}

/** Returns the end of round 5 for a buyer in whose poor study a fault was found, by whether she takes the bribe. */
export function getFaultEnd(setting: Setting, isBribed: boolean): RoundEnd {
  return isBribed
    ? createEnd(setting, "poor", "paid", { isFaulted: true, bribe: getBribe(setting) })
    : createEnd(setting, "poor", "finding", { isFaulted: true });
}

/** Returns a bribe for accepting faulted work that leaves both sides more than a dispute that nobody appeals, in whole USDC. */
export function getBribe(setting: Setting): number {
  const { paid, finding } = getLedgers(setting);
  return Math.floor((finding.buyer - paid.buyer + paid.agent - finding.agent) / 2);
}

function createEnd(
  rules: Setting,
  agent: AgentChoice,
  kind: JobEnd,
  { chance = 1, isFaulted = false, checkingCost = 0, bribe = 0 },
): RoundEnd {
  const { price, assumptions } = rules;
  const ledger = getLedgers(rules)[kind];
  const worth = agent === "good" ? price * assumptions.worthShare : 0;
  return {
    ...{ kind, chance, isFaulted, ledger, checkingCost, bribe },
    buyer: ledger.buyer + worth - checkingCost + bribe,
    agent: ledger.agent - getWorkCost(rules, agent) - bribe,
  };
}

/** Returns the share of such work in which the review of round 5 finds fault. */
export function getReviewFaultShare(setting: Setting, work: AgentChoice): number {
  return getPayoffs(setting, work, NEVER_ACTS).finding;
}

function describeKeptMoney(setting: Setting): RoundEnd {
  const [nothing] = getOutcomesWithoutJudge(setting, setting.price);
  if (!nothing) throw new Error("The model has no outcome for an agent that delivers nothing.");
  const { buyer, agent } = nothing;
  return { ...NO_END, kind: "kept", buyer, agent, ledger: { ...NO_LEDGER, buyer, agent } };
}

/**
 * Returns the end of the job of rounds 6 to 8 by the rules of round 5. The buyer has disputed a fault that was found, or the
 * agent has delivered a good study to a buyer who has said nothing.
 */
export function getEndByRule(setting: Setting, side: Side): RoundEnd {
  return side === "buyer" ? getFaultEnd(setting, false) : createEnd(setting, "good", "paid", {});
}

/** Returns the end of that job if the company takes from `side` what the rules would have given it. */
export function getCompanyEnd(setting: Setting, side: Side): RoundEnd {
  const { price, assumptions } = setting;
  const { paid } = getLedgers(setting);
  const end = { ...NO_END, kind: "changed" } as const;
  if (side === "buyer")
    return { ...end, ...{ buyer: -price, agent: paid.agent - getWorkCost(setting, "poor"), ledger: paid } };
  return { ...end, buyer: price * assumptions.worthShare, agent: -getWorkCost(setting, "good") };
}

/** Returns the end of that job if a stranger takes all that is in escrow: the price, and in a dispute both stakes. */
export function getTheftEnd(setting: Setting, side: Side): RoundEnd {
  const { price, assumptions } = setting;
  const isDisputed = side === "buyer";
  const stake = isDisputed ? getStake(setting) : 0;
  return {
    ...NO_END,
    kind: "stolen",
    buyer: -price - stake + (isDisputed ? 0 : price * assumptions.worthShare),
    agent: -stake - getWorkCost(setting, isDisputed ? "poor" : "good"),
    ledger: { ...NO_LEDGER, buyer: -price - stake, agent: -stake, burned: price + 2 * stake },
  };
}

/** Returns what `side` gains from that job by the rules, after a changed rule, and after a theft. */
export function getPlaceGains(setting: Setting, side: Side) {
  return {
    byRule: getEndByRule(setting, side)[side],
    changed: getCompanyEnd(setting, side)[side],
    stolen: getTheftEnd(setting, side)[side],
  };
}
