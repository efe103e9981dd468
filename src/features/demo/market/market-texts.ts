import { isInside, levelShares, type Shares } from "../../../models/inspection";
import { printNumber } from "../../../run/run";
import type { Report } from "./crowd";
import type { MarketChanges, MarketTerms } from "./numbers";

export const marketTexts = {
  title: "What if everybody played?",
  lead: "Now and then each copies somebody who did better.",
  buyers: "Buyers: % look",
  agents: "Agents: % cheat",
  lost: "lost to bad work",
  spent: "spent on looking",
  per: "USDC per hundred jobs, on average so far",
  honest: "A model of 200 agents and 200 buyers, consistent with the papers; not the protocol.",
  season: "Back to the season",
};

/** What to try from the run's numbers, and what comes of it whatever the seed; and the way back to them. */
export const TRIES: readonly { changes: MarketChanges; task: string; outcome: string }[] = [
  {
    changes: { look: 10 },
    task: "Make looking dear",
    outcome: "More than twice as much work is poor. As many look as before.",
  },
  {
    changes: { fine: 90 },
    task: "Punish harder",
    outcome: "Fewer look. About as much work is poor.",
  },
  {
    changes: { life: 90 },
    task: "Let records last",
    outcome: "Fewer look, too. Part of what that saves is lost to bad work.",
  },
  {
    changes: {},
    task: "As in the papers",
    outcome: "The numbers that the three begin from.",
  },
];

/** "Buyers: 88 of 200 look". */
export function countText(share: number, all: number, text: string): string {
  return text.replace("%", `${Math.round(share * all)} of ${all}`);
}

const percent = (share: number) => `${printNumber(Math.round(share * 1000) / 1000, "share")}%`;
const both = ({ look, poor }: Shares) => `${percent(look)} look and ${percent(poor)} of the work is poor`;

/** Where the market ought to be, and where it has been once that says something. */
export function verdictText({ game }: MarketTerms, report: Report | null): string {
  const level = levelShares(game);
  if (!isInside(level)) return "With these numbers one choice always pays: there is no point to go round.";
  if (!report?.isSettled)
    return `The dot: where ${both(level)}, nobody gains by changing. The market goes round it; the ring is its mean so far.`;
  return `On average ${both(report.mean)}. The model says ${percent(level.look)} and ${percent(level.poor)}. The market never rests there; its mean nearly does.`;
}
