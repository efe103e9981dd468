import type { MarketChanges } from "./terms";

/** What to change, a question to guess at first, and what comes of it whatever the seed. */
export type Experiment = {
  changes: MarketChanges;
  name: string;
  question: string;
  guesses: readonly string[];
  /** Which of the guesses is right. */
  right: number;
  answer: string;
};

export const EXPERIMENTS: readonly Experiment[] = [
  {
    changes: { checking: 10 },
    name: "Suppose that checking costs 10 USDC.",
    question: "How many buyers will check then?",
    guesses: ["Fewer", "About as many", "More"],
    right: 1,
    answer:
      "About as many, but more than twice as much work is poor. Agents know that buyers pay for a dear check only when poor work is common.",
  },
  {
    changes: { penalty: 90 },
    name: "Suppose that the penalty is 90 USDC.",
    question: "How many buyers will check then?",
    guesses: ["Fewer", "About as many", "More"],
    right: 0,
    answer:
      "Fewer. A heavy penalty deters by itself, so buyers check less often. That is why cheating hardly gets rarer.",
  },
  {
    changes: { life: 90 },
    name: "Suppose that a record fades more slowly, by half in 90 days.",
    question: "What will buyers spend on checking?",
    guesses: ["Less", "About as much", "More"],
    right: 0,
    answer: "Less. An agent with a long record has more to lose, so fewer checks keep it honest.",
  },
];
