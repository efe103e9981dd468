import { getJobEnds, type JobEndName } from "../../src/demo/old-rules/job-ends";
import {
  getAppealThreshold,
  getBreakEvenPoorShare,
  getCostOfCheating,
} from "../../src/demo/old-rules/stakes";
import { openDemo } from "../../src/demo/setting";
import { changeInputs } from "../fixtures/example";
import { checkAnySeason, setting } from "./example";

test("a season is played with version 2.0's numbers, whatever the content's example says", () => {
  const { terms, effort } = openDemo(changeInputs({ "job.price": 200, "ruling.cheat": 10 }));
  expect({ terms, effort }).toEqual({ terms: setting.terms, effort: setting.effort });
});

test.each<[JobEndName, number, number, number, number, number]>([
  ["accepted", -100, 100, 0, 0, 0],
  ["silent", -100, 100, 0, 0, 0],
  ["agent-wins", -103, 100, 3, 0, 0],
  ["buyer-wins", 0, -18, 3, 15, 0],
  ["agent-upheld", -130, 100, 10, 0, 20],
  ["agent-reversed", 0, -25, 10, 15, 0],
  ["buyer-reversed", -110, 100, 10, 0, 0],
  ["buyer-upheld", 0, -45, 10, 15, 20],
])("a job that ends as %s leaves the buyer %i USDC and the agent %i", (name, ...balances) => {
  const { buyer, agent, escrow, service, slashSink, depositSink } = getJobEnds(setting.terms)[name];
  expect(escrow).toBe(0);
  expect([buyer, agent, service, slashSink, depositSink].map((amount) => amount / 100)).toEqual(balances);
});

test("an appeal against a wrong ruling pays for either side in any season, and one against a right ruling for neither", () => {
  checkAnySeason((season) => {
    for (const { job } of season.jobs)
      for (const side of ["buyer", "agent"] as const) {
        const threshold = getAppealThreshold(side, job.terms.payment / 100);
        expect(threshold).toBeGreaterThan(setting.number("appeal.right"));
        expect(threshold).toBeLessThan(setting.number("appeal.wrong"));
      }
  });
  expect(getAppealThreshold("buyer", 100)).toBeCloseTo(28 / 130, 9);
  expect(getAppealThreshold("agent", 100)).toBeCloseTo(28 / 175, 9);
});

test("cheating costs what poor work loses in disputes, less what good work loses by mistaken rulings", () => {
  const poor = 0.8 * (100 + 15 + 30 + 3) + 0.2 * 0.6 * (100 + 15 + 30 + 10);
  const good = 0.02 * 0.4 * (100 + 15 + 30 + 10 + 20);
  expect(getCostOfCheating(100, 60)).toBeCloseTo(poor - good, 9);
});

test("checking pays for itself if it costs no more than the refund on average brings, less the fees and deposit of lost disputes", () => {
  expect(getBreakEvenPoorShare()).toBeCloseTo(4 / (0.92 * 100 - 0.08 * (3 + 7 + 20)), 9);
});
