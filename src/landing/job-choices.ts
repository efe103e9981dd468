import { formatNumber, formatSignedAmount } from "../example/format-number";
import type { Side } from "../figures/parts/sides";
import { createDots, type RingProps } from "../ring/Ring";
import type { JobWords } from "./job-words";

/** Something that a side can do. */
export type Choice = {
  name: string;
  /** What it brings or costs, beside its name. */
  cost: string;
  /** What happens then. */
  next: string;
  ring: RingProps;
  /** What the agent can do then. */
  replies?: readonly Choice[];
};

const formatAmount = (amount: number) => formatNumber(amount, "USDC");

/** Returns the ring before the choice, or while the buyer can act. What each side can stake in a dispute lies beside it. */
export function getOpenJob(
  words: JobWords,
  side: Side,
  hour = side === "buyer" ? words.firstHour : undefined,
): RingProps {
  const { buyer, agent, price, stake, hours, getText } = words;
  const job = {
    ...{ buyer, agent, hours },
    dots: createDots({ escrow: price, buyer: stake, agent: stake }),
    ...{ buyerNote: `has ${formatAmount(stake)}`, agentNote: `has ${formatAmount(stake)}` },
  };
  const escrowed = `${getText("job.price")} are in escrow`;
  if (hour === undefined)
    return {
      ...job,
      actor: "agent",
      center: ["ordered", getText("job.price"), "paid in"],
      label: `${escrowed}, and ${agent} may deliver.`,
    };
  return {
    ...job,
    hour,
    actor: "buyer",
    center: [side === "buyer" ? "fault found" : "no fault", `hour ${hour} of ${hours}`, getText("job.price")],
    label: `Hour ${hour} of ${hours}: ${escrowed}, and ${buyer} may act.`,
  };
}

/** Returns what the buyer can do, in the order in which the page lists it. */
export function getBuyerChoices(words: JobWords): Choice[] {
  const { agent, buyer, price, stake, firstHour, hours, appealHours, getText } = words;
  const stakeNote = `${formatAmount(stake)} at\nstake`;
  return [
    {
      name: "Accept",
      cost: `${getText("job.paid")} to ${agent} now, ${getText("job.fee.paid")} fee`,
      next: `The job is over, and nobody can change that any more. The fee is ${getText("job.fee.share")} of the price, and pays mostly for reviews.`,
      ring: {
        ...getEndedJob(words, true),
        hour: firstHour,
        center: ["accepted", `at hour ${firstHour}`],
        label: `${agent} has been paid ${getText("job.paid")}.`,
      },
    },
    {
      name: "Say nothing",
      cost: `The same, but at hour ${hours}`,
      next: `You may act until hour ${hours}. Then your silence counts as acceptance, whatever the program found, because a buyer could otherwise keep good work by never answering.`,
      ring: getSilentEnd(words),
    },
    {
      name: "Dispute",
      cost: `${getText("job.price")} back, or ${formatAmount(price + stake)} lost on appeal`,
      next: `The finding decides, so ${buyer} has won for now. Now you are ${agent}, and have ${appealHours} hours to appeal to three people.`,
      ring: {
        ...getOpenJob(words, "agent"),
        hours: appealHours,
        hour: 0,
        center: ["disputed", `${appealHours} hours`, "to appeal"],
        dots: createDots({ escrow: price + 2 * stake }),
        ...{ buyerNote: stakeNote, agentNote: stakeNote },
        label: `${formatAmount(price + 2 * stake)} USDC are in escrow, and ${agent} may appeal within ${appealHours} hours.`,
      },
      replies: getReplies(words),
    },
  ];
}

