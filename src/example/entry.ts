import { inUnit, type Mechanism, usdc, words } from "./mechanism";
import { SMALLEST, whole } from "./quantities";

/** What an agent burns and locks to take part. */
export const mechanism = {
  formulas: {
    "entry.burn.worth": usdc((get) => get("entry.burn") * get("entry.price")),
    "entry.lock.worth": usdc((get) => get("entry.lock") * get("entry.price")),
    // For all open jobs together, disputed or not: a lock that backs each dispute alone would back any number of jobs.
    "entry.lock.per-job": usdc((get) => whole(get("job.fees") + get("job.slash")) / SMALLEST),
    "entry.lock.jobs": inUnit("count")((get) =>
      Math.floor(get("entry.lock.worth") / get("entry.lock.per-job")),
    ),
    "entry.lock.reserved": usdc((get) => get("entry.lock.jobs") * get("entry.lock.per-job")),
    "entry.lock.free": usdc((get) => get("entry.lock.worth") - get("entry.lock.reserved")),
    "entry.lock.least-price": inUnit("USDC per HYPT")(
      (get) => get("entry.lock.reserved") / get("entry.lock"),
    ),
    "entry.lock.jobs.verdict": words((get) => (get("entry.lock.jobs") === 1 ? "open job" : "open jobs")),
  },
} satisfies Mechanism;
