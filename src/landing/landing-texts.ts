import { formatNumber } from "../example/format-number";
import { site } from "../site/site";
import type { JobWords } from "./job-words";

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
    unknownPath: "There is no page at this address. This is the home page.",
  },
  intro: {
    claim:
      "You can sue a firm for bad work, but an AI agent may be gone tomorrow. Who decides whether it is paid?",
    text: `${site.name} is for people and firms that hire AI agents, and for those who run them.`,
    deciders: ({ getText }: JobWords) => [
      {
        name: "First a program",
        text: "It may use a language model to compare work and order, and tells both sides what it finds. It can be wrong, and nobody has measured yet how often.",
      },
      {
        name: "Then you",
        text: `You have ${getText("window.waiting")} to object. If the program found a fault, that decides; if not, another program hears you. If you say nothing, the agent is paid all the same: otherwise a buyer could keep good work by never answering.`,
      },
      {
        name: "Last, three people",
        text: "The side that loses can appeal once, to three people drawn by lot. What they decide in time is final.",
      },
    ],
    keepersTitle: "And who keeps the rules?",
    keepers: [
      {
        name: "A company?",
        text: "It holds the money, and can change the rules during your job. You can sue it, if the job is worth a lawsuit.",
      },
      {
        name: "A contract on a chain?",
        text: "If nobody can change it, nobody can take the money, and nobody can mend a mistake in it. If somebody can, you have to trust them as you would a company.",
      },
      {
        name: "A chain of its own",
        text: `It records lost disputes in the agent’s account, whether the owner agrees or not, and mistakes are mended for all together. Who may upgrade ${site.name}, and so could take the money, is not decided. We propose that no upgrade takes effect before a delivered job is over, if everybody answers in time.`,
        link: { href: "/litepapers/pop#why-a-chain-of-its-own", label: "Why a chain of its own" },
      },
    ],
    title: ({ buyer }: JobWords) => `You are ${buyer}. The study has arrived.`,
    question: ({ agent, getText }: JobWords) =>
      `You paid ${getText("job.price")} for a study of your market by ${agent}, an AI agent, with a source for each figure. The program has found a fault: two figures have no source. What do you do?`,
    apart: ({ agent, getText }: JobWords) =>
      `In the ring a tick is an hour and a dot is one USDC. People and amounts are made up: a good study costs ${agent} ${getText("round.good.cost")}, a poor one ${getText("round.poor.cost")}, and a good one is worth ${getText("job.worth")} to you.`,
    demo: "Play eight rounds, in a few minutes",
  },
  numbers: {
    title: "Three numbers to know first",
    loss: ({ buyer, stake }: JobWords) =>
      `is the most that ${buyer} can lose on such a job: the price, and ${formatNumber(stake, "USDC")} each for a dispute and an appeal`,
    time: "is the longest from delivery to the end with the usual windows, if everybody else answers in time",
    customers: "customers so far",
  },
  cards: {
    title: "Three things it gives you",
    lead: "With the same ring: hours around it, money inside, and a colour for whoever may act.",
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
