import type { Accounts, Party } from "../models/dispute";
import type { DemoRun } from "./demo-run";
import { JOBS, type Moment, type Season, type Seller, type Work } from "./season";

/** The machine's accounts, and what it cannot see: what was spent on good work and on looking. */
export type DemoAccounts = Accounts & { work: number; looking: number };

export type Account = keyof DemoAccounts;

type Prices = Pick<DemoRun, "terms" | "effort" | "looking">;

/** A piece of money, drawn as a point of light: where it is, and in escrow who has put it there. */
export type Bead = { account: Account; payer: Party };

/** More could not be told apart, and would be slow to draw. */
const MAX_BEADS = 640;

export const PARTIES: readonly Party[] = ["buyer", "agent"];
const PAID: readonly Account[] = [...PARTIES, "service", "slashSink", "depositSink"];

/** What a job has moved. `work`: as far as it is known. */
export function accountsOf(
  { effort, looking }: Prices,
  { job, isLooked }: Moment,
  work: Work | null,
): DemoAccounts {
  const spent = work === "good" && job.submittedAt !== null ? effort : 0;
  const looked = isLooked ? looking : 0;
  const { accounts } = job;
  return {
    ...accounts,
    buyer: accounts.buyer - looked,
    agent: accounts.agent - spent,
    work: spent,
    looking: looked,
  };
}

/** What each account holds at a moment of the present job, after all jobs before it. The agent's is who is hired now. */
export function heldAt(prices: Prices, season: Season, moment: Moment, work: Work | null): DemoAccounts {
  const { seller } = season.played;
  const moved = accountsOf(prices, moment, work);
  const total: DemoAccounts = { ...moved };
  for (const job of season.ended) {
    const before = accountsOf(prices, job, job.work);
    for (const account of Object.keys(before) as Account[])
      if (account !== "agent" || job.seller === seller) total[account] += before[account];
  }
  const purses = pursesOf(prices);
  return { ...total, buyer: purses.buyer + total.buyer, agent: purses.agent + total.agent };
}

/** Whether a buyer and a seller have as much as a job at this price can take from each. */
export function canPay(prices: Prices, season: Season, seller: Seller, price: number): boolean {
  const played = { ...season.played, seller };
  const { buyer, agent } = heldAt(prices, { ...season, played }, played.moments[0] ?? played, null);
  const stakes = stakesOf(prices, price);
  return buyer >= stakes.buyer && agent >= stakes.agent;
}

/** What each side begins a season with: what so many jobs at the run's price can take from it. */
function pursesOf(prices: Prices): Record<Party, number> {
  const { buyer, agent } = stakesOf(prices, prices.terms.payment);
  return { buyer: JOBS * buyer, agent: JOBS * agent };
}

/** The most that a job can take from each side. */
function stakesOf({ terms, effort, looking }: Prices, price: number): Record<Party, number> {
  const { validationFee, appealFee, appealDeposit, slash } = terms;
  const fees = validationFee + appealFee;
  return { buyer: price + looking + fees + appealDeposit, agent: effort + fees + slash + appealDeposit };
}

/** The money of a season at each moment of the present job. `work`: what it is like, as far as that is known. */
export function heldThrough(prices: Prices, season: Season, work: Work | null): DemoAccounts[] {
  return season.played.moments.map((moment) => heldAt(prices, season, moment, work));
}

/**
 * Money as beads of equal worth, where it is in the last of these accounts. No bead appears or vanishes. All are gone
 * through in order, so that a bead is the same one from step to step.
 */
export function placeBeads(steps: readonly DemoAccounts[]): Bead[] {
  const [first] = steps;
  if (!first) return [];
  const total = Object.values(first).reduce((sum, held) => sum + held, 0);
  const unit = beadWorth(total);
  const beads = (Object.keys(first) as Account[]).flatMap((account) => {
    if (account === "buyer") return [];
    const payer = account === "looking" ? "buyer" : "agent";
    return Array.from({ length: Math.round(first[account] / unit) }, (): Bead => ({ account, payer }));
  });
  // What rounding adds or takes is the buyer's.
  while (beads.length < Math.round(total / unit)) beads.push({ account: "buyer", payer: "buyer" });
  for (const accounts of steps) {
    const wanted = (account: Account) => Math.round(accounts[account] / unit);
    pay(beads, "agent", "work", wanted("work") - countIn(beads, "work"));
    pay(beads, "buyer", "looking", wanted("looking") - countIn(beads, "looking"));
    for (const party of PARTIES) pay(beads, party, "escrow", countIn(beads, party) - wanted(party));
    for (const account of PAID) payOut(beads, account, wanted(account) - countIn(beads, account));
    if (accounts.escrow === 0) payOut(beads, "buyer", beads.length);
  }
  return beads;
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
function pay(beads: readonly Bead[], party: Party, account: Account, count: number): void {
  const own = beads.filter((bead) => bead.account === party);
  if (account !== "escrow") own.reverse();
  for (const bead of own.slice(0, Math.max(0, count))) Object.assign(bead, { account, payer: party });
}

/** Out of escrow; a party gets back first what it has paid in. */
function payOut(beads: readonly Bead[], account: Account, count: number): void {
  const held = beads.filter((bead) => bead.account === "escrow");
  held.sort((one, other) => Number(other.payer === account) - Number(one.payer === account));
  for (const bead of held.slice(0, Math.max(0, count))) bead.account = account;
}
