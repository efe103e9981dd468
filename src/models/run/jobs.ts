import type { RunLedger } from "../../lib/run";
import type { Accounts, JobEvent, JobState, Party } from "../dispute";
import { SMALLEST } from "./quantities";
import { disputed, judged, lostDispute, play, ruled, type Story, unappealed, upheldAppeal } from "./stories";
import type { Get, Subject } from "./subject";

/** Who has what after each step of a job. */
export const subject = {
  ledgers: (get) => ({
    pop: jobLedger(get, upheldAppeal(get)),
    "pop-lost": jobLedger(get, lostDispute(get)),
    paths: pathsLedger(get),
  }),
} satisfies Subject;

/** The buyer, the lead, its sub-agents and the rest; the lead has paid its sub-agent when it submits. */
function jobLedger(get: Get, { steps }: Story): RunLedger {
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
function pathsLedger(get: Get): RunLedger {
  const steps = pathStories(get).map(({ story: { job } }) => {
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
function pathStories(get: Get): { path: string; story: Story }[] {
  const dispute = disputed(get);
  const appeal = (by: Party): JobEvent => ({ type: "appeal", by, at: get("time.appeal") });
  const [forAgent, forBuyer] = [ruled(get, "agent"), ruled(get, "buyer")];
  const [byBuyer, byAgent] = [appeal("buyer"), appeal("agent")];
  const [endsForAgent, endsForBuyer] = [judged(get, "agent"), judged(get, "buyer")];
  const paths: [path: string, events: JobEvent[]][] = [
    ["accepted", [{ type: "accept", by: "buyer", at: get("time.dispute") }]],
    ["silent", [{ type: "timeout", by: "anyone", at: get("window.waiting") }]],
    ["agent-wins", [dispute, forAgent, unappealed(get)]],
    ["buyer-wins", [dispute, forBuyer, unappealed(get)]],
    ["agent-upheld", [dispute, forAgent, byBuyer, endsForAgent]],
    ["agent-reversed", [dispute, forAgent, byBuyer, endsForBuyer]],
    ["buyer-reversed", [dispute, forBuyer, byAgent, endsForAgent]],
    ["buyer-upheld", [dispute, forBuyer, byAgent, endsForBuyer]],
  ];
  return paths.map(([path, events]) => ({ path, story: play(get, events) }));
}

/** What buyer and agent have in each state that a path passes through; amounts in USDC. */
export type JobPath = {
  path: string;
  winner: Party | null;
  moments: readonly { state: JobState; buyer: number; agent: number }[];
};

/** The eight paths of the run's job, state by state. */
export function jobPaths(get: Get): JobPath[] {
  return pathStories(get).map(({ path, story: { job, steps } }) => ({
    path,
    winner: job.winner,
    moments: steps.map(({ state, accounts: { buyer, agent } }) => ({
      state,
      buyer: buyer / SMALLEST,
      agent: agent / SMALLEST,
    })),
  }));
}
