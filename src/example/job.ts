/** The terms of the example's job, and the states and accounts on each of its paths from funding to an end. */
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
import type { GetInput } from "./mechanism";
import { PARTS_PER_USDC, toWholeParts } from "./quantities";

/** Returns the terms of the example's job: amounts in hundredths of a USDC, times in hours from its submission. */
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

/** The states that a job goes through on a path, and the accounts at its end in USDC. */
export type JobPath = { path: PathName; states: readonly JobState[]; end: Accounts };

export function getJobPaths(get: GetInput): JobPath[] {
  return (Object.keys(JOB_PATHS) as PathName[]).map((path) => playJobPath(path, get));
}

/** Returns the events of each path from the submission of the job to its end. */
const JOB_PATHS = {
  accepted: (get) => [{ type: "accept", by: "buyer", at: get("time.dispute") }],
  silent: (get) => [{ type: "timeout", by: "anyone", at: get("window.waiting") }],
  "agent-wins": (get) => [
    createDisputeEvent(get),
    createRulingEvent(get, "agent"),
    createAppealTimeoutEvent(get),
  ],
  "buyer-wins": (get) => [
    createDisputeEvent(get),
    createRulingEvent(get, "buyer"),
    createAppealTimeoutEvent(get),
  ],
  "agent-upheld": (get) => createAppealEvents(get, "agent", "agent"),
  "agent-reversed": (get) => createAppealEvents(get, "agent", "buyer"),
  "buyer-reversed": (get) => createAppealEvents(get, "buyer", "agent"),
  "buyer-upheld": (get) => createAppealEvents(get, "buyer", "buyer"),
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

const createAppealTimeoutEvent = (get: GetInput): JobEvent => ({
  type: "timeout",
  by: "anyone",
  at: get("time.decision") + get("window.appeal"),
});

/** Returns the events of a dispute whose first ruling, for `firstWinner`, is appealed by the loser. */
const createAppealEvents = (get: GetInput, firstWinner: Party, lastWinner: Party): JobEvent[] => [
  createDisputeEvent(get),
  createRulingEvent(get, firstWinner),
  { type: "appeal", by: other(firstWinner), at: get("time.appeal") },
  { type: "judge", by: "human supervisors", at: get("time.judgment"), for: lastWinner },
];

/** Applies the events of a path to a new job. @throws RangeError if the job refuses one of them. */
function playJobPath(path: PathName, get: GetInput): JobPath {
  const openingEvents: JobEvent[] = [
    { type: "fund", by: "buyer", at: 0 },
    { type: "submit", by: "agent", at: 0 },
  ];
  let job = openJob(createJobTerms(get));
  const states = [...openingEvents, ...JOB_PATHS[path](get)].map((event) => {
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
