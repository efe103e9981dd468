/**
 * A job as a state machine. Its transitions are data: tests play them out, compare the ends with `getLedgers`, and hold the
 * table that the first paper prints.
 */
type Side = "buyer" | "agent";

type OpenState = "new" | "offered" | "taken" | "delivered" | "fault found" | "no fault found" | "disputed";
type DecidedState = `decided for ${Side}` | `appealed by ${Side}`;
type EndState = "withdrawn" | "expired" | "paid" | "final";
export type JobState = OpenState | DecidedState | EndState;

type AccountOfJob = "escrow" | "buyer's stake" | "agent's stake" | "appeal deposit";
export type Account = Side | "people" | "review pool" | "burned" | AccountOfJob;

/** "rest" is all that the account still holds. "rest of the people's pay" is the part that a fallen stake left unpaid. */
type Rest = "rest" | "rest of the stake" | "rest of the people's pay";
type Amount = "price" | "fee" | "job fee" | "stake" | "agent's stake" | Rest;

/** Moves the amount, or all that the account holds if that is less. */
export type Move = readonly [from: Account, to: Account, amount: Amount];

type Window = "delivery" | "review" | "waiting" | "appeal" | "judgment";

export type JobTransition = {
  from: JobState;
  call: string;
  by: Side | "validation agents" | "people" | "anybody";
  to: JobState;
  /** The call is in time before the end of this window, which opens with the state. */
  within?: Window;
  /** The call is in time from the end of this window on. */
  after?: Window;
  /** A buyer disputes findings in advance by setting its stake aside with the price. */
  onlyIf?: "disputed in advance" | "not disputed in advance";
  /** The transition exists only under this rule. */
  onlyWith?: "reviews" | "no reviews" | "appeals";
  moves: Move[];
  /** 1 if the agent earns the points of a paid job, -1 if it loses as many. */
  points?: 1 | -1;
};

const PRICE_BACK: Move[] = [
  ["escrow", "buyer", "rest"],
  ["buyer's stake", "buyer", "rest"],
];
const PRICE_PAID: Move[] = [
  ["escrow", "review pool", "job fee"],
  ["escrow", "agent", "rest"],
  ["agent's stake", "agent", "rest"],
];
const PAID: Move[] = [...PRICE_PAID, ["buyer's stake", "buyer", "rest"]];
const NOT_DELIVERED: Move[] = [...PRICE_BACK, ["agent's stake", "agent", "rest"]];
const STAKE_PAYS_REVIEW: Move = ["agent's stake", "review pool", "fee"];
const AGENT_LOSES: Move[] = [...PRICE_BACK, STAKE_PAYS_REVIEW, ["agent's stake", "burned", "rest"]];
const BUYER_LOSES: Move[] = [
  ...PRICE_PAID,
  ["buyer's stake", "review pool", "fee"],
  ["buyer's stake", "burned", "rest"],
];
const BUYER_STAKES: Move[] = [["buyer", "buyer's stake", "rest of the stake"]];
const DEPOSIT_TO_PEOPLE: Move = ["appeal deposit", "people", "rest"];
const DEPOSIT_TO_AGENT: Move = ["appeal deposit", "agent", "rest"];
const DEPOSIT_TO_BUYER: Move = ["appeal deposit", "buyer", "rest"];

