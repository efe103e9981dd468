/** The appendix of Proof of Performance: its interface is compiled, and the models run its vectors. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LITEPAPERS } from "../../src/content/content-paths";
import {
  type Agent,
  applyExitEvent,
  type ExitEvent,
  type Registration,
  register,
} from "../../src/models/agent-exit";
import {
  type Accounts,
  canTakeJob,
  type Job,
  type JobEvent,
  type JobTerms,
  openJob,
} from "../../src/models/dispute";
import { type Pledges, pledge } from "../../src/models/lending";
import { effectiveAfterLosses, effectiveTotal } from "../../src/models/reputation";
import { applyWithBounds, effectOnReputation } from "../../src/models/silent-decider";
import { ROOT, renderPublished } from "./published";
import { namesInColumn, shownInterface } from "./solidity";

type Call = {
  call: string;
  by: JobEvent["by"];
  at: number;
  for?: Job["winner"];
  attested?: boolean;
  proven?: boolean;
};
type Expected = { state: string; net: Accounts; winner?: string; reputation?: string; error?: string };
type JobVector = { id: string; says: string; catches?: string; calls: Call[]; expect: Expected };
type Held =
  | { event: "hold" | "release"; at: number }
  | ({ event: ExitEvent["type"] } & Omit<ExitEvent, "type">);
type AgentVector = {
  id: string;
  catches?: string;
  events: Held[];
  expect: Partial<Agent> & { error?: string };
};
type LockVector = { id: string; catches?: string; worth: number; openJobs: number; expect: string };
type PointVector = {
  id: string;
  catches?: string;
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
    catches?: string;
    points: number;
    pledges: number[];
    expect: string;
  }[];
  points: PointVector[];
};

const vectors: Vectors = JSON.parse(readFileSync(join(ROOT, LITEPAPERS, "pop", "vectors.json"), "utf8"));
const { terms } = vectors;
const bounds = { validation: terms.validationTime, judgment: terms.judgmentTime };
const { source, markdown } = renderPublished("pop");
const shown = shownInterface(markdown);
const SECONDS_A_DAY = 86_400;

/** What the models answer, in the interface's words. */
const ERRORS: readonly [RegExp, string][] = [
  [/ does not leave the state /, "WrongState"],
  [/ is not for the /, "NotForCaller"],
  [/ requires t < /, "TooLate"],
  [/ requires t ≥ /, "TooEarly"],
  [/ requires attested TEE/, "NotAttested"],
  [/ requires humanity proven/, "NotProven"],
  [/^the lock is too small$/, "LockTooSmall"],
  [/^the agent has left$/, "NotRegistered"],
  [/^an exiting agent takes no new task$/, "AgentExiting"],
  [/^the exit has been requested already$/, "AgentExiting"],
  [/^no exit has been requested$/, "ExitNotRequested"],
  [/^the cooldown has not passed$/, "CooldownRunning"],
  [/^tasks or disputes are open$/, "TasksOpen"],
  [/^The unpledged reputation must be zero or more/, "OverPledged"],
];

/** A signature, which no model checks. */
const WITHOUT_VECTORS = ["NotAgreed"];

const answered = new Set<RegExp>();

function errorFor(refused: string): string {
  const line = ERRORS.find(([words]) => words.test(refused));
  if (!line) throw new Error(`No error of the interface stands for "${refused}".`);
  answered.add(line[0]);
  return line[1];
}

/** A fault of an implementation, as what it would do differently from the models. */
type Fault = {
  /** What becomes of an event before the model sees it. */
  hears?: (event: JobEvent, job: Job) => JobEvent;
  /** What becomes of the job that the model returns. */
  does?: (after: Job, before: Job, event: JobEvent) => Job;
  award?: (job: Job) => string;
};

const NONE: Fault = {};

function eventOf({ call, ...rest }: Call): JobEvent {
  return { ...rest, type: call === "settle" ? "timeout" : call } as JobEvent;
}

