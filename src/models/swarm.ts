/**
 * Session keys that issue further keys: a tree of budgets under three rules. A model consistent with the litepaper, not
 * protocol constants.
 *
 * Units: amounts in the currency's smallest unit.
 */

export type BudgetKey = KeyTerms & {
  /** null for the root. */
  parent: string | null;
  /** Charged so far, limits reserved for keys below it among it. */
  spent: number;
};

export type Swarm = ReadonlyMap<string, BudgetKey>;

/**
 * Each spend is charged to the key and to all its ancestors, or to the key alone; and where a key's limit is reserved at
 * issue, its parent's budget is debited with the whole limit when the key is issued, so that no later spend has to
 * reach the root.
 */
export type BudgetRule = "charged along the path" | "independent caps" | "reserved at issue";

export type KeyTerms = { id: string; limit: number };

export type SwarmOutcome = { swarm: Swarm } | { refused: string };

export function createSwarm(root: KeyTerms): Swarm {
  return new Map([[root.id, { ...root, parent: null, spent: 0 }]]);
}

/**
 * Issues a key below another. Its limit may be nominal, that is larger than the parent's, unless it is reserved at issue:
 * then the parent must have room for it.
 */
export function delegate(swarm: Swarm, parentId: string, child: KeyTerms, rule: BudgetRule): SwarmOutcome {
  const parent = keyOf(swarm, parentId);
  if (swarm.has(child.id)) throw new RangeError(`There is a key "${child.id}" in this tree already.`);
  const issued = new Map(swarm).set(child.id, { ...child, parent: parentId, spent: 0 });
  if (rule !== "reserved at issue") return { swarm: issued };
  if (parent.spent + child.limit > parent.limit) return { refused: `the budget of ${parentId} is too small` };
  return { swarm: issued.set(parentId, { ...parent, spent: parent.spent + child.limit }) };
}

/** Spends with a key, under one of the rules; refused if a charged budget would pass its limit. */
export function spendFrom(swarm: Swarm, id: string, amount: number, rule: BudgetRule): SwarmOutcome {
  const path = pathToRoot(swarm, id);
  const charged = rule === "charged along the path" ? path : path.slice(0, 1);
  const short = charged.find((key) => key.spent + amount > key.limit);
  if (short !== undefined) return { refused: `the budget of ${short.id} is too small` };
  const next = new Map(swarm);
  for (const key of charged) next.set(key.id, { ...key, spent: key.spent + amount });
  return { swarm: next };
}

/**
 * The most that a tree can spend, over its whole life and if the account holds enough: the root's limit L_r if spends are
 * charged along the path or limits are reserved at issue, and Σ L_k over every key ever issued, the root among them, if caps
 * are independent. Each is reached, since the root is a key that can spend too.
 */
export function exposure(swarm: Swarm, rule: BudgetRule): number {
  const keys = [...swarm.values()];
  const counted = rule === "independent caps" ? keys : keys.filter(({ parent }) => parent === null);
  return counted.reduce((total, { limit }) => total + limit, 0);
}

export function keyOf(swarm: Swarm, id: string): BudgetKey {
  const key = swarm.get(id);
  if (key === undefined) throw new RangeError(`There is no key "${id}" in this tree.`);
  return key;
}

/** The key and its ancestors, the root last. */
function pathToRoot(swarm: Swarm, id: string): BudgetKey[] {
  const key = keyOf(swarm, id);
  return key.parent === null ? [key] : [key, ...pathToRoot(swarm, key.parent)];
}
