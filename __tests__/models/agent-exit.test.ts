import fc from "fast-check";
import { type Agent, applyExitEvent, type ExitEvent, register } from "../../src/models/agent-exit";

const registration = { burned: 40, locked: 100, cooldown: 7 };

function apply(agent: Agent, event: ExitEvent): Agent {
  const outcome = applyExitEvent(agent, event);
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome.agent;
}

function refusal(agent: Agent, event: ExitEvent): string | null {
  const outcome = applyExitEvent(agent, event);
  return "refused" in outcome ? outcome.refused : null;
}

const anyEvent: fc.Arbitrary<(at: number) => ExitEvent> = fc.oneof(
  fc
    .constantFrom("take task" as const, "open dispute" as const, "request exit" as const, "withdraw" as const)
    .map((type) => (at: number) => ({ type, at })),
  fc.nat(50).map((reputation) => (at: number) => ({ type: "close task" as const, at, reputation })),
  fc.nat(60).map((slash) => (at: number) => ({ type: "close dispute" as const, at, slash })),
);

function forEachStep(check: (before: Agent, after: Agent, event: ExitEvent) => void) {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.nat(4)), { maxLength: 30 }), (list) => {
      let agent = register(registration);
      for (const [make, wait] of list) {
        const event = make(agent.now + wait);
        const outcome = applyExitEvent(agent, event);
        if ("refused" in outcome) continue;
        check(agent, outcome.agent, event);
        agent = outcome.agent;
      }
    }),
    { numRuns: 300 },
  );
}

test("a clean exit pays back the lock after the cooldown and clears reputation", () => {
  const left = [
    { type: "take task", at: 0 } as const,
    { type: "close task", at: 2, reputation: 9 } as const,
    { type: "request exit", at: 3 } as const,
    { type: "withdraw", at: 10 } as const,
  ].reduce(apply, register(registration));
  expect(left).toMatchObject({ state: "exited", unlocked: 100, reputation: 0 });
});

test("withdrawing is refused before the request, within the cooldown and while a task is open", () => {
  const busy = apply(register(registration), { type: "take task", at: 0 });
  expect(refusal(busy, { type: "withdraw", at: 50 })).toBe("no exit has been requested");
  const exiting = apply(busy, { type: "request exit", at: 1 });
  expect(refusal(exiting, { type: "withdraw", at: 7.9 })).toBe("the cooldown has not passed");
  expect(refusal(exiting, { type: "withdraw", at: 8 })).toBe("tasks or disputes are open");
  expect(refusal(exiting, { type: "take task", at: 8 })).toBe("an exiting agent takes no new task");
});

test("X1, X6: the burn never returns, and entering again burns and locks again", () => {
  forEachStep((before, after) => {
    expect(after.burned).toBe(before.burned);
    expect(after.unlocked).toBeLessThanOrEqual(after.locked);
  });
  expect(register(registration)).toMatchObject({ burned: 40, locked: 100, reputation: 0, unlocked: 0 });
});

test("X2: what is unlocked is the lock less all slashes, and not negative", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 5 }), (slashes) => {
      const disputes = slashes.flatMap((slash): ExitEvent[] => [
        { type: "take task", at: 0 },
        { type: "open dispute", at: 0 },
        { type: "close dispute", at: 0, slash },
      ]);
      const leave: ExitEvent[] = [
        { type: "request exit", at: 0 },
        { type: "withdraw", at: 7 },
      ];
      const total = slashes.reduce((sum, slash) => sum + slash, 0);
      expect([...disputes, ...leave].reduce(apply, register(registration)).unlocked).toBe(
        Math.max(0, 100 - total),
      );
    }),
  );
});

test("X3: reputation is zero once the agent has left", () => {
  forEachStep((_, after) => {
    if (after.state === "exited") expect(after.reputation).toBe(0);
  });
});

test("X4: nobody leaves with a task or a dispute open, nor before the cooldown", () => {
  forEachStep((before, after, event) => {
    if (after.state !== "exited") return;
    expect([before.openTasks, before.openDisputes]).toEqual([0, 0]);
    expect(event.at).toBeGreaterThanOrEqual((before.requestedAt ?? Number.NaN) + before.cooldown);
  });
});

test("X5: from every Exiting state the agent can leave once its tasks and disputes close", () => {
  forEachStep((_, after) => {
    if (after.state !== "exiting") return;
    let agent = after;
    while (agent.openDisputes > 0) agent = apply(agent, { type: "close dispute", at: agent.now, slash: 1 });
    while (agent.openTasks > 0) agent = apply(agent, { type: "close task", at: agent.now, reputation: 0 });
    expect(apply(agent, { type: "withdraw", at: agent.now + agent.cooldown }).state).toBe("exited");
  });
});

test("impossible input is refused", () => {
  expect(() => register({ ...registration, locked: -1 })).toThrow(RangeError);
  const busy = apply(register(registration), { type: "take task", at: 0 });
  expect(() => applyExitEvent(busy, { type: "close task", at: 0, reputation: -1 })).toThrow(
    "The reputation award must be zero or more; it was -1.",
  );
});
