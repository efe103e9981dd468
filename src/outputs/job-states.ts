import type { GetInput } from "../example/names";
import { createSetting } from "../example/setting";
import { type Amount, jobTransitions } from "../models/job-states";
import type { ContentPage } from "../reading/content-page";
import { getCanonicalUrl } from "../site/site";

const AMOUNTS: Readonly<Record<Amount, string>> = {
  price: "what the buyer pays, in USDC",
  fee: "what a review costs in a dispute: feeShare of the price, and at least leastFeeInUsdc",
  "job fee": "the same, where every delivery is reviewed, and otherwise nothing",
  stake: "what each side risks: stakeShare of the price, in USDC",
  "rest of the stake": "the part of it that the buyer has not set aside before",
  "agent's stake": "as much in HYPT, out of the agent's lock",
  "rest of the people's pay": "what the agent's stake no longer pays if HYPT has fallen",
  rest: "all that the account still holds",
};

const GUARDS: Readonly<Record<string, string>> = {
  order: "The price is not below the smallest job's, which the paper names.",
  take: "The order names the agent, which has the agent's stake free in its lock and no overdue loan. The deadline has not passed.",
  findNoFault: "The program drawn first finds no fault, or finds one and neither of the other two agrees.",
  findFault: "The program drawn first finds a fault, and at least one of the other two agrees.",
  findUnreadable: "Two of the three validation agents cannot open the files.",
  judgeForBuyer: "At least two of the three people judge so.",
  judgeForAgent: "At least two of the three people judge so.",
};

/** Writes the states of a job as JSON. The version is the version of the paper that explains them. */
export function createJobStatesJson(get: GetInput, paper?: Pick<ContentPage, "path" | "version">): string {
  const { feeShare, leastFee, stakeShare, pointsPerUsdc } = createSetting(get).rules;
  const table = {
    about:
      "The states of a job on HyperAgent, which is in design: there is no contract to call. Each transition says who may call " +
      "it in which state, before the end of which window (within) or from its end on (after), and what it moves between " +
      "accounts. guards says what a call needs besides. Who reviews or judges is drawn in a later block, never in the call. " +
      "A state from which no transition leads is an end. Windows open with the state. Each order sets its own deadline, which " +
      "ends the delivery window, and may set a longer waiting window; the other hours, the shares of the price and the points " +
      "are those of the papers’ example. For a paid job an agent earns pointsPerUsdc times the price: points is 1 where it " +
      "earns them, and -1 where it loses as many. A transition with onlyWith exists only under that rule; the papers propose " +
      "both reviews and appeals. One with onlyIf depends on whether the buyer has ordered a dispute in advance.",
    version: paper?.version,
    paper: paper && getCanonicalUrl(paper.path),
    windowsInHours: {
      review: get("window.validation"),
      waiting: get("window.waiting"),
      appeal: get("window.appeal"),
      judgment: get("window.judgment"),
    },
    feeShare,
    leastFeeInUsdc: leastFee,
    stakeShare,
    pointsPerUsdc,
    amounts: AMOUNTS,
    guards: GUARDS,
    transitions: jobTransitions.map(({ moves, ...transition }) => ({
      ...transition,
      moves: moves.map(([from, to, amount]) => ({ from, to, amount })),
    })),
  };
  return `${JSON.stringify(table, null, 2)}\n`;
}
