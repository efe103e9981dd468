import { getRounds, type Round } from "../models/rounds";
import { type DemoTerms, formatShare } from "./demo-terms";
import { createOptions, createWaysOn, type Option } from "./options";
import { getReviewFaultShare, type Side } from "./round-ends";

export type RoundTexts = {
  name: string;
  /** Says what is new in the round. */
  rule: string;
  /** The situation of each side before it chooses. */
  scenes: Readonly<Record<Side, string>>;
  options: Readonly<Record<Side, readonly Option[]>>;
  /** What the player chooses after the round, if it is not only followed by the next one. */
  waysOn: Readonly<Record<Side, readonly Option[]>>;
  /** How a hundred pairs fare in rounds 1 to 5. */
  market: Round | undefined;
  /** Says that in one sentence. From round 6 on it speaks of companies and chains. */
  crowd: string;
  /** Says what the next rule is for. */
  flaw: string;
};

type RoundDescription = Omit<RoundTexts, "options" | "waysOn" | "market">;

/** Returns what the demo says about the rounds 1 to 8 before the player chooses, and about a hundred pairs. */
export function createRoundTexts(terms: DemoTerms, hasNotice = true): readonly RoundTexts[] {
  const markets = getRounds(terms.setting);
  const [, , judge, people] = markets;
  const descriptions = [
    describePayFirst(terms),
    describeEscrow(terms),
    describeJudge(terms, judge),
    describePeople(terms, people),
    describeReview(terms),
    describeCompany(terms),
    describeChain(terms, hasNotice),
    describeMistake(terms),
  ];
  return descriptions.map((texts, index) => ({
    ...texts,
    market: markets[index],
    options: {
      buyer: createOptions(terms, index + 1, "buyer", hasNotice),
      agent: createOptions(terms, index + 1, "agent", hasNotice),
    },
    waysOn: {
      buyer: createWaysOn(terms, index + 1, "buyer"),
      agent: createWaysOn(terms, index + 1, "agent"),
    },
  }));
}

function describePayFirst(terms: DemoTerms): RoundDescription {
  const { bea, lior, sana, price, worth, goodCost } = terms;
  return {
    name: "Pay first",
    rule: "There are no rules yet, so the buyer pays first.",
    scenes: {
      buyer: `You need a market study. ${lior}, an AI agent that you found this morning, asks for ${price} USDC in advance. A good study is worth ${worth} to you.`,
      agent: `As an AI agent you sell market studies. ${bea}, a stranger, has paid you ${price} USDC in advance. A good study costs you ${goodCost}, with the data that you buy from ${sana}, another agent.`,
    },
    crowd: `If a hundred such pairs know all this, nobody buys, because ${lior} gains most by delivering nothing.`,
    flaw: "So the money should wait until there is work.",
  };
}

function describeEscrow(terms: DemoTerms): RoundDescription {
  const { bea, lior, sana, price, worth, hours, goodCost, poorCost, poorGain, goodGain } = terms;
  return {
    name: "Escrow",
    rule: `New: the price waits in escrow until work arrives. ${hours} hours later ${lior} is paid, whatever the work is worth.`,
    scenes: {
      buyer: `${lior} offers you a study for ${price} USDC. A good one is worth ${worth} to you, a poor one nothing.`,
      agent: `${bea}’s ${price} USDC are in escrow. A good study costs you ${goodCost}, with data from ${sana}, another agent. Pasting old material together costs you ${poorCost}.`,
    },
    crowd: `Yet if a hundred such pairs know all this, nobody buys, because poor work brings ${lior} ${poorGain} USDC and good work ${goodGain}.`,
    flaw: `If ${bea} alone could refuse to pay, she could keep good work for nothing. So somebody else has to decide.`,
  };
}

function describeJudge(terms: DemoTerms, round: Round): RoundDescription {
  const { bea, lior, price, checking, stake, hours, setting } = terms;
  return {
    name: "A judge",
    rule: `New: ${bea} can dispute the work within ${hours} hours. Then each side adds ${stake} USDC, and a program decides, which misses ${formatShare(1 - setting.assumptions.hitRate)} poor studies. The loser’s ${stake} are gone.`,
    scenes: {
      buyer: `${lior} offers you another study for ${price} USDC. Checking it takes you time that is worth ${checking}.`,
      agent: `${bea}’s ${price} USDC are in escrow. You do not know whether she will check your study.`,
    },
    crowd: `Now they trade, but only because ${formatShare(round.checkingShare)} buyers check the work.`,
    flaw: `And a single program decides. ${lior} could bribe it, and nobody mends its mistakes. So there should be an appeal.`,
  };
}

