/** How the others decide, and at what price: by the inequalities of version 2.0, and by what they have seen. */
import { HOURS_PER_DAY, PARTS_PER_USDC, toSmallestUnits } from "../example/quantities";
import { accrueReputation, getAwardedPoints } from "../models/reputation";
import type { Party } from "./old-rules/dispute";
import { applyCut, sumPointsAfterCuts } from "./old-rules/reputation";
import {
  getAppealThreshold,
  getBreakEvenPoorShare,
  getCostOfCheating,
  REPUTATION_TERMS,
  STANDING_POINTS,
} from "./old-rules/stakes";
import {
  hasEnded,
  hourOf,
  jobOf,
  loserOf,
  type PlayedJob,
  SELLERS,
  type Season,
  type Seller,
  type Work,
} from "./season";
import type { Setting } from "./setting";

export type Offer = {
  seller: Seller;
  /** Points of reputation. */
  held: number;
  price: number;
  /** The chance that the work is poor. */
  poor: number;
  hasFallen: boolean;
};

/** Who offers the next job's work: the best record, and whoever has lost a dispute or is new. */
export function offersOf(setting: Setting, season: Season): Offer[] {
  const offers = SELLERS.map((seller): Offer => {
    const held = reputationOf(setting, season, seller);
    const price = priceFor(setting, held);
    return {
      seller,
      held,
      price,
      poor: poorAt(setting, season, held, price),
      hasFallen: hasFallen(season, seller),
    };
  });
  const [best, ...others] = offers.sort((one, other) => other.held - one.held);
  const cheap = others.find(({ hasFallen }) => hasFallen) ?? others.at(-1);
  return [best, cheap].flatMap((offer) => offer ?? []);
}

export function hasFallen({ jobs }: Pick<Season, "jobs">, seller: Seller): boolean {
  return jobs.some((played) => played.seller === seller && isLost(played));
}

/** Hours between two jobs, at the pace of the papers' agent, which so much work a day comes to. */
function hoursBetweenJobs({ number }: Setting): number {
  return Math.round((number("job.price") / number("reputation.pace")) * HOURS_PER_DAY);
}

/** The hour of the season at which the next job begins. */
export function nextStart(setting: Setting, { jobs }: Season): number {
  const last = jobs.at(-1);
  return last ? hourOf(last) + hoursBetweenJobs(setting) : 0;
}

/** What an agent can ask: the example's price, less or more by what the points that it lacks or has beyond earn until the next job. */
export function priceFor(setting: Setting, held: number): number {
  const { number } = setting;
  const days = hoursBetweenJobs(setting) / HOURS_PER_DAY;
  const price = number("job.price") + (held - STANDING_POINTS) * number("reputation.income") * days;
  return toSmallestUnits(Math.max(1, Math.round(price)));
}

/** What the reader's agent can ask. For each poor work that was paid its buyer counts its record as after a lost dispute. */
export function ownPrice(setting: Setting, season: Season): number {
  const held = reputationOf(setting, season, SELLERS[0]);
  const cut = setting.number("reputation.cut");
  const trusted = paidPoor(season).reduce((left) => applyCut(left, cut), held);
  return priceFor(setting, trusted);
}

/** The jobs whose work was poor, and is paid. */
export function paidPoor({ jobs }: Pick<Season, "jobs">): readonly PlayedJob[] {
  return jobs.filter(({ work, job }) => work === "poor" && hasEnded({ job }) && job.winner !== "buyer");
}

/** The chance that the present job's seller cheats. */
export function chanceOfPoor(setting: Setting, season: Season): number {
  const played = jobOf(season);
  // What is known when the work is done: the jobs before.
  const before = { ...season, jobs: season.jobs.slice(0, -1) };
  const held = reputationOf(setting, before, played.seller, played.start);
  return poorAt(setting, before, held, played.job.terms.payment);
}

/** A seller knows at how many of the buyer's jobs so far that one checked. It cheats if it takes it to check too seldom. */
function poorAt(setting: Setting, season: Season, held: number, price: number): number {
  const { checked, of } = habitOf(season);
  return 1 - chanceAbove(Math.min(1, deterringShare(setting, held, price)), checked, of);
}

/**
 * Somebody has seen a thing happen `seen` times of `of`, and takes for how often it does a share drawn from what that leaves
 * open, Beta(1 + seen, 1 + of − seen), as in Thompson 1933. The chance that the share is above `share`, from 0 to 1: that of
 * at most so many hits in `of` + 1 tries.
 */
function chanceAbove(share: number, seen: number, of: number): number {
  if (share >= 1) return 0;
  let [sum, term] = [0, (1 - share) ** (of + 1)];
  for (let hits = 0; hits <= seen; hits += 1) {
    sum += term;
    term *= ((of + 1 - hits) / (hits + 1)) * (share / (1 - share));
  }
  return sum;
}

