/**
 * A session key: a duration and a spending limit. A model consistent with the litepaper, not protocol constants.
 * Assumed: a batch is summed before it is checked, its gas among the amounts, and the counter moves in the validation
 * phase, so a call that reverts afterwards has used its allowance. An exhausted key does nothing more, not even by an
 * operation whose fee is zero; one that has anything left may make calls without value, and only its scope refuses them.
 *
 * Units: amounts in the currency's smallest unit, times in any one unit.
 */
import { nonNegative, positive, wholeAmount } from "./ranges";

export type SessionKey = {
  /** L > 0. */
  limit: number;
  spent: number;
  /** The moment from which nothing is accepted (ERC-4337's `validUntil`). */
  end: number;
  revoked: boolean;
};

export type SessionKeyState = "active" | "exhausted" | "expired" | "revoked";

export type Spend =
  | { accepted: true; key: SessionKey; total: number }
  | {
      accepted: false;
      key: SessionKey;
      total: number;
      reason: "expired" | "revoked" | "exhausted" | "over the limit";
    };

/** Issues a key at a moment. */
export function issueKey({ limit, end, at }: { limit: number; end: number; at: number }): SessionKey {
  positive("limit", wholeAmount("limit", limit));
  positive("duration", end - nonNegative("time of issue", at));
  return { limit, spent: 0, end, revoked: false };
}

/** The key's state at a moment. */
export function keyStateAt(key: SessionKey, time: number): SessionKeyState {
  nonNegative("time", time);
  if (key.revoked) return "revoked";
  if (time >= key.end) return "expired";
  return key.spent === key.limit ? "exhausted" : "active";
}

/** One user operation, its calls and its gas summed before the check: accepted if t < end, spent < L and spent + Σw ≤ L. */
export function spend(key: SessionKey, amounts: readonly number[], time: number): Spend {
  const total = amounts.reduce((sum, amount) => sum + wholeAmount("amount", amount), 0);
  const state = keyStateAt(key, time);
  if (state !== "active") return { accepted: false, key, total, reason: state };
  if (key.spent + total > key.limit) return { accepted: false, key, total, reason: "over the limit" };
  return { accepted: true, key: { ...key, spent: key.spent + total }, total };
}

/** Revokes a key; one that has expired stays expired. */
export function revokeKey(key: SessionKey, time: number): SessionKey {
  return keyStateAt(key, time) === "expired" ? key : { ...key, revoked: true };
}
