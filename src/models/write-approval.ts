/**
 * Who may write into an account's protocol slot. A model consistent with the litepaper, not protocol constants.
 * From the litepaper: the DAO approves protocol IDs; approvals are time-limited and revocable; native precompiles may
 * always write. Assumed: the account's owner grants and revokes, both conditions are tested at each write, and an ID
 * writes inside its own area alone.
 */
import { nonNegative } from "./ranges";

/** The DAO's word on a protocol ID. */
export type Listing = "unlisted" | "listed" | "delisted";

export type Approval = {
  state: "requested" | "refused" | "active" | "revoked";
  /** e, the moment from which the approval is void; null until granted. */
  expires: number | null;
};

export type ApprovalStatus = Approval["state"] | "expired";

export type ApprovalEvent =
  | { type: "grant"; at: number; expires: number; listing: Listing }
  | { type: "refuse" | "revoke"; at: number };

export type ApprovalOutcome = { approval: Approval } | { refused: string };

/** What a protocol asks for; it allows nothing yet. */
export function requestApproval(): Approval {
  return { state: "requested", expires: null };
}

/**
 * Applies an event to one approval. Nothing leads back from revoked, refused or expired: a new grant needs a new
 * request.
 * @throws RangeError if a time is negative or not finite.
 */
export function applyApprovalEvent(approval: Approval, event: ApprovalEvent): ApprovalOutcome {
  const status = statusAt(approval, event.at);
  switch (event.type) {
    case "grant":
      nonNegative("expiry", event.expires);
      if (status !== "requested") return { refused: `the approval is ${status}` };
      if (event.listing !== "listed") return { refused: "the DAO does not list the protocol ID" };
      if (event.expires <= event.at) return { refused: "the expiry is not in the future" };
      return { approval: { state: "active", expires: event.expires } };
    case "refuse":
      if (status !== "requested") return { refused: `the approval is ${status}` };
      return { approval: { ...approval, state: "refused" } };
    case "revoke":
      if (status !== "active") return { refused: `the approval is ${status}` };
      return { approval: { ...approval, state: "revoked" } };
  }
}

/** The state as it reads at a moment: active up to the expiry, expired from it on. @throws RangeError if t < 0. */
export function statusAt({ state, expires }: Approval, time: number): ApprovalStatus {
  nonNegative("time", time);
  return state === "active" && expires !== null && time >= expires ? "expired" : state;
}

/** The four facts that a write is tested for. */
export type WriteTest = {
  precompile: boolean;
  listed: boolean;
  /** Granted, and neither refused nor revoked. */
  active: boolean;
  /** t < e. */
  inTime: boolean;
};

export type WriteDecision =
  | { allowed: true; reason: "native precompile" | "approval" }
  | { allowed: false; reason: "not listed" | "no active approval" | "expired" | "foreign area" };

/** Allow if a native precompile writes, or if all three other tests hold; the first test that fails is the reason. */
export function decideWrite({ precompile, listed, active, inTime }: WriteTest): WriteDecision {
  if (precompile) return { allowed: true, reason: "native precompile" };
  if (!listed) return { allowed: false, reason: "not listed" };
  if (!active) return { allowed: false, reason: "no active approval" };
  if (!inTime) return { allowed: false, reason: "expired" };
  return { allowed: true, reason: "approval" };
}

/** All sixteen combinations of the four tests, with their decisions. */
export function writeTruthTable(): { test: WriteTest; decision: WriteDecision }[] {
  const either = [true, false];
  return either.flatMap((precompile) =>
    either.flatMap((listed) =>
      either.flatMap((active) =>
        either.map((inTime) => {
          const test = { precompile, listed, active, inTime };
          return { test, decision: decideWrite(test) };
        }),
      ),
    ),
  );
}

/** A write by a protocol, or by a precompile, to one area of the slot. */
export type Write = { by: "precompile" | { protocolId: string }; area: string; at: number };

export type SlotRegistry = {
  listings: ReadonlyMap<string, Listing>;
  approvals: ReadonlyMap<string, Approval>;
};

/**
 * The decision for one write against the registries as they stand; absent entries count as unlisted and not granted.
 * @throws RangeError if the write's time is negative or not finite.
 */
export function decideWriteAt({ listings, approvals }: SlotRegistry, write: Write): WriteDecision {
  if (write.by === "precompile") {
    return decideWrite({ precompile: true, listed: false, active: false, inTime: false });
  }
  const id = write.by.protocolId;
  const status = statusAt(approvals.get(id) ?? requestApproval(), write.at);
  const decision = decideWrite({
    precompile: false,
    listed: listings.get(id) === "listed",
    active: status === "active" || status === "expired",
    inTime: status === "active",
  });
  return decision.allowed && write.area !== id ? { allowed: false, reason: "foreign area" } : decision;
}
