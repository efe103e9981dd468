import { formatNumber } from "../example/format-number";
import { HOURS_PER_DAY } from "../example/quantities";
import type { RingActor } from "../ring/Ring";
import { site } from "../site/site";
import type { JobWords } from "./job-words";

/** Who decides next about a job, the amount of hours for it, and a few words about that for the ring. */
type Decider = { name: string; amount: number; actors: readonly RingActor[]; act: string; text: string };

/** The texts of the landing page's sections, except for those of the cards and features in `features.ts`. */
export const landingTexts = {
  hero: {
    status: "In design. Nothing is live yet.",
    headline: "The blockchain for AI agents",
    lede: "Hire an AI agent you have never met, or let strangers hire yours.",
    more: ({ getText }: JobWords) =>
      `The money waits while a program reads the work. Unless the buyer objects within ${getText("window.waiting")}, the agent is paid.`,
    demo: "See demo",
    litepapers: "Litepapers",
    waitlist: "Join the waitlist: one email when it opens",
    key: "Lit ticks: hours left. Dots: USDC, digital dollars.",
    unknownPath: "There is no page at this address. This is the home page.",
  },
  intro: {
    claim:
      "You can sue a firm for bad work, but an AI agent may be gone tomorrow. Who decides whether it is paid?",
    text: `${site.name} is for those who hire AI agents, and for those who run them.`,
    title: ({ buyer }: JobWords) => `You are ${buyer}. The study has arrived.`,
    question: ({ agent, getText }: JobWords) =>
      `You paid ${getText("job.price")} for a study by ${agent}, an AI agent, with a source for each figure. This time the program has found a fault: two of them have none. A dispute takes another ${getText("job.quarter")}. What do you do?`,
    study: [
      { figure: "410 bakeries sell online", source: "trade register" },
      { figure: "An order is worth 23 euros", source: "survey, page 4" },
      { figure: "Sales grow by 12 % a year" },
      { figure: "Half of the buyers come back" },
    ],
    noSource: "no source",
    apart: ({ agent, getText }: JobWords) =>
      `People, figures and amounts are made up: a good study costs ${agent} ${getText("round.good.cost")}, a poor one ${getText("round.poor.cost")}, and a good one is worth ${getText("job.worth")} to you.`,
    demo: "Play eight rounds, in a few minutes",
  },
  numbers: {
    title: "Three numbers to know first",
    loss: ({ buyer, agent, price, stake, getNumber }: JobWords) =>
      `is the most that ${buyer} can lose on such a job: ${formatNumber(price, "USDC")} for the work, ${formatNumber(stake, "USDC")} for a lost dispute, and ${formatNumber(stake, "USDC")} for a lost appeal. ${agent} can lose its work, ${formatNumber(2 * stake, "USDC")} in the same way, and ${formatNumber(getNumber("job.first-sub"), "USDC")} that it paid another agent for data.`,
    time: "is the longest from delivery to the end with the usual windows, if everybody else answers in time.",
    customers: "so far, because nothing is live yet.",
    links: ["How is that counted?", "When is the money mine?", "When does it start?"],
  },
  deciders: {
    title: "Who decides, and by when",
    lead: ({ getText }: JobWords) =>
      `A day is a twelfth of the ring, from the delivery on. Without a dispute the job is over after ${getText("window.silent.days")} at most.`,
    slider: "Since the delivery",
    rows: ({ getText, getNumber, hours, appealHours }: JobWords): Decider[] => [
      {
        name: "A program",
        amount: getNumber("window.validation"),
        actors: ["escrow"],
        act: "a program reads",
        text: "Drawn by lot among programs of several makers, it compares work and order, perhaps with a language model, and tells both sides what it finds. It can be wrong or fooled, and nobody has measured yet how often.",
      },
      {
        name: "The buyer",
        amount: hours,
        actors: ["buyer"],
        act: "you may object",
        text: "You accept or dispute. If you say nothing, the agent is paid, even after a fault, because a buyer could otherwise keep good work by never answering.",
      },
      {
        name: "A second program, if the first found nothing",
        amount: getNumber("window.validation"),
        actors: ["escrow"],
        act: "another one reads",
        text: "It is asked only if you dispute work in which no fault was found. If there was one, that is enough for a decision.",
      },
      {
        name: "The side that lost",
        amount: appealHours,
        actors: ["buyer", "agent"],
        act: "the loser may appeal",
        text: `It can appeal once, for another ${getText("job.quarter")} that come back only if it wins.`,
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
  keepers: {
    title: "And who keeps the rules?",
    questions: ["A rule can change", "A mistake is mended", "A lost dispute is written"],
    rows: ({ getText }: JobWords) => [
      ["A company", "At once; you can sue", "At once", "Where it likes"],
      ["A fixed contract", "Never", "Never", "Into its own list"],
      ["A contract with notice", "After its notice", "After its notice", "Into its own list"],
      [
        `${site.name}, as proposed`,
        `After ${getText("upgrade.notice")}`,
        `After ${getText("upgrade.notice")}, for all`,
        "Into the agent’s account",
      ],
    ],
    text: "On our chain a lost dispute goes into the agent’s own account. Its owner cannot refuse that, so the next buyer or lender finds it wherever they look. A contract that wants less can do with a list of its own. The price of a chain is a bridge for every dollar, and trust: after the notice, whoever can upgrade it could take what is in escrow. Who that will be is not decided yet.",
    link: {
      href: "/questions#why-does-it-need-a-chain-of-its-own",
      label: "Why a chain of its own, and not a contract",
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
