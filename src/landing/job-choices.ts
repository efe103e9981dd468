import { formatNumber, formatSignedAmount } from "../example/format-number";
import { createDots, type RingProps } from "../ring/Ring";
import type { JobWords } from "./job-words";

/** Something that a side can do once a program has found fault. */
export type Choice = {
  name: string;
  /** What it brings or costs, beside its name. */
  cost: string;
  /** Who may act then, and until when. */
  next: string;
  /** What the books say at the end. What the work costs the agent and is worth to the buyer is not in them. */
  outcome?: string;
  ring: JobRing;
  /** What the agent can do then. */
  replies?: readonly Choice[];
};

type JobRing = RingProps & { hour: number };

/** Returns the ring at an hour in which the buyer can still choose. What each side can stake in a dispute lies beside it. */
export function getOpenJob(words: JobWords, hour = words.firstHour): JobRing {
  const { buyer, agent, price, stake, hours, getText } = words;
  return {
    ...{ buyer, agent, hours, hour },
    actor: "buyer",
    center: ["fault found", `hour ${hour} of ${hours}`, getText("job.price")],
    dots: createDots({ escrow: price, buyer: stake, agent: stake }),
    buyerNote: `has ${formatNumber(stake, "USDC")}`,
    agentNote: `has ${formatNumber(stake, "USDC")}`,
    label: `Hour ${hour} of ${hours}: ${getText("job.price")} are in escrow, and ${buyer} may act.`,
  };
}

/** Returns the buyer's three choices, in the order in which the page lists them, with the agent's replies to a dispute. */
export function getChoices(words: JobWords): Choice[] {
  const { agent, buyer, price, paid, stake, firstHour, hours, appealHours, getText } = words;
  const open = getOpenJob(words);
  const escrowed = price + 2 * stake;
  const stakeNote = `${formatNumber(stake, "USDC")} at\nstake`;
  const paidRing: JobRing = {
    ...open,
    actor: "nobody",
    center: ["accepted", `at hour ${firstHour}`],
    dots: createDots({ agent: paid + stake, spent: price - paid, buyer: stake }),
    agentNote: formatSignedAmount(paid, "USDC"),
  };
  const outcome = `${buyer} pays ${formatNumber(price, "USDC")}. ${agent} gets ${formatNumber(paid, "USDC")}.`;
  return [
    {
      name: "Accept",
      cost: `${getText("job.paid")} to ${agent} now, ${getText("job.fee.paid")} fee`,
      next: `The job is over, and nobody can change that any more. The fee is ${getText("job.fee.share")} of the price, and pays mostly for reviews.`,
      outcome,
      ring: { ...paidRing, label: `${agent} has been paid ${getText("job.paid")}.` },
    },
    {
      name: "Say nothing",
      cost: `The same, but at hour ${hours}`,
      next: `You may act until hour ${hours}. Then your silence counts as acceptance, whatever the program found, because a buyer could otherwise keep good work by never answering.`,
      outcome,
      ring: {
        ...paidRing,
        hour: hours,
        center: ["accepted", "by silence", `at hour ${hours}`],
        label: `At hour ${hours} ${agent} has been paid ${getText("job.paid")}.`,
      },
    },
    {
      name: "Dispute",
      cost: `${getText("job.price")} back, or ${formatNumber(price + stake, "USDC")} lost on appeal`,
      next: `The finding decides, so ${buyer} has won for now. Now you are ${agent}, and have ${appealHours} hours to appeal to three people.`,
      ring: {
        ...open,
        hours: appealHours,
        hour: 0,
        actor: "agent",
        center: ["disputed", `${appealHours} hours`, "to appeal"],
        dots: createDots({ escrow: escrowed }),
        ...{ buyerNote: stakeNote, agentNote: stakeNote },
        label: `${escrowed} USDC are in escrow, and ${agent} may appeal within ${appealHours} hours.`,
      },
      replies: getReplies(words),
    },
  ];
}

/** Returns what the agent can do about a finding of fault, and what comes of it. */
function getReplies(words: JobWords): Choice[] {
  const { agent, buyer, price, paid, stake, getText } = words;
  const [lost, lostTwice, both] = [stake, 2 * stake, price + stake].map((amount) =>
    formatNumber(amount, "USDC"),
  );
  const settled: JobRing = { ...getOpenJob(words), actor: "nobody", hours: words.appealHours };
  const refunded: JobRing = {
    ...settled,
    dots: createDots({ buyer: price + stake, spent: stake }),
    buyerNote: `has ${both}`,
  };
  const refund = `${buyer} has ${getText("job.price")} back.`;
  const replies = [
    {
      name: "Let it be",
      cost: `${refund} ${agent} loses ${lost}.`,
      next: `The lost dispute also costs ${agent} points of its reputation, which the next buyer sees.`,
      ring: { ...refunded, center: ["no appeal", "the finding stands"], agentNote: `−${lost}` },
    },
    {
      name: "Appeal, and win",
      cost: `${buyer} loses ${both}. ${agent} gets ${formatNumber(paid, "USDC")}.`,
      next: `Three people find that the work is what was ordered. The deposit of ${buyer} pays them.`,
      ring: {
        ...settled,
        dots: createDots({ agent: paid + stake, spent: price - paid + stake }),
        center: ["appeal won", "the work is paid"],
        buyerNote: "has 0",
        agentNote: formatSignedAmount(paid, "USDC"),
      },
    },
    {
      name: "Appeal, and lose",
      cost: `${refund} ${agent} loses ${lostTwice}.`,
      next: `Three people find the fault too. The second deposit of ${agent} pays them.`,
      ring: {
        ...refunded,
        dots: createDots({ buyer: price + stake, spent: 2 * stake }),
        center: ["appeal lost", "the finding stands"],
        agentNote: `−${lostTwice}`,
      },
    },
  ];
  return replies.map(({ ring, ...reply }) => ({ ...reply, ring: { ...ring, label: reply.cost } }));
}
