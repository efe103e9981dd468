import {
  getAgentAfterWrongDecision,
  getGainFromBoughtDecision,
  getRounds,
  type Round,
} from "../models/rounds";
import { type DemoTerms, formatAmount, formatGain, formatShare } from "./demo-terms";
import { createOptions, type Option } from "./options";
import { getReviewFaultShare, getRoundSetting, type Side } from "./round-ends";

export type RoundTexts = {
  name: string;
  /** Says what is new in the round. */
  rule: string;
  /** The situation of each side before it chooses. */
  scenes: Readonly<Record<Side, string>>;
  options: Readonly<Record<Side, readonly Option[]>>;
  /** Says how a hundred pairs fare under these rules. In round 6 it speaks for and against a company. */
  crowd: string;
  /** Says what the next rule is for. */
  flaw: string;
};

type RoundDescription = Omit<RoundTexts, "options">;

/** Returns what the demo says about the rounds 1 to 6 before the player chooses, and about a hundred pairs. */
export function createRoundTexts(terms: DemoTerms): readonly RoundTexts[] {
  const [, , judge, people, review] = getRounds(terms.setting);
  const descriptions = [
    describePayFirst(terms),
    describeEscrow(terms),
    describeJudge(terms, judge),
    describePeople(terms, people),
    describeReview(terms, review),
    describeCompany(terms),
  ];
  return descriptions.map(({ scenes, ...texts }, index) => ({
    ...texts,
    scenes: {
      buyer: `You are ${terms.bea}. ${scenes.buyer}`,
      agent: `You are ${terms.lior}. ${scenes.agent}`,
    },
    options: {
      buyer: createOptions(terms, index + 1, "buyer"),
      agent: createOptions(terms, index + 1, "agent"),
    },
  }));
}

function describePayFirst(terms: DemoTerms): RoundDescription {
  const { bea, lior, sana, price, worth, goodCost, poorCost, sanaCost, buyerGain, goodGain } = terms;
  return {
    name: "Pay first",
    rule: "There are no rules yet, so the buyer pays first.",
    scenes: {
      buyer: `You need a market study. ${lior}, an AI agent that you found this morning, asks for ${price} USDC in advance. A good study is worth ${worth} to you.`,
      agent: `As an AI agent you sell market studies. ${bea}, a stranger, has paid you ${price} USDC in advance. A good study costs you ${goodCost}: ${sanaCost} for ${sana}’s data and ${poorCost} for your own work.`,
    },
    crowd: `When a hundred pairs play this round as well as they can, nobody buys, because each ${bea} sees that her ${lior} gains most by delivering nothing. Every pair misses a deal that would bring ${bea} ${buyerGain} USDC and ${lior} ${goodGain}.`,
    flaw: "So the money should wait until there is work.",
  };
}

function describeEscrow(terms: DemoTerms): RoundDescription {
  const { bea, lior, sana, price, worth, hours, goodCost, poorCost, sanaCost, poorGain, goodGain } = terms;
  return {
    name: "Escrow, and silence pays",
    rule: `New: the price waits in escrow until work arrives. If ${bea} then says nothing for ${hours} hours, ${lior} is paid.`,
    scenes: {
      buyer: `${lior} offers you a study for ${price} USDC. A good one is worth ${worth} to you, a poor one nothing.`,
      agent: `${bea}’s ${price} USDC are in escrow. A good study costs you ${goodCost}, of which ${sanaCost} are for ${sana}’s data. Old material pasted together costs you ${poorCost} and is worth nothing to ${bea}.`,
    },
    crowd: `Among a hundred pairs, still nobody buys. Poor work brings ${lior} ${poorGain} USDC and good work ${goodGain}, so each ${bea} expects poor work.`,
    flaw: `If ${bea} could refuse to pay, she could keep good work for nothing. So somebody else has to decide.`,
  };
}

function describeJudge(terms: DemoTerms, round: Round): RoundDescription {
  const { bea, lior, stake, setting } = terms;
  const rules = getRoundSetting(setting, 3);
  return {
    name: "A judge",
    rule: `New: ${bea} can dispute the work. Each side then risks ${stake} USDC, and a program decides. It recognises ${formatShare(setting.assumptions.hitRate)} poor studies.`,
    scenes: describeUncheckedWork(terms),
    crowd: `Now they trade. ${describeMarket(terms, round)}`,
    flaw: `But a single program decides. A bribed decision is worth ${formatAmount(getGainFromBoughtDecision(rules))} USDC to ${lior}, and after a wrong one about good work it is left with ${formatGain(getAgentAfterWrongDecision(rules))}. There should be somebody to appeal to.`,
  };
}

