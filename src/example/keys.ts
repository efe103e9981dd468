import type { GetInput } from "./names";
import { PARTS_PER_ETH, toSmallestUnits } from "./quantities";

/** The holders of the example's three keys, from the root down. */
export const KEY_HOLDERS = ["lead", "first-sub", "second-sub"] as const;

type KeyHolder = (typeof KEY_HOLDERS)[number];

/**
 * With "reserved", a key's limit is charged to the key above when it is issued. With "path", a payment is charged to the
 * key and all keys above it. With "independent", it is charged to the key only.
 */
export type BudgetRule = "reserved" | "path" | "independent";

/** The example's keys under one rule, from the root down, after both sub-agents have spent. Amounts are in ETH. */
export type KeyTree = {
  rule: BudgetRule;
  keys: readonly { holder: KeyHolder; limit: number; spent: number }[];
  /** The most that the three keys can spend: the sum of all limits if they are independent, or else the root's limit. */
  exposure: number;
  /** The part of the first sub-agent's limit that a thief of its key can still spend. */
  stolen: number;
  /** The second sub-agent can still spend this once the thief has taken `stolen`. */
  kept: number;
};

export function getKeyTrees(get: GetInput): KeyTree[] {
  return (["reserved", "path", "independent"] as const).map((rule) => getKeyTree(rule, get));
}

export function getKeyTree(rule: BudgetRule, get: GetInput): KeyTree {
  const [root = 0, first = 0, second = 0] = getKeyLimits(get).map(toMicroEth);
  const [firstSpent, secondSpent] = [
    toMicroEth(get("key.first-sub.spend")),
    toMicroEth(get("key.second-sub.spend")),
  ];
  const chargedBelow = { reserved: second, path: secondSpent, independent: 0 }[rule];
  const chargedToRoot = { reserved: first, path: firstSpent + secondSpent, independent: 0 }[rule];
  const createKey = (holder: KeyHolder, limit: number, spent: number) => ({
    holder,
    limit: limit / PARTS_PER_ETH,
    spent: spent / PARTS_PER_ETH,
  });
  return {
    rule,
    keys: [
      createKey("lead", root, chargedToRoot),
      createKey("first-sub", first, firstSpent + chargedBelow),
      createKey("second-sub", second, secondSpent),
    ],
    exposure: (rule === "independent" ? root + first + second : root) / PARTS_PER_ETH,
    stolen: (first - firstSpent - chargedBelow) / PARTS_PER_ETH,
    kept: rule === "path" ? 0 : (second - secondSpent) / PARTS_PER_ETH,
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
  const createMoment = (
    at: number,
    spent: number,
    state: KeyState = spent < limit ? "active" : "exhausted",
  ): KeyMoment => ({ at, spent: spent / PARTS_PER_ETH, state });
  return [
    createMoment(0, reserved),
    createMoment(get("write.early"), charged),
    createMoment(get("key.drained"), limit),
    revocationHour < endHour
      ? createMoment(revocationHour, limit, "revoked")
      : createMoment(endHour, limit, "expired"),
  ];
}

/** Converts an amount in ETH to whole millionths. */
function toMicroEth(amount: number): number {
  return toSmallestUnits(amount, PARTS_PER_ETH);
}

/** Returns the hour at which the revocation takes effect, by force inclusion, if the sequencer ignores it. */
export function getRevocationHour(get: GetInput): number {
  return get("key.revoked") + get("window.force-inclusion");
}
