import { createFormula, type GetInput, type Mechanism } from "./mechanism";
import type { InputName } from "./names";
import { HOURS_PER_DAY } from "./quantities";

/** The windows of a job, when things happen in them, and the windows and deadlines of the jobs below it. */
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

    // Each seller waits until the job below is over, and then does its own work. The rule has the form of Lightning's
    // `cltv_expiry_delta` (BOLT 2).
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
    // The other way: when the dispute over the job above has ended, a job can still be disputed, with time left to react.
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

/** Whether something happens in a window that another event opens. */
function isWithinWindow(get: GetInput, event: InputName, window: InputName, opens: InputName): boolean {
  const since = get(event) - get(opens);
  return since >= 0 && since < get(window);
}
