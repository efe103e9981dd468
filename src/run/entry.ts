import { leastLockPrice, lockRequired } from "../models/dispute";
import { jobTerms } from "./job";
import type { InputOf, Mechanism } from "./mechanism";
import { count, SMALLEST, usdc, value, verdicts } from "./quantities";

/** What an agent burns and locks to take part. */
export const mechanism = {
  values: entryValues,
  verdicts: (get) =>
    verdicts({ "entry.lock.jobs.verdict": get("entry.lock.jobs") === 1 ? "open job" : "open jobs" }),
} satisfies Mechanism;

function entryValues(get: InputOf) {
  const { worth, perJob, jobs, reserved } = lockOf(get);
  return {
    "entry.burn.worth": usdc(get("entry.burn") * get("entry.price")),
    "entry.lock.worth": usdc(worth),
    "entry.lock.per-job": usdc(perJob),
    "entry.lock.jobs": count(jobs),
    "entry.lock.reserved": usdc(reserved),
    "entry.lock.free": usdc(freeLock(get)),
    "entry.lock.least-price": value(leastLockPrice(reserved, get("entry.lock")), "USDC per HYPT"),
  };
}

/** What the lock holds beyond what all the jobs that it covers put at risk, in USDC. */
export function freeLock(get: InputOf): number {
  const { worth, reserved } = lockOf(get);
  return worth - reserved;
}

/** As many open jobs as the lock covers, and one where it covers none. */
export function openJobs(get: InputOf): number {
  return Math.max(1, lockOf(get).jobs);
}

/** What the lock is worth, what it must cover for each open job, how many it covers, and what these put at risk. */
function lockOf(get: InputOf) {
  const worth = get("entry.lock") * get("entry.price");
  const perJob = lockRequired([jobTerms(get)]) / SMALLEST;
  const jobs = Math.floor(worth / perJob);
  return { worth, perJob, jobs, reserved: jobs * perJob };
}
