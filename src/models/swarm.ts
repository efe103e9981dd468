/**
 * Session keys that issue further keys: a tree of budgets under two rules. A model consistent with the litepaper, not
 * protocol constants; attenuation (authority only narrows on the way down) is the object-capability rule (Miller 2006).
 *
 * Units: amounts in the currency's smallest unit, times in any one unit.
 */
import { nonNegative, positive, wholeAmount } from "./ranges";

export type BudgetKey = {
  id: string;
  /** null for the root. */
  parent: string | null;
  limit: number;
  spent: number;
  end: number;
  /** What the key may do, for example targets and selectors. */
  scope: ReadonlySet<string>;
  revoked: boolean;
};

export type Swarm = ReadonlyMap<string, BudgetKey>;

/** Each spend is charged to the key and to all its ancestors, or to the key alone. */
export type BudgetRule = "charged along the path" | "independent caps";

export type KeyTerms = { id: string; limit: number; end: number; scope: readonly string[] };

export type SwarmOutcome = { swarm: Swarm } | { refused: string };

/** @throws RangeError unless the limit is a positive whole amount and the end is positive. */
export function createSwarm(root: KeyTerms): Swarm {
  return new Map([[root.id, newKey(root, null)]]);
}

/**
 * Issues a key below another. Refused if it would outlive its parent or reach beyond the parent's scope; its limit may
 * be nominal, that is larger than the parent's.
 * @throws RangeError if the parent is unknown, the id is taken, or the terms are out of range.
 */
export function delegate(swarm: Swarm, parentId: string, child: KeyTerms): SwarmOutcome {
  const parent = keyOf(swarm, parentId);
  if (swarm.has(child.id)) throw new RangeError(`There is a key "${child.id}" in this tree already.`);
  if (child.end > parent.end) return { refused: "the key would outlive its parent" };
  if (!child.scope.every((permission) => parent.scope.has(permission))) {
    return { refused: "the scope is wider than its parent's" };
  }
  return { swarm: new Map(swarm).set(child.id, newKey(child, parentId)) };
}

/** The key and its ancestors, the root last. @throws RangeError if the key is unknown. */
export function pathToRoot(swarm: Swarm, id: string): BudgetKey[] {
  const key = keyOf(swarm, id);
  return key.parent === null ? [key] : [key, ...pathToRoot(swarm, key.parent)];
}

/** Whether neither the key nor an ancestor is revoked or past its end: a walk as long as the key is deep. */
export function isLive(swarm: Swarm, id: string, time: number): boolean {
  nonNegative("time", time);
  return pathToRoot(swarm, id).every((key) => !key.revoked && time < key.end);
}

/**
 * Spends with a key, under one of the rules; refused if a charged budget would pass its limit.
 * @throws RangeError if the key is unknown or the amount is not whole.
 */
export function spendFrom(
  swarm: Swarm,
  id: string,
  { amount, at, rule }: { amount: number; at: number; rule: BudgetRule },
): SwarmOutcome {
  wholeAmount("amount", amount);
  if (!isLive(swarm, id, at)) return { refused: "the key or an ancestor is revoked or expired" };
  const path = pathToRoot(swarm, id);
  const charged = rule === "charged along the path" ? path : path.slice(0, 1);
  const short = charged.find((key) => key.spent + amount > key.limit);
  if (short !== undefined) return { refused: `the budget of ${short.id} is too small` };
  const next = new Map(swarm);
  for (const key of charged) next.set(key.id, { ...key, spent: key.spent + amount });
  return { swarm: next };
}

/** Revokes a key, and by the path check every key below it. @throws RangeError if the key is unknown. */
export function revokeFrom(swarm: Swarm, id: string): Swarm {
  return new Map(swarm).set(id, { ...keyOf(swarm, id), revoked: true });
}

/**
 * The most that all keys below one can spend together, from fresh budgets: bounded by that key's limit if spends are
 * charged along the path, and the sum of all their limits if caps are independent.
 * @throws RangeError if the key is unknown.
 */
export function exposureBelow(swarm: Swarm, id: string, rule: BudgetRule): number {
  const { limit } = keyOf(swarm, id);
  const children = childrenOf(swarm, id);
  if (rule === "charged along the path") return Math.min(limit, sum(children.map((child) => child.limit)));
  return sum(children.map((child) => child.limit + exposureBelow(swarm, child.id, rule)));
}

/** The keys issued directly below one, in the order of issue. */
export function childrenOf(swarm: Swarm, id: string): BudgetKey[] {
  return [...swarm.values()].filter(({ parent }) => parent === id);
}

/** @throws RangeError if there is no such key. */
export function keyOf(swarm: Swarm, id: string): BudgetKey {
  const key = swarm.get(id);
  if (key === undefined) throw new RangeError(`There is no key "${id}" in this tree.`);
  return key;
}

function newKey({ id, limit, end, scope }: KeyTerms, parent: string | null): BudgetKey {
  positive("limit", wholeAmount("limit", limit));
  positive("end", end);
  return { id, parent, limit, spent: 0, end, scope: new Set(scope), revoked: false };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
