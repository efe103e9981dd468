import { washAndDefault } from "../models/attacks";
import type { Accounts } from "../models/dispute";
import {
  breakEvenRate,
  costOfDefault,
  type DefaultCost,
  deterredUntil,
  gainFromDefault,
  healthFactor,
  lossGivenDefault,
  timeToLiquidation,
  timeToLiquidationWithAward,
} from "../models/lending";
import { afterLostDispute, awardFor, decay } from "../models/reputation";
import { coverPaid, coverPremium } from "./covers";
import { freeLock } from "./entry";
import { lostDispute, upheldAppeal } from "./job";
import type { InputOf, Mechanism, ValueOf } from "./mechanism";
import {
  attackOf,
  days,
  factor,
  HOURS_A_DAY,
  ledgerOfChanges,
  premise,
  share,
  usdc,
  verdicts,
  whole,
} from "./quantities";
import { printNumber, type RunLedger } from "./run";
import { countedAward, pointWorth, reputation, reputationTerms, washJob } from "./standing";

/** A loan on reputation, and what keeps its borrower from default. */
export const mechanism = {
  conditions: (get) => [
    [get("loan.collateral") <= get("loan.debt"), "the loan is no less than the tokens that secure it"],
  ],
  values: loanValues,
  verdicts: (get) =>
    verdicts({ "loan.verdict": get("loan.debt") <= get("loan.capacity") ? "and borrows" : "too little for" }),
  ledgers: (get) => ({ agfi: financeLedger(get) }),
  premises: (get) => ({
    loan: premise(loanObjection(get)),
    liquidation: premise(loanObjection(get) ?? liquidationObjection(get)),
    "loan-deterrence": premise(loanObjection(get) ?? deterrenceObjection(get)),
    "washed-loan": premise(
      get("attack.default.stops") > 0 && get("attack.default.gain") > get("attack.default.cost")
        ? undefined
        : "borrowing on washed reputation costs more than it brings",
    ),
  }),
} satisfies Mechanism;

function loanValues(get: InputOf) {
  const [B, C] = [get("loan.debt"), get("loan.collateral")];
  const covered = C * get("loan.threshold");
  const before = reputation(get);
  const after = afterLostDispute(before, get("reputation.cut"));
  const credit = (held: number) => held * get("loan.per-point");
  const capacity = (held: number) => covered + credit(held);
  const until = (held: number) =>
    timeToLiquidation({
      debt: B,
      covered,
      creditNow: credit(held),
      decayRate: get("reputation.decay"),
    });
  const untilWithAward = timeToLiquidationWithAward(
    {
      debt: B,
      covered,
      // The lost dispute takes the same share of the award, vested or not.
      perPoint: afterLostDispute(get("loan.per-point"), get("reputation.cut")),
      reputation: before,
      award: awardFor(get("job.price"), get("reputation.per-payment")),
    },
    reputationTerms(get),
  );
  const gain = gainFromDefault(B, covered);
  // No rule bars a name that has defaulted, so it needs no new burn.
  const cost = (held: number): DefaultCost => ({
    seizableLock: freeLock(get),
    rents: held * pointWorth(get),
  });
  const deterred = (held: number) => deterredUntil(gain, cost(held), get("reputation.decay"));
  const loss = (debt: number) => lossGivenDefault(debt, C + seizedLock(get, debt));
  const rate = breakEvenRate(get("loan.risk-free"), get("loan.chance"), loss(B));
  const decayed = (held: number, time: number) => decay(held, get("reputation.decay"), time);
  const disputed = decayed(before, (get("time.decision") + get("window.appeal")) / HOURS_A_DAY);
  const health = (held: number) => healthFactor(capacity(held), B);
  return {
    "loan.covered": usdc(covered),
    "loan.credit": usdc(credit(before)),
    "loan.capacity": usdc(capacity(before)),
    "loan.health": factor(health(before)),
    "loan.until": days(until(before)),
    "loan.until.after": days(until(after)),
    "loan.until.award": days(untilWithAward),
    "loan.health.before": factor(health(disputed)),
    "loan.health.dispute": factor(health(afterLostDispute(disputed, get("reputation.cut")))),
    "loan.loss": share(loss(B)),
    "loan.loss.most": share(loss(Math.max(C, capacity(before)))),
    "loan.rate": share(rate),
    "loan.seized": usdc(seizedLock(get, B)),
    "loan.lender": usdc(C + seizedLock(get, B) - B),
    "loan.gain": usdc(gain),
    "loan.deterrent": usdc(costOfDefault(cost(before))),
    "loan.deterrent.due": usdc(costOfDefault(cost(decayed(before, get("loan.term"))))),
    "loan.deterred": days(deterred(before)),
    "loan.safe": usdc(costOfDefault(cost(0))),
    ...attackOf(
      "attack.default",
      "share",
      washAndDefault(washJob(get), {
        jobs: get("wash.jobs"),
        points: countedAward(get),
        creditPerPoint: get("loan.per-point"),
        seizableLock: freeLock(get),
        burn: get("entry.burn") * get("entry.price"),
      }),
    ),
  };
}

/** What the lender takes of the lock that was pledged with the loan, as far as the tokens do not cover the debt. */
function seizedLock(get: InputOf, debt: number): number {
  return Math.min(freeLock(get), debt - get("loan.collateral"));
}

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

/** Who has what from the job through loan, lost dispute and claim to the default. */
function financeLedger(get: InputOf): RunLedger {
  const first = whole(get("job.first-sub"));
  const [C, B] = [whole(get("loan.collateral")), whole(get("loan.debt"))];
  const seized = whole(seizedLock(get, get("loan.debt")));
  const [premium, paid] = [whole(coverPremium(get)), whole(coverPaid(get))];
  const expense = whole(Math.min(get("cover.expense"), coverPremium(get)));
  const [won, lost] = [upheldAppeal(get).job.accounts, lostDispute(get).job.accounts];
  const sunk = ({ service, slashSink, depositSink }: Accounts) => service + slashSink + depositSink;
  return ledgerOfChanges([
    [won.buyer, won.agent - first, first, 0, 0, 0, sunk(won)],
    [0, -premium, 0, 0, premium - expense, 0, expense],
    [0, B - C, 0, -B, 0, C, 0],
    [lost.buyer, lost.agent - first, first, 0, 0, 0, sunk(lost)],
    [0, paid, 0, 0, -paid, 0, 0],
    [0, -seized, 0, C + seized, 0, -C, 0],
  ]);
}
