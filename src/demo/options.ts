import { getAgentAfterWrongDecision } from "../models/rounds";
import { type DemoTerms, formatGain, formatShare } from "./demo-terms";
import {
  APPEAL_ROUND,
  CHAIN_ROUND,
  type Choice,
  COMPANY_ROUND,
  listChoices,
  MISTAKE_ROUND,
  REVIEW_ROUND,
} from "./game";
import {
  type AgentChoice,
  type BuyerChoice,
  getAppealEnds,
  getCompanyEnd,
  getFaultEnd,
  getPlaceGains,
  getRoundEnds,
  getRoundSetting,
  type RoundEnd,
  type Side,
} from "./round-ends";

/** A choice with its name, and what it can bring the player in USDC. Without a choice, a press only shows the refusal. */
export type Option = {
  choice?: Choice;
  label: string;
  note: string;
  refusal?: string;
};

/** Returns the options of a side in a round, in the order in which they are shown. */
export function createOptions(terms: DemoTerms, round: number, side: Side, hasNotice: boolean): Option[] {
  if (round === APPEAL_ROUND) return createAppealOptions(terms, side);
  if (round === REVIEW_ROUND && side === "buyer") return createFaultOptions(terms);
  if (round === COMPANY_ROUND) return createCompanyOptions(terms, side);
  if (round === CHAIN_ROUND) return createDeskOptions(terms, side, hasNotice);
  if (round === MISTAKE_ROUND) return createRescueOptions(terms, side, hasNotice);
  return listChoices(round, side).map((choice) => ({
    choice,
    label: getLabel(terms, round, choice),
    note:
      side === "buyer"
        ? describeBuyerGains(terms, round, choice as BuyerChoice)
        : describeAgentGains(terms, round, choice as AgentChoice),
  }));
}

function getLabel({ price }: DemoTerms, round: number, choice: Choice): string {
  switch (choice) {
    case "leave":
      return "Buy nothing";
    case "guard":
      return "Buy, and check the study";
    case "trust":
      if (round > 2) return "Buy, and say nothing";
      return round === 1 ? `Pay ${price} in advance` : `Buy for ${price}`;
    case "good":
      return "Deliver a good study";
    default:
      return round === 1 ? "Keep the money, deliver nothing" : "Paste old material together";
  }
}

function describeBuyerGains({ setting }: DemoTerms, round: number, buyer: BuyerChoice): string {
  if (buyer === "leave") return "0. You do without a study.";
  const formatGains = (agent: AgentChoice) =>
    describeGains(getRoundEnds(setting, round, { buyer, agent }), "buyer", "the judge errs");
  return `Good study: ${formatGains("good")}. ${round === 1 ? "No" : "Poor"} study: ${formatGains("poor")}.`;
}

function describeAgentGains({ setting, bea }: DemoTerms, round: number, agent: AgentChoice): string {
  const error = round === REVIEW_ROUND ? "the programs err" : "the judge errs";
  const formatGains = (buyer: BuyerChoice) =>
    describeGains(getRoundEnds(setting, round, { buyer, agent }), "agent", error);
  if (round < 3)
    return agent === "good" ? `${formatGains("trust")}.` : `${formatGains("trust")}. ${bea} loses all.`;
  if (round === REVIEW_ROUND) return `${formatGains("guard")}.`;
  if (agent === "poor")
    return `${formatGains("trust")} if ${bea} says nothing. If she checks: ${formatGains("guard")}.`;
  const afterWrong = formatGain(getAgentAfterWrongDecision(getRoundSetting(setting, round)));
  return `${formatGains("trust")}. If ${bea} disputes it and the judge errs: ${afterWrong}.`;
}

/** Describes the likeliest gain of a side, and the one after an error. Chances below 1 % are left out, unless it loses. */
function describeGains(ends: readonly RoundEnd[], side: Side, error: string): string {
  const gains = ends
    .filter((end) => end.chance >= 0.01 || end[side] < 0)
    .sort((first, second) => second.chance - first.chance)
    .map((end) => formatGain(end[side]));
  const [likely, other] = new Set(gains);
  return other ? `${likely}, or ${other} if ${error}` : `${likely}`;
}

/** Returns what the player can do after a wrong decision. */
function createAppealOptions({ setting, stake }: DemoTerms, side: Side): Option[] {
  const [conceded] = getAppealEnds(setting, side, false);
  const [won, lost] = getAppealEnds(setting, side, true);
  if (!conceded || !won || !lost) throw new Error("An appeal is won or lost.");
  const gains = [won, lost, conceded].map((end) => formatGain(end[side]));
  return [
    {
      choice: "appeal",
      label: `Add ${stake} USDC and appeal`,
      note: `${gains[0]} in ${formatShare(won.chance)} cases, otherwise ${gains[1]}.`,
    },
    { choice: "concede", label: "Leave it at that", note: `${gains[2]}.` },
  ];
}