function stateName(state: string): string {
  return state.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function runCalls(calls: readonly Call[], fault: Fault = NONE): { job: Job; error?: string } {
  let job = openJob(terms);
  for (const [index, call] of calls.entries()) {
    const asked = eventOf(call);
    const outcome = applyWithBounds(job, fault.hears?.(asked, job) ?? asked, bounds);
    if ("refused" in outcome) {
      if (index < calls.length - 1) throw new Error(`Call ${index} is refused: ${outcome.refused}`);
      return { job, error: errorFor(outcome.refused) };
    }
    expect(Object.values(outcome.job.accounts).reduce((sum, balance) => sum + balance)).toBe(0);
    job = fault.does?.(outcome.job, job, asked) ?? outcome.job;
  }
  return { job };
}

function answerTo({ calls, expect: expected }: JobVector, fault: Fault = NONE): Expected {
  const { job, error } = runCalls(calls, fault);
  return {
    ...(error === undefined ? {} : { error }),
    state: stateName(job.state),
    net: job.accounts,
    ...(expected.winner === undefined ? {} : { winner: String(job.winner) }),
    ...(expected.reputation === undefined
      ? {}
      : { reputation: fault.award?.(job) ?? effectOnReputation(job) }),
  };
}

describe("the interface of the jobs", () => {
  test("compiles without errors and warnings", () => {
    expect(shown.name).toBe("IJobs.sol");
    expect(shown.complaints).toEqual([]);
  });

  test("has the calls, events and errors of the appendix's table, and no others", () => {
    expect(namesInColumn(source, "Call", 0).sort()).toEqual(shown.calls);
    const events = [...namesInColumn(source, "Call", 5), "PointsAwarded", "PointsCut"];
    expect([...new Set(events)].sort()).toEqual(shown.events);
    const errors = [...namesInColumn(source, "Call", 6), "WrongState", "NotForCaller"];
    expect([...new Set(errors)].sort()).toEqual(shown.errors);
  });

  test("has the states of the appendix's first table, and the vectors reach each", () => {
    const [, listed = ""] = /enum JobState \{([^}]*)\}/.exec(shown.text) ?? [];
    const states = listed.split(",").map((name) => name.trim());
    expect(namesInColumn(source, "State", 0).sort()).toEqual(states.slice(1).sort());
    expect(vectors.states.map(({ state }) => state)).toEqual(states.slice(1));
  });
});

test.each(vectors.jobs)("vector $id: $says", (vector) => {
  expect(answerTo(vector)).toEqual(vector.expect);
});

test.each(vectors.states)("vector $id: what leaves the state $state", ({ state, calls, leaves }) => {
  const { job } = runCalls(calls);
  expect(stateName(job.state)).toBe(state);
  const ofJobs = namesInColumn(source, "Call", 0).slice(namesInColumn(source, "Call", 0).indexOf("cancel"));
  expect(ofJobs).toHaveLength(9);
  const last = Math.max(0, ...calls.map(({ at }) => at));
  for (const call of ofJobs) {
    const tried: Call = { call, by: "buyer", at: last, for: "buyer", attested: true, proven: true };
    const outcome = applyWithBounds(job, eventOf(tried), bounds);
    const error = "refused" in outcome ? errorFor(outcome.refused) : null;
    expect({ call, refused: error === "WrongState" }).toEqual({ call, refused: !leaves.includes(call) });
  }
});

function lockAnswer({ worth, openJobs }: LockVector, counted = openJobs): string {
  const others = Array.from({ length: counted }, () => terms);
  return canTakeJob(worth, others, terms) ? "funded" : errorFor("the lock is too small");
}

test.each(vectors.locks)("vector $id: a lock", (vector) => {
  expect(lockAnswer(vector)).toBe(vector.expect);
});

/** An open loan is an open task. */
function exitEvent({ event, ...rest }: Held): ExitEvent {
  if (event === "hold") return { ...rest, type: "take task" };
  if (event === "release") return { ...rest, type: "close task", reputation: 0 };
  return { ...rest, type: event } as ExitEvent;
}

function exitAnswer(events: readonly Held[], hears = (event: ExitEvent) => event) {
  let agent = register(vectors.registration);
  for (const event of events) {
    const outcome = applyExitEvent(agent, hears(exitEvent(event)));
    if ("refused" in outcome) return { ...agent, error: errorFor(outcome.refused) };
    agent = outcome.agent;
  }
  return agent;
}

