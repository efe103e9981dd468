/** The example's job: its terms, and how it is played on the papers' state machine from funding to its end. */
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
import type { ExampleLedger } from "./example";

/** Who has what after each step of a job, and what a dispute leaves to both sides. */
export const mechanism = {
  formulas: {
    "job.fees": usdc((get) => get("job.fee.validation") + get("job.fee.human")),
    "appeal.upheld.buyer": usdc((get) => endOf("agent-upheld", get).buyer),
    "dispute.lost.agent": usdc((get) => endOf("buyer-wins", get).agent),
    "dispute.worst.agent": usdc((get) => -endOf("buyer-upheld", get).agent),
    "dispute.worst.lead": usdc((get) => get("job.first-sub") + get("dispute.worst.agent")),
    "hop.lead.margin": usdc((get) => get("job.price") - get("job.first-sub")),
    "hop.first-sub.margin": usdc((get) => get("job.first-sub") - get("job.second-sub")),
    "hop.lead.lost": usdc((get) => get("dispute.lost.agent") - get("job.first-sub")),
  },
  ledgers: (get) => ({
    pop: jobLedger(get, "agent-upheld"),
    "pop-lost": jobLedger(get, "buyer-wins"),
    paths: pathsLedger(get),
  }),
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

/** The eight ways in which a submitted job ends, by what they are called in an address. */
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

const pathNames = Object.keys(PATHS) as PathName[];

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

/** How a path goes on, from the funding of the job: its states, and what everyone has in each, in USDC. */
export type JobPath = {
  path: PathName;
  winner: Party | null;
  moments: readonly ({ state: JobState } & Accounts)[];
};

/** The eight paths of the example's job. */
export function jobPaths(get: InputOf): JobPath[] {
  return pathNames.map((path) => jobPath(path, get));
}

/** @throws RangeError where the state machine refuses an event. */
function jobPath(path: PathName, get: InputOf): JobPath {
  const begin: JobEvent[] = [
    { type: "fund", by: "buyer", at: 0 },
    { type: "submit", by: "agent", at: 0 },
  ];
  let job = openJob(jobTerms(get));
  const moments = [...begin, ...PATHS[path](get)].map((event) => {
    const outcome = applyEvent(job, event);
    if ("refused" in outcome) throw new RangeError(`In the example, ${outcome.refused}.`);
    job = outcome.job;
    return { state: job.state, ...inUsdc(job.accounts) };
  });
  return { path, winner: job.winner, moments };
}

function inUsdc(accounts: Accounts): Accounts {
  const amounts = Object.entries(accounts).map(([account, amount]) => [account, amount / SMALLEST]);
  return Object.fromEntries(amounts) as Accounts;
}

/** What everyone has at the end of a path. */
export function endOf(path: PathName, get: InputOf): Accounts {
  const end = jobPath(path, get).moments.at(-1);
  if (!end) throw new Error(`The path ${path} has no end.`);
  return end;
}

/** The buyer, the lead, its sub-agents and the rest; the lead has paid its sub-agent when it submits. */
function jobLedger(get: InputOf, path: PathName): ExampleLedger {
  const steps = jobPath(path, get).moments.map(({ state, buyer, agent, escrow, ...sinks }) => {
    const passedOn = state === "funded" ? 0 : get("job.first-sub");
    return { balances: [buyer, agent - passedOn, passedOn, escrow, ...inOrder(sinks)] };
  });
  return { unit: "USDC", steps };
}

/** The eight ways in which a submitted job ends, each with what everyone has then. */
function pathsLedger(get: InputOf): ExampleLedger {
  const steps = pathNames.map((path) => {
    const { buyer, agent, ...others } = endOf(path, get);
    return { balances: [buyer, agent, ...inOrder(others)] };
  });
  return { unit: "USDC", steps };
}

const inOrder = ({ service, slashSink, depositSink }: Omit<Accounts, "buyer" | "agent" | "escrow">) => [
  service,
  slashSink,
  depositSink,
];
