/**
 * Session keys that issue further keys: a tree of budgets under three rules. A model consistent with the litepaper, not
 * protocol constants; attenuation (authority only narrows on the way down) is the object-capability rule (Miller 2006).
 *
 * Units: amounts in the currency's smallest unit, times in any one unit.
 */

export type BudgetKey = {
  id: string;
  /** null for the root. */
  parent: string | null;
  limit: number;
  /** Charged so far, limits reserved for keys below it among it. */
  spent: number;
  end: number;
  /** What the key may do, for example targets and selectors. */
  scope: ReadonlySet<string>;
  revoked: boolean;
};

export type Swarm = ReadonlyMap<string, BudgetKey>;

/**
 * Each spend is charged to the key and to all its ancestors, or to the key alone; and where a key's limit is reserved at
 * issue, its parent's budget is debited with the whole limit when the key is issued, so that no later spend has to
 * reach the root.
 */
export type BudgetRule = "charged along the path" | "independent caps" | "reserved at issue";

export type KeyTerms = { id: string; limit: number; end: number; scope: readonly string[] };

export type SwarmOutcome = { swarm: Swarm } | { refused: string };

export function createSwarm(root: KeyTerms): Swarm {
  return new Map([[root.id, newKey(root, null)]]);
}

/**
 * Issues a key below another. Refused if it would outlive its parent or reach beyond the parent's scope. Its limit may be
 * nominal, that is larger than the parent's, unless it is reserved at issue: then the parent must have room for it.
 */
export function delegate(swarm: Swarm, parentId: string, child: KeyTerms, rule?: BudgetRule): SwarmOutcome {
  const parent = keyOf(swarm, parentId);
  if (swarm.has(child.id)) throw new RangeError(`There is a key "${child.id}" in this tree already.`);
  if (child.end > parent.end) return { refused: "the key would outlive its parent" };
  if (!child.scope.every((permission) => parent.scope.has(permission))) {
    return { refused: "the scope is wider than its parent's" };
  }
  const issued = new Map(swarm).set(child.id, newKey(child, parentId));
  if (rule !== "reserved at issue") return { swarm: issued };
  if (parent.spent + child.limit > parent.limit) return { refused: `the budget of ${parentId} is too small` };
  return { swarm: issued.set(parentId, { ...parent, spent: parent.spent + child.limit }) };
}

/** The key and its ancestors, the root last. */
export function pathToRoot(swarm: Swarm, id: string): BudgetKey[] {
  const key = keyOf(swarm, id);
  return key.parent === null ? [key] : [key, ...pathToRoot(swarm, key.parent)];
}

/** Whether neither the key nor an ancestor is revoked or past its end: a walk as long as the key is deep. */
export function isLive(swarm: Swarm, id: string, time: number): boolean {
  return pathToRoot(swarm, id).every((key) => !key.revoked && time < key.end);
}

/** Spends with a key, under one of the rules; refused if a charged budget would pass its limit. */
export function spendFrom(
  swarm: Swarm,
  id: string,
  { amount, at, rule }: { amount: number; at: number; rule: BudgetRule },
): SwarmOutcome {
  if (!isLive(swarm, id, at)) return { refused: "the key or an ancestor is revoked or expired" };
  const path = pathToRoot(swarm, id);
  const charged = rule === "charged along the path" ? path : path.slice(0, 1);
  const short = charged.find((key) => key.spent + amount > key.limit);
  if (short !== undefined) return { refused: `the budget of ${short.id} is too small` };
  const next = new Map(swarm);
  for (const key of charged) next.set(key.id, { ...key, spent: key.spent + amount });
  return { swarm: next };
}

/** Revokes a key, and by the path check every key below it. */
export function revokeFrom(swarm: Swarm, id: string): Swarm {
  return new Map(swarm).set(id, { ...keyOf(swarm, id), revoked: true });
}

/**
 * The most that a tree can spend, over its whole life and if the account holds enough: the root's limit L_r if spends are
 * charged along the path or limits are reserved at issue, and Σ L_k over every key ever issued, the root and revoked ones
 * among them, if caps are independent. Each is reached, since the root is a key that can spend too.
 */
export function exposure(swarm: Swarm, rule: BudgetRule): number {
  const keys = [...swarm.values()];
  const counted = rule === "independent caps" ? keys : keys.filter(({ parent }) => parent === null);
  return sum(counted.map(({ limit }) => limit));
}

export function keyOf(swarm: Swarm, id: string): BudgetKey {
  const key = swarm.get(id);
  if (key === undefined) throw new RangeError(`There is no key "${id}" in this tree.`);
  return key;
}

function newKey({ id, limit, end, scope }: KeyTerms, parent: string | null): BudgetKey {
  return { id, parent, limit, spent: 0, end, scope: new Set(scope), revoked: false };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