test.each(vectors.agents)("vector $id: an exit", ({ events, expect: expected }) => {
  const agent = exitAnswer(events);
  expect(agent).toMatchObject(expected);
  expect("error" in agent).toBe(expected.error !== undefined);
});

function pledgeAnswer({ points, pledges }: Vectors["pledges"][number]): string {
  let held: Pledges = new Map();
  for (const [index, amount] of pledges.entries()) {
    try {
      held = pledge(held, String(index), amount, points);
    } catch (error) {
      if (error instanceof RangeError) return errorFor(error.message);
      throw error;
    }
  }
  return "held";
}

test.each(vectors.pledges)("vector $id: $says", (vector) => {
  expect(pledgeAnswer(vector)).toBe(vector.expect);
});

function pointsAnswer({ award, vesting, decayPerDay, age, lost }: PointVector): number {
  const rules = { decayRate: decayPerDay / SECONDS_A_DAY, vestingDuration: vesting };
  const losses = lost ? [{ at: lost.age, cut: lost.share }] : [];
  return Math.floor(effectiveAfterLosses([{ size: award, at: 0 }], rules, losses, age));
}

test.each(vectors.points)("vector $id: points", (vector) => {
  expect(pointsAnswer(vector)).toBe(vector.expect);
});

describe("a wrong implementation fails a vector", () => {
  const { payment, validationFee, appealFee, appealDeposit, slash } = terms;
  const shift = (accounts: Accounts, from: keyof Accounts, to: keyof Accounts, amount: number) => ({
    ...accounts,
    [from]: accounts[from] - amount,
    [to]: accounts[to] + amount,
  });
  const final = (change: (after: Job, before: Job) => Accounts): Fault => ({
    does: (after, before) =>
      after.state === "final" ? { ...after, accounts: change(after, before) } : after,
  });
  const early: Fault = { hears: (event) => ({ ...event, at: event.at - 1 }) };
  const asIfInTime =
    (type: JobEvent["type"]): Fault["hears"] =>
    (event, job) =>
      event.type === type ? { ...event, at: job.now } : event;

  const jobFaults: Record<string, Fault> = {
    "silence earns an award": { award: () => "award" },
    "the winner pays its own fee": final(({ accounts, winner }) =>
      shift(accounts, winner ?? "buyer", "service", validationFee),
    ),
    "the slash goes to the buyer": final(({ accounts }) => shift(accounts, "slashSink", "buyer", slash)),
    "a failed appeal gets its deposit back": final(({ accounts, decision }) =>
      shift(accounts, "depositSink", decision === "agent" ? "buyer" : "agent", appealDeposit),
    ),
    "each stage's loser pays for that stage": final(({ accounts, decision }) =>
      shift(accounts, decision === "agent" ? "buyer" : "agent", "agent", validationFee),
    ),
    "the first decision counts after an appeal": {
      hears: (event, job) => (event.type === "judge" ? { ...event, for: job.decision ?? event.for } : event),
    },
    "a window contains its end": early,
    "a timeout comes one second early": { hears: (event) => ({ ...event, at: event.at + 1 }) },
    "a dispute counts until somebody settles": { hears: asIfInTime("dispute") },
    "a late ruling counts until somebody settles": { hears: asIfInTime("decide") },
    "a silent validation agent decides for the agent": {
      does: (after, before, { type }) =>
        type === "timeout" && before.state === "disputed"
          ? {
              ...after,
              state: "final",
              winner: "agent",
              accounts: shift(after.accounts, "escrow", "agent", payment),
            }
          : after,
    },
    "a deposit is lost to supervisors who never judged": final(({ accounts, decision }) =>
      shift(
        shift(accounts, decision === "agent" ? "buyer" : "agent", "depositSink", appealDeposit),
        decision === "agent" ? "buyer" : "agent",
        "service",
        appealFee,
      ),
    ),
    "anyone may accept": {
      hears: (event) => (event.type === "accept" ? { ...event, by: "buyer" } : event),
    },
    "either party may appeal": {
      hears: (event, job) =>
        event.type === "appeal" ? { ...event, by: job.decision === "agent" ? "buyer" : "agent" } : event,
    },
  };
  const exitFaults: Record<string, (vector: AgentVector) => object> = {
    "the burn comes back": ({ events }) => {
      const agent = exitAnswer(events);
      return { ...agent, unlocked: agent.unlocked + agent.burned };
    },
    "only the cooldown counts": ({ events }) =>
      exitAnswer(events.filter(({ event }) => event !== "take task")),
    "the lock is out of reach once the exit is asked for": ({ events }) =>
      exitAnswer(events, (event) => (event.type === "close dispute" ? { ...event, slash: 0 } : event)),
  };

  const wrongAnswers = [
    ...vectors.jobs.map((vector) => ({
      ...vector,
      wrong: (fault: string) => jobFaults[fault] && answerTo(vector, jobFaults[fault]),
    })),
    ...vectors.agents.map((vector) => ({ ...vector, wrong: (fault: string) => exitFaults[fault]?.(vector) })),
    ...vectors.locks.map((vector) => ({
      ...vector,
      wrong: (fault: string) =>
        fault === "a lock covers each job alone" ? lockAnswer(vector, 0) : undefined,
    })),
    ...vectors.pledges.map((vector) => ({
      ...vector,
      wrong: (fault: string) =>
        fault === "each lender counts the whole record"
          ? pledgeAnswer({ ...vector, pledges: vector.pledges.slice(-1) })
          : undefined,
    })),
    ...vectors.points.map((vector) => ({
      ...vector,
      wrong: (fault: string) =>
        fault === "vesting shelters points from a lost dispute" ? sheltered(vector) : undefined,
    })),
  ].filter(({ catches }) => catches !== undefined);

  /** The cut takes what counts at the dispute; what vests later comes in full. */
  function sheltered({ award, vesting, decayPerDay, age, lost }: PointVector): number {
    const rules = { decayRate: decayPerDay / SECONDS_A_DAY, vestingDuration: vesting };
    const awards = [{ size: award, at: 0 }];
    const { age: at = 0, share = 0 } = lost ?? {};
    const cut = share * effectiveTotal(awards, rules, at) * Math.exp(-rules.decayRate * (age - at));
    return Math.floor(effectiveTotal(awards, rules, age) - cut);
  }

  test.each(wrongAnswers)("$id: $catches", ({ catches = "", wrong, expect: expected }) => {
    const answer = wrong(catches);
    expect(answer).toBeDefined();
    if (typeof answer === "object") expect(answer).not.toMatchObject(expected);
    else expect(answer).not.toEqual(expected);
  });

  test("every fault that is tried is named by a vector", () => {
    const named = new Set(wrongAnswers.map(({ catches }) => catches));
    for (const fault of [...Object.keys(jobFaults), ...Object.keys(exitFaults)])
      expect(named).toContain(fault);
  });
});

