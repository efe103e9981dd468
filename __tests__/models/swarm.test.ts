import fc from "fast-check";
import {
  type BudgetRule,
  createSwarm,
  delegate,
  exposure,
  isLive,
  keyOf,
  pathToRoot,
  revokeFrom,
  type Swarm,
  spendFrom,
} from "../../src/models/swarm";

const root = { id: "root", limit: 10, end: 24, scope: ["pay", "hire"] };
const rules: BudgetRule[] = ["charged along the path", "independent caps", "reserved at issue"];

/** A tree in which key i hangs below an earlier key; limits are nominal. */
const anySwarm: fc.Arbitrary<Swarm> = fc
  .array(fc.record({ parent: fc.nat(), limit: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((children) =>
    children.reduce<Swarm>((swarm, { parent, limit }, index) => {
      const ids = [...swarm.keys()];
      const below = ids[parent % ids.length] ?? "root";
      return unwrap(delegate(swarm, below, { id: `k${index}`, limit, end: 24, scope: ["pay"] }));
    }, createSwarm(root)),
  );

function unwrap(outcome: ReturnType<typeof delegate>): Swarm {
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome.swarm;
}

const spends = fc.array(fc.record({ key: fc.nat(), amount: fc.nat(15) }), { maxLength: 40 });

/** Tries every spend on keys below the root and returns how much was accepted in total. */
function spendAll(start: Swarm, list: { key: number; amount: number }[], rule: BudgetRule) {
  const ids = [...start.keys()];
  let swarm = start;
  let spent = 0;
  for (const { key, amount } of list) {
    const outcome = spendFrom(swarm, ids[key % ids.length] ?? "root", { amount, at: 1, rule });
    if ("refused" in outcome) continue;
    swarm = outcome.swarm;
    spent += amount;
  }
  return { swarm, spent };
}

test("K4: a key neither outlives its parent nor reaches beyond its scope", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 48 }), fc.subarray(["pay", "hire", "vote"]), (end, scope) => {
      const outcome = delegate(createSwarm(root), "root", { id: "child", limit: 5, end, scope });
      expect("swarm" in outcome).toBe(end <= 24 && !scope.includes("vote"));
    }),
  );
});

test("K5: charged along the path, a tree never spends more than its root's limit, whatever its keys' limits", () => {
  fc.assert(
    fc.property(anySwarm, spends, (swarm, list) => {
      const { spent, swarm: after } = spendAll(swarm, list, "charged along the path");
      expect(spent).toBeLessThanOrEqual(root.limit);
      expect(keyOf(after, "root").spent).toBe(spent);
    }),
    { numRuns: 300 },
  );
});

/** The same tree, issued under a rule: where limits are reserved, keys for which there is no room are not issued. */
function issuedUnder(swarm: Swarm, rule: BudgetRule): Swarm {
  return [...swarm.values()].reduce<Swarm>((issued, { id, parent, limit }) => {
    if (parent === null || !issued.has(parent)) return issued;
    const outcome = delegate(issued, parent, { id, limit, end: 24, scope: ["pay"] }, rule);
    return "swarm" in outcome ? outcome.swarm : issued;
  }, createSwarm(root));
}

test("K5: no run spends more than the exposure, under any rule", () => {
  fc.assert(
    fc.property(anySwarm, spends, fc.constantFrom(...rules), (swarm, list, rule) => {
      const issued = issuedUnder(swarm, rule);
      expect(spendAll(issued, list, rule).spent).toBeLessThanOrEqual(exposure(issued, rule));
    }),
    { numRuns: 300 },
  );
});

test("K5: with independent caps the exposure is the sum of all limits, the root's and revoked keys' among them, and it can be reached", () => {
  fc.assert(
    fc.property(anySwarm, (swarm) => {
      const keys = [...swarm.values()];
      const total = keys.reduce((sum, { limit }) => sum + limit, 0);
      expect(exposure(swarm, "independent caps")).toBe(total);
      expect(exposure(revokeFrom(swarm, "root"), "independent caps")).toBe(total);
      const everything = keys.map(({ limit }, index) => ({ key: index, amount: limit }));
      expect(spendAll(swarm, everything, "independent caps").spent).toBe(total);
    }),
  );
});

test("K5: the other two rules expose the root's limit, which the root alone can spend", () => {
  fc.assert(
    fc.property(anySwarm, (swarm) => {
      expect(exposure(swarm, "charged along the path")).toBe(root.limit);
      expect(exposure(issuedUnder(swarm, "reserved at issue"), "reserved at issue")).toBe(root.limit);
      const everything = [{ key: 0, amount: root.limit }];
      expect(spendAll(swarm, everything, "charged along the path").spent).toBe(root.limit);
    }),
  );
});

test("K6: revoking a key disables it and all its descendants, and nothing else", () => {
  fc.assert(
    fc.property(anySwarm, fc.nat(), (swarm, pick) => {
      const ids = [...swarm.keys()];
      const revoked = ids[pick % ids.length] ?? "root";
      const after = revokeFrom(swarm, revoked);
      for (const id of ids) {
        const below = pathToRoot(swarm, id).some((key) => key.id === revoked);
        expect(isLive(after, id, 1)).toBe(!below);
      }
    }),
  );
});
