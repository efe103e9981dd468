import { formatNumber, formatSignedAmount } from "../example/format-number";
import { createDots, type RingProps } from "../ring/Ring";
import type { JobWords } from "./job-words";

/** What the job brings each side in USDC, without what the work costs the agent and is worth to the buyer. */
type Books = { if?: string; buyer: number; agent: number };

/** Something that the buyer can do once a program has found fault. */
export type Choice = {
  name: string;
  /** What it brings or costs the buyer, beside its name. */
  cost: string;
  /** Who may act then, and until when. */
  next: string;
  books: readonly Books[];
  ring: JobRing;
};

type JobRing = RingProps & { hour: number };

/** Returns the ring at an hour in which the buyer can still choose. Her own stake lies beside it. */
export function getOpenJob(words: JobWords, hour = words.firstHour): JobRing {
  const { buyer, agent, price, stake, hours, getText } = words;
  return {
    ...{ buyer, agent, hours, hour },
    actor: "buyer",
    center: ["fault found", `hour ${hour} of ${hours}`, getText("job.price")],
    dots: createDots({ escrow: price, buyer: stake }),
    buyerNote: `has ${formatNumber(stake, "USDC")}`,
    agentNote: "agent",
    label: `Hour ${hour} of ${hours}: ${getText("job.price")} are in escrow, and ${buyer} may act.`,
  };
}

/** Returns the buyer's three choices, in the order in which the page lists them. */
export function getChoices(words: JobWords): Choice[] {
  const { agent, price, paid, stake, firstHour, hours, appealHours, getText } = words;
  const open = getOpenJob(words);
  const escrowed = formatNumber(price + stake, "USDC");
  const stakeNote = `${formatNumber(stake, "USDC")} at\nstake`;
  const isPaid: Books = { buyer: -price, agent: paid };
  const paidRing: JobRing = {
    ...open,
    actor: "nobody",
    center: ["accepted", `at hour ${firstHour}`],
    dots: createDots({ agent: paid, spent: price - paid, buyer: stake }),
    buyerNote: formatSignedAmount(-price, "USDC"),
    agentNote: formatSignedAmount(paid, "USDC"),
  };
  return [
    {
      name: "Accept",
      cost: `${getText("job.paid")} to ${agent} now, and ${getText("job.fee.paid")} for the fee`,
      next: `The job is over, ${agent} is paid at once, and nobody can change that any more.`,
      books: [isPaid],
      ring: { ...paidRing, label: `${agent} has been paid ${getText("job.paid")}.` },
    },
    {
      name: "Say nothing",
      cost: `The same, but at hour ${hours}`,
      next: `You may act until hour ${hours}. Then your silence counts as acceptance, whatever the program found, because a buyer could otherwise keep good work by never answering.`,
      books: [isPaid],
      ring: {
        ...paidRing,
        hour: hours,
        center: ["accepted", "by silence", `at hour ${hours}`],
        label: `At hour ${hours} ${agent} has been paid ${getText("job.paid")}.`,
      },
    },
    {
      name: "Dispute",
      cost: `${getText("job.price")} back, or ${escrowed} USDC lost if ${agent} appeals and wins`,
      next: `The program’s finding decides, so you have won for now. ${agent} may appeal to three people within ${appealHours} hours, and they may find the work good. The loser’s deposit pays them.`,
      books: [
        { if: `If ${agent} does not appeal`, buyer: 0, agent: -stake },
        { if: `If ${agent} appeals and wins`, buyer: -price - stake, agent: paid },
        { if: `If ${agent} appeals and loses`, buyer: 0, agent: -2 * stake },
      ],
      ring: {
        ...open,
        hours: appealHours,
        hour: 0,
        actor: "agent",
        center: ["disputed", `${appealHours} hours`, "to appeal"],
        dots: createDots({ escrow: price + stake }),
        ...{ buyerNote: stakeNote, agentNote: stakeNote },
        label: `${escrowed} USDC are in escrow, and ${agent} may appeal within ${appealHours} hours.`,
      },
    },
  ];
}
