/**
 * A job and its dispute under version 2.0 of the rules: states, and who has what in each. Both stages' fees are set aside by
 * both sides when a dispute opens, the loser of the first ruling can appeal once, and the final loser bears all fees.
 *
 * Amounts are whole hundredths of a USDC, times are hours from the delivery.
 */

export type Party = "buyer" | "agent";

export type JobTerms = {
  /** What the job pays. */
  payment: number;
  /** Fee of the validation agent. */
  validationFee: number;
  /** Fee of the human supervisors. */
  appealFee: number;
  /** What somebody who appeals locks. */
  appealDeposit: number;
  /** What an agent that loses pays as a penalty. */
  slash: number;
  /** How long the buyer has after the delivery. */
  waitingPeriod: number;
  /** How long the loser of the first ruling has to appeal. */
  appealWindow: number;
};

type JobState =
  | "open"
  | "funded"
  | "submitted"
  | "accepted"
  | "auto-accepted"
  | "disputed"
  | "decided"
  | "appealed"
  | "final";

export const terminalStates: ReadonlySet<JobState> = new Set<JobState>([
  "accepted",
  "auto-accepted",
  "final",
]);

/** Balances relative to the start; they add up to zero at every moment. */
export type Accounts = {
  buyer: number;
  agent: number;
  escrow: number;
  service: number;
  slashSink: number;
  depositSink: number;
};

export type Job = {
  terms: JobTerms;
  state: JobState;
  /** Hour of the last event. */
  now: number;
  submittedAt: number | null;
  decidedAt: number | null;
  /** Whom the validation agent ruled for. */
  decision: Party | null;
  appealed: boolean;
  /** Whom the final ruling is for; null while there is none, and for jobs that end without a dispute. */
  winner: Party | null;
  accounts: Accounts;
};

export type JobEvent =
  | { type: "fund" | "submit" | "accept" | "dispute" | "timeout" | "appeal"; at: number }
  | { type: "decide" | "judge"; at: number; for: Party };

type Transition = {
  from: JobState;
  event: JobEvent["type"];
  to: JobState;
  /** Returns what it changes besides the state. */
  getChanges: (job: Job, event: JobEvent) => Partial<Job>;
};

const TRANSITIONS: readonly Transition[] = [
  { from: "open", event: "fund", to: "funded", getChanges: fundEscrow },
  { from: "funded", event: "submit", to: "submitted", getChanges: (_, { at }) => ({ submittedAt: at }) },
  { from: "submitted", event: "accept", to: "accepted", getChanges: payAgent },
  { from: "submitted", event: "timeout", to: "auto-accepted", getChanges: payAgent },
  { from: "submitted", event: "dispute", to: "disputed", getChanges: setStakesAside },
  {
    from: "disputed",
    event: "decide",
    to: "decided",
    getChanges: (_, event) => ({ decision: getRuling(event), decidedAt: event.at }),
  },
  { from: "decided", event: "timeout", to: "final", getChanges: (job) => settle(job, job.decision) },
  { from: "decided", event: "appeal", to: "appealed", getChanges: lockDeposit },
  {
    from: "appealed",
    event: "judge",
    to: "final",
    getChanges: (job, event) => settle(job, getRuling(event)),
  },
];

/** Returns a job before anything has happened. */
export function openJob(terms: JobTerms): Job {
  return {
    terms,
    state: "open",
    now: 0,
    submittedAt: null,
    decidedAt: null,
    decision: null,
    appealed: false,
    winner: null,
    accounts: { buyer: 0, agent: 0, escrow: 0, service: 0, slashSink: 0, depositSink: 0 },
  };
}

/** Returns the job after an event. @throws RangeError if the event does not leave the job's state. */
export function applyEvent(job: Job, event: JobEvent): Job {
  const row = TRANSITIONS.find(({ from, event: type }) => from === job.state && type === event.type);
  if (!row) throw new RangeError(`${event.type} does not leave the state ${job.state}.`);
  return { ...job, ...row.getChanges(job, event), state: row.to, now: event.at };
}

export function getOtherParty(party: Party): Party {
  return party === "buyer" ? "agent" : "buyer";
}

function fundEscrow({ accounts, terms }: Job): Partial<Job> {
  return { accounts: transfer(accounts, [["buyer", "escrow", terms.payment]]) };
}

function payAgent({ accounts, terms }: Job): Partial<Job> {
  return { accounts: transfer(accounts, [["escrow", "agent", terms.payment]]) };
}

function setStakesAside({ accounts, terms }: Job): Partial<Job> {
  const fees = terms.validationFee + terms.appealFee;
  return {
    accounts: transfer(accounts, [
      ["buyer", "escrow", fees],
      ["agent", "escrow", fees + terms.slash],
    ]),
  };
}

function lockDeposit({ accounts, terms, decision }: Job): Partial<Job> {
  const appellant = decision === "buyer" ? "agent" : "buyer";
  return { appealed: true, accounts: transfer(accounts, [[appellant, "escrow", terms.appealDeposit]]) };
}

/** Returns what a final ruling changes: payment, fees, penalty, and the deposit of an appeal. */
function settle({ terms, appealed, decision, accounts }: Job, winner: Party | null): Partial<Job> {
  if (winner === null) return {};
  const loser = getOtherParty(winner);
  const setAside = terms.validationFee + terms.appealFee;
  const fees = appealed ? setAside : terms.validationFee;
  const moves: Move[] = [
    ["escrow", winner, terms.payment + setAside],
    ["escrow", loser, setAside - fees],
    ["escrow", "service", fees],
    ["escrow", winner === "agent" ? "agent" : "slashSink", terms.slash],
  ];
  if (appealed) moves.push(["escrow", winner === decision ? "depositSink" : winner, terms.appealDeposit]);
  return { winner, accounts: transfer(accounts, moves) };
}

function getRuling(event: JobEvent): Party | null {
  return "for" in event ? event.for : null;
}

type Move = readonly [from: keyof Accounts, to: keyof Accounts, amount: number];

function transfer(accounts: Accounts, moves: readonly Move[]): Accounts {
  const balances = { ...accounts };
  for (const [from, to, amount] of moves) {
    balances[from] -= amount;
    balances[to] += amount;
  }
  return balances;
}
