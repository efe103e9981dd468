/** The models run the vectors that the appendix of Agentic Finance publishes, with what stands in this folder, which answers in the interface's words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LITEPAPERS } from "../../src/content/content-paths";
import { poolPrice, swapOut, virtualCurve } from "../../src/models/bonding-curve";
import { chargedPremium, payout } from "../../src/models/insurance";
import { healthFactor } from "../../src/models/lending";
import { timeToLeave, type Windows } from "../../src/models/multi-hop";
import { type Claim, claimCover, type Fund, openFund, type Register, sellPolicy } from "./cover-register";
import { canLeave, canOpenJob, type HopJob, isTree, tooTight } from "./job-tree";
import { buyFromLaunch, endLaunch, type Launch, redeem, sellToLaunch, startLaunch, unissued } from "./launch";
import { type Loan, liquidate, openLoan, repay } from "./loan";
import { applyListingEvent, type ListedId, type ListingEvent } from "./timelock";

type Vector<Call, More = object> = {
  id: string;
  says: string;

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

    cooldown: number;
    deadline: number;
    expect: number;
  }[];
  windows: Windows;
  chains: ({ id: string; says: string; jobs: HopJob[]; expect: boolean } & (
    | { check: "time" | "lineage" }
    | { check: "money"; freeBalance: number; receivables: number; payment: number }
    | { check: "exit"; agent: string }
  ))[];
};

const vectors: Vectors = JSON.parse(readFileSync(join(LITEPAPERS, "agfi", "vectors.json"), "utf8"));
const WHOLE = 10_000;

type Answer<State> = { state: State; gave: object };
type Step<State, Call> = (state: State, call: Call) => Answer<State> | { refused: string };
function run<State, Call>(
  start: State,
  calls: readonly Call[],
  step: Step<State, Call>,
): Answer<State> & { error?: string } {
  let answer: Answer<State> = { state: start, gave: {} };
  for (const [index, call] of calls.entries()) {
    const outcome = step(answer.state, call);
    if ("refused" in outcome) {
      if (index < calls.length - 1) throw new Error(`Call ${index} is refused: ${outcome.refused}`);
      return { state: answer.state, gave: {}, error: outcome.refused };
    }
    answer = outcome;
  }
  return answer;
}

function capacityOf({ collateral, points }: LoanCall): number {
  const { threshold, perPoint, mostCredit } = vectors.credit;
  return Math.floor((collateral * threshold) / WHOLE + Math.min(perPoint * points, mostCredit));
}

const loanStep: Step<Loan | null, LoanCall> = (loan, call) => {
  const outcome = (() => {
    if (call.call === "openLoan")
      return openLoan({ ...call, pledged: call.points, capacity: capacityOf(call) }, call.at);
    if (!loan) throw new Error("No loan has been opened.");
    if (call.call === "repay") return repay(loan, call.amount);
    return liquidate(loan, { ...call, capacity: capacityOf(call) }, call.at);
  })();
  if ("refused" in outcome) return outcome;
  const { loan: after, ...gave } = outcome;
  return { state: after, gave };
};

function loanAnswer({ calls }: Vector<LoanCall>): object {
  const { state: loan, gave, error } = run<Loan | null, LoanCall>(null, calls, loanStep);
  const last = calls.at(-1);
  const health =
    loan && last && last.call !== "repay" && loan.debt > 0
      ? Math.floor(WHOLE * healthFactor(capacityOf(last), loan.debt))
      : undefined;
  return { error, ...(loan && { state: loan.state, debt: loan.debt }), health, ...gave };
}

type Insurer = { fund: Fund; register: Register };

const cover = { deductible: vectors.cover.deductible, share: vectors.cover.share / WHOLE };

function premium(): number {
  const { chance, loading, expense } = vectors.premium;
  const insured = Math.floor(payout(12_000_001, cover));
  return Math.ceil(chargedPremium(chance / WHOLE, insured, { loading: loading / WHOLE, expense }));
}

const coverStep: Step<Insurer, CoverCall> = ({ fund, register }, call) => {
  if (call.call === "buyCover") {
    const outcome = sellPolicy(fund, register, { ...call, cover, premium: premium() });
    return "refused" in outcome ? outcome : { state: outcome, gave: {} };
  }
  const outcome = claimCover(fund, register, { ...call, dispute: call.job });
  if ("refused" in outcome) return outcome;
  const paid = Math.floor(outcome.paid);
  const rest = { ...outcome.fund, reserve: fund.reserve - paid, payouts: fund.payouts + paid };
  return { state: { fund: rest, register }, gave: { paid } };
};

function coverAnswer({ reserve, calls }: Vectors["covers"][number]): object {
  const { state, gave, error } = run({ fund: openFund(reserve), register: new Map() }, calls, coverStep);
  return { error, reserve: state.fund.reserve, ...gave };
}

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
  const cut = outcome.launch.state === "Graduated";
  const paid = cut ? Math.ceil(curve.reserve(sold) - curve.reserve(launch.sold)) : call.payment;
  return { state: { ...outcome.launch, sold }, gave: { tokens: amount, paid } };
};

function saleAnswer({ sold, supply, calls }: Vectors["launches"][number]): object {
  const start = startLaunch({ ...saleTerms, curve, ...(supply && { supply }) });
  if ("refused" in start) return { error: start.refused };
  const { state, gave, error } = run({ ...start.launch, sold }, calls, saleStep);
  const pooled = state.pool && {
    pool: state.pool,
    price: poolPrice(state.pool),
    unissued: unissued(state),
    soldIntoThePool: Math.floor(swapOut(state.pool, state.sold).out),
  };
  return { error, state: state.state, sold: state.sold, ...pooled, ...gave };
}

function listingAnswer({ calls }: Vector<ListingCall>): object {
  const step: Step<ListedId, ListingCall> = (id, { call, ...rest }) => {
    const outcome = applyListingEvent(id, { ...rest, type: call } as ListingEvent, vectors.timelock);
    return "refused" in outcome ? outcome : { state: outcome.id, gave: {} };
  };
  const { state, error } = run({ listed: false, scheduled: null }, calls, step);
  return { error, listed: state.listed };
}

type Chain = Vectors["chains"][number];

function chainAnswer(vector: Chain): boolean {
  const { jobs } = vector;
  switch (vector.check) {
    case "time":
      return tooTight(jobs, vectors.windows).length === 0;
    case "money":
      return canOpenJob(vector, jobs, vector.payment);
    case "lineage":
      return isTree(jobs);
    case "exit":
      return canLeave(jobs, vector.agent);
  }
}

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
test.each(vectors.delays)("vector $id: $says", ({ cooldown, deadline, expect: expected }) =>
  expect(timeToLeave(cooldown, deadline, vectors.windows)).toBe(expected),
);

test.each(vectors.chains)("vector $id: $says", (vector) => expect(chainAnswer(vector)).toBe(vector.expect));

test("the pool opens at the curve's last price", () => {
  const graduated = vectors.launches.filter(({ expect: expected }) => "price" in expected);
  expect(graduated.length).toBeGreaterThan(0);
  for (const vector of graduated)
    expect(vector.expect).toHaveProperty("price", curve.price(vectors.launch.graduatesAt));
});
