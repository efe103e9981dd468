import { jobTransitions, type Windows } from "../../src/models/job-states";
import { createJobStatesJson } from "../../src/outputs/job-states";

const windows: Windows = { delivery: 24, review: 36, waiting: 72, appeal: 72, judgment: 60 };
const text = createJobStatesJson(windows, { path: "/litepapers/pop", version: "2.1" });
const table = JSON.parse(text);

test("says what it is, that nothing is live, and which version of which paper explains it", () => {
  expect(table.about).toMatch(/^The states of a job on HyperAgent, which is in design/);
  expect([table.version, table.paper]).toEqual(["2.1", "https://hyperagent.network/litepapers/pop"]);
});

test("has the hours of each window that a transition names", () => {
  expect(table.windowsInHours).toEqual(windows);
  for (const { within, after } of table.transitions)
    for (const window of [within, after].filter(Boolean)) expect(windows).toHaveProperty(window);
});

test("has every transition of the model, and names the two accounts and the amount of each move", () => {
  expect(table.transitions).toHaveLength(jobTransitions.length);
  expect(table.transitions[0]).toEqual({
    from: "new",
    call: "order",
    by: "buyer",
    to: "offered",
    moves: [{ from: "buyer", to: "escrow", amount: "price" }],
  });
  expect(table.transitions).toContainEqual(
    expect.objectContaining({ from: "delivered", call: "findFault", onlyIf: "disputed in advance" }),
  );
});
