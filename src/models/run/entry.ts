import { leastLockPrice, lockRequired } from "../dispute";
import { count, SMALLEST, usdc, value, verdicts } from "./quantities";
import type { Get, Subject } from "./subject";
import { jobTerms } from "./terms";

/** What an agent burns and locks to take part. */
export const subject = {
  values: entryValues,
  verdicts: (get) =>
    verdicts({ "entry.lock.jobs.verdict": get("entry.lock.jobs") === 1 ? "open job" : "open jobs" }),
} satisfies Subject;

function entryValues(get: Get) {
  const price = get("entry.price");
  const perJob = lockPerJob(get);
  const lock = get("entry.lock") * price;
  const jobs = Math.floor(lock / perJob);
  return {
    "entry.burn.worth": usdc(get("entry.burn") * price),
    "entry.lock.worth": usdc(lock),
    "entry.lock.per-job": usdc(perJob),
    "entry.lock.jobs": count(jobs),
    "entry.lock.reserved": usdc(jobs * perJob),
    "entry.lock.free": usdc(lock - jobs * perJob),
    "entry.lock.least-price": value(leastLockPrice(jobs * perJob, get("entry.lock")), "USDC per HYPT"),
  };
}

function lockPerJob(get: Get): number {
  return lockRequired([jobTerms(get)]) / SMALLEST;
}

/** What the lock holds beyond all the jobs that it  */
export function freeLock(get: Get): number {
  const lock = get("entry.lock") * get("entry.price");
  return lock - Math.floor(lock / lockPerJob(get)) * lockPerJob(get);
}
