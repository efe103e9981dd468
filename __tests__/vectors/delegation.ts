/**
 * Sub-agents that an account records: a lasting delegation, or a temporary one with an end. A model of our reading;
 * the litepaper names the two ways and says neither what is recorded nor how either ends.
 * Assumed: a delegation names the sub-agent's own account and the key that it issues, and all its authority is that
 * key's. A key always has an end, so a lasting delegation outlives its key and its giver may renew it; a temporary one
 * ends with its key. Neither outlives the key of its giver; the owner has none, and so no end of its own.
 */

/** Stands for the owner where a key's id is asked for. */
export const OWNER_ID = "0";

export type Delegation = {
  /** The key that gave it, or the owner. */
  giver: string;
  /** The sub-agent's own account. */
  subAgent: string;
  /** The key that it issued last. */
  keyId: string;
  /** The moment from which a temporary delegation counts for nothing; null for a lasting one. */
  end: number | null;
  revoked: boolean;
};

export type DelegationState = "None" | "Active" | "Ended" | "Revoked";

export type DelegationError = "BadSubAgent" | "DelegationNotActive" | "NotGiver" | "NotLasting";

export type DelegationOutcome = { delegation: Delegation } | { refused: DelegationError };

/** What stands around a delegation at a moment. */
export type Moment = {
  at: number;
  /** Keys from the giver up to the root, the giver among them; none where the owner gave it. */
  path: readonly string[];
  /** Whether all of them are live; true where the owner gave it. */
  giverIsLive: boolean;
  /** Whether the key that it issued last is revoked; nothing replaces that of a temporary one. */
  keyIsRevoked: boolean;
};

/** Records a sub-agent. Nobody has asked it: the record is its giver's word. */
export function newDelegation(terms: Omit<Delegation, "revoked">, account: string): DelegationOutcome {
  if (terms.subAgent === OWNER_ID || terms.subAgent === account) return { refused: "BadSubAgent" };
  return { delegation: { ...terms, revoked: false } };
}

export function delegationStateAt(delegation: Delegation | undefined, moment: Moment): DelegationState {
  if (delegation === undefined) return "None";
  if (delegation.revoked || (delegation.end !== null && moment.keyIsRevoked)) return "Revoked";
  const ended = delegation.end !== null && moment.at >= delegation.end;
  return ended || !moment.giverIsLive ? "Ended" : "Active";
}

/** The giver alone issues the next key of a lasting delegation. */
export function renew(
  delegation: Delegation | undefined,
  { by, keyId }: { by: string; keyId: string },
  moment: Moment,
): DelegationOutcome {
  if (delegation === undefined || delegationStateAt(delegation, moment) !== "Active")
    return { refused: "DelegationNotActive" };
  if (by !== delegation.giver) return { refused: "NotGiver" };
  if (delegation.end !== null) return { refused: "NotLasting" };
  return { delegation: { ...delegation, keyId } };
}

/** The giver, a key above it or the owner ends a delegation, a temporary one before its end too. */
export function revoke(
  delegation: Delegation | undefined,
  { by }: { by: string },
  moment: Moment,
): DelegationOutcome {
  if (delegation === undefined || delegationStateAt(delegation, moment) !== "Active")
    return { refused: "DelegationNotActive" };
  if (by !== OWNER_ID && !moment.path.includes(by)) return { refused: "NotGiver" };
  return { delegation: { ...delegation, revoked: true } };
}
