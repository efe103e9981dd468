import { days, hours, type Mechanism, usdc, words } from "./mechanism";
import { HOURS_A_DAY } from "./quantities";

/**
 * The windows of a job, and what happens in them when; the windows and deadlines of the jobs below it, of which outcomes are
 * independent. The rule for deadlines has the form of Lightning's `cltv_expiry_delta` (BOLT 2).
 */
export const mechanism = {
  conditions: (get) => [
    [get("time.dispute") < get("window.waiting"), "the buyer disputes before the waiting period ends"],
    [
      isBetween(get("time.dispute"), get("time.decision"), get("time.dispute") + get("window.validation")),
      "the validation agent decides within its window, which begins with the dispute",
    ],
    [
      get("time.appeal") >= get("time.decision") &&
        get("time.appeal") < get("time.decision") + get("window.appeal"),
      "the buyer appeals before the appeal window ends, which begins with the decision",
    ],
    [
      isBetween(get("time.appeal"), get("time.judgment"), get("time.appeal") + get("window.judgment")),
      "the supervisors judge within their window, which begins with the appeal",
    ],
  ],
  formulas: {
    // Ω: T_w + τ_v + T_a + τ_h.
    "window.longest": hours(
      (get) =>
        get("window.waiting") + get("window.validation") + get("window.appeal") + get("window.judgment"),
    ),
    "window.longest.days": days((get) => get("window.longest") / HOURS_A_DAY),
    "window.clock": hours((get) => get("window.clock.behind") + get("window.clock.ahead")),
    "window.reaction": hours(
      (get) => get("window.waiting") - get("window.force-inclusion") - get("window.clock"),
    ),
    "window.reaction.verdict": words((get) =>
      get("window.reaction") >= get("window.react") ? "enough to react" : "too little to react",
    ),
    "time.appeal-ends": hours((get) => get("time.decision") + get("window.appeal")),

    // Each parent waits until its child's job is over, and then does its own work.
    "hop.work": days((get) => get("window.work") / HOURS_A_DAY),
    "hop.deadline.leaf": days((get) => get("hop.work")),
    "hop.deadline.middle": days(
      (get) => get("hop.deadline.leaf") + get("window.longest.days") + get("hop.work"),
    ),
    "hop.deadline.root": days(
      (get) => get("hop.deadline.middle") + get("window.longest.days") + get("hop.work"),
    ),
    // Time for the round below twice, in which a rejected result is bought again and becomes final.
    "hop.deadline.replaced": days(
      (get) => 2 * (get("hop.deadline.leaf") + get("window.longest.days")) + get("hop.work"),
    ),
    "hop.closed.days": days((get) => get("hop.deadline.root") + get("window.longest.days")),
    // Another aim: a sub-job can still be disputed when its parent's dispute has ended, with time left to react.
    "hop.waiting.middle": days(
      (get) => get("hop.work") + get("window.react") / HOURS_A_DAY + get("window.longest.days"),
    ),
    "hop.waiting.leaf": days(
      (get) => get("hop.waiting.middle") + get("hop.waiting.middle") - get("window.waiting") / HOURS_A_DAY,
    ),
    "dao.delay": days((get) => Math.max(get("window.cooldown") / HOURS_A_DAY, get("hop.closed.days"))),
    "dao.timelock.verdict": words((get) =>
      get("window.cooldown") < get("hop.closed.days") * HOURS_A_DAY
        ? "would bind it, but for this job, before it could leave"
        : "would let it finish first",
    ),

    // A dispute that only delays, over windows that are aligned, so that the whole path waits.
    "grief.delay": days((get) => (get("window.validation") + get("window.appeal")) / HOURS_A_DAY),
    "grief.path": usdc((get) => get("job.price") + get("job.first-sub") + get("job.second-sub")),
    "grief.damage.path": usdc(
      (get) => get("grief.path") * -Math.expm1(-get("entry.discount") * get("grief.delay")),
    ),
    "grief.damage.path.verdict": words((get) =>
      get("grief.damage.path") > get("job.fee.validation")
        ? "the attack hurts others more than its author"
        : "the attack hurts its author no less than others",
    ),
  },
} satisfies Mechanism;

function isBetween(least: number, between: number, most: number): boolean {
  return between >= least && between <= most;
}
