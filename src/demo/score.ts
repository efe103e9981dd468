/** What jobs and seasons have brought, and everybody's money on the way. */
import type { Accounts, Party } from "./old-rules/dispute";
import { reputationOf } from "./people";
import {
  hasEnded,
  hourOf,
  jobOf,
  type Moment,
  type PlayedJob,
  SELLERS,
  type Season,
  type Work,
} from "./season";
import type { Setting } from "./setting";

/** The machine's accounts, and what it cannot see: what was spent on good work and on checking. */
export type Balances = Accounts & { work: number; checking: number };

export type Account = keyof Balances;

/** What a job has moved. `work`: as far as it is known. */
function movedBy(
  { effort }: Setting,
  { job, isChecked, checking }: Moment & Pick<PlayedJob, "checking">,
  work: Work | null,
): Balances {
  const { accounts } = job;
  const spent = work === "good" && job.submittedAt !== null ? effort : 0;
  const checked = isChecked ? checking : 0;
  return {
    ...accounts,
    buyer: accounts.buyer - checked,
    agent: accounts.agent - spent,
    work: spent,
    checking: checked,
  };
}

/** What each account holds at a moment of the present job, after all before it. The agent's is that of whoever is hired. */
export function balancesAt(setting: Setting, season: Season, moment: Moment): Balances {
  const { side, jobs } = season;
  const { seller, work, checking } = jobOf(season);
  const isKnown = side === "agent" || moment.isChecked || hasEnded(moment);
  const total = movedBy(setting, { ...moment, checking }, isKnown ? work : null);
  for (const before of jobs.slice(0, -1)) {
    const moved = movedBy(setting, before, before.work);
    for (const account of Object.keys(moved) as Account[])
      if (account !== "agent" || before.seller === seller) total[account] += moved[account];
  }
  return { ...total, buyer: setting.purse + total.buyer, agent: setting.purse + total.agent };
}

/** What a job has brought one side in money, and a buyer in the study's worth. */
export function resultOf(setting: Setting, played: PlayedJob, side: Party): number {
  const money = movedBy(setting, played, played.work)[side];
  return money + (side === "buyer" && played.work === "good" ? setting.worth : 0);
}

/** What an agent's record is worth more than at the season's beginning: what it will earn by it, or will not. */
export function recordGain(setting: Setting, season: Season): number {
  if (season.side === "buyer") return 0;
  const [own] = SELLERS;
  const at = (hour: number) => reputationOf(setting, season, own, hour);
  return setting.pointWorth * (Math.round(at(hourOf(jobOf(season)))) - Math.round(at(0)));
}

/** What all jobs that have ended have brought. */
export function sumOf(setting: Setting, { jobs, side }: Season): number {
  return jobs.filter(hasEnded).reduce((sum, played) => sum + resultOf(setting, played, side), 0);
}

/** What a season came to: what its jobs have brought, and an agent's record. */
export function scoreOf(setting: Setting, season: Season): number {
  return sumOf(setting, season) + recordGain(setting, season);
}
