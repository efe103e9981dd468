/** What the reader and the others do in a season: the rules of version 2.0 say what comes of it. */
import { applyEvent, getOtherParty, type Job, type JobEvent, openJob, type Party } from "./old-rules/dispute";
import {
  chanceOfPoor,
  chanceOfReversal,
  chanceToCheck,
  checkingOf,
  isAppealing,
  nextStart,
  offersOf,
  ownPrice,
} from "./people";
import {
  hasEnded,
  isFirstLoss,
  jobOf,
  loserOf,
  luck,
  type Move,
  movesOf,
  type PlayedJob,
  SELLERS,
  type Season,
  type Seller,
  type Side,
  windowEnd,
} from "./season";
import type { Setting } from "./setting";

/** The season that somebody enters: the first job is paid for, and delivered to a buyer. */
export function openSeason(setting: Setting, side: Side, seed: number): Season {
  const season: Season = { side, seed, moves: [], jobs: [], screen: "job" };
  return goOn(setting, begin(setting, season, SELLERS[0], setting.terms.payment));
}

/** The season after several moves, as far as they can be made. */
export function replay(setting: Setting, side: Side, seed: number, moves: readonly string[]): Season {
  let season = openSeason(setting, side, seed);
  for (const move of moves) {
    const next = play(setting, season, move as Move);
    if (!next) break;
    season = next;
  }
  return season;
}

/** The season after one more move and all that others do then; null where that move cannot be made. */
export function play(setting: Setting, season: Season, move: Move): Season | null {
  if (!movesOf(season).includes(move)) return null;
  const next: Season = { ...season, moves: [...season.moves, move], screen: "job" };
  switch (move) {
    case "on":
      return { ...next, screen: isFirstLoss(season) ? "company" : "score" };
    case "first":
    case "second": {
      const offer = offersOf(setting, season)[move === "first" ? 0 : 1];
      return offer ? goOn(setting, begin(setting, next, offer.seller, offer.price)) : null;
    }
    case "work":
    case "paste":
      return goOn(
        setting,
        deliver(hasEnded(jobOf(season)) ? beginOwn(setting, next) : next, move === "paste"),
      );
    case "check":
      return goOn(setting, check(setting, next));
    default:
      return goOn(setting, change(next, eventOf(setting, season, move)));
  }
}

/** All that others do until the reader is asked something. */
function goOn(setting: Setting, season: Season): Season {
  const next = othersMove(setting, season);
  return next ? goOn(setting, next) : season;
}

/** The season after what somebody else does next; null where the reader is asked. */
function othersMove(setting: Setting, season: Season): Season | null {
  const { side } = season;
  const { job, work, isChecked } = jobOf(season);
  const { number } = setting;
  switch (job.state) {
    case "funded":
      if (side === "agent") return null;
      return deliver(season, luck(season, "work") < chanceOfPoor(setting, season));
    case "submitted":
      // Whoever has seen that it is good accepts it.
      if (isChecked && work === "good") return change(season, eventOf(setting, season, "pay"));
      if (side === "buyer") return null;
      if (isChecked) return change(season, eventOf(setting, season, "dispute"));
      if (luck(season, "check") < chanceToCheck(setting, season, false)) return check(setting, season);
      return change(season, eventOf(setting, season, "stand"));
    case "disputed": {
      const isForBuyer = luck(season, "ruling") < number(work === "poor" ? "ruling.hit" : "ruling.error");
      return change(season, ruling(setting, job, isForBuyer ? "buyer" : "agent"));
    }
    case "decided":
      if (loserOf(job) === side) return null;
      return change(
        season,
        eventOf(setting, season, isAppealing(setting, jobOf(season)) ? "appeal" : "stand"),
      );
    case "appealed": {
      const isReversed = luck(season, "judgment") < chanceOfReversal(setting, jobOf(season));
      return change(season, ruling(setting, job, isReversed ? loserOf(job) : getOtherParty(loserOf(job))));
    }
    default:
      return null;
  }
}

/** A job that the buyer has paid for. */
function begin(setting: Setting, season: Season, seller: Seller, price: number): Season {
  const job = openJob({ ...setting.terms, payment: price });
  const start = nextStart(setting, season);
  const checking = checkingOf(setting, season.jobs.length);
  const played: PlayedJob = { job, isChecked: false, seller, start, checking, work: null, moments: [] };
  const opened = { ...season, jobs: [...season.jobs, played] };
  return change(opened, { type: "fund", at: 0 });
}

/** The next job of the agent that the reader plays. */
function beginOwn(setting: Setting, season: Season): Season {
  return begin(setting, season, SELLERS[0], ownPrice(setting, season));
}

function deliver(season: Season, isPoor: boolean): Season {
  return change(season, { type: "submit", at: 0 }, { work: isPoor ? "poor" : "good" });
}

/** The buyer opens the work, of which the machine knows nothing. */
function check({ number }: Setting, season: Season): Season {
  const job = { ...jobOf(season).job, now: number("time.dispute") };
  return change(season, null, { isChecked: true, job });
}

/** The season after an event of the machine, and after what that does not see. */
function change(season: Season, event: JobEvent | null, changes: Partial<PlayedJob> = {}): Season {
  const played = { ...jobOf(season), ...changes };
  const job = event ? applyEvent(played.job, event) : played.job;
  const moments = [...played.moments, { job, isChecked: played.isChecked }];
  return { ...season, jobs: [...season.jobs.slice(0, -1), { ...played, job, moments }] };
}

/** What a side does, at the hour at which the example's people do it. Whoever has not opened the work says nothing to pay. */
function eventOf(
  { number }: Setting,
  season: Season,
  move: "pay" | "dispute" | "appeal" | "stand",
): JobEvent {
  const { job, isChecked } = jobOf(season);
  const at = job.now;
  if (move === "dispute") return { type: "dispute", at: number("time.dispute") };
  if (move === "pay" && isChecked) return { type: "accept", at };
  if (move === "appeal") return { type: "appeal", at: at + number("time.appeal") - number("time.decision") };
  return { type: "timeout", at: windowEnd(job) ?? at };
}

function ruling({ number }: Setting, job: Job, winner: Party): JobEvent {
  if (job.state === "disputed") return { type: "decide", at: number("time.decision"), for: winner };
  const at = job.now + number("time.judgment") - number("time.appeal");
  return { type: "judge", at, for: winner };
}