/** Returns what the buyer can do with a finding if the agent offers a bribe. */
function createFaultOptions({ setting, lior, stake, bribe }: DemoTerms): Option[] {
  const [disputed, bribed] = [false, true].map((isBribed) =>
    formatGain(getFaultEnd(setting, isBribed).buyer),
  );
  return [
    {
      choice: "dispute",
      label: "Dispute the study",
      note: `${disputed}. ${lior} loses ${stake}, and its record suffers.`,
    },
    {
      choice: "sell",
      label: `Accept it, and take the ${bribe}`,
      note: `${bribed}. The payment stays between you.`,
    },
  ];
}

/** Returns what the player can press at the company, which refuses all but waiting. */
function createCompanyOptions({ setting, price, hours }: DemoTerms, side: Side): Option[] {
  const after = formatGain(getCompanyEnd(setting, side)[side]);
  return [
    {
      label: "Complain, or sue the company",
      note: "It has a name, a regulator and a court.",
      refusal: `The regulator answers in months, and a lawyer asks for more than ${price} USDC in advance. Nothing has moved.`,
    },
    {
      label: side === "buyer" ? "Take your money out of escrow" : "Take your pay out of escrow",
      note: "It lies in the company’s account.",
      refusal: "Refused: only the company can move what is in escrow. Nothing has moved.",
    },
    { choice: "wait", label: `Wait until hour ${hours}`, note: `${after}, by the new rule.` },
  ];
}

/** Returns where the player can go on after a round, instead of to the next one. */
export function createWaysOn(terms: DemoTerms, round: number, side: Side): Option[] {
  const days = `${terms.upgradeDays} days`;
  if (round === COMPANY_ROUND)
    return createDangerOptions(
      terms,
      side,
      { choice: "notice", label: `${days}, longer than a job takes` },
      { choice: "at once", label: "Not at all, so that mistakes are mended at once" },
    );
  if (round !== MISTAKE_ROUND) return [];
  return createDangerOptions(
    terms,
    side,
    { choice: "chain", label: `To a chain, where upgrades wait ${days}` },
    { choice: "company", label: "To the company" },
  );
}

/** Returns an option with a notice of upgrades and one with upgrades at once, and what each danger leaves of a job there. */
function createDangerOptions(
  { setting }: DemoTerms,
  side: Side,
  notice: Omit<Option, "note">,
  atOnce: Omit<Option, "note">,
): Option[] {
  const { byRule, changed, stolen } = getPlaceGains(setting, side);
  const describeDangers = (afterChange: number, afterMistake: number) =>
    `If a rule changes: ${formatGain(afterChange)}. If there is a mistake: ${formatGain(afterMistake)}.`;
  return [
    { ...notice, note: describeDangers(byRule, stolen) },
    { ...atOnce, note: describeDangers(changed, byRule) },
  ];
}

/** Returns what the player can press at the desk of the company, to change the rule of a job on the chain. */
function createDeskOptions(terms: DemoTerms, side: Side, hasNotice: boolean): Option[] {
  const { changed } = getPlaceGains(terms.setting, side);
  const label = "Apply the new rule to this job";
  if (!hasNotice)
    return [
      { choice: "at once", label, note: `It comes at once, as you chose. ${formatGain(changed)} for you.` },
    ];
  return [
    {
      label,
      note: "As in round 6.",
      refusal: `Refused by the other computers: a new rule waits ${terms.upgradeDays} days. Nothing has moved.`,
    },
    {
      choice: "notice",
      label: `Announce it, and wait ${terms.upgradeDays} days`,
      note: "The days begin to count.",
    },
  ];
}

/** Returns what the player can press while a stranger empties escrows on the chain. */
function createRescueOptions({ setting, upgradeDays }: DemoTerms, side: Side, hasNotice: boolean): Option[] {
  const { byRule, stolen } = getPlaceGains(setting, side);
  return [
    {
      label: side === "buyer" ? "Take your money out of escrow" : "Take your pay out of escrow",
      note: "Before the stranger does.",
      refusal: hasNotice
        ? "Refused, by the rules that stopped the company in round 7. Nothing has moved."
        : "Refused: by the rules nobody can before the job is over. Nothing has moved.",
    },
    {
      choice: "upgrade",
      label: "Ask for an upgrade that mends it",
      note: hasNotice
        ? `It waits ${upgradeDays} days too. ${formatGain(stolen)} if the stranger is quicker.`
        : `It comes at once, as you chose. ${formatGain(byRule)}, by the rules.`,
    },
  ];
}
