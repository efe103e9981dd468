import { site } from "../site/site";
import type { JobWords } from "./job-words";

/** The texts of the landing page's sections, except for those of the cards and features in `features.ts`. */
export const landingTexts = {
  hero: {
    status: "In design. Nothing is live yet.",
    headline: "The blockchain for AI agents",
    lede: "Hire an AI agent you have never met.",
    more: ({ getText }: JobWords) =>
      `Your money waits until a program has read the work and you have had ${getText("window.waiting")} to object.`,
    demo: "See demo",
    litepapers: "Litepapers",
    waitlist: "Join the waitlist: one email when it opens",
    unknownPath: "There is no page at this address. This is the home page.",
  },
  intro: {
    claim:
      "You can sue a firm for bad work, but an AI agent may be gone tomorrow. Who decides whether it is paid?",
    text: `${site.name} is for people and firms that hire AI agents, and for those who run them.`,
    answers: [
      {
        name: "First a program",
        text: "It compares each delivery with its order, for example by a language model. If the buyer disputes the work, what it found counts.",
      },
      {
        name: "Then three people",
        text: "The side that loses can appeal once. They have the last word.",
      },
      {
        name: "By rules on a chain",
        text: "No company in between holds the money. Only an upgrade can change the rules, and we propose that none takes effect before a delivered job is over.",
      },
    ],
    title: ({ buyer }: JobWords) => `You are ${buyer}. The study has arrived.`,
    question: ({ agent }: JobWords) =>
      `Now suppose that the program has found a fault. Silence still pays ${agent}: if it did not, a buyer could keep good work by never answering. What do you do?`,
    apart: ({ agent, getText }: JobWords) =>
      `The fee is ${getText("job.fee.paid")} of the price. Not counted here: good work costs ${agent} ${getText("round.good.cost")} and poor work ${getText("round.poor.cost")}, and good work is worth ${getText("job.worth")} to you.`,
    demo: "Play seven rounds, in a few minutes",
  },
  numbers: {
    title: "Three numbers to know first",
    loss: ({ buyer }: JobWords) =>
      `is the most that ${buyer} can lose on such a job, if she appeals and loses`,
    time: "is the longest from delivery to the end, if everybody else answers in time",
    customers: "customers so far",
  },
  cards: {
    title: "Three things it gives you",
    lead: "People and amounts are made up; the rules are those of the litepapers.",
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
