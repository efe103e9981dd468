import type { Accounts, Job, JobTerms, Party } from "../../models/dispute";

export type Place = keyof Accounts;

/** A piece of money, drawn as a point of light: where it is, and in escrow who has put it there. */
export type Bead = { place: Place; payer: Party };

/** More than these would neither be seen apart nor be drawn in time. */
const MAX_BEADS = 220;

const PLACES: readonly Place[] = ["buyer", "agent", "service", "slashSink", "depositSink", "escrow"];

/**
 * The money that a job can touch as beads of equal worth, of which none appears or vanishes: each is where the accounts
 * say, at the last of a job's states. In the order of the states, so that a bead is the same one from step to step.
 */
export function placeBeads(states: readonly Job[]): Bead[] {
  const [first] = states;
  if (!first) return [];
  const { buyer, agent } = stakes(first.terms);
  const unit = beadWorth(buyer + agent);
  const held: Record<Party, number> = { buyer: Math.round(buyer / unit), agent: Math.round(agent / unit) };
  const beads: Bead[] = (["buyer", "agent"] as const).flatMap((party) =>
    Array.from({ length: held[party] }, (): Bead => ({ place: party, payer: party })),
  );
  for (const { accounts } of states) moveBeads(beads, countsOf(accounts, held, unit));
  return beads;
}

/** What each side can have at stake at most. */
function stakes({
  payment,
  validationFee,
  appealFee,
  appealDeposit,
  slash,
}: JobTerms): Record<Party, number> {
  const fees = validationFee + appealFee;
  return { buyer: payment + fees + appealDeposit, agent: fees + slash + appealDeposit };
}

/** A round worth: 1, 2 or 5 with zeros. */
function beadWorth(total: number): number {
  const least = Math.max(total / MAX_BEADS, Number.MIN_VALUE);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((step) => step * power >= least) ?? 10);
}

/** How many beads belong where. Rounding goes to the escrow, so that their number stays. */
function countsOf(accounts: Accounts, held: Record<Party, number>, unit: number): Record<Place, number> {
  const counts = Object.fromEntries(
    PLACES.map((place) => [place, Math.round(accounts[place] / unit)]),
  ) as Record<Place, number>;
  counts.buyer += held.buyer;
  counts.agent += held.agent;
  const elsewhere = PLACES.reduce((sum, place) => (place === "escrow" ? sum : sum + counts[place]), 0);
  counts.escrow = held.buyer + held.agent - elsewhere;
  return counts;
}

/** Moves as few beads as will do; a party gets back first what it has paid in. */
function moveBeads(beads: Bead[], counts: Record<Place, number>): void {
  const surplus = new Map(
    PLACES.map((place) => [place, beads.filter((bead) => bead.place === place).length - counts[place]]),
  );
  for (const place of PLACES) {
    const missing = -(surplus.get(place) ?? 0);
    const leaving = beads.filter((bead) => (surplus.get(bead.place) ?? 0) > 0 && bead.place !== place);
    const own = leaving.filter(({ payer }) => payer === place);
    let moved = 0;
    for (const bead of [...own, ...leaving.filter(({ payer }) => payer !== place)]) {
      const left = surplus.get(bead.place) ?? 0;
      if (moved >= missing) break;
      if (left <= 0) continue;
      surplus.set(bead.place, left - 1);
      if (bead.place === "buyer" || bead.place === "agent") bead.payer = bead.place;
      bead.place = place;
      moved += 1;
    }
    surplus.set(place, Math.max(0, surplus.get(place) ?? 0));
  }
}
