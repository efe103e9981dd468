import { createFormula, type Mechanism } from "./mechanism";
import { PARTS_PER_USDC, toWholeParts } from "./quantities";

/** Computes what an agent burns and locks at registration, and how many open jobs the lock covers. */
export const entryMechanism = {
  formulas: {
    "entry.burn.worth": createFormula("USDC", (get) => get("entry.burn") * get("entry.price")),
    "entry.lock.worth": createFormula("USDC", (get) => get("entry.lock") * get("entry.price")),
    // Each open job reserves this of the lock before any dispute: a lock that only disputes reserved would back any
    // number of jobs.
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
