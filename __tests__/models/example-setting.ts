import { createNumberGetter } from "../../src/example/example";
import { createSetting } from "../../src/example/setting";
import type { Appeals, BuyerAction, BuyerPlan, Work } from "../../src/models/best-replies";
import {
  type Assumptions,
  type ProtocolRules,
  type Setting,
  withAssumptions,
} from "../../src/models/setting";
import { example } from "../fixtures/example";

const { price, rules, assumptions } = createSetting(createNumberGetter(example));

/** The setting of the unit tests' example, whose numbers are those of the fixture `setting.json`. */
export const setting: Setting = { price, rules: { ...rules }, assumptions: { ...assumptions } };

export const changeAssumptions = (changes: Partial<Assumptions>): Setting =>
  withAssumptions(setting, changes);

export const WITHOUT_REVIEWS: Partial<ProtocolRules> = { hasReviews: false };

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
export function parseStrategies(text: string): [work: Work, plan: BuyerPlan, appeals: Appeals] {
  const [work, withoutFinding, onFinding, appeals] = text.split("/");
  return [
    work === "good" ? "good" : "poor",
    parsePlan(`${withoutFinding}/${onFinding}`),
    { agent: appeals?.[0] === "1", buyer: appeals?.[1] === "1" },
  ];
}

/** Returns the value with a matcher to nine digits in place of each number. */
export function near(value: unknown): unknown {
  if (typeof value === "number") return expect.closeTo(value, 9);
  if (Array.isArray(value)) return value.map(near);
  if (typeof value !== "object" || value === null || "asymmetricMatch" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, near(part)]));
}
