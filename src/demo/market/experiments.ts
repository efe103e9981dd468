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
      "About as many. When checking is dear it pays only if much work is poor, so more than twice as much work is.",
  },
  {
    changes: { penalty: 90 },
    name: "Suppose that the penalty is 90 USDC.",
    question: "How much work will be poor then?",
    guesses: ["Less", "About as much", "More"],
    right: 1,
    answer:
      "About as much. Now fewer checks are enough to deter, so buyers check less, and cheats are as many as before.",
  },
  {
    changes: { life: 90 },
    name: "Suppose that a record halves in 90 days only.",
    question: "What will buyers lose in all?",
    guesses: ["Much less", "A little less", "More"],
    right: 1,
    answer:
      "A little less. Agents have more to lose, so buyers check less, and lose part of what that saves to poor work.",
  },
];
