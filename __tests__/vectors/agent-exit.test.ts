import fc from "fast-check";
import { applyExitEvent, type ExitEvent, register } from "./agent-exit";

const registration = { burned: 40, locked: 100, cooldown: 7 };

const anyEvent: fc.Arbitrary<(at: number) => ExitEvent> = fc.oneof(
  fc
    .constantFrom("take task" as const, "open dispute" as const, "request exit" as const, "withdraw" as const)
    .map((type) => (at: number) => ({ type, at })),
  fc.nat(50).map((reputation) => (at: number) => ({ type: "close task" as const, at, reputation })),
  fc.nat(60).map((slash) => (at: number) => ({ type: "close dispute" as const, at, slash })),
);

test("the burn never returns, the lock returns less all slashes, and nobody leaves with open work or before the cooldown", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.nat(4)), { maxLength: 30 }), (list) => {
      let agent = register(registration);
      let slashed = 0;
      for (const [make, wait] of list) {
        const event = make(agent.now + wait);
        const outcome = applyExitEvent(agent, event);
        if ("refused" in outcome) continue;
        const before = agent;
        agent = outcome.agent;
        if (event.type === "close dispute") slashed += event.slash;
        expect(agent.burned).toBe(registration.burned);
        if (agent.state !== "exited") continue;
        expect(agent).toMatchObject({ reputation: 0, unlocked: Math.max(0, registration.locked - slashed) });
        expect([before.openTasks, before.openDisputes]).toEqual([0, 0]);
        expect(event.at).toBeGreaterThanOrEqual((before.requestedAt ?? Number.NaN) + before.cooldown);
      }
    }),
    { numRuns: 300 },
  );
});
