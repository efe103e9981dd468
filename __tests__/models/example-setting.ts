import type { BuyerAction, BuyerPlan, Strategies } from "../../src/models/best-replies";
import type { Windows } from "../../src/models/job-states";
import {
  type Assumptions,
  type ProtocolRules,
  type Setting,
  WITHOUT_ATTACK,
  withAssumptions,
} from "../../src/models/setting";
import fixture from "./setting.json";

const { rules: RULES, world: WORLD } = fixture;

/** The rules and assumptions of the fixture under the names of the models. */
const rules: ProtocolRules = {
  hasReviews: RULES.reads === 1,
  hasAppeals: RULES.people,
  hasJobFee: RULES.job_fee === 1,
  feeShare: RULES.fee,
  leastFee: RULES.fee_min,
  stakeShare: RULES.quarter,
  lockInPrices: RULES.lock,
  repeatShare: RULES.repeat,
  pointsPerUsdc: RULES.points,
  creditShare: RULES.half,
};

const assumptions: Assumptions = {
  ...WITHOUT_ATTACK,
  hitRate: WORLD.hit,
  falseRate: WORLD.false,
  sharedBlindness: WORLD.corr,
  reversedIfWrong: WORLD.q_w,
  reversedIfRight: WORLD.q_r,
  slipShare: WORLD.slip,
  ownWorkShare: WORLD.own,
  savingShare: WORLD.save,
  worthShare: WORLD.worth,
  checkingShare: WORLD.check,
  reviewPayShare: WORLD.read,
  leastReviewPay: WORLD.read_min,
  reviewProfitShare: 0.75,
  personTime: 4,
  personError: 0.1,
  sampleShare: 0.02,
  agentPoints: 60,
  interest: WORLD.rate,
  daysTiedUp: WORLD.days,
  costSpread: 0.2,
  policyJobs: 10,
  policyExpense: 0.04,
  premiumLoading: 0.25,
};

export const setting: Setting = { price: 100, rules, assumptions };

export const windows: Windows = { delivery: 48, review: 36, waiting: 72, appeal: 72, judgment: 60 };

export const changeAssumptions = (changes: Partial<Assumptions>): Setting =>
  withAssumptions(setting, changes);

export const WITHOUT_REVIEWS: Partial<ProtocolRules> = { hasReviews: false, hasJobFee: false };

const ACTIONS: Readonly<Record<string, BuyerAction>> = {
  silent: "accept",
  dispute: "dispute",
  read: "check",
};

/** Parses the fixture's name of a plan, "silent/dispute": without a finding, and on one. @throws Error on other words. */
export function parsePlan(text: string): BuyerPlan {
  const [withoutFinding, onFinding] = text.split("/").map((word) => ACTIONS[word]);
  if (!withoutFinding || !onFinding) throw new Error(`"${text}" is no plan of the fixture.`);
  return { withoutFinding, onFinding };
}

/** Parses "good/silent/dispute/01": the work, the plan, and 1 for each of agent and buyer that appeals. */
export function parseStrategies(text: string): Strategies {
  const [work, withoutFinding, onFinding, appeals] = text.split("/");
  return {
    work: work === "good" ? "good" : "poor",
    plan: parsePlan(`${withoutFinding}/${onFinding}`),
    agentAppeals: appeals?.[0] === "1",
    buyerAppeals: appeals?.[1] === "1",
  };
}

/** Returns the value with a matcher to nine digits in place of each number. */
export function near(value: unknown): unknown {
  if (typeof value === "number") return expect.closeTo(value, 9);
  if (Array.isArray(value)) return value.map(near);
  if (typeof value !== "object" || value === null || "asymmetricMatch" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, near(part)]));
}
