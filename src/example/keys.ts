import { createFormula, type GetInput, type Mechanism } from "./mechanism";
import { isAscending, PARTS_PER_ETH, toWholeParts } from "./quantities";

/** Computes what a stolen session key can spend, under either rule for the budgets of keys issued by keys. */
export const keyMechanism = {
  conditions: [
    [
      (get) => isAscending(get("key.second-sub.end"), get("key.first-sub.end"), get("key.duration")),
      "each key ends before its parent",
    ],
    [
      (get) => isAscending(0, get("key.stolen"), get("key.revoked"), get("key.drained")),
      "the key is stolen first, then the owner signs its revocation, and then it is drained",
    ],
    [
      (get) => get("key.drained") < Math.min(get("key.first-sub.end"), getRevocationHour(get)),
      "the thief spends before the key ends and before its revocation takes effect",
    ],
    [
      (get) => get("write.early") < Math.min(get("key.second-sub.end"), get("key.stolen")),
      "the sub-agents spend before the key is stolen, when the jobs module first writes",
    ],
    [
      (get) =>
        get("write.granted") <= get("write.early") &&
        get("write.early") < get("write.end") &&
        get("write.end") <= get("write.late"),
      "the first write falls into the approval’s time, and the second after it",
    ],
    [
      (get) => getKeyTrees(get).every(({ keys }) => keys.every(({ spent, limit }) => spent <= limit)),
      "each key’s limit is enough for what it sets aside and spends",
    ],
  ],
  formulas: {
    "key.forced": createFormula("hours", getRevocationHour),
    "key.left": createFormula("ETH", (get) => getKeyTree("reserved", get).stolen),
    "key.left.independent": createFormula("ETH", (get) => getKeyTree("independent", get).stolen),
    "key.exposure": createFormula("ETH", (get) => getKeyTree("reserved", get).exposure),
    "key.exposure.independent": createFormula("ETH", (get) => getKeyTree("independent", get).exposure),
  },
} satisfies Mechanism;

/** The holders of the example's three keys, from the root down. */
export const KEY_HOLDERS = ["lead", "first-sub", "second-sub"] as const;

type KeyHolder = (typeof KEY_HOLDERS)[number];

/**
 * Reserved: a key's limit is charged to the key above when it is issued. Independent: each key is charged for its own
 * spending only.
 */
type BudgetRule = "reserved" | "independent";

/** The example's keys under one rule, from the root down, after both sub-agents have spent. Amounts are in ETH. */
export type KeyTree = {
  rule: BudgetRule;
  keys: readonly { holder: KeyHolder; limit: number; spent: number }[];
  /** The most that the three keys can spend: the root's limit if limits are reserved, or else the sum of all limits. */
  exposure: number;
  /** The part of the first sub-agent's limit that a thief of its key can still spend. */
  stolen: number;
};

export function getKeyTrees(get: GetInput): KeyTree[] {
  return [getKeyTree("reserved", get), getKeyTree("independent", get)];
}

function getKeyTree(rule: BudgetRule, get: GetInput): KeyTree {
  const limits = getKeyLimits(get).map(toMicroEth);
  const spendings = [0, get("key.first-sub.spend"), get("key.second-sub.spend")].map(toMicroEth);
  const getCharged = (depth: number) =>
    (spendings[depth] ?? 0) + (rule === "reserved" ? (limits[depth + 1] ?? 0) : 0);
  const sumOfLimits = limits.reduce((sum, limit) => sum + limit, 0);
  return {
    rule,
    keys: KEY_HOLDERS.map((holder, depth) => ({
      holder,
      limit: (limits[depth] ?? 0) / PARTS_PER_ETH,
      spent: getCharged(depth) / PARTS_PER_ETH,
    })),
    exposure: (rule === "reserved" ? (limits[0] ?? 0) : sumOfLimits) / PARTS_PER_ETH,
    stolen: ((limits[1] ?? 0) - getCharged(1)) / PARTS_PER_ETH,
  };
}

/** Returns the limits of the keys in ETH, from the root down. */
export function getKeyLimits(get: GetInput): number[] {
  return [get("key.limit"), get("key.first-sub.limit"), get("key.second-sub.limit")];
}

type KeyState = "active" | "exhausted" | "expired" | "revoked";

/** A moment at which the state or the spending of the first sub-agent's key changes. Amounts are in ETH, times in hours. */
export type KeyMoment = { at: number; spent: number; state: KeyState };

/** Returns the moments of the stolen key from its issue until it expires or its revocation takes effect. */
export function getStolenKeyHistory(get: GetInput): KeyMoment[] {
  const limit = toMicroEth(get("key.first-sub.limit"));
  const [endHour, revocationHour] = [get("key.first-sub.end"), getRevocationHour(get)];
  const reserved = toMicroEth(get("key.second-sub.limit"));
  const charged = reserved + toMicroEth(get("key.first-sub.spend"));
  const createOpenMoment = (at: number, spent: number): KeyMoment => ({
    at,
    spent: spent / PARTS_PER_ETH,
    state: spent < limit ? "active" : "exhausted",
  });
  const createClosedMoment = (at: number, state: KeyState): KeyMoment => ({
    at,
    spent: limit / PARTS_PER_ETH,
    state,
  });
  return [
    createOpenMoment(0, reserved),
    createOpenMoment(get("write.early"), charged),
    createOpenMoment(get("key.drained"), limit),
    revocationHour < endHour
      ? createClosedMoment(revocationHour, "revoked")
      : createClosedMoment(endHour, "expired"),
  ];
}

/** Converts an amount in ETH to whole millionths. */
function toMicroEth(amount: number): number {
  return toWholeParts(amount, PARTS_PER_ETH);
}

/** Returns the hour at which the revocation takes effect, by force inclusion, if the sequencer ignores it. */
function getRevocationHour(get: GetInput): number {
  return get("key.revoked") + get("window.force-inclusion");
}