test("every error of the interface has a vector, every line of the table of errors too, and every id stands once", () => {
  const { jobs, states, locks, agents, pledges, points } = vectors;
  for (const vector of jobs) answerTo(vector);
  for (const vector of locks) lockAnswer(vector);
  for (const { events } of agents) exitAnswer(events);
  for (const vector of pledges) pledgeAnswer(vector);
  const wrongState = applyWithBounds(
    openJob(terms),
    eventOf({ call: "settle", by: "anyone", at: 0 }),
    bounds,
  );
  if ("refused" in wrongState) errorFor(wrongState.refused);
  const expected = [...jobs, ...agents].flatMap(({ expect: { error } }) => error ?? []);
  const used = new Set([
    ...expected,
    ...[...locks, ...pledges].map(({ expect: answer }) => answer),
    ...WITHOUT_VECTORS,
  ]);
  for (const error of shown.errors.filter((name) => name !== "WrongState")) expect(used).toContain(error);
  for (const error of expected) expect(shown.errors).toContain(error);
  expect(ERRORS.filter(([words]) => !answered.has(words))).toEqual([]);
  const ids = [jobs, states, locks, agents, pledges, points].flatMap((group) => group.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const groups = namesInColumn(source, "Vectors", 0);
  expect([...new Set(ids.map((id) => id.replace(/\d+$/, "")))]).toEqual(expect.arrayContaining(groups));
  expect(groups).toHaveLength(new Set(ids.map((id) => id.replace(/\d+$/, ""))).size);
});
