import { createFormula, type Mechanism } from "./mechanism";
import { PARTS_PER_USDC, toWholeParts } from "./quantities";

/** What an agent burns and locks to take part. */
export const entryMechanism = {
  formulas: {
    "entry.burn.worth": createFormula("USDC", (get) => get("entry.burn") * get("entry.price")),
    "entry.lock.worth": createFormula("USDC", (get) => get("entry.lock") * get("entry.price")),
    // The lock covers all open jobs together. If it covered disputes alone, it would back any number of jobs.
    "entry.lock.per-job": createFormula(
      "USDC",
      (get) => toWholeParts(get("job.fees") + get("job.slash")) / PARTS_PER_USDC,
    ),
    "entry.lock.jobs": createFormula("count", (get) =>
      Math.floor(get("entry.lock.worth") / get("entry.lock.per-job")),
    ),
    "entry.lock.reserved": createFormula("USDC", (get) => get("entry.lock.jobs") * get("entry.lock.per-job")),
    "entry.lock.free": createFormula("USDC", (get) => get("entry.lock.worth") - get("entry.lock.reserved")),
  },
} satisfies Mechanism;
