/**
 * A job as a state machine. Its transitions are data, so that a paper can print them and the site can publish them as
 * JSON. Money is in USDC, time in hours.
 */
import { getAgentStake, getFee, getStake, type Setting } from "./setting";

export type Caller = "buyer" | "agent" | "validation agents" | "people" | "anybody";

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

export type Window = "delivery" | "review" | "waiting" | "appeal" | "judgment";

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

  createTransition("delivered", "accept", "buyer", "paid", PAID, { points: 1 }),
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

/** The lengths of the windows, in hours. */
export type Windows = Readonly<Record<Window, number>>;

export type Job = {
  setting: Setting;
  windows: Windows;
  state: JobState;
  /** The hour at which the state was entered. */
  since: number;
  /** The gain of each account since the job began, in USDC. They add up to zero at any time. */
  accounts: Readonly<Record<Account, number>>;
  /** The points that the agent has earned by the job, or lost if below zero. */
  points: number;
};

export type JobCallRecord = { call: string; by: Caller; at: number };

export type MoneyMoved = { from: Account; to: Account; usdc: number };

export function createJob(setting: Setting, windows: Windows): Job {
  const parties = { buyer: 0, agent: 0, people: 0, "review pool": 0, burned: 0 };
  const jobAccounts = { escrow: 0, "buyer's stake": 0, "agent's stake": 0, "appeal deposit": 0 };
  return { setting, windows, state: "new", since: 0, accounts: { ...parties, ...jobAccounts }, points: 0 };
}

/** Returns the transitions from the job's present state under its rules, in or out of time. */
export function getPossibleTransitions({ state, setting: { rules }, accounts }: Job): JobTransition[] {
  const disputeOrder = accounts["buyer's stake"] > 0 ? "disputed in advance" : "not disputed in advance";
  return jobTransitions.filter(({ from, onlyWith, onlyIf = disputeOrder }) => {
    if (from !== state || onlyIf !== disputeOrder) return false;
    if (onlyWith === "appeals") return rules.hasAppeals;
    return onlyWith === undefined || (onlyWith === "reviews") === rules.hasReviews;
  });
}

/**
 * Returns the job after a call, and the money that the call moved.
 * @throws Error if the state does not know the call, if it is somebody else's, or if it comes too early or too late.
 */
export function applyCall(job: Job, { call, by, at }: JobCallRecord): { job: Job; moved: MoneyMoved[] } {
  const transition = getPossibleTransitions(job).find((candidate) => candidate.call === call);
  if (!transition) throw new Error(`A job that is "${job.state}" does not know the call ${call}.`);
  if (transition.by !== "anybody" && transition.by !== by)
    throw new Error(`${call} is for the ${transition.by}, not for the ${by}.`);
  checkTime(job, transition, at);

  const accounts = { ...job.accounts };
  const moved = transition.moves.map(([from, to, amount]) => {
    const usdc = convertAmountToUsdc(job.setting, accounts, from, amount);
    accounts[from] -= usdc;
    accounts[to] += usdc;
    return { from, to, usdc };
  });
  const { price, rules } = job.setting;
  const points = job.points + (transition.points ?? 0) * rules.pointsPerUsdc * price;
  return {
    job: { ...job, state: transition.to, since: at, accounts, points },
    moved: moved.filter(({ usdc }) => usdc !== 0),
  };
}

/** @throws Error if the call is too early or too late. */
function checkTime({ windows, since }: Job, { call, within, after }: JobTransition, at: number): void {
  if (at < since) throw new Error(`${call} at hour ${at} comes before the last call, at hour ${since}.`);
  if (within && at >= since + windows[within])
    throw new Error(`${call} comes too late: its time was over at hour ${since + windows[within]}.`);
  if (after && at < since + windows[after])
    throw new Error(`${call} comes too early: it can be called from hour ${since + windows[after]}.`);
}

const JOB_ACCOUNTS: readonly Account[] = ["escrow", "buyer's stake", "agent's stake", "appeal deposit"];

/** Converts an amount to USDC. An account of the job never pays more than it holds. */
function convertAmountToUsdc(
  setting: Setting,
  accounts: Job["accounts"],
  from: Account,
  amount: Amount,
): number {
  const usdc = {
    price: setting.price,
    fee: getFee(setting),
    "job fee": setting.rules.hasJobFee ? getFee(setting) : 0,
    stake: getStake(setting),
    "rest of the stake": getStake(setting) - accounts["buyer's stake"],
    "agent's stake": getAgentStake(setting),
    "rest of the people's pay": getStake(setting) - accounts.people,
    rest: accounts[from],
  }[amount];
  return JOB_ACCOUNTS.includes(from) ? Math.min(usdc, accounts[from]) : usdc;
}
