/** The models run the vectors that the appendix of Proof of Performance publishes, with what stands in this folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LITEPAPERS } from "../../src/content/content-paths";
import {
  type Accounts,
  type Job,
  type JobEvent,
  type JobTerms,
  lockRequired,
  openJob,
} from "../../src/models/dispute";
import { effectiveAfterLosses } from "../../src/models/reputation";
import { type Agent, applyExitEvent, type ExitEvent, type Registration, register } from "./agent-exit";
import { applyWithBounds, effectOnReputation } from "./silent-decider";

type Call = {
  call: string;
  by: JobEvent["by"];
  at: number;
  for?: Job["winner"];
  attested?: boolean;
  proven?: boolean;
};
type Expected = { state: string; net: Accounts; winner?: string; reputation?: string; error?: string };
type JobVector = { id: string; says: string; calls: Call[]; expect: Expected };
type Held =
  | { event: "hold" | "release"; at: number }
  | ({ event: ExitEvent["type"] } & Omit<ExitEvent, "type">);
type AgentVector = {
  id: string;

  events: Held[];
  expect: Partial<Agent> & { error?: string };
};
type LockVector = { id: string; worth: number; openJobs: number; expect: string };
type PointVector = {
  id: string;

  award: number;
  vesting: number;
  decayPerDay: number;
  lost?: { age: number; share: number };
  age: number;
  expect: number;
};

type Vectors = {
  terms: JobTerms & { validationTime: number; judgmentTime: number };
  jobs: JobVector[];
  states: { id: string; state: string; calls: Call[]; leaves: string[] }[];
  locks: LockVector[];
  registration: Registration;
  agents: AgentVector[];
  pledges: {
    id: string;
    says: string;

    points: number;
    pledges: number[];
    expect: string;
  }[];
  points: PointVector[];
};

const vectors: Vectors = JSON.parse(readFileSync(join(LITEPAPERS, "pop", "vectors.json"), "utf8"));
const { terms } = vectors;
const bounds = { validation: terms.validationTime, judgment: terms.judgmentTime };
const SECONDS_A_DAY = 86_400;

/** What the papers' machine answers, in the interface's words. */
const ERRORS: readonly [RegExp, string][] = [
  [/ does not leave the state /, "WrongState"],
  [/ is not for the /, "NotForCaller"],
  [/ requires t < /, "TooLate"],
  [/ requires t ≥ /, "TooEarly"],
  [/ requires attested TEE/, "NotAttested"],
  [/ requires humanity proven/, "NotProven"],
];

function errorFor(refused: string): string {
  const line = ERRORS.find(([words]) => words.test(refused));
  if (!line) throw new Error(`No error of the interface stands for "${refused}".`);
  return line[1];
}

function eventOf({ call, ...rest }: Call): JobEvent {
  return { ...rest, type: call === "settle" ? "timeout" : call } as JobEvent;
}

function stateName(state: string): string {
  return state.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function runCalls(calls: readonly Call[]): { job: Job; error?: string } {
  let job = openJob(terms);
  for (const [index, call] of calls.entries()) {
    const outcome = applyWithBounds(job, eventOf(call), bounds);
    if ("refused" in outcome) {
      if (index < calls.length - 1) throw new Error(`Call ${index} is refused: ${outcome.refused}`);
      return { job, error: errorFor(outcome.refused) };
    }
    expect(Object.values(outcome.job.accounts).reduce((sum, balance) => sum + balance)).toBe(0);
    job = outcome.job;
  }
  return { job };
}

function answerTo({ calls, expect: expected }: JobVector): Expected {
  const { job, error } = runCalls(calls);
  return {
    ...(error === undefined ? {} : { error }),
    state: stateName(job.state),
    net: job.accounts,
    ...(expected.winner === undefined ? {} : { winner: String(job.winner) }),
    ...(expected.reputation === undefined ? {} : { reputation: effectOnReputation(job) }),
  };
}

test.each(vectors.jobs)("vector $id: $says", (vector) => {
  expect(answerTo(vector)).toEqual(vector.expect);
});

const JOB_CALLS = ["cancel", "fund", "submit", "accept", "dispute", "decide", "appeal", "judge", "settle"];

test.each(vectors.states)("vector $id: what leaves the state $state", ({ state, calls, leaves }) => {
  const { job } = runCalls(calls);
  expect(stateName(job.state)).toBe(state);
  const last = Math.max(0, ...calls.map(({ at }) => at));
  for (const call of JOB_CALLS) {
    const tried: Call = { call, by: "buyer", at: last, for: "buyer", attested: true, proven: true };
    const outcome = applyWithBounds(job, eventOf(tried), bounds);
    const error = "refused" in outcome ? errorFor(outcome.refused) : null;
    expect({ call, refused: error === "WrongState" }).toEqual({ call, refused: !leaves.includes(call) });
  }
});

test.each(vectors.locks)("vector $id: a lock", ({ worth, openJobs, expect: expected }) => {
  const others = Array.from({ length: openJobs }, () => terms);
  expect(worth >= lockRequired([...others, terms]) ? "funded" : "LockTooSmall").toBe(expected);
});

/** An open loan is an open task. */
function exitEvent({ event, ...rest }: Held): ExitEvent {
  if (event === "hold") return { ...rest, type: "take task" };
  if (event === "release") return { ...rest, type: "close task", reputation: 0 };
  return { ...rest, type: event } as ExitEvent;
}

function exitAnswer(events: readonly Held[]) {
  let agent = register(vectors.registration);
  for (const event of events) {
    const outcome = applyExitEvent(agent, exitEvent(event));
    if ("refused" in outcome) return { ...agent, error: outcome.refused };
    agent = outcome.agent;
  }
  return agent;
}

test.each(vectors.agents)("vector $id: an exit", ({ events, expect: expected }) => {
  const agent = exitAnswer(events);
  expect(agent).toMatchObject(expected);
  expect("error" in agent).toBe(expected.error !== undefined);
});

test.each(vectors.pledges)("vector $id: $says", ({ points, pledges, expect: expected }) => {
  const pledged = pledges.reduce((sum, amount) => sum + amount, 0);
  expect(pledged <= points ? "held" : "OverPledged").toBe(expected);
});

function pointsAnswer({ award, vesting, decayPerDay, age, lost }: PointVector): number {
  const rules = { decayRate: decayPerDay / SECONDS_A_DAY, vestingDuration: vesting };
  const losses = lost ? [{ at: lost.age, cut: lost.share }] : [];
  return Math.floor(effectiveAfterLosses([{ size: award, at: 0 }], rules, losses, age));
}

test.each(vectors.points)("vector $id: points", (vector) => {
  expect(pointsAnswer(vector)).toBe(vector.expect);
});
