import { createFormula, type GetInput, type Mechanism } from "./mechanism";
import type { InputName } from "./names";
import { HOURS_PER_DAY } from "./quantities";

/** Computes how long a job can last, and the deadlines and waiting periods of the jobs in a chain below it. */
export const windowMechanism = {
  conditions: [
    [
      (get) => get("time.dispute") < get("window.waiting"),
      "the buyer disputes before the waiting period ends",
    ],
    [
      (get) => isWithinWindow(get, "time.decision", "window.validation", "time.dispute"),
      "the validation agent decides in its window, which begins with the dispute",
    ],
    [
      (get) => isWithinWindow(get, "time.appeal", "window.appeal", "time.decision"),
      "the buyer appeals in the appeal window, which begins with the decision",
    ],
    [
      (get) => isWithinWindow(get, "time.judgment", "window.judgment", "time.appeal"),
      "the supervisors judge in their window, which begins with the appeal",
    ],
  ],
  formulas: {
    // Ω = T_w + τ_v + T_a + τ_h
    "window.longest": createFormula(
      "hours",
      (get) =>
        get("window.waiting") + get("window.validation") + get("window.appeal") + get("window.judgment"),
    ),
    "window.longest.days": createFormula("days", (get) => get("window.longest") / HOURS_PER_DAY),
    "time.appeal-ends": createFormula("hours", (get) => get("time.decision") + get("window.appeal")),

    // Each seller can start its own work only when the job below is over, so deadlines grow from the leaf up, as HTLC
    // expiries do by `cltv_expiry_delta` in Lightning (BOLT 2, https://github.com/lightning/bolts).
    "hop.work": createFormula("days", (get) => get("window.work") / HOURS_PER_DAY),
    "hop.deadline.leaf": createFormula("days", (get) => get("hop.work")),
    "hop.deadline.middle": createFormula(
      "days",
      (get) => get("hop.deadline.leaf") + get("window.longest.days") + get("hop.work"),
    ),
    "hop.deadline.root": createFormula(
      "days",
      (get) => get("hop.deadline.middle") + get("window.longest.days") + get("hop.work"),
    ),
    "hop.closed.days": createFormula("days", (get) => get("hop.deadline.root") + get("window.longest.days")),
    // The opposite rule: a waiting period that outlasts the dispute over the job above, with time left to react.
    "hop.waiting.middle": createFormula(
      "days",
      (get) => get("hop.work") + get("window.react") / HOURS_PER_DAY + get("window.longest.days"),
    ),
    "hop.waiting.leaf": createFormula(
      "days",
      (get) => 2 * get("hop.waiting.middle") - get("window.waiting") / HOURS_PER_DAY,
    ),
  },
} satisfies Mechanism;

/** Returns true if the event happens in the window, which begins with `openingEvent`. */
function isWithinWindow(
  get: GetInput,
  event: InputName,
  window: InputName,
  openingEvent: InputName,
): boolean {
  const elapsedHours = get(event) - get(openingEvent);
  return elapsedHours >= 0 && elapsedHours < get(window);
}