/** All transitions of a job. Windows are half-open: a call at the end of a window is too late. */
// biome-ignore format: a table with one line a row
export const jobTransitions: readonly JobTransition[] = [
  { from: "new", call: "order", by: "buyer", to: "offered", moves: [["buyer", "escrow", "price"]] },
  { from: "new", call: "orderAndDisputeFaults", by: "buyer", to: "offered", moves: [["buyer", "escrow", "price"], ...BUYER_STAKES] },
  { from: "offered", call: "withdraw", by: "buyer", to: "withdrawn", moves: PRICE_BACK },
  { from: "offered", call: "take", by: "agent", to: "taken", moves: [["agent", "agent's stake", "agent's stake"]] },
  { from: "taken", call: "deliver", by: "agent", to: "delivered", moves: [], within: "delivery", onlyWith: "reviews" },
  { from: "taken", call: "deliver", by: "agent", to: "no fault found", moves: [], within: "delivery", onlyWith: "no reviews" },
  { from: "taken", call: "expire", by: "anybody", to: "expired", moves: NOT_DELIVERED, after: "delivery", points: -1 },

  // The buyer cannot accept here. Otherwise an agent that has cheated would pay her a little to accept before a finding.
  { from: "delivered", call: "findNoFault", by: "validation agents", to: "no fault found", moves: [], within: "review" },
  { from: "delivered", call: "findFault", by: "validation agents", to: "fault found", moves: [], within: "review", onlyIf: "not disputed in advance" },
  { from: "delivered", call: "findFault", by: "validation agents", to: "decided for buyer", moves: [], within: "review", onlyIf: "disputed in advance" },
  // The agent pays for the reviews. Otherwise two accounts of one owner could have anything reviewed for nothing.
  { from: "delivered", call: "findUnreadable", by: "validation agents", to: "expired", moves: [STAKE_PAYS_REVIEW, ...NOT_DELIVERED], within: "review", points: -1 },
  { from: "delivered", call: "drawAgain", by: "anybody", to: "delivered", moves: [], after: "review" },

  { from: "fault found", call: "accept", by: "buyer", to: "paid", moves: PAID, within: "waiting", points: 1 },
  { from: "fault found", call: "settle", by: "anybody", to: "paid", moves: PAID, after: "waiting", points: 1 },
  { from: "fault found", call: "dispute", by: "buyer", to: "decided for buyer", moves: BUYER_STAKES, within: "waiting" },
  { from: "no fault found", call: "accept", by: "buyer", to: "paid", moves: PAID, within: "waiting", points: 1 },
  { from: "no fault found", call: "settle", by: "anybody", to: "paid", moves: PAID, after: "waiting", points: 1 },
  { from: "no fault found", call: "dispute", by: "buyer", to: "disputed", moves: BUYER_STAKES, within: "waiting" },

  { from: "disputed", call: "decideForBuyer", by: "validation agents", to: "decided for buyer", moves: [], within: "review" },
  { from: "disputed", call: "decideForAgent", by: "validation agents", to: "decided for agent", moves: [], within: "review" },
  { from: "disputed", call: "drawAgain", by: "anybody", to: "disputed", moves: [], after: "review" },

  { from: "decided for buyer", call: "accept", by: "buyer", to: "paid", moves: PAID, within: "appeal", points: 1 },
  { from: "decided for buyer", call: "settle", by: "anybody", to: "final", moves: AGENT_LOSES, after: "appeal", points: -1 },
  { from: "decided for buyer", call: "appeal", by: "agent", to: "appealed by agent", moves: [["agent", "appeal deposit", "stake"]], within: "appeal", onlyWith: "appeals" },
  // The buyer cannot accept here and take the stake back. Otherwise disputing everything would cost nothing.
  { from: "decided for agent", call: "settle", by: "anybody", to: "final", moves: BUYER_LOSES, after: "appeal", points: 1 },
  { from: "decided for agent", call: "appeal", by: "buyer", to: "appealed by buyer", moves: [["buyer", "appeal deposit", "stake"]], within: "appeal", onlyWith: "appeals" },

  { from: "appealed by agent", call: "judgeForAgent", by: "people", to: "final", moves: [...PRICE_PAID, ["buyer's stake", "people", "rest"], DEPOSIT_TO_AGENT], within: "judgment", points: 1 },
  { from: "appealed by agent", call: "judgeForBuyer", by: "people", to: "final", moves: [...AGENT_LOSES, DEPOSIT_TO_PEOPLE], within: "judgment", points: -1 },
  { from: "appealed by agent", call: "settle", by: "anybody", to: "final", moves: [...AGENT_LOSES, DEPOSIT_TO_AGENT], after: "judgment", points: -1 },
  { from: "appealed by buyer", call: "judgeForBuyer", by: "people", to: "final", moves: [...PRICE_BACK, ["agent's stake", "people", "stake"], ["agent's stake", "burned", "rest"], ["review pool", "people", "rest of the people's pay"], DEPOSIT_TO_BUYER], within: "judgment", points: -1 },
  { from: "appealed by buyer", call: "judgeForAgent", by: "people", to: "final", moves: [...BUYER_LOSES, DEPOSIT_TO_PEOPLE], within: "judgment", points: 1 },
  { from: "appealed by buyer", call: "settle", by: "anybody", to: "final", moves: [...BUYER_LOSES, DEPOSIT_TO_BUYER], after: "judgment", points: 1 },
];
