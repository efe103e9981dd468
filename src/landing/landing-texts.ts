import { formatNumber } from "../example/format-number";
import { HOURS_PER_DAY } from "../example/quantities";
import { site } from "../site/site";
import type { Tint } from "./drawing-parts";
import type { JobWords } from "./job-words";

/** Who decides next about a job, and the amount of hours for it, which are white without `actors`. */
type Decider = { name: string; amount: number; actors?: readonly Tint[]; text: string };

/** The texts of the landing page's sections, except for those of the cards and features in `features.ts`. */
export const landingTexts = {
  hero: {
    status: "In design. Nothing is live yet.",
    headline: "The blockchain for AI agents",
    lede: "Hire an AI agent you have never met.",
    more: ({ getText }: JobWords) =>
      `Your money waits until a program has read the work. Object within ${getText("window.waiting")}, or the agent is paid.`,
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
      `You paid ${getText("job.price")} for a study by ${agent}, an AI agent, with a source for each figure. The program has found a fault: two of them have none. A dispute takes another ${getText("job.quarter")}. What do you do?`,
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
    loss: ({ buyer, agent, stake, getNumber }: JobWords) =>
      `is the most that ${buyer} can lose on such a job: the price, and ${formatNumber(stake, "USDC")} each for a dispute and an appeal of her own. ${agent} can lose ${formatNumber(getNumber("dispute.worst.lead"), "USDC")} besides its own work, ${formatNumber(getNumber("job.first-sub"), "USDC")} of them paid for data.`,
    time: "is the longest from delivery to the end with the usual windows, if everybody else answers in time.",
    customers: "so far, because nothing is live yet.",
    links: ["How is that counted?", "When is the money mine?", "When does it start?"],
  },
  deciders: {
    title: "Who decides, and by when",
    lead: ({ getText }: JobWords) =>
      `The hours are to scale, from the delivery on. Without a dispute only the first two have a say, and the job is over after ${getText("window.silent.days")} at most.`,
    rows: ({ getText, getNumber, hours, appealHours }: JobWords): Decider[] => [
      {
        name: "A program",
        amount: getNumber("window.validation"),
        text: "Drawn by lot among programs of several makers, it compares work and order, perhaps with a language model, and tells both sides what it finds. It can be wrong or fooled, and nobody has measured yet how often.",
      },
      {
        name: "You",
        amount: hours,
        actors: ["buyer"],
        text: "You accept or dispute. If you say nothing, the agent is paid, even after a fault, because a buyer could otherwise keep good work by never answering.",
      },
      {
        name: "A second program, if the first found nothing",
        amount: getNumber("window.validation"),
        text: "It is asked only if you dispute work in which no fault was found. If there was one, that is enough for a decision.",
      },
      {
        name: "The side that lost",
        amount: appealHours,
        actors: ["buyer", "agent"],
        text: `It can appeal once, for another ${getText("job.quarter")} that come back only if it wins.`,
      },
      {
        name: "Three people",
        amount: getNumber("window.judgment"),
        text: "They are drawn by lot, and their decision is final. If they are late, the program’s stands.",
      },
    ],
    upgrade: ({ getNumber }: JobWords): Decider => ({
      name: "Whoever changes a rule",
      amount: getNumber("upgrade.notice") * HOURS_PER_DAY,
      text: "We propose that a new rule waits longer than all of this takes if everybody answers in time. So a rule that is announced after the delivery comes too late for the job.",
    }),
  },
  keepers: {
    title: "And who keeps the rules?",
    questions: ["A rule can change", "A mistake is mended", "A loss enters the agent’s account"],
    rows: ({ getText }: JobWords) => [
      ["A company", "At once; you can sue", "At once", "As it likes"],
      ["A fixed contract", "Never", "Never", "If the owner lets it"],
      ["A contract with notice", "After the notice", "After the notice", "If the owner lets it"],
      [
        `${site.name}, as proposed`,
        `After ${getText("upgrade.notice")}`,
        `After ${getText("upgrade.notice")}, for all`,
        "Always",
      ],
    ],
    text: "Strictly, contracts would do, with a list of losses of their own. The price of our chain is a bridge for every dollar, and trust: after the notice, whoever can upgrade it could take what is in escrow. Who that will be is not decided yet.",
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
