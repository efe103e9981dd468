/**
 * How a protocol comes to write into an account's slot. Assumed beside `src/models/write-decision.ts`: the account's owner
 * grants and revokes what a protocol has asked for, an ID writes inside its own area alone, and an approval counts for the
 * listing under which it was granted: a protocol that is listed anew has to ask again, since the owner consented to what
 * was listed then.
 */
import { decideWrite, type WriteDecision } from "../../src/models/write-decision";

/** The DAO's word on a protocol ID. */
export type Listing = {
  listed: boolean;
  /** How often the ID has been listed; it never falls. */
  epoch: number;
};

export const UNLISTED: Listing = { listed: false, epoch: 0 };

export function listAnew({ epoch }: Listing): Listing {
  return { listed: true, epoch: epoch + 1 };
}

export function delist({ epoch }: Listing): Listing {
  return { listed: false, epoch };
}

export type Approval = {
  state: "none" | "requested" | "refused" | "active" | "revoked";
  /** e, the moment from which the approval is void; null until granted. */
  expires: number | null;
  /** The listing's, when it was granted. */
  epoch: number | null;
};

/** As it reads at a moment: `void` where the ID has been listed anew since. */
export type ApprovalStatus = Approval["state"] | "expired" | "void";

export type ApprovalEvent =
  | { type: "request" | "refuse" | "revoke"; at: number; listing: Listing }
  | {
      type: "grant";
      at: number;
      expires: number;
      /** Of the listing that the owner means; by the time the grant lands, there may be another. */
      epoch: number;
      listing: Listing;
    };

/** What a refused event is answered with, by the names of the appendix. */
export type ApprovalError = "NotListed" | "WrongApprovalState" | "WrongListing" | "EndNotInFuture";

export type ApprovalOutcome = { approval: Approval } | { refused: ApprovalError };

export const NO_APPROVAL: Approval = { state: "none", expires: null, epoch: null };

/** What a protocol asks for; it allows nothing yet. */
export const REQUESTED: Approval = { ...NO_APPROVAL, state: "requested" };

/** Applies an event to one approval. Only a new request leads on from refused, revoked, expired or void. */
export function applyApprovalEvent(approval: Approval, event: ApprovalEvent): ApprovalOutcome {
  const { listing, at } = event;
  const status = statusAt(approval, at, listing);
  switch (event.type) {
    case "request":
      if (!listing.listed) return { refused: "NotListed" };
      if (status === "requested" || status === "active") return { refused: "WrongApprovalState" };
      return { approval: REQUESTED };
    case "grant":
      if (status !== "requested") return { refused: "WrongApprovalState" };
      if (!listing.listed) return { refused: "NotListed" };
      if (event.epoch !== listing.epoch) return { refused: "WrongListing" };
      if (event.expires <= at) return { refused: "EndNotInFuture" };
      return { approval: { state: "active", expires: event.expires, epoch: listing.epoch } };
    case "refuse":
      if (status !== "requested") return { refused: "WrongApprovalState" };
      return { approval: { ...approval, state: "refused" } };
    case "revoke":
      if (status !== "active") return { refused: "WrongApprovalState" };
      return { approval: { ...approval, state: "revoked" } };
  }
}

/** The state as it reads at a moment: active up to the expiry, expired from it on. */
export function statusAt(
  { state, expires, epoch }: Approval,
  time: number,
  listing: Listing,
): ApprovalStatus {
  if (state !== "active" || expires === null) return state;
  if (time >= expires) return "expired";
  return epoch === listing.epoch ? "active" : "void";
}

/** A decision, or that the area is another protocol's. */
export type ApprovedWrite = WriteDecision | { allowed: false; reason: "foreign area" };

/** A write by a protocol to one area of the slot. */
export type Write = { protocolId: string; area: string; at: number };

export type SlotRegistry = {
  listings: ReadonlyMap<string, Listing>;
  approvals: ReadonlyMap<string, Approval>;
};

/** The decision for one write against the registries as they stand; absent entries count as unlisted and not granted. */
export function decideWriteAt(
  { listings, approvals }: SlotRegistry,
  { protocolId, area, at }: Write,
): ApprovedWrite {
  const listing = listings.get(protocolId) ?? UNLISTED;
  const status = statusAt(approvals.get(protocolId) ?? NO_APPROVAL, at, listing);
  const decision = decideWrite({
    precompile: false,
    listed: listing.listed,
    active: status === "active" || status === "expired",
    inTime: status === "active",
  });
  return decision.allowed && area !== protocolId ? { allowed: false, reason: "foreign area" } : decision;
}
