import { longestDispute } from "../models/multi-hop";
import { jobWindows } from "./job";
import type { InputOf, Mechanism } from "./mechanism";
import { days, HOURS_A_DAY, hours, verdicts } from "./quantities";

/** The windows of a job, and what happens in them when. */
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
  values: windowValues,
  verdicts: (get) =>
    verdicts({
      "window.reaction.verdict":
        get("window.reaction") >= get("window.react") ? "enough to react" : "too little to react",
    }),
} satisfies Mechanism;

function windowValues(get: InputOf) {
  const windows = jobWindows(get);
  const delay = get("window.force-inclusion");
  const clock = get("window.clock.behind") + get("window.clock.ahead");
  return {
    "window.longest": hours(longestDispute(windows)),
    "window.longest.days": days(longestDispute(windows) / HOURS_A_DAY),
    "window.clock": hours(clock),
    "window.reaction": hours(windows.waitingPeriod - delay - clock),
    "time.appeal-ends": hours(get("time.decision") + windows.appealWindow),
  };
}

function isBetween(least: number, between: number, most: number): boolean {
  return between >= least && between <= most;
}
