/** Who can be hired, for how much, and how likely each is to cheat: by the papers' inequalities, and by what they learn. */
import { accrue, afterLostDispute, awardFor, effectiveAfterLosses } from "../models/reputation";
import type { InputOf } from "../example/mechanism";
import { HOURS_A_DAY, SMALLEST, whole } from "../example/quantities";
import { deterrenceWith, reputation, reputationTerms } from "../example/standing";
import type { DemoRun } from "./demo-run";
import { hourOf, jobsOf, type PlayedJob, SELLERS, type Season, type Seller } from "./season";

export type Offer = {
  seller: Seller;
  /** Points of reputation. */
  held: number;
  price: number;
  /** What of the price is for the record: somebody without one asks so much less. */
  forRecord: number;
  /** The chance that the work is poor. */
  poor: number;
  hasFallen: boolean;
};

/** Who offers the next job's work: to a buyer two, from the second job on; of an agent that the reader plays, its own offer. */
export function offersOf(run: DemoRun, season: Season): Offer[] {
  const offers = SELLERS.map((seller) => offerOf(run, season, seller));
  const [lead] = offers;
  if (season.side === "agent" || season.ended.length === 0) return lead ? [lead] : [];
  const [best, ...others] = offers.sort((one, other) => other.held - one.held);
  const cheap = others.find(({ hasFallen }) => hasFallen) ?? others.at(-1);
  return [best, cheap].flatMap((offer) => offer ?? []);
}

function offerOf(run: DemoRun, season: Season, seller: Seller): Offer {
  const held = reputationOf(run, season, seller);
  const price = priceFor(run, held);
  return {
    seller,
    held,
    price,
    forRecord: price - priceFor(run, 0),
    poor: chanceOfPoor(run, season, held, price),
    hasFallen: jobsOf(season).some((job) => job.seller === seller && isLost(job)),
  };
}

/** What one point earns its owner by the time of the next job: the papers' income of a point, over the days of a job. */
function pointInPrice({ number }: DemoRun): number {
  return (number("reputation.income") * number("job.price")) / number("reputation.pace");
}

/** What an agent can ask: the run's price, less or more by what the points earn that it lacks or has beyond the run's. */
export function priceFor(run: DemoRun, held: number): number {
  const { number } = run;
  const price = number("job.price") + (held - reputation(number)) * pointInPrice(run);
  return whole(Math.max(1, Math.round(price)));
}

/**
 * The chance that a seller cheats. It knows at how many of the buyer's last jobs that one looked, k of n, and takes for its habit a
 * share drawn from what that leaves open, Beta(1 + k, 1 + n − k), as in Thompson 1933. It cheats where that is less than
 * the look that deters it, of which the chance is that of more than k of n + 1.
 */
export function chanceOfPoor(run: DemoRun, season: Season, held: number, price: number): number {
  const needed = Math.min(1, deterringLook(run, held, price));
  const { looked, of } = looksOf(season);
  return moreThan(looked, of + 1, needed);
}

/** The chance of more than k successes among n. */
function moreThan(k: number, n: number, chance: number): number {
  let [sum, ways] = [0, 1];
  for (let successes = 0; successes <= n; successes += 1) {
    if (successes > k) sum += ways * chance ** successes * (1 - chance) ** (n - successes);
    ways = (ways * (n - successes)) / (successes + 1);
  }
  return sum;
}

/** So many of a buyer's jobs are remembered: who looked at all of them is still tried now and then. */
const REMEMBERED = 2;

/** At how many of the last deliveries that were decided about the buyer has looked. */
export function looksOf(season: Season): { looked: number; of: number } {
  const decided = jobsOf(season).filter(({ work, job }) => work !== null && job.state !== "submitted");
  const jobs = decided.slice(-REMEMBERED);
  return { looked: jobs.filter(({ isLooked }) => isLooked).length, of: jobs.length };
}

/**
 * How often a buyer has to look for poor work not to pay: a share, over 1 where it always pays. The papers' bound grows with
 * it in proportion, and with what there is to lose.
 */
export function deterringLook(run: DemoRun, held: number, price: number): number {
  const bound = costOfCheating(run, held, price);
  return bound > 0 ? run.number("ruling.cheat") / bound : Number.POSITIVE_INFINITY;
}

/** What poor work costs on average a seller with so much reputation, more than good work does, where the buyer looks. */
export function costOfCheating(run: DemoRun, held: number, price: number): number {
  const get = atPrice(run, price);
  return deterrenceWith((name) => (name === "ruling.look" ? 1 : get(name)), held).staying;
}

/** What speaks against cheating in the present job: the chance that its seller does, and what a look at it costs that. */
export function deterrenceOf(run: DemoRun, season: Season): { poor: number; cost: number } {
  const { seller, job } = season.played;
  const held = reputationOf(run, season, seller);
  const price = job.terms.payment;
  return { poor: chanceOfPoor(run, season, held, price), cost: costOfCheating(run, held, price) };
}

/** The run's numbers for a job at another price. */
export function atPrice({ number }: DemoRun, price: number): InputOf {
  return (name) => (name === "job.price" ? price / SMALLEST : number(name));
}

/** A seller's effective reputation at the season's present hour, or at another. */
export function reputationOf(
  run: DemoRun,
  season: Season,
  seller: Seller,
  hour = hourOf(season.played),
): number {
  const { number } = run;
  const jobs = jobsOf(season).filter((job) => job.seller === seller && hourOf(job) <= hour);
  const terms = reputationTerms(number);
  const losses = jobs.filter(isLost).map((job) => ({ at: dayOf(job), cut: number("reputation.cut") }));
  const awards = jobs.filter(isPraised).map((job) => ({
    at: dayOf(job),
    size: awardFor(job.job.terms.payment / SMALLEST, number("reputation.per-payment")),
  }));
  // A record that other work keeps up at a steady pace; a seller that is new has no other work.
  const steady = seller === "party.first-sub" ? 0 : reputation(number);
  const today = hour / HOURS_A_DAY;
  let [standing, since] = [steady, 0];
  const kept = (day: number) => accrue(standing, steady * terms.decayRate, terms.decayRate, day - since);
  for (const { at, cut } of losses) [standing, since] = [afterLostDispute(kept(at), cut), at];
  return kept(today) + effectiveAfterLosses(awards, terms, losses, today);
}

function dayOf(job: PlayedJob): number {
  return hourOf(job) / HOURS_A_DAY;
}

/** A lost dispute takes reputation. */
function isLost({ job: { winner } }: PlayedJob): boolean {
  return winner === "buyer";
}

/** Acceptance and a dispute that was won earn reputation; silence earns none. */
function isPraised({ job: { state, winner } }: PlayedJob): boolean {
  return state === "accepted" || winner === "agent";
}
