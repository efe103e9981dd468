/**
 * A job and its dispute: the state machine as data, exact accounting, and the economics of disputing and appealing.
 * A model consistent with the litepaper, not protocol constants; where the litepaper is silent it takes the smallest
 * set of assumptions that makes the machine run (escrow before work, a delivery deadline, half-open windows, both stages'
 * fees reserved by both sides when a dispute opens, binary rulings, one appeal by the loser, the final loser bears all
 * fees). The fees reserved from the start make an appeal need nothing from the side that has won so far, which may hold
 * no lock. All amounts are in one currency.
 *
 * Units: amounts are whole numbers of the token's smallest unit; times are in any one unit.
 */

export type Party = "buyer" | "agent";
export type Actor = Party | "validation agent" | "human supervisors" | "anyone";

export type JobTerms = {
  /** P, what the job pays. */
  payment: number;
  /** f1, fee of the validation stage. */
  validationFee: number;
  /** f2, fee of the human stage. */
  appealFee: number;
  /** D, locked by whoever appeals. */
  appealDeposit: number;
  /** σ, taken from an agent that loses. */
  slash: number;
  /** T_d, the moment by which the agent must submit. */
  deliveryDeadline: number;
  /** T_w, how long the buyer has after submission. */
  waitingPeriod: number;
  /** T_a, how long the loser of the first decision has to appeal. */
  appealWindow: number;
};

export type JobState =
  | "open"
  | "cancelled"
  | "funded"
  | "refunded"
  | "submitted"
  | "accepted"
  | "auto-accepted"
  | "disputed"
  | "decided"
  | "appealed"
  | "final";