/** At how many of the buyer's jobs so far that one has checked. */
export function habitOf({ jobs }: Season): { checked: number; of: number } {
  return { checked: jobs.filter(({ isChecked }) => isChecked).length, of: jobs.length };
}

/** How often a buyer has to check for poor work not to pay: a share, over 1 if it always pays. */
export function deterringShare(setting: Setting, held: number, price: number): number {
  const cost = getCostOfCheating(price / PARTS_PER_USDC, held);
  return cost > 0 ? setting.number("ruling.cheat") / cost : Number.POSITIVE_INFINITY;
}

/**
 * The chance that the example's buyer checks: it does if it takes more work to be poor than pays for the check. What a record
 * says counts as good work, so much that the example's agent is checked as often as in the papers; and the buyer knows what
 * it has had from the agent before, since it has used it.
 */
export function chanceToCheck(setting: Setting, season: Season, isNext: boolean): number {
  const { number } = setting;
  const before = isNext ? season.jobs : season.jobs.slice(0, -1);
  const start = isNext ? nextStart(setting, season) : jobOf(season).start;
  const level = getBreakEvenPoorShare();
  const told = Math.log(number("ruling.look")) / Math.log(1 - level) - 1;
  const trust = reputationOf(setting, season, jobOf(season).seller, start) / STANDING_POINTS;
  const poor = before.filter(({ work }) => work === "poor").length;
  const worthwhile = (level * checkingOf(setting, before.length)) / setting.checking;
  return chanceAbove(worthwhile, poor, trust * told + before.length);
}

/** What it costs to check the nth job's study, from 0 on: each is harder to check than the one before. */
export function checkingOf({ checking }: Setting, index: number): number {
  return checking * (1 + index / 2);
}

/** q_w or q_r, by what the work was. */
export function chanceOfReversal({ number }: Setting, { job, work }: PlayedJob): number {
  return number(isWrong(job.decision, work) ? "appeal.wrong" : "appeal.right");
}

/** As far as the reader knows: a buyer who has not opened the work goes by the ruling. */
export function toldReversal(setting: Setting, season: Season): number {
  const { number } = setting;
  const played = jobOf(season);
  if (season.side === "agent" || played.isChecked) return chanceOfReversal(setting, played);
  const poor = chanceOfPoor(setting, season);
  const [wrong, right] = [poor * (1 - number("ruling.hit")), (1 - poor) * (1 - number("ruling.error"))];
  return (wrong * number("appeal.wrong") + right * number("appeal.right")) / (wrong + right);
}

/** Whether whoever lost the first ruling gains by an appeal, on average. */
export function isAppealing(setting: Setting, played: PlayedJob): boolean {
  const threshold = getAppealThreshold(loserOf(played.job), played.job.terms.payment / PARTS_PER_USDC);
  return chanceOfReversal(setting, played) > threshold;
}

/** Whether a ruling is for the side that it should not be for. */
export function isWrong(winner: Party | null, work: Work | null): boolean {
  return winner === (work === "poor" ? "agent" : "buyer");
}

/** A seller's reputation when the next job begins, or at another hour of the season. */
export function reputationOf(
  setting: Setting,
  season: Season,
  seller: Seller,
  hour = nextStart(setting, season),
): number {
  const { number } = setting;
  const jobs = season.jobs.filter((played) => played.seller === seller && hourOf(played) <= hour);
  const losses = jobs
    .filter(isLost)
    .map((played) => ({ at: hourOf(played) / HOURS_PER_DAY, cut: number("reputation.cut") }));
  const awards = jobs.filter(isAccepted).map((played) => ({
    at: hourOf(played) / HOURS_PER_DAY,
    size: getAwardedPoints(played.job.terms.payment / PARTS_PER_USDC, number("reputation.per-payment")),
  }));
  // A record that other work keeps up at a steady pace; an agent that is new has no other work.
  const steady = seller === "party.first-sub" ? 0 : STANDING_POINTS;
  const today = hour / HOURS_PER_DAY;
  const { decayRate } = REPUTATION_TERMS;
  let [standing, since] = [steady, 0];
  const kept = (day: number) => accrueReputation(standing, steady * decayRate, decayRate, day - since);
  for (const { at, cut } of losses) [standing, since] = [applyCut(kept(at), cut), at];
  return kept(today) + sumPointsAfterCuts(awards, REPUTATION_TERMS, losses, today);
}

/** A lost dispute takes reputation. */
function isLost({ job: { winner } }: PlayedJob): boolean {
  return winner === "buyer";
}

/** Acceptance, silence and a dispute that was won earn reputation. */
function isAccepted({ job: { state, winner } }: PlayedJob): boolean {
  return state === "accepted" || state === "auto-accepted" || winner === "agent";
}
