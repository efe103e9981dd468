import { deterredUntil, timeToLiquidation, timeToLiquidationWithAward } from "../models/lending";
import { afterLostDispute, decay } from "../models/reputation";
import { endOf } from "./job";
import { attack, days, factor, type Mechanism, share, usdc, type ValueOf, words } from "./mechanism";
import { HOURS_A_DAY, SMALLEST, whole } from "./quantities";
import { printNumber, type ExampleLedger } from "./example";
import { reputationTerms } from "./standing";

/** A loan on reputation, and what keeps its borrower from default. */
export const mechanism = {
  conditions: (get) => [
    [get("loan.collateral") <= get("loan.debt"), "the loan is no less than the tokens that secure it"],
  ],
  formulas: {
    "loan.covered": usdc((get) => get("loan.collateral") * get("loan.threshold")),
    "loan.credit": usdc((get) => get("reputation.standing") * get("loan.per-point")),
    "loan.capacity": usdc((get) => get("loan.covered") + get("loan.credit")),
    "loan.verdict": words((get) =>
      get("loan.debt") <= get("loan.capacity") ? "and borrows" : "too little for",
    ),
    // In Aave's sense, capacity over debt: below 1 the position can be liquidated.
    "loan.health": factor((get) => health(get, get("reputation.standing"))),
    "loan.until": days((get) => healthyFor(get, get("loan.credit"))),
    "loan.until.after": days((get) =>
      healthyFor(get, afterLostDispute(get("loan.credit"), get("reputation.cut"))),
    ),
    "loan.until.award": days((get) =>
      timeToLiquidationWithAward(
        {
          debt: get("loan.debt"),
          covered: get("loan.covered"),
          // The lost dispute takes the same share of the award, vested or not.
          perPoint: afterLostDispute(get("loan.per-point"), get("reputation.cut")),
          reputation: get("reputation.standing"),
          award: get("reputation.award"),
        },
        reputationTerms(get),
      ),
    ),
    "loan.health.before": factor((get) => health(get, atDispute(get))),
    "loan.health.dispute": factor((get) =>
      health(get, afterLostDispute(atDispute(get), get("reputation.cut"))),
    ),
    "loan.loss": share((get) => lossShare(get, get("loan.debt"))),
    "loan.loss.most": share((get) => lossShare(get, Math.max(get("loan.collateral"), get("loan.capacity")))),
    // At which the lender earns the risk-free rate on average, for one period (the usual credit-risk identity).
    "loan.rate": share(
      (get) => (1 + get("loan.risk-free")) / (1 - get("loan.chance") * get("loan.loss")) - 1,
    ),
    "loan.seized": usdc((get) => seizedLock(get, get("loan.debt"))),
    "loan.lender": usdc((get) => get("loan.collateral") + get("loan.seized") - get("loan.debt")),
    // When the collateral has fallen to the value that still counts. It does not shrink as reputation decays.
    "loan.gain": usdc((get) => Math.max(0, get("loan.debt") - get("loan.covered"))),
    "loan.deterrent": usdc((get) => get("loan.safe") + get("reputation.worth")),
    "loan.deterrent.due": usdc(
      (get) => get("loan.safe") + decay(get("reputation.worth"), get("reputation.decay"), get("loan.term")),
    ),
    "loan.deterred": days((get) =>
      deterredUntil({
        gain: get("loan.gain"),
        seizableLock: get("loan.safe"),
        rents: get("reputation.worth"),
        decayRate: get("reputation.decay"),
      }),
    ),
    // Reputation made by wash jobs earns nothing, so its loss deters nothing. No rule bars a name that has defaulted, so it
    // needs no new burn.
    "loan.safe": usdc((get) => get("entry.lock.free")),
    // An identity washes itself a reputation, borrows on it and defaults: it loses the burn, the lock and the price of the jobs.
    // It stops paying at the acceptance fee at which a further wash job costs as much as the credit that it brings.
    ...attack("default", "share", {
      cost: (get) => get("wash.jobs") * get("attack.wash.cost") + get("loan.safe") + get("entry.burn.worth"),
      gain: (get) => get("wash.jobs") * washedCredit(get),
      stops: (get) => (washedCredit(get) - get("wash.overhead")) / get("job.price"),
    }),
  },
  ledgers: (get) => ({ agfi: financeLedger(get) }),
  premises: {
    loan: loanObjection,
    liquidation: (get) => loanObjection(get) ?? liquidationObjection(get),
    "loan-deterrence": (get) => loanObjection(get) ?? deterrenceObjection(get),
    "washed-loan": (get) =>
      get("attack.default.stops") > 0 && get("attack.default.gain") > get("attack.default.cost")
        ? undefined
        : "borrowing on washed reputation costs more than it brings",
  },
} satisfies Mechanism;

