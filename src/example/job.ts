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
import { type InputOf, type Mechanism, usdc } from "./mechanism";
import { SMALLEST, whole } from "./quantities";

/** What a dispute leaves to both sides. */
export const mechanism = {
  formulas: {
    "job.fees": usdc((get) => get("job.fee.validation") + get("job.fee.human")),
    "appeal.upheld.buyer": usdc((get) => endOf("agent-upheld", get).buyer),
    "dispute.lost.agent": usdc((get) => endOf("buyer-wins", get).agent),
    "dispute.worst.agent": usdc((get) => -endOf("buyer-upheld", get).agent),
    "dispute.worst.lead": usdc((get) => get("job.first-sub") + get("dispute.worst.agent")),
  },
} satisfies Mechanism;

/** The terms of the example's job, in hundredths and in hours from its submission. */
export function jobTerms(get: InputOf): JobTerms {
  return {
    payment: whole(get("job.price")),
    validationFee: whole(get("job.fee.validation")),
    appealFee: whole(get("job.fee.human")),
    appealDeposit: whole(get("appeal.deposit")),
    slash: whole(get("job.slash")),
    deliveryDeadline: 1,
    waitingPeriod: get("window.waiting"),
    appealWindow: get("window.appeal"),
  };
}

/** The eight ways in which a submitted job ends. */
const PATHS = {
  accepted: (get) => [{ type: "accept", by: "buyer", at: get("time.dispute") }],
  silent: (get) => [{ type: "timeout", by: "anyone", at: get("window.waiting") }],
  "agent-wins": (get) => [disputed(get), ruled(get, "agent"), unappealed(get)],
  "buyer-wins": (get) => [disputed(get), ruled(get, "buyer"), unappealed(get)],
  "agent-upheld": (get) => appealedPath(get, "agent", "agent"),
  "agent-reversed": (get) => appealedPath(get, "agent", "buyer"),
  "buyer-reversed": (get) => appealedPath(get, "buyer", "agent"),
  "buyer-upheld": (get) => appealedPath(get, "buyer", "buyer"),
} as const satisfies Record<string, (get: InputOf) => JobEvent[]>;

export type PathName = keyof typeof PATHS;

const disputed = (get: InputOf): JobEvent => ({ type: "dispute", by: "buyer", at: get("time.dispute") });

const ruled = (get: InputOf, winner: Party): JobEvent => ({
  type: "decide",
  by: "validation agent",
  at: get("time.decision"),
  for: winner,
});

const unappealed = (get: InputOf): JobEvent => ({
  type: "timeout",
  by: "anyone",
  at: get("time.decision") + get("window.appeal"),
});

/** The loser of the first ruling appeals. */
const appealedPath = (get: InputOf, first: Party, last: Party): JobEvent[] => [
  disputed(get),
  ruled(get, first),
  { type: "appeal", by: other(first), at: get("time.appeal") },
  { type: "judge", by: "human supervisors", at: get("time.judgment"), for: last },
];

/** The states that a job goes through on its way to an end, and what everyone has there, in USDC. */
export type JobPath = { path: PathName; states: readonly JobState[]; end: Accounts };

/** The eight paths of the example's job. */
export function jobPaths(get: InputOf): JobPath[] {
  return (Object.keys(PATHS) as PathName[]).map((path) => jobPath(path, get));
}

/** @throws RangeError if the state machine refuses an event. */
function jobPath(path: PathName, get: InputOf): JobPath {
  const begin: JobEvent[] = [
    { type: "fund", by: "buyer", at: 0 },
    { type: "submit", by: "agent", at: 0 },
  ];
  let job = openJob(jobTerms(get));
  const states = [...begin, ...PATHS[path](get)].map((event) => {
    const outcome = applyEvent(job, event);
    if ("refused" in outcome) throw new RangeError(`In the example, ${outcome.refused}.`);
    job = outcome.job;
    return job.state;
  });
  return { path, states, end: inUsdc(job.accounts) };
}

function inUsdc(accounts: Accounts): Accounts {
  const amounts = Object.entries(accounts).map(([account, amount]) => [account, amount / SMALLEST]);
  return Object.fromEntries(amounts) as Accounts;
}

function endOf(path: PathName, get: InputOf): Accounts {
  return jobPath(path, get).end;
}
