import { createNumberGetter } from "../../src/example/example";
import { jobTransitions } from "../../src/models/job-states";
import { createJobStatesJson } from "../../src/outputs/job-states";
import { example } from "../fixtures/example";

const windows = { review: 36, waiting: 72, appeal: 72, judgment: 60 };
const paper = { path: "/litepapers/pop", version: "2.1" };
const table = JSON.parse(createJobStatesJson(createNumberGetter(example), paper));

test("names its paper, and has windows, shares and every transition of the model with the amount of each move", () => {
  expect([table.version, table.paper]).toEqual(["2.1", "https://hyperagent.network/litepapers/pop"]);
  expect(table).toMatchObject({ stakeShare: 0.25, leastFeeInUsdc: 1, windowsInHours: windows });
  expect(table.transitions).toHaveLength(jobTransitions.length);
  expect(Object.keys(table.guards)).toEqual(expect.arrayContaining(["take", "findNoFault", "judgeForAgent"]));
  expect(table.transitions[0]).toEqual({
    from: "new",
    call: "order",
    by: "buyer",
    to: "offered",
    moves: [{ from: "buyer", to: "escrow", amount: "price" }],
  });
});