const health = (get: ValueOf, held: number) =>
  (get("loan.covered") + held * get("loan.per-point")) / get("loan.debt");

/** How long decay alone leaves the health factor above one, with so much credit on reputation now. */
const healthyFor = (get: ValueOf, creditNow: number) =>
  timeToLiquidation({
    debt: get("loan.debt"),
    covered: get("loan.covered"),
    creditNow,
    decayRate: get("reputation.decay"),
  });

/** What the lead's reputation has decayed to when the dispute is lost. */
const atDispute = (get: ValueOf) =>
  decay(get("reputation.standing"), get("reputation.decay"), get("time.appeal-ends") / HOURS_A_DAY);

/** What the lender takes of the lock that was pledged with the loan, as far as the tokens do not cover the debt. */
const seizedLock = (get: ValueOf, debt: number) =>
  Math.min(get("entry.lock.free"), debt - get("loan.collateral"));

/** Loss given default: reputation cannot be sold, so nothing of it is recovered. */
const lossShare = (get: ValueOf, debt: number) => 1 - (get("loan.collateral") + seizedLock(get, debt)) / debt;

/** What one washed job lets its owner borrow. */
const washedCredit = (get: ValueOf) => get("reputation.award.peak") * get("loan.per-point");

function loanObjection(get: ValueOf): string | undefined {
  const most = get("loan.capacity");
  if (get("loan.debt") <= most) return undefined;
  return `the lead may owe no more than ${printNumber(most, "USDC")} USDC, and the loan is not granted`;
}

function liquidationObjection(get: ValueOf): string | undefined {
  const [at, due] = [get("loan.until.after"), get("loan.term")];
  const disputed = get("time.appeal-ends") / HOURS_A_DAY;
  if (at <= disputed) return "the loan is liquidated by the time at which the dispute is lost";
  if (at > due) return "the loan falls due before the lost dispute and decay bring its health factor to one";
  return undefined;
}

function deterrenceObjection(get: ValueOf): string | undefined {
  const [until, due] = [get("loan.deterred"), get("loan.term")];
  if (!Number.isFinite(until)) return "the lock alone deters default, however far reputation decays";
  if (until <= due) return "default would pay before the loan falls due";
  return undefined;
}

/** Who has what from the job through loan, lost dispute and claim to the default: written as changes, in hundredths. */
function financeLedger(get: ValueOf): ExampleLedger {
  const first = whole(get("job.first-sub"));
  const [C, B] = [whole(get("loan.collateral")), whole(get("loan.debt"))];
  const seized = whole(get("loan.seized"));
  const [premium, paid] = [whole(get("cover.premium")), whole(get("cover.payout"))];
  const expense = whole(Math.min(get("cover.expense"), get("cover.premium")));
  const afterJob = (path: "agent-upheld" | "buyer-wins") => {
    const { buyer, agent, service, slashSink, depositSink } = endOf(path, get);
    return [whole(buyer), whole(agent) - first, first, 0, 0, 0, whole(service + slashSink + depositSink)];
  };
  const changes = [
    afterJob("agent-upheld"),
    [0, -premium, 0, 0, premium - expense, 0, expense],
    [0, B - C, 0, -B, 0, C, 0],
    afterJob("buyer-wins"),
    [0, paid, 0, 0, -paid, 0, 0],
    [0, -seized, 0, C + seized, 0, -C, 0],
  ];
  let balances: number[] = [];
  const steps = changes.map((change) => {
    balances = change.map((amount, account) => (balances[account] ?? 0) + amount);
    return { balances: balances.map((amount) => amount / SMALLEST) };
  });
  return { unit: "USDC", steps };
}
