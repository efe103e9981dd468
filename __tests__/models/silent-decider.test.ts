import { applyEvent, type Job, type JobEvent, openJob, type Party } from "../../src/models/dispute";
import { applyWithBounds, effectOnReputation } from "../../src/models/silent-decider";
import { terms } from "./job-terms";

const bounds = { validation: 6, judgment: 2 };

const timeout = (at: number): JobEvent => ({ type: "timeout", by: "anyone", at });
const decide = (winner: Party, at: number): JobEvent => ({
  type: "decide",
  by: "validation agent",
  at,
  for: winner,
  attested: true,
});
const judge = (at: number): JobEvent => ({
  type: "judge",
  by: "human supervisors",
  at,
  for: "buyer",
  proven: true,
});

function apply(job: Job, event: JobEvent): Job {
  const outcome = applyWithBounds(job, event, bounds);
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome.job;
}

const disputed = (
  [
    { type: "fund", by: "buyer", at: 0 },
    { type: "submit", by: "agent", at: 1 },
    { type: "dispute", by: "buyer", at: 2 },
  ] as JobEvent[]
).reduce(apply, openJob(terms));

function appealed(first: Party): Job {
  const by = first === "agent" ? "buyer" : "agent";
  return apply(apply(disputed, decide(first, 3)), { type: "appeal", by, at: 4 });
}

test("a silent validation agent is replaced and decides nothing, and its successor's time starts anew", () => {
  expect(applyWithBounds(disputed, timeout(7), bounds)).toEqual({
    refused: "timeout requires t ≥ t_d + τ_v",
  });
  expect(applyWithBounds(disputed, decide("buyer", 8), bounds)).toEqual({
    refused: "decide requires t < t_d + τ_v",
  });
  const again = apply(disputed, timeout(8));
  expect(again).toEqual({ ...disputed, now: 8 });
  expect(apply(again, decide("buyer", 13)).state).toBe("decided");
  expect(applyWithBounds(again, decide("buyer", 14), bounds)).toHaveProperty("refused");
});

test.each(["agent", "buyer"] as const)(
  "silent supervisors leave a decision for the %s as it was without an appeal, even before the appeal window's end",
  (first) => {
    const decided = apply(disputed, decide(first, 3));
    const unappealed = apply(decided, timeout(7));
    const silent = apply(appealed(first), timeout(6));
    expect(silent).toEqual({ ...unappealed, now: 6 });
    expect(applyWithBounds(appealed(first), timeout(5), bounds)).toEqual({
      refused: "timeout requires t ≥ t_a + τ_h",
    });
  },
);

test("supervisors judge until their time is over, and not from then on", () => {
  expect(apply(appealed("agent"), judge(5)).winner).toBe("buyer");
  expect(applyWithBounds(appealed("agent"), judge(6), bounds)).toEqual({
    refused: "judge requires t < t_a + τ_h",
  });
});

test("elsewhere the machine answers as it does without bounds", () => {
  const submitted = openJob(terms);
  for (const event of [timeout(3), decide("agent", 3), judge(3)])
    expect(applyWithBounds(submitted, event, bounds)).toEqual(applyEvent(submitted, event));
  expect(applyWithBounds(appealed("agent"), { ...judge(5), by: "buyer" }, bounds)).toEqual({
    refused: "judge is not for the buyer",
  });
  expect(() => applyWithBounds(disputed, timeout(8), { ...bounds, validation: 0 })).toThrow(RangeError);
  expect(() => applyWithBounds(disputed, timeout(8), { ...bounds, judgment: 0 })).toThrow(RangeError);
});

test("acceptance and a ruling for the agent award points, silence does not, and a lost dispute takes some", () => {
  const submitted = { ...openJob(terms), state: "submitted", submittedAt: 1, now: 1 } as const;
  expect(effectOnReputation(apply(submitted, { type: "accept", by: "buyer", at: 2 }))).toBe("award");
  expect(effectOnReputation(apply(submitted, timeout(6)))).toBe("none");
  expect(effectOnReputation(apply(appealed("agent"), timeout(6)))).toBe("award");
  expect(effectOnReputation(apply(appealed("agent"), judge(5)))).toBe("cut");
});
