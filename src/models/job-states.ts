/**
 * A job as a state machine. Its transitions are data, so that a paper can print them and the site can publish them as
 * JSON. Tests play them out and compare the ends with `getLedgers`.
 */
type Caller = "buyer" | "agent" | "validation agents" | "people" | "anybody";

export type JobState =
  | "new"
  | "offered"
  | "withdrawn"
  | "taken"
  | "expired"
  | "delivered"
  | "fault found"
  | "no fault found"
  | "disputed"
  | `decided for ${"buyer" | "agent"}`
  | `appealed by ${"buyer" | "agent"}`
  | "paid"
  | "final";

export type Account =
  | "buyer"
  | "agent"
  | "people"
  | "review pool"
  | "burned"
  | "escrow"
  | "buyer's stake"
  | "agent's stake"
  | "appeal deposit";

/** "rest" is all that the account still holds. "rest of the people's pay" is the part that a fallen stake left unpaid. */
export type Amount =
  | "price"
  | "fee"
  | "job fee"
  | "stake"
  | "rest of the stake"
  | "agent's stake"
  | "rest of the people's pay"
  | "rest";

/** Moves the amount, or all that the account holds if that is less. */
export type Move = readonly [from: Account, to: Account, amount: Amount];

type Window = "delivery" | "review" | "waiting" | "appeal" | "judgment";

export type JobTransition = {
  from: JobState;
  call: string;
  by: Caller;
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
const AGENT_WINS_APPEAL: Move[] = [...PRICE_PAID, ["buyer's stake", "people", "rest"], DEPOSIT_TO_AGENT];
const BUYER_WINS_APPEAL: Move[] = [
  ...PRICE_BACK,
  ["agent's stake", "people", "stake"],
  ["agent's stake", "burned", "rest"],
  ["review pool", "people", "rest of the people's pay"],
  DEPOSIT_TO_BUYER,
];

type Conditions = Pick<JobTransition, "within" | "after" | "onlyWith" | "onlyIf" | "points">;

function createTransition(
  from: JobState,
  call: string,
  by: Caller,
  to: JobState,
  moves: Move[],
  conditions: Conditions = {},
): JobTransition {
  return { from, call, by, to, moves, ...conditions };
}

/** All transitions of a job. Windows are half-open: a call at the end of a window is too late. */
// biome-ignore format: a table with one line a row
export const jobTransitions: readonly JobTransition[] = [
  createTransition("new", "order", "buyer", "offered", [["buyer", "escrow", "price"]]),
  createTransition("new", "orderAndDisputeFaults", "buyer", "offered", [["buyer", "escrow", "price"], ...BUYER_STAKES]),
  createTransition("offered", "withdraw", "buyer", "withdrawn", PRICE_BACK),
  createTransition("offered", "take", "agent", "taken", [["agent", "agent's stake", "agent's stake"]]),
  createTransition("taken", "deliver", "agent", "delivered", [], { within: "delivery", onlyWith: "reviews" }),
  createTransition("taken", "deliver", "agent", "no fault found", [], { within: "delivery", onlyWith: "no reviews" }),
  createTransition("taken", "expire", "anybody", "expired", NOT_DELIVERED, { after: "delivery", points: -1 }),

  // The buyer cannot accept here. Otherwise an agent that has cheated would pay her a little to accept before a finding.
  createTransition("delivered", "findNoFault", "validation agents", "no fault found", [], { within: "review" }),
  createTransition("delivered", "findFault", "validation agents", "fault found", [], { within: "review", onlyIf: "not disputed in advance" }),
  createTransition("delivered", "findFault", "validation agents", "decided for buyer", [], { within: "review", onlyIf: "disputed in advance" }),
  // The agent pays for the reviews. Otherwise two accounts of one owner could have anything reviewed for nothing.
  createTransition("delivered", "findUnreadable", "validation agents", "expired", [STAKE_PAYS_REVIEW, ...NOT_DELIVERED], { within: "review", points: -1 }),
  createTransition("delivered", "drawAgain", "anybody", "delivered", [], { after: "review" }),

  createTransition("fault found", "accept", "buyer", "paid", PAID, { within: "waiting", points: 1 }),
  createTransition("fault found", "settle", "anybody", "paid", PAID, { after: "waiting", points: 1 }),
  createTransition("fault found", "dispute", "buyer", "decided for buyer", BUYER_STAKES, { within: "waiting" }),
  createTransition("no fault found", "accept", "buyer", "paid", PAID, { within: "waiting", points: 1 }),
  createTransition("no fault found", "settle", "anybody", "paid", PAID, { after: "waiting", points: 1 }),
  createTransition("no fault found", "dispute", "buyer", "disputed", BUYER_STAKES, { within: "waiting" }),

  createTransition("disputed", "decideForBuyer", "validation agents", "decided for buyer", [], { within: "review" }),
  createTransition("disputed", "decideForAgent", "validation agents", "decided for agent", [], { within: "review" }),
  createTransition("disputed", "drawAgain", "anybody", "disputed", [], { after: "review" }),

  createTransition("decided for buyer", "accept", "buyer", "paid", PAID, { within: "appeal", points: 1 }),
  createTransition("decided for buyer", "settle", "anybody", "final", AGENT_LOSES, { after: "appeal", points: -1 }),
  createTransition("decided for buyer", "appeal", "agent", "appealed by agent", [["agent", "appeal deposit", "stake"]], { within: "appeal", onlyWith: "appeals" }),
  // The buyer cannot accept here and take the stake back. Otherwise disputing everything would cost nothing.
  createTransition("decided for agent", "settle", "anybody", "final", BUYER_LOSES, { after: "appeal", points: 1 }),
  createTransition("decided for agent", "appeal", "buyer", "appealed by buyer", [["buyer", "appeal deposit", "stake"]], { within: "appeal", onlyWith: "appeals" }),

  createTransition("appealed by agent", "judgeForAgent", "people", "final", AGENT_WINS_APPEAL, { within: "judgment", points: 1 }),
  createTransition("appealed by agent", "judgeForBuyer", "people", "final", [...AGENT_LOSES, DEPOSIT_TO_PEOPLE], { within: "judgment", points: -1 }),
  createTransition("appealed by agent", "settle", "anybody", "final", [...AGENT_LOSES, DEPOSIT_TO_AGENT], { after: "judgment", points: -1 }),
  createTransition("appealed by buyer", "judgeForBuyer", "people", "final", BUYER_WINS_APPEAL, { within: "judgment", points: -1 }),
  createTransition("appealed by buyer", "judgeForAgent", "people", "final", [...BUYER_LOSES, DEPOSIT_TO_PEOPLE], { within: "judgment", points: 1 }),
  createTransition("appealed by buyer", "settle", "anybody", "final", [...BUYER_LOSES, DEPOSIT_TO_BUYER], { after: "judgment", points: 1 }),
];

/** The lengths of the windows, in hours. Each order sets its own deadline for the delivery, and may set a longer waiting period. */
export type Windows = Readonly<Record<Exclude<Window, "delivery">, number>>;
