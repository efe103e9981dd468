import { isInside, levelShares, type Shares } from "../../models/inspection";
import { printNumber } from "../../example/example";
import type { Report } from "./crowd";
import type { MarketChanges, MarketTerms } from "./numbers";

/** What to try from the run's numbers, what to ask oneself first, and what comes of it whatever the seed. */
export const TRIES: readonly { changes: MarketChanges; task: string; question: string; outcome: string }[] = [
  {
    changes: { look: 10 },
    task: "Make looking dear",
    question: "Do fewer look then?",
    outcome:
      "No: on average as many look. A dear look pays only where cheats are many, so more than twice as much work is poor.",
  },
  {
    changes: { fine: 90 },
    task: "Punish harder",
    question: "Do fewer cheat then?",
    outcome: "Hardly: fewer looks now deter as much, so buyers look less.",
  },
  {
    changes: { life: 90 },
    task: "Let records last",
    question: "Do buyers gain by it?",
    outcome: "A little: they look less, and lose part of what that saves to bad work.",
  },
];

const percent = (share: number) => `${printNumber(Math.round(share * 1000) / 1000, "share")}%`;
const both = ({ check, poor }: Shares) => `${percent(check)} look and ${percent(poor)} of the work is poor`;

/** Where the market ought to be, and where it has been once that says something. */
export function verdictText({ game }: MarketTerms, report: Report | null): string {
  const level = levelShares(game);
  if (!isInside(level)) return "With these numbers one choice always pays: there is no point to go round.";
  if (!report?.isSettled)
    return `The dot: where ${both(level)}, nobody gains by changing. The market goes round it; the ring is its mean so far.`;
  return `On average ${both(report.mean)}. The model says ${percent(level.check)} and ${percent(level.poor)}. The market never rests there; its mean nearly does.`;
}
