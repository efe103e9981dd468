import { type Accounts, applyEvent, type JobEvent, type JobTerms, openJob, type Party } from "./dispute";

// The hours do not matter for who has what.
const TIMEOUT: JobEvent = { type: "timeout", at: 0 };

const getDisputeEvents = (first: Party): JobEvent[] => [
  { type: "dispute", at: 0 },
  { type: "decide", at: 0, for: first },
];

const getAppealEvents = (first: Party, last: Party): JobEvent[] => [
  ...getDisputeEvents(first),
  { type: "appeal", at: 0 },
  { type: "judge", at: 0, for: last },
];

/** What happens after the delivery in each of the eight ways in which a job ends. */
const JOB_PATHS = {
  accepted: [{ type: "accept", at: 0 }],
  silent: [TIMEOUT],
  "agent-wins": [...getDisputeEvents("agent"), TIMEOUT],
  "buyer-wins": [...getDisputeEvents("buyer"), TIMEOUT],
  "agent-upheld": getAppealEvents("agent", "agent"),
  "agent-reversed": getAppealEvents("agent", "buyer"),
  "buyer-reversed": getAppealEvents("buyer", "agent"),
  "buyer-upheld": getAppealEvents("buyer", "buyer"),
} as const satisfies Record<string, readonly JobEvent[]>;

export type JobEndName = keyof typeof JOB_PATHS;

/** Returns what everybody has gained or lost at each end, in hundredths of a USDC. */
export function getJobEnds(terms: JobTerms): Record<JobEndName, Accounts> {
  const ends = Object.entries(JOB_PATHS).map(([name, path]) => {
    const events: JobEvent[] = [{ type: "fund", at: 0 }, { type: "submit", at: 0 }, ...path];
    return [name, events.reduce(applyEvent, openJob(terms)).accounts];
  });
  return Object.fromEntries(ends) as Record<JobEndName, Accounts>;
}
