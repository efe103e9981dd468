import { type DemoTerms, formatAmount, formatGain, formatShare } from "./demo-terms";
import {
  APPEAL_ROUND,
  CHAIN_ROUND,
  COMPANY_ROUND,
  getOtherSide,
  MISTAKE_ROUND,
  type PlayedRound,
  REVIEW_ROUND,
} from "./game";
import { getEndByRule, getFaultEnd, getReviewFaultShare, type Side } from "./round-ends";

/** Says what has happened in a round, in one to four sentences to the player. */
export function describeEnd(terms: DemoTerms, played: PlayedRound): string {
  const { round, side } = played;
  if (round === 1) return describeFirstEnd(terms, played);
  if (round === APPEAL_ROUND) return describeAppealEnd(terms, played);
  if (round === REVIEW_ROUND)
    return side === "buyer" ? describeFaultEnd(terms, played) : describeReviewedWork(terms, played);
  if (round === COMPANY_ROUND) return describeCompanyEnd(terms, played);
  if (round === CHAIN_ROUND) return describeUpgrade(terms, played);
  if (round === MISTAKE_ROUND) return describeMistake(terms, played);
  return side === "buyer" ? describeBuyerEnd(terms, played) : describeAgentEnd(terms, played);
}

/** Returns what both sides have gained, such as “You lose 100 USDC. Lior gains 80.” */
export function describeGains({ names, price }: DemoTerms, { side, end }: PlayedRound): string {
  const other = getOtherSide(side);
  if (end.kind === "unsold") return `You gain nothing, and neither does ${names[other]}.`;
  const isRefunded = side === "buyer" && end.kind === "finding";
  const own = isRefunded
    ? `Your ${price} come back.`
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

/** Describes the end of round 2 or 3 to the buyer. */
function describeBuyerEnd(terms: DemoTerms, played: PlayedRound): string {
  const { round, choices, end } = played;
  const { lior, stake, setting } = terms;
  const isGood = choices.agent === "good";
  // An agent that did no good work in round 1 has kept the money there.
  const example = round === 2 ? "with as few scruples as you had in round 1" : "as you did in round 2";
  if (choices.buyer === "leave")
    return isGood
      ? `You keep your money. This ${lior} would have done good work, as you did in round ${round - 1}, but you could not know.`
      : `You keep your money, and you were right: this ${lior} would have pasted old material together, ${example}.`;
  const work = isGood
    ? `This ${lior} does good work, as you did in round ${round - 1}.`
    : `This ${lior} pastes old material together, ${example}.`;
  if (end.kind === "for buyer")
    return `${work} You check it and dispute it, and the judge agrees. Your money comes back. ${lior} loses its ${stake} and what its work cost.`;
  if (end.kind === "for agent")
    return `${work} You check it and dispute it, but the judge finds it good, as in ${formatShare(1 - setting.assumptions.hitRate)} such cases. ${lior} is paid, your ${stake} are lost too, and nobody can put that right.`;
  return `${work} ${describePayment(terms, played)}`;
}

/** Describes why the agent is paid in round 2 or 3, to the buyer. */
function describePayment(terms: DemoTerms, { round, choices }: PlayedRound): string {
  const { lior, checking, hours, poorGain, goodGain } = terms;
  if (choices.buyer === "guard")
    return `You check it, find nothing wrong, and pay. The time to check has cost you ${checking}.`;
  if (choices.agent === "poor")
    return `After ${hours} hours it is paid, and you find out when you need the study.`;
  return round === 2
    ? `After ${hours} hours it is paid. Nothing obliged it to: poor work would have brought it ${poorGain} instead of ${goodGain}.`
    : `You say nothing, and after ${hours} hours ${lior} is paid.`;
}

/** Describes the end of round 2 or 3 to the agent. */
function describeAgentEnd(terms: DemoTerms, { round, choices, end }: PlayedRound): string {
  const { bea, lior, stake, hours, goodGain, poorGain, setting } = terms;
  const isGood = choices.agent === "good";
  if (round === 2) {
    const reason = choices.buyer === "trust" ? "as you did in round 1" : "now that there is an escrow";
    const lesson = isGood
      ? `Poor work would have brought you ${poorGain} instead of ${goodGain}.`
      : "She finds out when she needs the study.";
    return `${bea} buys, ${reason}. After ${hours} hours you are paid. ${lesson}`;
  }
  if (choices.buyer === "trust")
    return `${bea} trusts you, as you trusted ${lior} in round 2. She says nothing, and after ${hours} hours you are paid.`;
  const careful = `${bea} is as careful as you were in round 2.`;
  if (end.kind === "for buyer")
    return `${careful} She checks the study and disputes it, and the judge agrees. You are not paid. You lose your ${stake} and what your work cost.`;
  if (end.kind === "for agent")
    return `${careful} She checks the study and disputes it, but the judge finds it good, as in ${formatShare(1 - setting.assumptions.hitRate)} such cases. You are paid, and ${bea}, who was right, loses her ${stake} too. Nobody can put that right.`;
  return `${careful} She checks the study, finds nothing wrong, and pays.`;
}

function describeAppealEnd(terms: DemoTerms, { side, end }: PlayedRound): string {
  const { bea, lior, stake, twoStakes, setting } = terms;
  const isBuyer = side === "buyer";
  const upheld = formatShare(1 - setting.assumptions.reversedIfWrong);
  if (end.kind.endsWith("won"))
    return isBuyer
      ? `Three people read the study and side with you: all your money comes back. ${lior} loses its ${stake} and what its work cost.`
      : `Three people read your study and side with you: you are paid. ${bea} keeps it, but she would have gained more without the dispute, in which her ${stake} are lost too.`;
  if (end.kind.endsWith("lost"))
    return isBuyer
      ? `Three people read the study and find it good too, as in ${upheld} such cases. ${lior} is paid, and your ${twoStakes} are lost too.`
      : `Three people read your study and let the decision stand, as in ${upheld} such cases. You did no wrong, and lose your ${twoStakes} and what your work cost.`;
  return isBuyer
    ? `${lior} is paid for old material, and your ${stake} are lost too. You could have asked people.`
    : `You are not paid. You did no wrong, and lose your ${stake} and what your work cost. You could have asked people.`;
}

/** Describes the end of round 5 to the buyer, in whose study a fault was found. */
function describeFaultEnd(terms: DemoTerms, { end }: PlayedRound): string {
  const { lior, stake, bribe, poorCost, setting } = terms;
  if (end.bribe > 0)
    return `${lior} is paid, and pays you ${bribe}. Cheating has cost it ${formatAmount(-end.agent)} USDC, and not ${formatAmount(-getFaultEnd(setting, false).agent)}. The next buyer sees only that a fault was found.`;
  return `You dispute it, and that is enough: your money comes back. ${lior} loses its ${stake}, the ${poorCost} that its work cost, and a part of its record, which the next buyer sees.`;
}

/** Describes the end of round 5 to the agent. */
function describeReviewedWork(terms: DemoTerms, played: PlayedRound): string {
  const { bea, hours, stake, setting } = terms;
  const { choices, end } = played;
  const isGood = choices.agent === "good";
  const share = getReviewFaultShare(setting, choices.agent);
  if (!end.isFaulted)
    return isGood
      ? `No fault is found, ${bea} says nothing, and after ${hours} hours you are paid. She did not have to check anything.`
      : `The review misses the fault, as in ${formatShare(1 - share)} cases, and after ${hours} hours you are paid.`;
  const faulted = isGood
    ? `The review faults your good study, as in ${formatShare(share)} cases, and ${bea} disputes it.`
    : `The review finds the fault, and ${bea} disputes it.`;
  if (end.kind === "finding, appeal won")
    return `${faulted} You appeal, the people overrule the finding, and you are paid. ${bea} loses her ${stake} too.`;
  if (end.kind === "finding")
    return `${faulted} You are not paid. You lose your ${stake} and what your work cost.`;
  return `${faulted} You appeal, and people let that stand. You did no wrong, and lose what you have put in and what your work cost. That happens in ${formatShare(end.chance)} jobs.`;
}

function describeCompanyEnd(terms: DemoTerms, { side }: PlayedRound): string {
  const rule =
    side === "buyer"
      ? `your ${terms.price} would have come back`
      : `you would have gained ${formatAmount(getEndByRule(terms.setting, side).agent)}`;
  return `${describeLoss(terms, side)}. By the old rule ${rule}. Whatever you pressed, the company decided.`;
}

/** Says who gets the money after a changed rule. */
function describeLoss({ bea, lior, price }: DemoTerms, side: Side): string {
  return side === "buyer"
    ? `${lior} is paid your ${price} for a study that is worth nothing`
    : `${bea} gets her ${price} back and keeps your study`;
}

/** Says how the company's attempt to change a rule on the chain has ended. */
function describeUpgrade(terms: DemoTerms, { side, hasNotice }: PlayedRound): string {
  if (!hasNotice)
    return `The upgrade comes at once, and no computer can refuse it. ${describeLoss(terms, side)}. A chain that can be upgraded at once is no firmer than a company.`;
  const kept =
    side === "buyer"
      ? "your dispute ends by the rules, and your money comes home"
      : "you are paid for your study";
  return `You have announced the new rule. At hour ${terms.windowHours} ${kept}. On day ${terms.upgradeDays} the rule finds nothing in escrow.`;
}

function describeMistake({ bea, price, upgradeDays }: DemoTerms, { side, hasNotice }: PlayedRound): string {
  const kept = side === "buyer" ? `your ${price} would have come back` : `${bea} would have paid you`;
  return hasNotice
    ? `The stranger is there the next day, and the upgrade waits ${upgradeDays}, as you have chosen. A company would have mended the mistake within an hour, and ${kept}.`
    : `The upgrade comes within an hour, before the stranger reaches yours, and the job ends by the rules. If it had waited ${upgradeDays} days, all in escrow would be gone.`;
}
