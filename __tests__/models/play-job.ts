import { getAgentStake, getFee, getStake, type Setting } from "../../src/models/setting";
import { type Account, type JobState, type JobTransition, jobTransitions } from "./job-states";

/** A job with the calls that led to it. Accounts have the gains since it began, in USDC. */
export type Job = {
  setting: Setting;
  state: JobState;
  calls: readonly string[];
  accounts: Readonly<Record<Account, number>>;
  points: number;
};

export const JOB_ACCOUNTS = ["escrow", "buyer's stake", "agent's stake", "appeal deposit"] as const;

export function createJob(setting: Setting): Job {
  const parties = { buyer: 0, agent: 0, people: 0, "review pool": 0, burned: 0 };
  const jobAccounts = { escrow: 0, "buyer's stake": 0, "agent's stake": 0, "appeal deposit": 0 };
  const accounts = { ...parties, ...jobAccounts };
  return { setting, state: "new", calls: [], accounts, points: 0 };
}

/** Returns the transitions from the job's present state under its rules, in or out of time. */
export function getPossibleTransitions({ state, setting: { rules }, accounts }: Job): JobTransition[] {
  const disputeOrder = accounts["buyer's stake"] > 0 ? "disputed in advance" : "not disputed in advance";
  return jobTransitions.filter(({ from, onlyWith, onlyIf = disputeOrder }) => {
    if (from !== state || onlyIf !== disputeOrder) return false;
    if (onlyWith === "appeals") return rules.hasAppeals;
    return onlyWith === undefined || (onlyWith === "reviews") === rules.hasReviews;
  });
}

/** Returns the job after a transition. */
function applyTransition(job: Job, transition: JobTransition): Job {
  const { setting } = job;
  const { call, to, points = 0 } = transition;
  const accounts = { ...job.accounts };
  for (const [from, toAccount, amount] of transition.moves) {
    const usdc = {
      price: setting.price,
      fee: getFee(setting),
      "job fee": setting.rules.hasReviews ? getFee(setting) : 0,
      stake: getStake(setting),
      "rest of the stake": getStake(setting) - accounts["buyer's stake"],
      "agent's stake": getAgentStake(setting),
      "rest of the people's pay": getStake(setting) - accounts.people,
      rest: accounts[from],
    }[amount];
    // An account of the job never pays more than it holds.
    const paid = JOB_ACCOUNTS.some((account) => account === from) ? Math.min(usdc, accounts[from]) : usdc;
    accounts[from] -= paid;
    accounts[toAccount] += paid;
  }
  const earned = points * setting.rules.pointsPerUsdc * setting.price;
  return {
    ...job,
    state: to,
    calls: [...job.calls, call],
    accounts,
    points: job.points + earned,
  };
}

/** Returns the job after the calls. @throws Error if a call is not possible. */
export function playCalls(job: Job, calls: readonly string[]): Job {
  return calls.reduce((played, call) => {
    const transition = getPossibleTransitions(played).find((possible) => possible.call === call);
    if (!transition) throw new Error(`A job that is "${played.state}" does not know the call ${call}.`);
    return applyTransition(played, transition);
  }, job);
}

/** Returns every end that a job can come to. `drawAgain` leads back to the same state and is left out. */
export function findEnds(job: Job, visit: (job: Job) => void = () => {}): Job[] {
  visit(job);
  const next = getPossibleTransitions(job).filter(({ from, to }) => from !== to);
  return next.length === 0
    ? [job]
    : next.flatMap((transition) => findEnds(applyTransition(job, transition), visit));
}
