/** The appendix of Agentic Finance: its interface is compiled, and the models run its vectors. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LITEPAPERS } from "../../src/content/content-paths";
import {
  buyFromLaunch,
  endLaunch,
  type Launch,
  type LaunchTerms,
  poolPrice,
  redeem,
  redeemedByPool,
  sellToLaunch,
  startLaunch,
  unissued,
  virtualCurve,
} from "../../src/models/bonding-curve";
import { claimCover, type Register, sellPolicy } from "../../src/models/cover-register";
import { type Claim, chargedPremium, type Fund, openFund, payout } from "../../src/models/insurance";
import { borrowingCapacity, cappedCredit, healthFactor } from "../../src/models/lending";
import { type Loan, liquidate, openLoan, repay } from "../../src/models/loan";
import {
  canLeave,
  canOpenJob,
  type HopJob,
  isTree,
  timeToLeave,
  tooTight,
  type Windows,
} from "../../src/models/multi-hop";
import { applyListingEvent, type ListedId, type ListingEvent } from "../../src/models/timelock";
import { ROOT, renderPublished } from "./published";
import { namesInColumn, shownInterface } from "./solidity";

type Vector<Call, More = object> = {
  id: string;
  says: string;
  catches?: string;
  calls: Call[];
  expect: { error?: string };
} & More;

type LoanCall = { collateral: number; points: number; at: number } & (
  | { call: "openLoan"; debt: number; due: number; unpledged: number }
  | { call: "repay"; amount: number }
  | { call: "liquidate"; proceeds: number; freeLock: number }
);
type CoverCall = { job: string } & (
  | { call: "buyCover"; submitted: boolean }
  | { call: "claim"; decision: Claim["decision"]; loss: number }
);
type SaleCall =
  | { call: "buy"; payment: number; at: number }
  | { call: "sell"; tokens: number; at: number }
  | { call: "endSale"; at: number }
  | { call: "redeem"; tokens: number };
type ListingCall = Omit<ListingEvent, "type"> & { call: ListingEvent["type"] };

type Vectors = {
  credit: { threshold: number; perPoint: number; mostCredit: number };
  loans: Vector<LoanCall>[];
  cover: { deductible: number; share: number };
  premium: { chance: number; loading: number; expense: number };
  covers: Vector<CoverCall, { reserve: number }>[];
  launch: { virtualQuote: number; virtualTokens: number; supply: number; graduatesAt: number; end: number };
  launches: Vector<SaleCall, { sold: number; supply?: number }>[];
  timelock: { list: number; delist: number };
  listings: Vector<ListingCall>[];
  delays: {
    id: string;
    says: string;
    catches?: string;
    cooldown: number;
    deadline: number;
    expect: number;
  }[];
  windows: Windows;
  chains: ({ id: string; says: string; catches?: string; jobs: HopJob[]; expect: boolean } & (
    | { check: "time" | "lineage" }
    | { check: "money"; freeBalance: number; receivables: number; payment: number }
    | { check: "exit"; agent: string }
  ))[];
};

const vectors: Vectors = JSON.parse(readFileSync(join(ROOT, LITEPAPERS, "agfi", "vectors.json"), "utf8"));
const { source, markdown } = renderPublished("agfi");
const shown = shownInterface(markdown);
const WHOLE = 10_000;

/** What the models answer, in the interface's words. */
const ERRORS: readonly [RegExp, string][] = [
  [/^the position is unhealthy$/, "Unhealthy"],
  [/^the position is healthy$/, "Healthy"],
  [/^more is pledged than there is$/, "OverPledged"],
  [/^the loan is overdue from the start$/, "AlreadyDue"],
  [/^the loan is /, "LoanNotOpen"],
  [/^the job has been submitted$/, "JobSubmitted"],
  [/^this job is covered$/, "AlreadyCovered"],
  [/^this job is not covered$/, "NotCovered"],
  [/^no final decision against the agent$/, "NotLost"],
  [/^this dispute has been paid for$/, "AlreadyPaid"],
  [/^the reserve is too small$/, "ReserveTooSmall"],
  [/^The supply must be at least /, "SupplyTooSmall"],
  [/^the bonding period has ended$/, "TooLate"],
  [/^the bonding period has not ended$/, "TooEarly"],
  [/^the sale is /, "WrongState"],
  [/^only the DAO may do this$/, "NotDao"],
  [/^a change is scheduled$/, "AlreadyScheduled"],
  [/^nothing would change$/, "NothingToChange"],
  [/^nothing is scheduled$/, "NothingScheduled"],
  [/^the timelock runs$/, "TimelockRunning"],
];

