import { getMargin } from "../models/best-replies";
import { withAssumptions } from "../models/setting";
import { getKeyTrees, getRevocationHour } from "./keys";
import type { GetInput, InputName } from "./names";
import { createSetting } from "./setting";

type Condition = readonly [isMet: (get: GetInput) => boolean, sentence: string];

// biome-ignore format: a table with one line a condition
export const conditions: readonly Condition[] = [
  [(get) => isWithinWindow(get, "time.dispute", "window.waiting", "time.finding"), "the buyer disputes in the waiting period, which begins with the review’s answer"],
  [(get) => get("time.finding") < get("window.validation"), "the review is made in its window"],
  [(get) => isWithinWindow(get, "time.decision", "window.validation", "time.dispute"), "the new review is made in its window, which begins with the dispute"],
  [(get) => isWithinWindow(get, "time.appeal", "window.appeal", "time.decision"), "the buyer appeals in the appeal window, which begins with the decision"],
  [(get) => isWithinWindow(get, "time.judgment", "window.judgment", "time.appeal"), "the supervisors judge in their window, which begins with the appeal"],
  [(get) => get("appeal.right") < get("appeal.wrong"), "a wrong decision is reversed more often than a right one"],
  [(get) => get("review.false") < get("review.found"), "reviews find fault with poor work more often than with good work"],
  [(get) => getMargin(withAssumptions(createSetting(get), { hitRate: 1 })) > 0, "cheating does not pay if reviews find all poor work"],
  [(get) => get("job.first-sub") + get("job.own") * get("job.price") <= get("job.price"), "the price pays for the lead’s own work and for the second agent"],
  [(get) => get("job.least") <= get("job.first-sub"), "the second agent’s job is not too small"],
  [(get) => isAscending(0, get("record.second"), get("record.loss"), get("record.third"), get("record.end")), "the lost dispute of the record falls between its second award and its third, which comes before the end"],
  [(get) => isAscending(get("key.second-sub.end"), get("key.first-sub.end"), get("key.duration")), "each key ends before its parent"],
  [(get) => isAscending(0, get("key.stolen"), get("key.revoked"), get("key.drained")), "the key is stolen first, then the owner signs its revocation, and then it is drained"],
  [(get) => get("key.drained") < Math.min(get("key.first-sub.end"), getRevocationHour(get)), "the thief spends before the key ends and before its revocation takes effect"],
  [(get) => get("write.early") < Math.min(get("key.second-sub.end"), get("key.stolen")), "the sub-agents spend before the key is stolen, when lending first writes"],
  [(get) => get("write.granted") <= get("write.early") && get("write.early") < get("write.end") && get("write.end") <= get("write.late"), "the first write falls into the approval’s time, and the second after it"],
  [(get) => getKeyTrees(get).every(({ keys, stolen }) => stolen >= 0 && keys.every(({ spent, limit }) => spent <= limit)), "each key’s limit is enough for what it sets aside and spends"],
  [(get) => isAscending(get("key.second-sub.gas"), get("key.first-sub.gas"), get("key.gas")), "each gas budget is set aside out of the parent’s"],
  [(get) => get("loan.lost") < get("loan.term"), "the dispute is lost before the loan falls due"],
  [(get) => get("launch.sold") < get("launch.tokens"), "fewer tokens are sold than the curve has"],
];

/** Returns true if each value is greater than the one before it. */
function isAscending(...values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}

/** Returns true if the event happens in the window, which begins with the event `start`. */
function isWithinWindow(get: GetInput, event: InputName, window: InputName, start: InputName): boolean {
  const elapsedHours = get(event) - get(start);
  return elapsedHours >= 0 && elapsedHours < get(window);
}
