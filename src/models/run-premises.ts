/**
 * What the boxes of the run take for granted, and numbers that a reader changes may not give: then what a box tells is true
 * of the printed run alone, and it has to say so.
 */
import { printNumber, type RunPremise } from "../lib/run";

type Get = (name: string) => number;

const HOURS_A_DAY = 24;

/** Every premise by its name, as a box names it. */
export function runPremises(get: Get): Readonly<Record<string, RunPremise>> {
  return {
    loan: premise(loanObjection(get)),
    liquidation: premise(loanObjection(get) ?? liquidationObjection(get)),
    "loan-deterrence": premise(loanObjection(get) ?? deterrenceObjection(get)),
    "washed-loan": premise(
      get("attack.default.stops") > 0 && get("attack.default.gain") > get("attack.default.cost")
        ? undefined
        : "borrowing on washed reputation costs more than it brings",
    ),
    "staged-claim": premise(
      get("attack.staged.stops") > 0 ? undefined : "a staged claim brings no more than its fees",
    ),
    snipe: premise(
      get("attack.snipe.gain") > get("attack.snipe.cost") ? undefined : "buying first loses money",
    ),
    cover: premise(
      get("cover.premium") <= get("cover.premium.most")
        ? undefined
        : "the premium is more than the agent would pay, and no policy is bought",
    ),
  };
}

function loanObjection(get: Get): string | undefined {
  const most = get("loan.capacity");
  if (get("loan.debt") <= most) return undefined;
  return `the lead may owe no more than ${printNumber(most, "USDC")} USDC, and the loan is not granted`;
}

function liquidationObjection(get: Get): string | undefined {
  const [at, due] = [get("loan.until.after"), get("loan.term")];
  const disputed = get("time.appeal-ends") / HOURS_A_DAY;
  if (at <= disputed) return "the loan is liquidated by the time at which the dispute is lost";
  if (at > due) return "the loan falls due before the lost dispute and decay bring its health factor to one";
  return undefined;
}

function deterrenceObjection(get: Get): string | undefined {
  const [until, due] = [get("loan.deterred"), get("loan.term")];
  if (!Number.isFinite(until))
    return "the lock and the burn alone deter default, however far reputation decays";
  if (until <= due) return "default would pay before the loan falls due";
  return undefined;
}

function premise(objection: string | undefined): RunPremise {
  return objection === undefined ? { holds: true } : { holds: false, because: objection };
}
