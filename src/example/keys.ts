import type { GetInput, PartyName } from "./names";

/** Returns the names of the holders of the example's three keys, from the root down. */
export function getKeyHolderNames({ values }: { values: Readonly<Record<PartyName, { text: string }>> }) {
  return (["party.lead", "party.first-sub", "party.second-sub"] as const).map((party) => values[party].text);
}

/**
 * With "reserved", a key's limit is charged to the key above when it is issued. With "path", a payment is charged to the
 * key and all keys above it. With "independent", it is charged to the key only.
 */
export type BudgetRule = "reserved" | "path" | "independent";

/** The example's keys under one rule, from the root down, after both sub-agents have spent. Amounts are in ETH. */
export type KeyTree = ReturnType<typeof getKeyTree>;

export function getKeyTrees(get: GetInput): KeyTree[] {
  return (["reserved", "path", "independent"] as const).map((rule) => getKeyTree(rule, get));
}

export function getKeyTree(rule: BudgetRule, get: GetInput) {
  const [root = 0, first = 0, second = 0] = getKeyLimits(get);
  const [firstSpent, secondSpent] = [get("key.first-sub.spend"), get("key.second-sub.spend")];
  const chargedBelow = { reserved: second, path: secondSpent, independent: 0 }[rule];
  const chargedToRoot = { reserved: first, path: firstSpent + secondSpent, independent: 0 }[rule];
  return {
    rule,
    keys: [
      { limit: root, spent: roundEth(chargedToRoot) },
      { limit: first, spent: roundEth(firstSpent + chargedBelow) },
      { limit: second, spent: secondSpent },
    ],
    /** The most that the three keys can spend: the sum of all limits if they are independent, or else the root's limit. */
    exposure: rule === "independent" ? roundEth(root + first + second) : root,
    /** The part of the second agent's limit that a thief of its key can still spend. */
    stolen: roundEth(first - firstSpent - chargedBelow),
    /** The third agent can still spend this once the thief has taken `stolen`. */
    kept: rule === "path" ? 0 : roundEth(second - secondSpent),
  };
}

/** Rounds an amount to the smallest part that is printed, so that printed accounts add up exactly. */
function roundEth(amount: number): number {
  return Math.round(amount * 1e6) / 1e6;
}

/** Returns the limits of the keys in ETH, from the root down. */
export function getKeyLimits(get: GetInput): number[] {
  return [get("key.limit"), get("key.first-sub.limit"), get("key.second-sub.limit")];
}

/** Returns the hours at which the stolen key's state or spending changes, from its issue to its end. Amounts are in ETH. */
export function getStolenKeyHistory(get: GetInput) {
  const [limit, reserved] = [get("key.first-sub.limit"), get("key.second-sub.limit")];
  const [endHour, revocationHour] = [get("key.first-sub.end"), getRevocationHour(get)];
  const charged = roundEth(reserved + get("key.first-sub.spend"));
  const isRevoked = revocationHour < endHour;
  return [
    { at: 0, spent: reserved, state: reserved < limit ? "active" : "used up" },
    { at: get("write.early"), spent: charged, state: charged < limit ? "active" : "used up" },
    { at: get("key.drained"), spent: limit, state: "used up" },
    { at: Math.min(revocationHour, endHour), spent: limit, state: isRevoked ? "revoked" : "expired" },
  ];
}

/** Returns the hour at which the revocation takes effect, by force inclusion, if the sequencer ignores it. */
export function getRevocationHour(get: GetInput): number {
  return get("key.revoked") + get("window.force-inclusion");
}
