import { levelShares } from "../../../models/inspection";
import type { Run } from "../../../run/run";
import { numbersOf, printNumber } from "../../../run/run";
import { inspectionGame } from "../../../run/standing";

export const MARKET_TITLE = "What if everybody played?";

type MarketProps = {
  run: Pick<Run, "values">;
  /** Where the season goes on. */
  season: string;
};

/** A market of agents and buyers, each adapting to what paid lately. */
export function Market({ run, season }: MarketProps) {
  const { look, poor } = levelShares(inspectionGame(numbersOf(run)));
  return (
    <div>
      <p>
        {`Neither side gains by changing where ${printNumber(look, "share")}% of the buyers look and ${printNumber(poor, "share")}% of the work is poor.`}
      </p>
      <a href={season}>Back to the season</a>
    </div>
  );
}
