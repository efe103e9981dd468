import {
  alignedWaitingPeriods,
  damageOfDelay,
  deadlineWithReplacement,
  earliestDeadline,
  longestDispute,
  timeToLeave,
} from "../models/multi-hop";
import { jobWindows, lostDispute, net } from "./job";
import type { InputOf, Mechanism, ValueOf } from "./mechanism";
import { days, HOURS_A_DAY, usdc, verdicts } from "./quantities";

/** The job with its sub-jobs: deadlines, margins, and a dispute that only delays. */
export const mechanism = {
  values: hopValues,
  verdicts: hopVerdicts,
} satisfies Mechanism;

function hopValues(get: InputOf) {
  const windows = jobWindows(get);
  const work = get("window.work");
  const inDays = (hours: number) => days(hours / HOURS_A_DAY);
  const deadline = (edge: number) => earliestDeadline(edge, work, windows);
  const [, middle = 0, leaf = 0] = alignedWaitingPeriods(2, work, get("window.react"), windows);
  const [P, first, second] = [get("job.price"), get("job.first-sub"), get("job.second-sub")];
  return {
    "hop.deadline.leaf": inDays(deadline(0)),
    "hop.deadline.middle": inDays(deadline(1)),
    "hop.deadline.root": inDays(deadline(2)),
    "hop.deadline.replaced": inDays(deadlineWithReplacement(deadline(0), work, windows)),
    "hop.closed.days": inDays(deadline(2) + longestDispute(windows)),
    "hop.work": inDays(work),
    "hop.waiting.middle": inDays(middle),
    "hop.waiting.leaf": inDays(leaf),
    "hop.lead.margin": usdc(P - first),
    "hop.first-sub.margin": usdc(first - second),
    "hop.lead.lost": usdc(net(lostDispute(get)).agent - first),
    ...griefValues(get),
    "dao.delay": inDays(timeToLeave(get("window.cooldown"), deadline(2), windows)),
  };
}

/** A dispute that only delays, over windows that are aligned, so that the whole path waits. */
function griefValues(get: InputOf) {
  const delay = (get("window.validation") + get("window.appeal")) / HOURS_A_DAY;
  const damage = (amount: number) => damageOfDelay(amount, get("entry.discount"), delay);
  const path = get("job.price") + get("job.first-sub") + get("job.second-sub");
  return {
    "grief.delay": days(delay),
    "grief.path": usdc(path),
    "grief.damage.path": usdc(damage(path)),
  };
}

function hopVerdicts(get: ValueOf) {
  const fee = get("job.fee.validation");
  return verdicts({
    "grief.damage.path.verdict":
      get("grief.damage.path") > fee
        ? "the attack hurts others more than its author"
        : "the attack hurts its author no less than others",
    "dao.timelock.verdict":
      get("window.cooldown") < get("hop.closed.days") * HOURS_A_DAY
        ? "would bind it, but for this job, before it could leave"
        : "would let it finish first",
  });
}