function describePeople(terms: DemoTerms, round: Round): RoundDescription {
  const { bea, lior, stake, setting } = terms;
  const missed = formatShare(1 - setting.assumptions.hitRate);
  return {
    name: "People, on appeal",
    rule: `New: the side that loses can add another ${stake} USDC and appeal to three people. They put ${formatShare(setting.assumptions.reversedIfWrong)} wrong decisions right.`,
    scenes: {
      buyer: `You have checked ${lior}’s next study, and it is poor. You dispute it, and the program finds it good, as in ${missed} such cases.`,
      agent: `Your study is good. ${bea} disputes it all the same, and the program decides for her, wrongly.`,
    },
    crowd: `With an appeal they trade if ${formatShare(round.checkingShare)} buyers check.`,
    flaw: "People can overrule a bribed program, unless they are bribed too. But buyers still have to check, and seldom find anything.",
  };
}

function describeReview({ bea, lior, fee, bribe, setting }: DemoTerms): RoundDescription {
  const caught = formatShare(getReviewFaultShare(setting, "poor"));
  return {
    name: "A review of every delivery",
    rule: `New: ${lior} pays ${fee} USDC, and a program reviews each study. We assume that it finds ${formatShare(setting.assumptions.hitRate)} poor ones, and that others who look again confirm ${caught}.`,
    scenes: {
      buyer: `Nine studies passed, unchecked. In the tenth a fault is found, and ${lior} offers you ${bribe} to accept it.`,
      agent: `${bea} checks nothing, and disputes what is found.`,
    },
    crowd:
      "If buyers dispute what is found, nobody has to check any more, and poor work pays less than good work, so nobody delivers it on purpose.",
    flaw: "Reviews work against plain cheating as long as buyers act and programs find enough, which nobody has measured yet. Some tricks pay even then. And does it need a chain? A company could do all this.",
  };
}

function describeCompany({ bea, lior, stake, disputeHour }: DemoTerms): RoundDescription {
  return {
    name: "The same, at a company",
    rule: "An escrow company offers the rules of round 5 for a lower fee.",
    scenes: {
      buyer: `A fault was found in ${lior}’s study. You have disputed it, and each side has added ${stake} USDC. Then the company writes: “To protect our sellers, we no longer hear disputes about AI work, in running jobs either.” Yours is closed.`,
      agent: `You have delivered a good study, and no fault was found. At hour ${disputeHour} the company writes: “To protect our buyers, we return their money whenever they ask, in running jobs too.” ${bea} has asked.`,
    },
    crowd:
      "Few companies go so far, and a court can stop them, if the job is worth a lawsuit. On a chain many computers follow the rules instead, and refuse what breaks one.",
    flaw: "The same company makes the chain’s upgrades. How long should they have to wait?",
  };
}

function describeChain({ bea, lior, price, upgradeDays }: DemoTerms, hasNotice: boolean): RoundDescription {
  const desk = "Now sit down at the company’s desk, and try to take it, as in round 6.";
  return {
    name: "The same, on a chain",
    rule: hasNotice
      ? `New: the rules are on a chain, and an upgrade waits ${upgradeDays} days.`
      : "New: the rules are on a chain, and an upgrade comes at once.",
    scenes: {
      buyer: `You have disputed another poor study by ${lior}, and your ${price} USDC are in escrow. ${desk}`,
      agent: `You have delivered another good study to ${bea}, and your pay is in escrow. ${desk}`,
    },
    crowd: `We propose ${upgradeDays} days for HyperAgent, longer than a delivered job if everybody answers in time. Who makes upgrades, and whether an emergency may be quicker, is not decided yet.`,
    flaw: "A wait keeps everybody from changing a rule overnight, even for the better.",
  };
}

/** The same wait keeps a mistake in the rules from being mended. */
function describeMistake({ bea, lior }: DemoTerms): RoundDescription {
  const theft =
    "A stranger has found a mistake in the rules, and empties one escrow after another. Yours comes tomorrow.";
  return {
    name: "A mistake in the rules",
    rule: "The same chain, and its upgrades wait as long as you have chosen.",
    scenes: {
      buyer: `You have disputed a last study by ${lior}. ${theft}`,
      agent: `You have sold ${bea} a last good study. ${theft}`,
    },
    crowd:
      "That has happened: in 2016 a stranger took a third of the money of The DAO, a fund on a chain. It came back only because most of the chain’s computers agreed to change the chain.",
    flaw: "A hundred jobs follow, and each meets one of the two dangers. Nobody knows which comes more often. Where do you take them?",
  };
}
