import type { Accounts, JobEvent, JobState, Party } from "../models/dispute";
import {
  appealed,
  disputed,
  type FinishedJob,
  judged,
  lostDispute,
  net,
  ownAppealUpheld,
  play,
  ruled,
  unappealed,
  upheldAppeal,
} from "./job";
import type { InputOf, Mechanism } from "./mechanism";
import { SMALLEST, usdc } from "./quantities";
import type { RunLedger } from "./run";

/** Who has what after each step of a job, and what a dispute leaves to both sides. */
export const mechanism = {
  values: jobValues,
  ledgers: (get) => ({
    pop: jobLedger(get, upheldAppeal(get)),
    "pop-lost": jobLedger(get, lostDispute(get)),
    paths: pathsLedger(get),
  }),
} satisfies Mechanism;

function jobValues(get: InputOf) {
  const upheld = net(upheldAppeal(get));
  const lost = net(lostDispute(get));
  const worst = net(ownAppealUpheld(get));
  return {
    "job.fees": usdc(get("job.fee.validation") + get("job.fee.human")),
    "appeal.upheld.buyer": usdc(upheld.buyer),
    "dispute.lost.agent": usdc(lost.agent),
    "dispute.worst.agent": usdc(-worst.agent),
    "dispute.worst.lead": usdc(get("job.first-sub") - worst.agent),
  };
}

/** The buyer, the lead, its sub-agents and the rest; the lead has paid its sub-agent when it submits. */
function jobLedger(get: InputOf, { steps }: FinishedJob): RunLedger {
  const passedOn = get("job.first-sub");
  return {
    unit: "USDC",
    steps: steps.map(({ accounts }, index) => {
      const [buyer = 0, lead = 0, ...others] = balancesOf(accounts);
      const paid = index === 0 ? 0 : passedOn;
      return { balances: [buyer, lead - paid, paid, ...others] };
    }),
  };
}

/** The eight ways in which a submitted job ends, each with what everyone has then. */
function pathsLedger(get: InputOf): RunLedger {
  const steps = finishedJobs(get).map(({ finished: { job } }) => {
    const [buyer, agent, , ...others] = balancesOf(job.accounts);
    return { balances: [buyer ?? 0, agent ?? 0, ...others] };
  });
  return { unit: "USDC", steps };
}

function balancesOf(accounts: Accounts): number[] {
  const { buyer, agent, escrow, service, slashSink, depositSink } = accounts;
  return [buyer, agent, escrow, service, slashSink, depositSink].map((amount) => amount / SMALLEST);
}

/** The eight paths by what they are called in an address. */
function finishedJobs(get: InputOf): { path: string; finished: FinishedJob }[] {
  const dispute = disputed(get);
  const [forAgent, forBuyer] = [ruled(get, "agent"), ruled(get, "buyer")];
  const [byBuyer, byAgent] = [appealed(get, "buyer"), appealed(get, "agent")];
  const [endsForAgent, endsForBuyer] = [judged(get, "agent"), judged(get, "buyer")];
  const paths: Record<string, JobEvent[]> = {
    accepted: [{ type: "accept", by: "buyer", at: get("time.dispute") }],
    silent: [{ type: "timeout", by: "anyone", at: get("window.waiting") }],
    "agent-wins": [dispute, forAgent, unappealed(get)],
    "buyer-wins": [dispute, forBuyer, unappealed(get)],
    "agent-upheld": [dispute, forAgent, byBuyer, endsForAgent],
    "agent-reversed": [dispute, forAgent, byBuyer, endsForBuyer],
    "buyer-reversed": [dispute, forBuyer, byAgent, endsForAgent],
    "buyer-upheld": [dispute, forBuyer, byAgent, endsForBuyer],
  };
  return Object.entries(paths).map(([path, events]) => ({ path, finished: play(get, events) }));
}

/** What buyer and agent have in each state that a path passes through; amounts in USDC. */
export type JobPath = {
  path: string;
  winner: Party | null;
  moments: readonly { state: JobState; buyer: number; agent: number }[];
};

/** The eight paths of the run's job, state by state. */
export function jobPaths(get: InputOf): JobPath[] {
  return finishedJobs(get).map(({ path, finished: { job, steps } }) => ({
    path,
    winner: job.winner,
    moments: steps.map(({ state, accounts: { buyer, agent } }) => ({
      state,
      buyer: buyer / SMALLEST,
      agent: agent / SMALLEST,
    })),
  }));
}
