import type { Accounts, Job, Party } from "../../models/dispute";
import type { DemoRun } from "./demo-run";
import type { Work } from "./play";

/** The machine's accounts, and what the agent has spent on good work, which the machine cannot see. */
export type DemoAccounts = Accounts & { work: number };

export type Account = keyof DemoAccounts;

type Prices = Pick<DemoRun, "terms" | "effort">;

/** A piece of money, drawn as a point of light: where it is, and in escrow who has put it there. */
export type Bead = { account: Account; payer: Party };

/** More could not be told apart, and would be slow to draw. */
const MAX_BEADS = 240;

export const PARTIES: readonly Party[] = ["buyer", "agent"];
const PAID: readonly Account[] = [...PARTIES, "service", "slashSink", "depositSink"];

/**
 * The money of a job as beads of equal worth, where the accounts are after the last of the states. No bead appears or
 * vanishes. All states are gone through in order, so that a bead is the same one from step to step. `work`: as far as it is
 * known.
 */
export function placeBeads(prices: Prices, states: readonly Job[], work: Work | null): Bead[] {
  const stakes = stakesOf(prices);
  const unit = beadWorth(stakes.buyer + stakes.agent);
  const beads = PARTIES.flatMap((party) =>
    Array.from({ length: Math.round(stakes[party] / unit) }, (): Bead => ({ account: party, payer: party })),
  );
  for (const state of states) {
    const accounts = held(prices, state, work);
    const wanted = (account: Account) => Math.round(accounts[account] / unit);
    pay(beads, "agent", "work", wanted("work") - countIn(beads, "work"));
    for (const party of PARTIES) pay(beads, party, "escrow", countIn(beads, party) - wanted(party));
    for (const account of PAID) payOut(beads, account, wanted(account) - countIn(beads, account));
  }
  return beads;
}

/** What everyone has gained or lost. `work`: as far as it is known. */
export function accountsOf({ effort }: Prices, job: Job, work: Work | null): DemoAccounts {
  const spent = work === "good" && job.submittedAt !== null ? effort : 0;
  return { ...job.accounts, agent: job.accounts.agent - spent, work: spent };
}

/** What each account holds: both sides begin with what they can have at stake at most. */
export function held(prices: Prices, job: Job, work: Work | null): DemoAccounts {
  const stakes = stakesOf(prices);
  const accounts = accountsOf(prices, job, work);
  return { ...accounts, buyer: stakes.buyer + accounts.buyer, agent: stakes.agent + accounts.agent };
}

/** What each side can have at stake at most. */
function stakesOf({ terms, effort }: Prices): Record<Party, number> {
  const { payment, validationFee, appealFee, appealDeposit, slash } = terms;
  const fees = validationFee + appealFee;
  return { buyer: payment + fees + appealDeposit, agent: effort + fees + slash + appealDeposit };
}

/** A round worth: 1, 2 or 5 with zeros. */
function beadWorth(total: number): number {
  const least = Math.max(total / MAX_BEADS, Number.MIN_VALUE);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((step) => step * power >= least) ?? 10);
}

function countIn(beads: readonly Bead[], account: Account): number {
  return beads.filter((bead) => bead.account === account).length;
}

/** Out of a purse; for work its last beads, which no escrow needs: where the work is known late, the others stay the same. */
function pay(beads: readonly Bead[], party: Party, account: "escrow" | "work", count: number): void {
  const own = beads.filter((bead) => bead.account === party);
  if (account === "work") own.reverse();
  for (const bead of own.slice(0, Math.max(0, count))) Object.assign(bead, { account, payer: party });
}

/** Out of escrow; a party gets back first what it has paid in. */
function payOut(beads: readonly Bead[], account: Account, count: number): void {
  const held = beads.filter((bead) => bead.account === "escrow");
  held.sort((one, other) => Number(other.payer === account) - Number(one.payer === account));
  for (const bead of held.slice(0, Math.max(0, count))) bead.account = account;
}
