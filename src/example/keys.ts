import { createFormula, type GetInput, type Mechanism } from "./mechanism";
import { isAscending, PARTS_PER_ETH, toWholeParts } from "./quantities";

/** Session keys, one of which is stolen. */
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

/** Whose the example's three keys are, from the root down. */
export const KEY_HOLDERS = ["lead", "first-sub", "second-sub"] as const;

type KeyHolder = (typeof KEY_HOLDERS)[number];

/** Whether a key's limit is taken out of the key above when it is issued, or each key counts its own spending alone. */
type BudgetRule = "reserved" | "independent";

/** The example's keys under one rule, from the root down, when both sub-agents have spent; amounts in ETH. */
export type KeyTree = {
  rule: BudgetRule;
  keys: readonly { holder: KeyHolder; limit: number; spent: number }[];
  /** The most that the tree can spend: the root's limit, or the sum of all if they are independent. */
  exposure: number;
  /** What is left on the first sub-agent's key for a thief to take. */
  stolen: number;
};

export function getKeyTrees(get: GetInput): KeyTree[] {
  return [getKeyTree("reserved", get), getKeyTree("independent", get)];
}

function getKeyTree(rule: BudgetRule, get: GetInput): KeyTree {
  const limits = getKeyLimits(get).map(toWholeEth);
  const spends = [0, get("key.first-sub.spend"), get("key.second-sub.spend")].map(toWholeEth);
  const charged = (depth: number) =>
    (spends[depth] ?? 0) + (rule === "reserved" ? (limits[depth + 1] ?? 0) : 0);
  const total = limits.reduce((sum, limit) => sum + limit, 0);
  return {
    rule,
    keys: KEY_HOLDERS.map((holder, depth) => ({
      holder,
      limit: (limits[depth] ?? 0) / PARTS_PER_ETH,
      spent: charged(depth) / PARTS_PER_ETH,
    })),
    exposure: (rule === "reserved" ? (limits[0] ?? 0) : total) / PARTS_PER_ETH,
    stolen: ((limits[1] ?? 0) - charged(1)) / PARTS_PER_ETH,
  };
}

/** The limits of the keys, from the root down. */
export function getKeyLimits(get: GetInput): number[] {
  return [get("key.limit"), get("key.first-sub.limit"), get("key.second-sub.limit")];
}

type KeyState = "active" | "exhausted" | "expired" | "revoked";

/** One moment in the life of the first sub-agent's key; amounts in ETH, times in hours. */
export type KeyMoment = { at: number; spent: number; state: KeyState };

/** The stolen key from its issue to its end: what it sets aside and spends, what the thief takes, and its revocation. */
export function getStolenKeyHistory(get: GetInput): KeyMoment[] {
  const limit = toWholeEth(get("key.first-sub.limit"));
  const [end, revoked] = [get("key.first-sub.end"), getRevocationHour(get)];
  const aside = toWholeEth(get("key.second-sub.limit"));
  const used = aside + toWholeEth(get("key.first-sub.spend"));
  const charged = (at: number, spent: number): KeyMoment => ({
    at,
    spent: spent / PARTS_PER_ETH,
    state: spent < limit ? "active" : "exhausted",
  });
  const closed = (at: number, state: KeyState): KeyMoment => ({ at, spent: limit / PARTS_PER_ETH, state });
  return [
    charged(0, aside),
    charged(get("write.early"), used),
    charged(get("key.drained"), limit),
    ...(revoked < end ? [closed(revoked, "revoked")] : [closed(end, "expired")]),
  ];
}

function toWholeEth(amount: number): number {
  return toWholeParts(amount, PARTS_PER_ETH);
}

/** Force inclusion brings the revocation onto the chain. */
function getRevocationHour(get: GetInput): number {
  return get("key.revoked") + get("window.force-inclusion");
}
