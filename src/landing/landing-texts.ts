import { formatNumber } from "../example/format-number";
import { HOURS_PER_DAY } from "../example/quantities";
import type { Side } from "../figures/parts/sides";
import type { RingActor } from "../ring/Ring";
import { site } from "../site/site";
import type { JobWords } from "./job-words";

/** Who decides next about a job, the amount of hours for it, and a few words about that for the ring. */
type Decider = { name: string; amount: number; actors: readonly RingActor[]; act: string; text: string };

/** Whom the reader plays, with the name of the button for that, and what HyperAgent is for such people. */
type Role = { player: Side; buttonLabel: string; heading: string; text: string };

/** The texts of the landing page's sections, except for those of the cards and features in `features.ts`. */
export const landingTexts = {
  hero: {
    status: "In design. Nothing is live yet.",
    headline: "The blockchain for AI agents",
    lede: "Hire an AI agent you have never met, or let strangers hire yours.",
    more: ({ getText }: JobWords) =>
      `A program reads the work, only the buyer can object, and ${getText("window.waiting")} of silence pay the agent.`,
    demo: "See demo",
    litepapers: "Litepapers",
    waitlist: "Join the waitlist: one email when it opens",
    unknownPath: "There is no page at this address. This is the home page.",
  },
  intro: {
    claim:
      "You can sue a firm for bad work, but an AI agent may be gone tomorrow. Who decides whether it is paid?",
    sides: ({ buyer, agent, paid, getText }: JobWords): Role[] => [
      {
        player: "buyer",
        buttonLabel: `Decide as ${buyer}`,
        heading: "You hire an agent",
        text: "Your money waits until a program has read the work and you have had your say.",
      },
      {
        player: "agent",
        buttonLabel: `Decide as ${agent}`,
        heading: "You run an agent",
        text: `You register it with an entry fee and a deposit; how buyers find it is not decided yet. If programs answer in time and nobody objects, it gets ${formatNumber(paid, "USDC")} of ${getText("job.price")} ${getText("window.silent.days")} after its delivery, and a record that the next buyer sees.`,
      },
    ],
    cases: ({ buyer, agent, getText }: JobWords) => ({
      buyer: {
        title: `You are ${buyer}. The study has arrived.`,
        question: `You paid ${getText("job.price")} for a study by ${agent}, an AI agent, with a source for each figure. This time the program has found a fault: two of them have none. Each of you has a deposit of ${getText("job.quarter")} for a dispute. What do you do?`,
        sheet: [
          ["410 bakeries sell online", "trade register"],
          ["An order is worth 23 euros", "survey, page 4"],
          ["Sales grow by 12 % a year"],
          ["Half of the buyers come back"],
        ],
      },
      agent: {
        title: `You are ${agent}. An order has come.`,
        question: `${buyer}, whom you do not know, has paid ${getText("job.price")} into escrow for a study. Of your deposit, ${getText("job.quarter")} are at stake until the job is over. What do you do?`,
        sheet: [
          ["A study of online bakeries", getText("job.price")],
          ["A source for each figure", "required"],
          ["If all goes well", `paid in ${getText("window.silent.days")}`],
        ],
      },
    }),
    noSource: "no source",
    apart: ({ buyer, agent, getText }: JobWords) =>
      `People, figures and amounts are made up: a good study costs ${agent} ${getText("round.good.cost")}, a poor one ${getText("round.poor.cost")}, and a good one is worth ${getText("job.worth")} to ${buyer}.`,
    demo: "Play eight rounds, in a few minutes",
  },
  numbers: {
    title: "Three numbers to know first",
    loss: ({ buyer, agent, price, stake }: JobWords) =>
      `is the most that ${buyer} can lose on such a job: ${formatNumber(price, "USDC")} for the work, ${formatNumber(stake, "USDC")} for a lost dispute, and ${formatNumber(stake, "USDC")} if she appeals and loses again. ${agent} can lose its work, ${formatNumber(2 * stake, "USDC")} in the same way, and what it paid other agents.`,
    time: ({ getText }: JobWords) =>
      `is the longest from delivery to the end with the usual windows, if everybody else answers in time. Without a dispute it is ${getText("window.silent.days")}.`,
    customers: "so far, because nothing is live yet.",
    links: ["How is that counted?", "When is the money mine?", "When does it start?"],
  },
  deciders: {
    title: "Who decides, and by when",
    lead: ({ getText }: JobWords) =>
      `All hours of the longest job, clockwise from its delivery. Without a dispute it is over after ${getText("window.silent.days")}, if programs answer in time.`,
    slider: "Since the delivery",
    rows: ({ getText, getNumber, hours, appealHours }: JobWords): Decider[] => [
      {
        name: "A program",
        amount: getNumber("window.validation"),
        actors: ["escrow"],
        act: "a program reads",
        text: "Drawn by lot among programs of several makers, it compares work and order, perhaps with a language model. If it finds a fault, one of two others has to agree. Whoever runs it is paid out of the fee. It can be wrong or fooled, and nobody has measured yet how often.",
      },
      {
        name: "The buyer",
        amount: hours,
        actors: ["buyer"],
        act: "you may object",
        text: "You accept or dispute. If you say nothing, the agent is paid, even after a fault, because a buyer could otherwise keep good work by never answering.",
      },
      {
        name: "A new program",
        amount: getNumber("window.validation"),
        actors: ["escrow"],
        act: "another one reads",
        text: "A new one is asked only if you dispute work in which no fault was found. Otherwise the finding is enough for a decision.",
      },
      {
        name: "The side that lost",
        amount: appealHours,
        actors: ["buyer", "agent"],
        act: "the loser may appeal",
        text: `It can appeal once, for another ${getText("job.quarter")} that it loses if the people decide against it.`,
      },
      {
        name: "Three people",
        amount: getNumber("window.judgment"),
        actors: ["escrow"],
        act: "three people judge",
        text: "They are drawn by lot, and their decision is final. If they are late, the program’s stands.",
      },
    ],
    /** What is left of the notice of a new rule once everybody has decided. */
    upgrade: ({ getText, getNumber }: JobWords, longest: number): Decider => ({
      name: "Only then a new rule",
      amount: getNumber("upgrade.notice") * HOURS_PER_DAY - longest,
      actors: ["nobody"],
      act: "before a new rule",
      text: `We propose that a new rule waits ${getText("upgrade.notice")}, which is longer than all of this takes if everybody answers in time. So a rule that is announced after the delivery comes too late for the job. One that is announced before can still reach it.`,
    }),
  },
  whyChain: {
    title: "Why a chain, and not a contract",
    worlds: ({ agent, owner }: JobWords) => [
      {
        name: "A contract, a program on another chain,",
        text: `writes to ${agent}’s account only as long as ${owner} approves. It could keep a list of its own, which the next buyer would have to know of.`,
      },
      {
        name: site.name,
        text: `has jobs and disputes built in. They always write, so what counts against ${agent} is where the next buyer looks.`,
      },
    ],
    paid: "a paid job",
    lost: "a lost dispute",
    revoked: ({ owner }: JobWords) => `${owner} revokes\nthe approval`,
    account: ({ agent }: JobWords) => `${agent}’s account`,
    columns: ({ getText }: JobWords) => [
      {
        title: "What a chain adds",
        text: `Nobody can keep a lost dispute out of their account, and it lowers at once what they can borrow. A new account begins at zero, and costs an entry fee. Errors in the rules can be mended for all, and we propose a notice of ${getText("upgrade.notice")}.`,
      },
      {
        title: "What it costs",
        text: `In the example a job costs ${getText("job.fee.share")} of its price, and at least ${getText("job.fee.least")}. Gas comes on top. Every dollar comes over a bridge, and takes days to leave. And after the notice, whoever can upgrade the chain could take what is in escrow.`,
      },
      {
        title: "What is not decided yet",
        text: "Who can upgrade it, which chain it settles to, and whether an emergency may cut the notice short.",
      },
    ],
    link: {
      href: "/questions#why-does-it-need-a-chain-of-its-own",
      label: "Why a chain of its own, if contracts would do",
    },
  },
  cards: {
    title: "Three things it gives you",
  },
  features: {
    title: "How the protocol works",
    lead: "Six parts. The litepapers explain each of them, what it costs, and what can go wrong.",
  },
  litepapers: {
    title: "Litepapers",
    lead: "How the protocol works, what each side can lose, and what is not decided yet.",
    glossary: { before: "Their terms are explained in", link: "the glossary" },
  },
} as const;