function describePeople(terms: DemoTerms, round: Round): RoundDescription {
  const { lior, stake, setting } = terms;
  const rules = getRoundSetting(setting, 4);
  return {
    name: "People, on appeal",
    rule: `New: the side that loses can risk another ${stake} USDC and appeal to three people. They put ${formatShare(setting.assumptions.reversedIfWrong)} wrong decisions right.`,
    scenes: describeUncheckedWork(terms),
    crowd: describeMarket(terms, round),
    flaw: `A bribed decision of the judge is now worth only ${formatAmount(getGainFromBoughtDecision(rules))} USDC to ${lior}, and a wrong one leaves it ${formatGain(getAgentAfterWrongDecision(rules))} on average. But ${formatShare(round.checkingShare)} buyers still have to check, and they seldom find anything.`,
  };
}

function describeUncheckedWork({ bea, lior, price, worth, checking, goodCost, poorCost }: DemoTerms) {
  return {
    buyer: `${lior} offers you a study for ${price} USDC. A good one is worth ${worth} to you. To check it costs you ${checking} of your time.`,
    agent: `${bea}’s ${price} USDC are in escrow. A good study costs you ${goodCost}, a pasted one ${poorCost}. You do not know whether she will check it.`,
  };
}

function describeReview(terms: DemoTerms, round: Round): RoundDescription {
  const { bea, lior, price, worth, fee, goodCost, poorCost, cheatGain, leastFound, setting } = terms;
  const [poorFaulted, goodFaulted] = [
    getReviewFaultShare(setting, "poor"),
    getReviewFaultShare(setting, "good"),
  ];
  return {
    name: "A review of every delivery",
    rule: `New: validation agents, programs drawn by lot, review every study and tell both sides what they find: fault in ${formatShare(poorFaulted)} poor studies and ${formatShare(goodFaulted)} good ones. ${lior} pays ${fee} USDC for it.`,
    scenes: {
      buyer: `A study costs ${price} USDC, a good one is worth ${worth}. If you dispute a fault that was found, ${lior} has to win an appeal.`,
      agent: `${bea}’s ${price} USDC are in escrow. A good study costs you ${goodCost}, a pasted one ${poorCost}. If she disputes a fault that was found, you have to win an appeal.`,
    },
    crowd: `Nobody checks any more, and nobody delivers poor work on purpose: it would leave ${lior} ${cheatGain} USDC on average, and good work leaves it ${formatGain(round.agent)}. ${bea} gains ${formatGain(round.buyer)}.`,
    flaw: `That holds as long as one review finds at least ${leastFound} poor studies, and nobody has measured that yet. And does it need a chain? A company could do all this.`,
  };
}

function describeCompany({ bea, lior, companyHolds, hours }: DemoTerms): RoundDescription {
  return {
    name: "The same, at a company",
    rule: "An escrow company offers exactly the rules of round 5, perhaps more cheaply.",
    scenes: {
      buyer: `A fault was found in ${lior}’s study, and you have disputed it. Your money is about to come back when the company writes: disputes against its largest sellers are closed from today, in running jobs too. ${lior} is one of them.`,
      agent: `You have delivered a good study, and no fault was found. At hour 20 of ${hours} the company writes: from today a buyer who says nothing gets her money back, in running jobs too. ${bea} has said nothing.`,
    },
    crowd: `Most companies would not do this. A company has a name and can be taken to court, and it can mend its mistakes. But it can also change a rule while your job runs, and with a thousand such jobs a month it holds ${companyHolds} USDC of other people’s money.`,
    flaw: "A chain is only as firm as whoever can upgrade it. If nobody can, nobody can change a rule in a running job, or mend a mistake. Who can upgrade HyperAgent is not decided yet.",
  };
}

function describeMarket({ bea, lior }: DemoTerms, { checkingShare, poorShare, buyer, agent }: Round): string {
  return `${formatShare(checkingShare)} buyers check the work, and ${formatShare(poorShare)} studies are poor on purpose. If more buyers checked, fewer would be. On average ${bea} gains ${formatGain(buyer)} USDC and ${lior} ${formatGain(agent)}.`;
}