export const terminalStates: ReadonlySet<JobState> = new Set<JobState>([
  "cancelled",
  "refunded",
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
  /** Moment of the last event. */
  now: number;
  submittedAt: number | null;
  decidedAt: number | null;
  /** Whom the validation agent ruled for. */
  decision: Party | null;
  appealed: boolean;
  /** Whom the final decision is for; null while there is none, and for jobs that end without a dispute. */
  winner: Party | null;
  accounts: Accounts;
};

export type JobEvent =
  | {
      type: "cancel" | "fund" | "submit" | "accept" | "dispute" | "timeout" | "appeal";
      by: Actor;
      at: number;
    }
  | { type: "decide" | "judge"; by: Actor; at: number; for: Party };

export type Transition = {
  from: JobState;
  to: JobState;
  event: JobEvent["type"];
  /** Who may cause it; "loser" is the party that the first decision went against. */
  actor: Actor | "loser";
  /** The condition as the paper writes it, or null if there is none; who decides is taken to have been checked. */
  guard: string | null;
  holds?: (job: Job, event: JobEvent) => boolean;
  /** What it changes beside the state. */
  effect?: (job: Job, event: JobEvent) => Partial<Job>;
};

/** The machine. Windows are half-open: an action counts if t < end, the timeout if t ≥ end, so never both. */
export const jobTransitions: readonly Transition[] = [
  {
    from: "open",
    to: "cancelled",
    event: "cancel",
    actor: "buyer",
    guard: null,
  },
  {
    from: "open",
    to: "funded",
    event: "fund",
    actor: "buyer",
    guard: null,
    effect: (job) => ({ accounts: move(job.accounts, "buyer", "escrow", job.terms.payment) }),
  },
  {
    from: "funded",
    to: "submitted",
    event: "submit",
    actor: "agent",
    guard: "t < T_d",
    holds: (job, { at }) => at < job.terms.deliveryDeadline,
    effect: (_, { at }) => ({ submittedAt: at }),
  },
  {
    from: "funded",
    to: "refunded",
    event: "timeout",
    actor: "anyone",
    guard: "t ≥ T_d",
    holds: (job, { at }) => at >= job.terms.deliveryDeadline,
    effect: (job) => ({ accounts: move(job.accounts, "escrow", "buyer", job.terms.payment) }),
  },
  {
    from: "submitted",
    to: "accepted",
    event: "accept",
    actor: "buyer",
    guard: "t < t_s + T_w",
    holds: (job, { at }) => at < waitingEnds(job),
    effect: payAgent,
  },
  {
    from: "submitted",
    to: "auto-accepted",
    event: "timeout",
    actor: "anyone",
    guard: "t ≥ t_s + T_w",
    holds: (job, { at }) => at >= waitingEnds(job),
    effect: payAgent,
  },
  {
    from: "submitted",
    to: "disputed",
    event: "dispute",
    actor: "buyer",
    guard: "t < t_s + T_w",
    holds: (job, { at }) => at < waitingEnds(job),
    effect: (job) => ({
      accounts: transfer(job.accounts, [
        ["buyer", "escrow", bothFees(job.terms)],
        ["agent", "escrow", bothFees(job.terms) + job.terms.slash],
      ]),
    }),
  },
  {
    from: "disputed",
    to: "decided",
    event: "decide",
    actor: "validation agent",
    guard: "attested TEE",
    effect: (_, event) => ({ decision: ruling(event), decidedAt: event.at }),
  },
  {
    from: "decided",
    to: "final",
    event: "timeout",
    actor: "anyone",
    guard: "t ≥ t_v + T_a",
    holds: (job, { at }) => at >= appealEnds(job),
    effect: (job) => settle(job, job.decision),
  },
  {
    from: "decided",
    to: "appealed",
    event: "appeal",
    actor: "loser",
    guard: "t < t_v + T_a, D locked",
    holds: (job, { at }) => at < appealEnds(job),
    effect: (job, event) => ({
      appealed: true,
      accounts: move(
        job.accounts,
        event.by === "buyer" ? "buyer" : "agent",
        "escrow",
        job.terms.appealDeposit,
      ),
    }),
  },
  {
    from: "appealed",
    to: "final",
    event: "judge",
    actor: "human supervisors",
    guard: "humanity proven,\nidentity checked",
    effect: (job, event) => settle(job, ruling(event)),
  },
];

/** A job before anything has happened. */
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

/** A job after an event, or why the event was refused. */
export type JobOutcome = { job: Job } | { refused: string };

/** Applies an event. Illegal events are refused and change nothing. */
export function applyEvent(job: Job, event: JobEvent): JobOutcome {
  if (event.at < job.now) return { refused: "time does not run backwards" };
  const row = jobTransitions.find(({ from, event: type }) => from === job.state && type === event.type);
  if (row === undefined) return { refused: `${event.type} does not leave the state ${job.state}` };
  if (!mayAct(job, row, event.by)) return { refused: `${event.type} is not for the ${event.by}` };
  if (row.holds?.(job, event) === false) return { refused: `${event.type} requires ${row.guard}` };
  return { job: { ...job, ...row.effect?.(job, event), state: row.to, now: event.at } };
}

export type Appeal = {
  /** V > 0: what the final decision is worth to the party, before fees (P for the buyer, P + σ + v·ΔR for the agent). */
  stake: number;
  /** f1 ≥ 0. */
  validationFee: number;
  /** f2 ≥ 0. */
  appealFee: number;
  /** κ ≥ 0, the cost of having the deposit locked, as a share of it: c = κ·D. */
  carryRate: number;
};

/**
 * The chance of success above which the loser of the first decision gains by appealing:
 * q* = (f2 + D + κD)/(V + f1 + f2 + D), the final loser bearing all fees; the screening device of Shavell 1995.
 * Above 1 nobody gains by appealing.
 */
export function appealThreshold(
  { stake, validationFee, appealFee, carryRate }: Appeal,
  deposit: number,
): number {
  return (appealFee + deposit * (1 + carryRate)) / (stake + validationFee + appealFee + deposit);
}

type Account = keyof Accounts;
type Move = readonly [from: Account, to: Account, amount: number];

/** What a final decision changes: payment, fees, slash, and the deposit of an appeal. */
function settle(job: Job, winner: Party | null): Partial<Job> {
  if (winner === null) return {};
  const { terms, appealed, decision } = job;
  const loser = other(winner);
  const fees = terms.validationFee + (appealed ? terms.appealFee : 0);
  const appellant = decision === null ? loser : other(decision);
  const reversed = winner !== decision;
  const moves: Move[] = [
    ["escrow", winner, terms.payment],
    ["escrow", winner, bothFees(terms)],
    ["escrow", loser, bothFees(terms) - fees],
    ["escrow", "service", fees],
    ["escrow", winner === "agent" ? "agent" : "slashSink", terms.slash],
  ];
  if (appealed) moves.push(["escrow", reversed ? appellant : "depositSink", terms.appealDeposit]);
  return { winner, accounts: transfer(job.accounts, moves) };
}

function bothFees({ validationFee, appealFee }: JobTerms): number {
  return validationFee + appealFee;
}

function payAgent(job: Job): Partial<Job> {
  return { accounts: move(job.accounts, "escrow", "agent", job.terms.payment) };
}

function move(accounts: Accounts, from: Account, to: Account, amount: number): Accounts {
  const debited = { ...accounts, [from]: accounts[from] - amount };
  return { ...debited, [to]: debited[to] + amount };
}

function transfer(accounts: Accounts, moves: readonly Move[]): Accounts {
  return moves.reduce((balances, [from, to, amount]) => move(balances, from, to, amount), accounts);
}

function mayAct(job: Job, row: Transition, by: Actor): boolean {
  if (row.actor === "anyone") return true;
  if (row.actor === "loser") return job.decision !== null && by === other(job.decision);
  return by === row.actor;
}

export function other(party: Party): Party {
  return party === "buyer" ? "agent" : "buyer";
}

function ruling(event: JobEvent): Party | null {
  return event.type === "decide" || event.type === "judge" ? event.for : null;
}

function waitingEnds(job: Job): number {
  return (job.submittedAt ?? Number.POSITIVE_INFINITY) + job.terms.waitingPeriod;
}

function appealEnds(job: Job): number {
  return (job.decidedAt ?? Number.POSITIVE_INFINITY) + job.terms.appealWindow;
}