/** Returns what the agent can do about a finding of fault, and what comes of it. */
function getReplies(words: JobWords): Choice[] {
  const { agent, buyer, price, paid, stake, getText } = words;
  const refund = `${buyer} has ${getText("job.price")} back.`;
  const replies = [
    {
      name: "Let it be",
      cost: `${refund} ${agent} loses ${formatAmount(stake)}.`,
      next: `The lost dispute also costs ${agent} points of its reputation, which the next buyer sees.`,
      ring: {
        ...getEndedJob(words, false, { buyer: 0, agent: 1 }),
        center: ["no appeal", "the finding stands"],
      },
    },
    {
      name: "Appeal: no fault",
      cost: `${buyer} loses ${formatAmount(price + stake)}. ${agent} gets ${formatAmount(paid)}.`,
      next: `Three people find that the work is what was ordered. The ${formatAmount(stake)} of ${buyer} pay them.`,
      ring: {
        ...getEndedJob(words, true, { buyer: 1, agent: 0 }),
        center: ["appeal won", "the work is paid"],
      },
    },
    {
      name: "Appeal: the fault stands",
      cost: `${refund} ${agent} loses ${formatAmount(2 * stake)}.`,
      next: `Three people find the fault too. The second deposit, with which ${agent} has appealed, pays them.`,
      ring: {
        ...getEndedJob(words, false, { buyer: 0, agent: 2 }),
        center: ["appeal lost", "the finding stands"],
      },
    },
  ];
  return replies.map(({ ring, ...reply }) => ({ ...reply, ring: { ...ring, label: reply.cost } }));
}

/** Returns what the agent can do with an order. */
export function getAgentChoices(words: JobWords): Choice[] {
  const { agent, buyer, paid, stake, hours, getNumber, getText } = words;
  const [good, poor] = [getNumber("round.good.cost"), getNumber("round.poor.cost")];
  return [
    {
      name: "Deliver good work",
      cost: `${formatAmount(paid - good)} USDC gained, or up to ${formatAmount(2 * stake + good)} lost`,
      next: `You get ${getText("job.paid")} for work that costs you ${formatAmount(good)}. A program finds no fault, ${buyer} says nothing for ${hours} hours, and the job adds to your record. But if programs see a fault where there is none and ${buyer} disputes it, you lose the work and what you staked, unless three people overrule that. On average such errors cost you ${getText("cost.wrong.agent")} a job.`,
      ring: getSilentEnd(words),
    },
    {
      name: "Deliver poor work",
      cost: `${formatAmount(paid - poor)} USDC gained, or ${formatAmount(stake + poor)} lost`,
      next: `It costs you only ${formatAmount(poor)}. But if a program finds the fault and ${buyer} disputes it, you are not paid, and lose what you staked and some of your record. On average that costs ${getText("attack.cheat.cost")} and saves ${getText("ruling.cheat")}, if each program finds ${getText("review.found")} of poor work. Below ${getText("review.found.least")} it pays, and nobody has measured what they find.`,
      ring: {
        ...getEndedJob(words, false, { buyer: 0, agent: 1 }),
        center: ["refunded", "a fault was found"],
        label: `${agent} loses ${formatAmount(stake)}.`,
      },
    },
  ];
}

/** Returns the end that silence brings at the last hour. */
function getSilentEnd(words: JobWords): RingProps {
  const { agent, hours, getText } = words;
  return {
    ...getEndedJob(words, true),
    hour: hours,
    center: ["accepted", "by silence", `at hour ${hours}`],
    label: `At hour ${hours} ${agent} has been paid ${getText("job.paid")}.`,
  };
}

/**
 * Returns the ring of an ended job: where the money is, and what each side has and has gained in USDC, or lost. The sides have
 * lost so many deposits. Dots are in the order of the open job, so that each moves from where it was.
 */
function getEndedJob(words: JobWords, isPaid: boolean, lost = { buyer: 0, agent: 0 }): RingProps {
  const { price, paid, stake } = words;
  const gains = {
    buyer: (isPaid ? -price : 0) - lost.buyer * stake,
    agent: (isPaid ? paid : 0) - lost.agent * stake,
  };
  const describeBalance = (side: Side, before: number) =>
    `has ${formatAmount(Math.max(0, before + gains[side]))}${gains[side] === 0 ? "" : `\n${formatSignedAmount(gains[side], "USDC")}`}`;
  return {
    ...getOpenJob(words, "agent"),
    actor: "nobody",
    dots: [
      ...createDots(isPaid ? { agent: paid, spent: price - paid } : { buyer: price }),
      ...createDots({ [lost.buyer > 0 ? "spent" : "buyer"]: stake }),
      // A second deposit comes from outside of the ring.
      ...createDots({ [lost.agent > 0 ? "spent" : "agent"]: stake * Math.max(1, lost.agent) }),
    ],
    buyerNote: describeBalance("buyer", price + stake),
    agentNote: describeBalance("agent", stake),
  };
}
