import { type DemoTerms, formatAmount, formatGain, formatShare } from "./demo-terms";
import { COMPANY_ROUND, getOtherSide } from "./game";
import {
  getCompanyEnd,
  getEndByRule,
  getReviewFaultShare,
  getRoundEnds,
  type PlayedRound,
} from "./round-ends";

/** Says what has happened in a round, in one to four sentences to the player. */
export function describeEnd(terms: DemoTerms, played: PlayedRound): string {
  const { round, side } = played;
  if (round === COMPANY_ROUND) return describeCompanyEnd(terms, played);
  if (round > COMPANY_ROUND) return describeChainEnd(terms, played);
  if (round === 1) return describeFirstEnd(terms, played);
  return side === "buyer" ? describeBuyerEnd(terms, played) : describeAgentEnd(terms, played);
}

/** Returns what both sides have gained, such as “You lose 100 USDC. Lior gains 80.” In round 7 the player is neither. */
export function describeGains({ names }: DemoTerms, { round, side, end }: PlayedRound): string {
  const other = getOtherSide(side);
  if (end.kind === "unsold") return `You gain nothing, and neither does ${names[other]}.`;
  const own =
    round > COMPANY_ROUND
      ? describeGain(names[side], ["gains", "loses"], end[side], " USDC")
      : describeGain("You", ["gain", "lose"], end[side], " USDC");
  return `${own} ${describeGain(names[other], ["gains", "loses"], end[other], "")}`;
}

function describeGain(name: string, [gains, loses]: [string, string], gain: number, unit: string): string {
  const amount = formatGain(gain).replace(/^[+−]/, "");
  if (amount === "0") return `${name} ${gains} nothing.`;
  return `${name} ${gain < 0 ? loses : gains} ${amount}${unit}.`;
}

function describeFirstEnd(terms: DemoTerms, { side, end }: PlayedRound): string {
  const { bea, lior, worth, goodCost, buyerGain, goodGain, price } = terms;
  if (end.kind === "unsold")
    return `You keep your money and do without. A good study would have brought you ${buyerGain} USDC and ${lior} ${goodGain}.`;
  if (end.kind === "kept")
    return side === "buyer"
      ? `${lior} keeps your ${price} and delivers nothing. A good study would have cost it ${goodCost}, and you cannot do anything about it.`
      : `You have ${price}, and ${bea} has nothing. The next buyer will think of that before she pays.`;
  return `${bea} gets a study that is worth ${worth} to her. Nothing made you do it, and she could not know that you would.`;
}

function describeBuyerEnd(terms: DemoTerms, played: PlayedRound): string {
  const { round, choices, end } = played;
  const { lior, stake, twoStakes, setting } = terms;
  const isGood = choices.agent === "good";
  const before = `round ${round - 1}`;
  if (choices.buyer === "leave")
    return isGood
      ? `You keep your money. This ${lior} would have done good work, as you did in ${before}, but you could not know.`
      : `You keep your money, and you were right: this ${lior} would have pasted old material together, ${describeExample(round)}.`;
  const work = isGood
    ? `This ${lior} does good work, as you did in ${before}.`
    : `This ${lior} pastes old material together, ${describeExample(round)}.`;
  const missedByJudge = formatShare(1 - setting.assumptions.hitRate);
  switch (end.kind) {
    case "paid":
      return `${work} ${describePayment(terms, played)}`;
    case "for buyer":
      return `${work} You check it and dispute it, and the judge agrees. Your money comes back. ${lior} loses its ${stake} and what its work cost.`;
    case "for agent":
      return `${work} You check it and dispute it, but the judge finds it good, as in ${missedByJudge} such cases. ${lior} is paid, your ${stake} are lost too, and nobody can put that right.`;
    case "for agent, appeal won":
      return `${work} You check it and dispute it. The judge finds it good, you appeal, and the people side with you: all your money comes back.`;
    case "for agent, appeal lost":
      return `${work} You check it and dispute it. The judge finds it good, you appeal, and the people find it good too, as in ${describeChance(terms, played)} cases. Your ${twoStakes} are lost too.`;
    case "finding, appeal won":
      return `${work} The review faults it all the same, and you dispute. ${lior} appeals, and the people overrule the finding. You pay, and your ${stake} are lost too.`;
    case "finding, appeal lost":
      return `${work} The review faults it all the same, you dispute, and people let that stand. You keep good work for nothing, and ${lior}, who did no wrong, loses what it has put in and what its work cost. That happens in ${describeChance(terms, played)} jobs.`;
    default:
      return `${work} The review finds the fault. You dispute it, and that is enough: your money comes back, and ${lior} loses its ${stake} and what its work cost.`;
  }
}

/** An agent that did no good work in round 1 has kept the money there. */
function describeExample(round: number): string {
  return round === 2 ? "with as few scruples as you had in round 1" : `as you did in round ${round - 1}`;
}

/** Describes why the agent is paid, to the buyer. */
function describePayment(terms: DemoTerms, { round, choices, end }: PlayedRound): string {
  const { lior, checking, hours, poorGain, goodGain, setting } = terms;
  const { buyer, agent } = choices;
  const isGood = agent === "good";
  if (round === 2)
    return isGood
      ? `After ${hours} hours it is paid. Nothing obliged it to: poor work would have brought it ${poorGain} instead of ${goodGain}.`
      : `After ${hours} hours it is paid, and you find out when you need the study.`;
  if (round < 5) {
    if (buyer === "guard")
      return `You check it, find nothing wrong, and pay. The time to check has cost you ${checking}.`;
    return `You say nothing, and after ${hours} hours ${lior} is paid.${isGood ? "" : " You find out when you need the study."}`;
  }
  const faulted = `in ${formatShare(getReviewFaultShare(setting, agent))} cases`;
  if (end.isFaulted)
    return isGood
      ? `The review faults it all the same, as ${faulted}. You say nothing, and ${lior} is paid.`
      : `The review finds the fault, but you say nothing, so ${lior} is paid. A finding alone changes nothing.`;
  return isGood
    ? `No fault is found, you say nothing, and after ${hours} hours ${lior} is paid. You did not have to check anything.`
    : `The review misses that, as in ${formatShare(1 - getReviewFaultShare(setting, "poor"))} cases, and after ${hours} hours ${lior} is paid.`;
}

