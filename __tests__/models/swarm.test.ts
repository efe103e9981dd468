import fc from "fast-check";
import {
  type BudgetRule,
  createSwarm,
  delegate,
  exposure,
  keyOf,
  type Swarm,
  spendFrom,
} from "../../src/models/swarm";

const root = { id: "root", limit: 10 };
const rules: BudgetRule[] = ["charged along the path", "independent caps", "reserved at issue"];

const children = fc.array(fc.record({ parent: fc.nat(), limit: fc.integer({ min: 1, max: 40 }) }), {
  minLength: 1,
  maxLength: 14,
});

/** A tree in which each key hangs below an earlier one; where limits are reserved, keys without room are not issued. */
function treeOf(list: { parent: number; limit: number }[], rule: BudgetRule): Swarm {
  return list.reduce<Swarm>((swarm, { parent, limit }, index) => {
    const below = [...swarm.keys()][parent % swarm.size] ?? "root";
    const outcome = delegate(swarm, below, { id: `k${index}`, limit }, rule);
    return "swarm" in outcome ? outcome.swarm : swarm;
  }, createSwarm(root));
}

/** Tries every spend, and returns how much was accepted in total. */
function spendAll(start: Swarm, list: { key: number; amount: number }[], rule: BudgetRule) {
  const ids = [...start.keys()];
  let swarm = start;
  let spent = 0;
  for (const { key, amount } of list) {
    const outcome = spendFrom(swarm, ids[key % ids.length] ?? "root", amount, rule);
    if ("refused" in outcome) continue;
    swarm = outcome.swarm;
    spent += amount;
  }
  return { swarm, spent };
}

test("no tree spends more than its exposure, under any rule, and charged along the path the root knows of all", () => {
  const spends = fc.array(fc.record({ key: fc.nat(), amount: fc.nat(15) }), { maxLength: 40 });
  fc.assert(
    fc.property(children, spends, fc.constantFrom(...rules), (list, tried, rule) => {
      const swarm = treeOf(list, rule);
      const { spent, swarm: after } = spendAll(swarm, tried, rule);
      expect(spent).toBeLessThanOrEqual(exposure(swarm, rule));
      if (rule === "charged along the path") expect(keyOf(after, "root").spent).toBe(spent);
    }),
    { numRuns: 300 },
  );
});

test("with independent caps the exposure is the sum of all limits, with the others the root's, and each can be reached", () => {
  fc.assert(
    fc.property(children, (list) => {
      const independent = treeOf(list, "independent caps");
      const limits = [...independent.values()].map(({ limit }, key) => ({ key, amount: limit }));
      const total = limits.reduce((sum, { amount }) => sum + amount, 0);
      expect(exposure(independent, "independent caps")).toBe(total);
      expect(spendAll(independent, limits, "independent caps").spent).toBe(total);
      const path = treeOf(list, "charged along the path");
      expect(exposure(path, "charged along the path")).toBe(root.limit);
      const byRoot = [{ key: 0, amount: root.limit }];
      expect(spendAll(path, byRoot, "charged along the path").spent).toBe(root.limit);
      expect(exposure(treeOf(list, "reserved at issue"), "reserved at issue")).toBe(root.limit);
    }),
  );
});