/** Who an agent's account is, which token is its own, and a trader's limit: no model holds these. */
const WITHOUT_VECTORS = ["NotForCaller", "OwnToken", "OutsideLimit"];

function errorFor(refused: string): string {
  const line = ERRORS.find(([words]) => words.test(refused));
  if (!line) throw new Error(`No error of the interface stands for "${refused}".`);
  return line[1];
}

type Answer<State> = { state: State; gave: object };
type Step<State, Call> = (state: State, call: Call) => Answer<State> | { refused: string };
/** A wrong implementation, as what it does differently before or after the model's step. */
type Fault<State, Call> = {
  before?: (call: Call, state: State) => [Call, State];
  after?: (answer: Answer<State>, call: Call, before: State) => Answer<State>;
};

function run<State, Call>(
  start: State,
  calls: readonly Call[],
  step: Step<State, Call>,
  { before, after }: Fault<State, Call> = {},
): Answer<State> & { error?: string } {
  let answer: Answer<State> = { state: start, gave: {} };
  for (const [index, call] of calls.entries()) {
    const earlier = answer.state;
    const [heard, state] = before?.(call, earlier) ?? [call, earlier];
    const outcome = step(state, heard);
    if ("refused" in outcome) {
      if (index < calls.length - 1) throw new Error(`Call ${index} is refused: ${outcome.refused}`);
      return { state: earlier, gave: {}, error: errorFor(outcome.refused) };
    }
    answer = after?.(outcome, call, earlier) ?? outcome;
  }
  return answer;
}

