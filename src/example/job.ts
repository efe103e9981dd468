/** The example's job: its terms, and how it goes from its funding to each of its ends. */
import {
  type Accounts,
  applyEvent,
  type JobEvent,
  type JobState,
  type JobTerms,
  openJob,
  other,
  type Party,
} from "../models/dispute";
import { createFormula, type GetInput, type Mechanism } from "./mechanism";
import { PARTS_PER_USDC, toWholeParts } from "./quantities";

/** What a dispute leaves to both sides. */
export const jobMechanism = {
  formulas: {
    "job.fees": createFormula("USDC", (get) => get("job.fee.validation") + get("job.fee.human")),
    "appeal.upheld.buyer": createFormula("USDC", (get) => getJobEnd("agent-upheld", get).buyer),
    "dispute.lost.agent": createFormula("USDC", (get) => getJobEnd("buyer-wins", get).agent),
    "dispute.worst.agent": createFormula("USDC", (get) => -getJobEnd("buyer-upheld", get).agent),
    "dispute.worst.lead": createFormula("USDC", (get) => get("job.first-sub") + get("dispute.worst.agent")),
  },
} satisfies Mechanism;

/** The terms of the example's job, in hundredths and in hours from its submission. */
export function createJobTerms(get: GetInput): JobTerms {
  return {
    payment: toWholeParts(get("job.price")),
    validationFee: toWholeParts(get("job.fee.validation")),
    appealFee: toWholeParts(get("job.fee.human")),
    appealDeposit: toWholeParts(get("appeal.deposit")),
    slash: toWholeParts(get("job.slash")),
    deliveryDeadline: 1,
    waitingPeriod: get("window.waiting"),
    appealWindow: get("window.appeal"),
  };
}

/** The eight ways in which a submitted job ends. */
const JOB_PATHS = {
  accepted: (get) => [{ type: "accept", by: "buyer", at: get("time.dispute") }],
  silent: (get) => [{ type: "timeout", by: "anyone", at: get("window.waiting") }],
  "agent-wins": (get) => [createDisputeEvent(get), createRulingEvent(get, "agent"), createAppealTimeout(get)],
  "buyer-wins": (get) => [createDisputeEvent(get), createRulingEvent(get, "buyer"), createAppealTimeout(get)],
  "agent-upheld": (get) => createAppealedPath(get, "agent", "agent"),
  "agent-reversed": (get) => createAppealedPath(get, "agent", "buyer"),
  "buyer-reversed": (get) => createAppealedPath(get, "buyer", "agent"),
  "buyer-upheld": (get) => createAppealedPath(get, "buyer", "buyer"),
} as const satisfies Record<string, (get: GetInput) => JobEvent[]>;

export type PathName = keyof typeof JOB_PATHS;

const createDisputeEvent = (get: GetInput): JobEvent => ({
  type: "dispute",
  by: "buyer",
  at: get("time.dispute"),
});

const createRulingEvent = (get: GetInput, winner: Party): JobEvent => ({
  type: "decide",
  by: "validation agent",
  at: get("time.decision"),
  for: winner,
});

const createAppealTimeout = (get: GetInput): JobEvent => ({
  type: "timeout",
  by: "anyone",
  at: get("time.decision") + get("window.appeal"),
});

/** The loser of the first ruling appeals. */
const createAppealedPath = (get: GetInput, first: Party, last: Party): JobEvent[] => [
  createDisputeEvent(get),
  createRulingEvent(get, first),
  { type: "appeal", by: other(first), at: get("time.appeal") },
  { type: "judge", by: "human supervisors", at: get("time.judgment"), for: last },
];

/** The states that a job goes through on its way to an end, and what everyone has there, in USDC. */
export type JobPath = { path: PathName; states: readonly JobState[]; end: Accounts };

/** The eight paths of the example's job. */
export function getJobPaths(get: GetInput): JobPath[] {
  return (Object.keys(JOB_PATHS) as PathName[]).map((path) => playJobPath(path, get));
}

/** @throws RangeError if the state machine refuses an event. */
function playJobPath(path: PathName, get: GetInput): JobPath {
  const begin: JobEvent[] = [
    { type: "fund", by: "buyer", at: 0 },
    { type: "submit", by: "agent", at: 0 },
  ];
  let job = openJob(createJobTerms(get));
  const states = [...begin, ...JOB_PATHS[path](get)].map((event) => {
    const outcome = applyEvent(job, event);
    if ("refused" in outcome) throw new RangeError(`In the example, ${outcome.refused}.`);
    job = outcome.job;
    return job.state;
  });
  return { path, states, end: convertToUsdc(job.accounts) };
}

function convertToUsdc(accounts: Accounts): Accounts {
  const amounts = Object.entries(accounts).map(([account, amount]) => [account, amount / PARTS_PER_USDC]);
  return Object.fromEntries(amounts) as Accounts;
}

function getJobEnd(path: PathName, get: GetInput): Accounts {
  return playJobPath(path, get).end;
}