function describeAgentEnd(terms: DemoTerms, played: PlayedRound): string {
  const { round, end } = played;
  const { bea, stake, twoStakes, setting } = terms;
  const before = `round ${round - 1}`;
  const missedByJudge = formatShare(1 - setting.assumptions.hitRate);
  const careful = `${bea} is as careful as you were in ${before}.`;
  switch (end.kind) {
    case "for buyer":
      return `${careful} She checks the study and disputes it, and the judge agrees. You are not paid. You lose your ${stake} and what your work cost.`;
    case "for agent":
      return `${careful} She checks the study and disputes it, but the judge finds it good, as in ${missedByJudge} such cases. You are paid, and ${bea}, who was right, loses her ${stake} too. Nobody can put that right.`;
    case "for agent, appeal won":
      return `${careful} She disputes the study. The judge finds it good, she appeals, and the people side with her. You are not paid. You lose your ${stake} and what your work cost.`;
    case "for agent, appeal lost":
      return `${careful} She disputes the study. The judge finds it good, she appeals, and the people find it good too, as in ${describeChance(terms, played)} cases. ${bea}, who was right, loses her ${twoStakes} too.`;
    case "finding":
      return `The review finds the fault, and ${bea}, as careful as you were in ${before}, disputes it. You are not paid. You lose your ${stake} and what your work cost.`;
    case "finding, appeal won":
      return `The review faults your good study, as in ${formatShare(getReviewFaultShare(setting, "good"))} cases, and ${bea} disputes it. You appeal, the people overrule the finding, and you are paid.`;
    case "finding, appeal lost":
      return `The review faults your good study, ${bea} disputes it, and people let that stand. You did no wrong and lose what you have put in and what your work cost. That happens in ${describeChance(terms, played)} jobs.`;
    default:
      return describeOwnPayment(terms, played);
  }
}

/** Describes why the agent is paid, to the agent. */
function describeOwnPayment(terms: DemoTerms, { round, choices, end }: PlayedRound): string {
  const { bea, lior, hours, goodGain, poorGain, setting } = terms;
  const isGood = choices.agent === "good";
  const isTrusting = choices.buyer === "trust";
  const before = `round ${round - 1}`;
  const silence = `${bea} trusts you, as you trusted ${lior} in ${before}. She says nothing, and after ${hours} hours you are paid.`;
  if (round === 2) {
    const arrival = isTrusting
      ? `${bea} buys, as you did in round 1.`
      : `${bea}, who bought nothing in round 1, as you did, has come back for the escrow.`;
    return isGood
      ? `${arrival} After ${hours} hours you are paid. Poor work would have brought you ${poorGain} instead of ${goodGain}.`
      : `${arrival} After ${hours} hours you are paid, and she finds out when she needs the study.`;
  }
  if (round < 5) {
    if (isTrusting)
      return isGood ? silence : `${silence} She does not know yet that the study is worth nothing.`;
    return `${bea} is as careful as you were in ${before}. She checks the study, finds nothing wrong, and pays.`;
  }
  const faulted = formatShare(getReviewFaultShare(setting, choices.agent));
  if (end.isFaulted)
    return isGood
      ? `The review faults your good study, as in ${faulted} cases. ${silence}`
      : `The review finds the fault. ${silence} Agents that cheat look for such buyers.`;
  return isGood
    ? `No fault is found, ${bea} says nothing, and after ${hours} hours you are paid.`
    : `The review misses the fault, as in ${formatShare(1 - getReviewFaultShare(setting, "poor"))} cases, and after ${hours} hours you are paid.`;
}

function describeCompanyEnd({ bea, lior, price, setting }: DemoTerms, { side, end }: PlayedRound): string {
  const before = getEndByRule(setting, side)[side];
  const result =
    side === "buyer"
      ? `${lior} is paid your ${price} for a study that is worth nothing.`
      : `${bea} gets her ${price} back and keeps the study, and you have paid for the work.`;
  return `${result} Under the rule by which the job began you would be at ${formatGain(before)} USDC now, so the change has cost you ${formatAmount(before - end[side])}. Whatever you pressed, the company decided.`;
}

function describeChainEnd(terms: DemoTerms, { side }: PlayedRound): string {
  const { names, price, hours, setting } = terms;
  const result =
    side === "buyer"
      ? `the dispute takes its course, and ${names.buyer} has her ${price} back`
      : `at hour ${hours} ${names.agent} is paid for its good study`;
  const changed = formatGain(getCompanyEnd(setting, side)[side]);
  return `The chain refuses whatever you press, and an upgrade comes too late, so the rule decides: ${result}. ${names[getOtherSide(side)]} leaves you. If upgrades did not have to wait, ${names[side]} would be at ${changed} USDC now, as in round 6.`;
}

/** Returns how often the choices lead to this end. */
function describeChance({ setting }: DemoTerms, { round, choices, end }: PlayedRound): string {
  const found = getRoundEnds(setting, round, choices).find(({ kind }) => kind === end.kind);
  return formatShare(found?.chance ?? 0);
}