function stateName(state: string): string {
  return state.replaceAll(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
}

type Lending = { loan: Loan | null; mostCredit: number };
type LoanFault = Fault<Lending, LoanCall>;

function capacityOf({ collateral, points }: LoanCall, mostCredit: number): number {
  const { threshold, perPoint } = vectors.credit;
  const counted = [{ value: collateral, liquidationThreshold: threshold / WHOLE }];
  return Math.floor(borrowingCapacity(counted, cappedCredit(points, perPoint, mostCredit)));
}

const loanStep: Step<Lending, LoanCall> = ({ loan, mostCredit }, call) => {
  const outcome = (() => {
    if (call.call === "openLoan")
      return openLoan({ ...call, pledged: call.points, capacity: capacityOf(call, mostCredit) }, call.at);
    if (!loan) throw new Error("No loan has been opened.");
    if (call.call === "repay") return repay(loan, call.amount);
    return liquidate(loan, { ...call, capacity: capacityOf(call, mostCredit) }, call.at);
  })();
  if ("refused" in outcome) return outcome;
  const { loan: after, ...gave } = outcome;
  return { state: { loan: after, mostCredit }, gave };
};

function loanAnswer({ calls }: Vector<LoanCall>, fault?: LoanFault): object {
  const { state, gave, error } = run(
    { loan: null, mostCredit: vectors.credit.mostCredit },
    calls,
    loanStep,
    fault,
  );
  const last = calls.at(-1);
  const { loan, mostCredit } = state;
  const health =
    loan && last && last.call !== "repay" && loan.debt > 0
      ? Math.floor(WHOLE * healthFactor(capacityOf(last, mostCredit), loan.debt))
      : undefined;
  return { error, ...(loan && { state: stateName(loan.state), debt: loan.debt }), health, ...gave };
}

type Insurer = { fund: Fund; register: Register };
type CoverFault = Fault<Insurer, CoverCall>;

const cover = { deductible: vectors.cover.deductible, share: vectors.cover.share / WHOLE };

function premiumFor(round: (amount: number) => number): number {
  const { chance, loading, expense } = vectors.premium;
  const insured = Math.floor(payout(12_000_001, cover));
  return round(chargedPremium(chance / WHOLE, insured, { loading: loading / WHOLE, expense }));
}

const coverStep: Step<Insurer, CoverCall> = ({ fund, register }, call) => {
  if (call.call === "buyCover") {
    const outcome = sellPolicy(fund, register, { ...call, cover, premium: premiumFor(Math.ceil) });
    return "refused" in outcome ? outcome : { state: outcome, gave: {} };
  }
  const outcome = claimCover(fund, register, { ...call, dispute: call.job });
  if ("refused" in outcome) return outcome;
  const paid = Math.floor(outcome.paid);
  const rest = { ...outcome.fund, reserve: fund.reserve - paid, payouts: fund.payouts + paid };
  return { state: { fund: rest, register }, gave: { paid } };
};

function coverAnswer({ reserve, calls }: Vectors["covers"][number], fault?: CoverFault): object {
  const { state, gave, error } = run(
    { fund: openFund(reserve), register: new Map() },
    calls,
    coverStep,
    fault,
  );
  return { error, reserve: state.fund.reserve, ...gave };
}

type SaleFault = Fault<Launch, SaleCall>;

const { virtualQuote, virtualTokens, ...saleTerms } = vectors.launch;
const curve = virtualCurve(virtualQuote, virtualTokens);

const saleStep: Step<Launch, SaleCall> = (launch, call) => {
  const outcome = (() => {
    if (call.call === "buy") return buyFromLaunch(launch, call.payment, call.at);
    if (call.call === "sell") return sellToLaunch(launch, call.tokens, call.at);
    return call.call === "endSale" ? endLaunch(launch, call.at) : redeem(launch, call.tokens);
  })();
  if ("refused" in outcome) return outcome;
  const amount = Math.floor(outcome.amount);
  if (call.call !== "buy") return { state: outcome.launch, gave: { quote: amount } };
  const sold = launch.sold + amount;
  const cut = outcome.launch.state === "graduated";
  const paid = cut ? Math.ceil(curve.reserve(sold) - curve.reserve(launch.sold)) : call.payment;
  return { state: { ...outcome.launch, sold }, gave: { tokens: amount, paid } };
};

function start(terms: LaunchTerms): Launch | { refused: string } {
  try {
    return startLaunch(terms);
  } catch (error) {
    if (error instanceof RangeError) return { refused: error.message };
    throw error;
  }
}

function saleAnswer({ sold, supply, calls }: Vectors["launches"][number], fault?: SaleFault): object {
  const launch = start({ ...saleTerms, curve, ...(supply && { supply }) });
  if ("refused" in launch) return { error: errorFor(launch.refused) };
  const { state, gave, error } = run({ ...launch, sold }, calls, saleStep, fault);
  const pooled = state.pool && {
    pool: state.pool,
    price: poolPrice(state.pool),
    unissued: unissued(state),
    soldIntoThePool: Math.floor(redeemedByPool(state.pool, state.sold)),
  };
  return { error, state: stateName(state.state), sold: state.sold, ...pooled, ...gave };
}

type ListingFault = Fault<ListedId & { delays: Vectors["timelock"] }, ListingCall>;

function listingAnswer({ calls }: Vector<ListingCall>, fault?: ListingFault): object {
  const step: Step<ListedId & { delays: Vectors["timelock"] }, ListingCall> = (
    { delays, ...id },
    { call, ...rest },
  ) => {
    const outcome = applyListingEvent(id, { ...rest, type: call } as ListingEvent, delays);
    return "refused" in outcome ? outcome : { state: { ...outcome.id, delays }, gave: {} };
  };
  const unlisted = { listed: false, scheduled: null, delays: vectors.timelock };
  const { state, error } = run(unlisted, calls, step, fault);
  return { error, listed: state.listed };
}

function delayAnswer({ cooldown, deadline }: Vectors["delays"][number]): number {
  return timeToLeave(cooldown, deadline, vectors.windows);
}

type Chain = Vectors["chains"][number];

function chainAnswer(vector: Chain, windows = vectors.windows): boolean {
  const { jobs } = vector;
  switch (vector.check) {
    case "time":
      return tooTight(jobs, windows).length === 0;
    case "money":
      return canOpenJob(vector, jobs, vector.payment);
    case "lineage":
      return isTree(jobs);
    case "exit":
      return canLeave(jobs, vector.agent);
  }
}

describe("the interface of the other modules", () => {
  test("compiles without errors and warnings", () => {
    expect(shown.name).toBe("IFinance.sol");
    expect(shown.complaints).toEqual([]);
  });

  test("has the calls, events and errors of the appendix's table, and no others", () => {
    expect(namesInColumn(source, "Call", 0).sort()).toEqual(shown.calls);
    expect([...new Set(namesInColumn(source, "Call", 5))].sort()).toEqual(shown.events);
    expect([...new Set(namesInColumn(source, "Call", 6))].sort()).toEqual(shown.errors);
  });

  test("has the states of loans, policies and sales that the appendix's table has", () => {
    const inCode = ["LoanState", "PolicyState", "SaleState"].flatMap((name) =>
      (new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(shown.text)?.[1] ?? "")
        .split(",")
        .map((state) => state.trim()),
    );
    expect(namesInColumn(source, "State", 0)).toEqual([
      ...inCode.filter((state) => state !== "None"),
      "Unlisted",
      "Listed",
    ]);
  });
});

/** A refused call changes nothing, and says why; any other says no error. */
function expectAnswer(answer: object, expected: { error?: string }) {
  expect(answer).toMatchObject({ error: undefined, ...expected });
}

test.each(vectors.loans)("vector $id: $says", (vector) => expectAnswer(loanAnswer(vector), vector.expect));
test.each(vectors.covers)("vector $id: $says", (vector) => expectAnswer(coverAnswer(vector), vector.expect));
test.each(vectors.launches)("vector $id: $says", (vector) => expectAnswer(saleAnswer(vector), vector.expect));
test.each(vectors.listings)("vector $id: $says", (vector) =>
  expectAnswer(listingAnswer(vector), vector.expect),
);
test.each(vectors.delays)("vector $id: $says", (vector) => expect(delayAnswer(vector)).toBe(vector.expect));

test.each(vectors.chains)("vector $id: $says", (vector) => expect(chainAnswer(vector)).toBe(vector.expect));

test("the pool opens at the curve's last price", () => {
  const graduated = vectors.launches.filter(({ expect: expected }) => "price" in expected);
  expect(graduated.length).toBeGreaterThan(0);
  for (const vector of graduated)
    expect(vector.expect).toHaveProperty("price", curve.price(vectors.launch.graduatesAt));
});

describe("a wrong implementation fails a vector", () => {
  const later = <Call extends { at: number }>(call: Call, by: number): Call => ({
    ...call,
    at: call.at + by,
  });
  const loanFaults: Record<string, LoanFault> = {
    "a health factor of one is unhealthy": {
      before: (call, state) => [call.call === "openLoan" ? { ...call, debt: call.debt + 1 } : call, state],
    },
    "credit has no maximum": {
      before: (call, state) => [call, { ...state, mostCredit: Number.MAX_SAFE_INTEGER }],
    },
    "one record is pledged twice": {
      before: (call, state) => [call.call === "openLoan" ? { ...call, unpledged: call.points } : call, state],
    },
    "what is paid over the debt is kept": {
      after: (answer, call) =>
        call.call === "repay" ? { ...answer, gave: { toLender: call.amount } } : answer,
    },
    "a repaid loan is liquidated": {
      before: (call, state) => [
        call,
        call.call === "liquidate" && state.loan
          ? { ...state, loan: { ...state.loan, state: "open", debt: state.loan.debt || 1 } }
          : state,
      ],
    },
    "a loan is liquidated at one": {
      before: (call, state) => [
        call.call === "liquidate" ? { ...call, collateral: call.collateral - 1 } : call,
        state,
      ],
    },
    "the health factor is rounded to the nearest": {
      before: (call, state) => [
        call.call === "liquidate" ? { ...call, collateral: Math.round(call.collateral / 1e4) * 1e4 } : call,
        state,
      ],
    },
    "a loan is due one second early": { before: (call, state) => [later(call, 1), state] },
    "the lender keeps the surplus": {
      after: (answer, call) =>
        call.call === "liquidate" ? { ...answer, gave: { toLender: call.proceeds, toBorrower: 0 } } : answer,
    },
    "the whole free lock is seized": {
      after: (answer, call) =>
        call.call === "liquidate" ? { ...answer, gave: { ...answer.gave, seized: call.freeLock } } : answer,
    },
  };
  const coverFaults: Record<string, CoverFault> = {
    "premiums are rounded down": {
      after: ({ state, gave }) => ({
        state: {
          ...state,
          fund: {
            ...state.fund,
            reserve: state.fund.reserve - premiumFor(Math.ceil) + premiumFor(Math.floor),
          },
        },
        gave,
      }),
    },
    "the deductible is not deducted": {
      before: (call, state) => [
        call.call === "claim" ? { ...call, loss: call.loss + cover.deductible } : call,
        state,
      ],
    },
    "two payouts on one dispute": {
      before: (call, state) => [call, { ...state, fund: { ...state.fund, paidDisputes: new Set() } }],
    },
    "a first decision is paid for": {
      before: (call, state) => [
        call.call === "claim" && call.decision === "pending"
          ? { ...call, decision: "final for the buyer" }
          : call,
        state,
      ],
    },
    "each insurer has a register of its own": {
      before: (call, state) => [call, call.call === "buyCover" ? { ...state, register: new Map() } : state],
    },
    "cover is sold after the submission": {
      before: (call, state) => [call.call === "buyCover" ? { ...call, submitted: false } : call, state],
    },
    "the reserve goes below zero": {
      before: (call, state) => [
        call,
        call.call === "claim"
          ? { ...state, fund: { ...state.fund, reserve: Number.MAX_SAFE_INTEGER } }
          : state,
      ],
    },
  };
  const saleFaults: Record<string, SaleFault> = {
    "tokens are rounded up": {
      after: (answer, call, { sold }) =>
        call.call === "buy"
          ? { ...answer, gave: { ...answer.gave, tokens: Math.ceil(curve.tokensFor(sold, call.payment)) } }
          : answer,
    },
    "a seller is paid at the price before the sale": {
      after: (answer, call, { sold }) =>
        call.call === "sell"
          ? { ...answer, gave: { quote: Math.floor(curve.price(sold) * call.tokens) } }
          : answer,
    },
    "a purchase is charged at its first price": {
      after: (answer, call, { sold }) =>
        call.call === "buy"
          ? { ...answer, state: { ...answer.state, sold: sold + call.payment / curve.price(sold) } }
          : answer,
    },
    "the sale contains its end": {
      before: (call, state) => ["at" in call ? later(call, -1) : call, state],
    },
    "the last purchase is not cut": {
      after: (answer, call, { sold }) =>
        call.call === "buy"
          ? {
              ...answer,
              gave: { paid: call.payment, tokens: Math.floor(curve.tokensFor(sold, call.payment)) },
            }
          : answer,
    },
    "all unsold tokens go into the pool": {
      after: ({ state, gave }) => ({
        state: { ...state, pool: state.pool && { ...state.pool, tokens: state.supply - state.sold } },
        gave,
      }),
    },
    "the curve buys back after graduation": {
      before: (call, state) => [call, call.call === "sell" ? { ...state, state: "bonding" } : state],
    },
    "a sale ends one second early": {
      before: (call, state) => [call.call === "endSale" ? later(call, 1) : call, state],
    },
    "holders are paid at the last price": {
      after: (answer, call, { sold }) =>
        call.call === "redeem"
          ? { ...answer, gave: { quote: Math.floor(curve.price(sold) * call.tokens) } }
          : answer,
    },
    "the pool redeems all tokens sold": {
      after: ({ state }) => ({ state, gave: { soldIntoThePool: curve.reserve(state.sold) } }),
    },
  };
  const listingFaults: Record<string, ListingFault> = {
    "only the DAO executes": {
      before: (call, state) => [
        call.call === "execute" && call.by !== "DAO" ? { ...call, call: "cancel" } : call,
        state,
      ],
    },
    "a timelock ends one second early": {
      before: (call, state) => [call.call === "execute" ? later(call, 1) : call, state],
    },
    "anyone cancels": { before: (call, state) => [{ ...call, by: "DAO" }, state] },
    "a new schedule replaces the old one": {
      before: (call, state) => [call, call.call === "schedule" ? { ...state, scheduled: null } : state],
    },
    "a delisting waits as long as a listing": {
      before: (call, state) => [call, { ...state, delays: { ...state.delays, delist: state.delays.list } }],
    },
  };

  const attempts = [
    ...vectors.loans.map((vector) => ({
      ...vector,
      wrong: (fault: string) => loanFaults[fault] && loanAnswer(vector, loanFaults[fault]),
    })),
    ...vectors.covers.map((vector) => ({
      ...vector,
      wrong: (fault: string) => coverFaults[fault] && coverAnswer(vector, coverFaults[fault]),
    })),
    ...vectors.launches.map((vector) => ({
      ...vector,
      wrong: (fault: string) => saleFaults[fault] && saleAnswer(vector, saleFaults[fault]),
    })),
    ...vectors.listings.map((vector) => ({
      ...vector,
      wrong: (fault: string) => listingFaults[fault] && listingAnswer(vector, listingFaults[fault]),
    })),
  ].filter(({ catches }) => catches !== undefined);

  test.each(attempts)("$id: $catches", ({ catches = "", wrong, expect: expected }) => {
    const answer = wrong(catches);
    expect(answer).toBeDefined();
    expect(answer).not.toMatchObject({ error: undefined, ...expected });
  });

  test("new terms that wait for the cooldown alone", () => {
    const caught = vectors.delays.filter(({ catches }) => catches === "only the cooldown counts");
    expect(caught.length).toBe(1);
    for (const { cooldown, expect: expected } of caught) expect(cooldown).not.toBe(expected);
  });

  const chainFaults: Record<string, (vector: Chain) => boolean> = {
    "the sub-job's dispute is left out": (vector) =>
      chainAnswer(vector, { waitingPeriod: 0, validation: 0, appealWindow: 0, judgment: 0 }),
    "each sub-job is covered alone": (vector) => chainAnswer({ ...vector, jobs: [] }),
    "only neighbours are compared": ({ jobs }) => jobs.every(({ buyer, seller }) => buyer !== seller),
    "only jobs sold count": (vector) =>
      chainAnswer({ ...vector, jobs: vector.jobs.map((job) => ({ ...job, buyer: "" })) }),
  };

  test.each(vectors.chains.filter(({ catches }) => catches !== undefined))("$id: $catches", (vector) => {
    expect(chainFaults[vector.catches ?? ""]?.(vector)).toBe(!vector.expect);
  });

  test("every fault that is tried is named by a vector", () => {
    const named = new Set([...attempts, ...vectors.chains].map(({ catches }) => catches));
    const tried = [loanFaults, coverFaults, saleFaults, listingFaults, chainFaults].flatMap((faults) =>
      Object.keys(faults),
    );
    for (const fault of tried) expect(named).toContain(fault);
  });
});

test("every error of the interface has a vector, every line of the table of errors too, and every id stands once", () => {
  const groups = [vectors.loans, vectors.covers, vectors.launches, vectors.listings];
  const expected = new Set(groups.flatMap((group) => group.flatMap(({ expect: { error } }) => error ?? [])));
  expect([...expected, ...WITHOUT_VECTORS].sort()).toEqual(shown.errors);
  expect(new Set(ERRORS.map(([, error]) => error))).toEqual(expected);
  const ids = [...groups, vectors.delays, vectors.chains].flatMap((group) => group.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(namesInColumn(source, "Vectors", 0)).toEqual([...new Set(ids.map((id) => id.replace(/\d+$/, "")))]);
});
