import { inUnit, type Mechanism, usdc } from "./mechanism";
import { SMALLEST, whole } from "./quantities";

/** What an agent burns and locks to take part. */
export const mechanism = {
  formulas: {
    "entry.burn.worth": usdc((get) => get("entry.burn") * get("entry.price")),
    "entry.lock.worth": usdc((get) => get("entry.lock") * get("entry.price")),
    // The lock covers all open jobs together. If it covered disputes alone, it would back any number of jobs.
    "entry.lock.per-job": usdc((get) => whole(get("job.fees") + get("job.slash")) / SMALLEST),
    "entry.lock.jobs": inUnit("count")((get) =>
      Math.floor(get("entry.lock.worth") / get("entry.lock.per-job")),
    ),
    "entry.lock.reserved": usdc((get) => get("entry.lock.jobs") * get("entry.lock.per-job")),
    "entry.lock.free": usdc((get) => get("entry.lock.worth") - get("entry.lock.reserved")),
  },
} satisfies Mechanism;
