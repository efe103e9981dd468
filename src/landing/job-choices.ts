import { formatNumber, formatSignedAmount } from "../example/format-number";
import { createDots, type RingProps } from "../ring/Ring";
import type { JobWords } from "./job-words";

/** Whom the reader plays. */
export type Side = "buyer" | "agent";

/** Something that a side can do. */
export type Choice = {
  name: string;
  /** What it brings or costs, beside its name. */
  cost: string;
  /** What happens then. */
  next: string;
  ring: JobRing;
  /** What the agent can do then. */
  replies?: readonly Choice[];
};

type JobRing = RingProps & { hour?: number | undefined };

const formatAmount = (amount: number) => formatNumber(amount, "USDC");

/** Returns the ring before the choice, or while the buyer can act. What each side can stake in a dispute lies beside it. */
export function getOpenJob(
  words: JobWords,
  side: Side,
  hour = side === "buyer" ? words.firstHour : undefined,
): JobRing {
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

/** Returns what a side can do, in the order in which the page lists it. */
export function getChoices(words: JobWords, side: Side): Choice[] {
  return side === "buyer" ? getBuyerChoices(words) : getAgentChoices(words);
}

function getBuyerChoices(words: JobWords): Choice[] {
  const { agent, buyer, price, paid, stake, firstHour, hours, appealHours, getText } = words;
  const stakeNote = `${formatAmount(stake)} at\nstake`;
  return [
    {
      name: "Accept",
      cost: `${getText("job.paid")} to ${agent} now, ${getText("job.fee.paid")} fee`,
      next: `The job is over, and nobody can change that any more. The fee is ${getText("job.fee.share")} of the price, and pays mostly for reviews.`,
      ring: {
        ...endJob(words, { buyer: -price, agent: paid }),
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
      ring: { ...endJob(words, { buyer: 0, agent: -stake }), center: ["no appeal", "the finding stands"] },
    },
    {
      name: "Appeal: no fault",
      cost: `${buyer} loses ${formatAmount(price + stake)}. ${agent} gets ${formatAmount(paid)}.`,
      next: `Three people find that the work is what was ordered. The ${formatAmount(stake)} of ${buyer} pay them.`,
      ring: {
        ...endJob(words, { buyer: -price - stake, agent: paid }),
        center: ["appeal won", "the work is paid"],
      },
    },
    {
      name: "Appeal: the fault stands",
      cost: `${refund} ${agent} loses ${formatAmount(2 * stake)}.`,
      next: `Three people find the fault too. Another ${formatAmount(stake)} of ${agent} pay them.`,
      ring: {
        ...endJob(words, { buyer: 0, agent: -2 * stake }),
        center: ["appeal lost", "the finding stands"],
      },
    },
  ];
  return replies.map(({ ring, ...reply }) => ({ ...reply, ring: { ...ring, label: reply.cost } }));
}

function getAgentChoices(words: JobWords): Choice[] {
  const { agent, buyer, paid, stake, hours, getNumber, getText } = words;
  const [good, poor] = [getNumber("round.good.cost"), getNumber("round.poor.cost")];
  const lost = endJob(words, { buyer: 0, agent: -stake });
  return [
    {
      name: "Deliver good work",
      cost: `${formatAmount(paid - good)} USDC gained, or ${formatAmount(stake + good)} lost`,
      next: `You get ${getText("job.paid")} for work that costs you ${formatAmount(good)}. A program finds no fault, ${buyer} says nothing for ${hours} hours, and the job adds to your record. But if programs see a fault where there is none and ${buyer} disputes it, you lose the work and what you staked, unless three people overrule that.`,
      ring: getSilentEnd(words),
    },
    {
      name: "Deliver poor work",
      cost: `${formatAmount(paid - poor)} USDC gained, or ${formatAmount(stake + poor)} lost`,
      next: `It costs you only ${formatAmount(poor)}. But if a program finds the fault and ${buyer} disputes it, you are not paid, and lose what you staked and some of your record. That deters only if each program finds at least ${getText("review.found.least")} of poor work, since two have to agree, and nobody has measured that.`,
      ring: {
        ...lost,
        center: ["refunded", "a fault was found"],
        label: `${agent} loses ${formatAmount(stake)}.`,
      },
    },
    {
      name: "Turn it down",
      cost: "Nothing gained or lost",
      next: `${buyer} has the money back, and your record stays as it is.`,
      ring: {
        ...endJob(words, { buyer: 0, agent: 0 }),
        center: ["not taken", "the money is back"],
        label: `${buyer} has ${getText("job.price")} back.`,
      },
    },
  ];
}

/** Returns the end that silence brings at the last hour. */
function getSilentEnd(words: JobWords): JobRing {
  const { agent, price, paid, hours, getText } = words;
  return {
    ...endJob(words, { buyer: -price, agent: paid }),
    hour: hours,
    center: ["accepted", "by silence", `at hour ${hours}`],
    label: `At hour ${hours} ${agent} has been paid ${getText("job.paid")}.`,
  };
}

/** Returns the ring of an ended job: where the money is, and what each side has and has gained in USDC, or lost. */
function endJob(words: JobWords, gains: Record<Side, number>): JobRing {
  const { price, stake } = words;
  const has = { buyer: price + stake + gains.buyer, agent: Math.max(0, stake + gains.agent) };
  const formatHolding = (side: Side) =>
    `has ${formatAmount(has[side])}${gains[side] === 0 ? "" : `\n${formatSignedAmount(gains[side], "USDC")}`}`;
  return {
    ...getOpenJob(words, "agent"),
    actor: "nobody",
    dots: createDots({ ...has, spent: -gains.buyer - gains.agent }),
    ...{ buyerNote: formatHolding("buyer"), agentNote: formatHolding("agent") },
  };
}
