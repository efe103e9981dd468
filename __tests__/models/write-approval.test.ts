import fc from "fast-check";
import {
  type Approval,
  type ApprovalEvent,
  applyApprovalEvent,
  decideWrite,
  decideWriteAt,
  type Listing,
  requestApproval,
  statusAt,
  writeTruthTable,
} from "../../src/models/write-approval";

const listing = fc.constantFrom<Listing>("unlisted", "listed", "delisted");
const time = fc.integer({ min: 0, max: 20 });
const anyEvent: fc.Arbitrary<ApprovalEvent> = fc.oneof(
  fc.record({ type: fc.constant("grant" as const), at: time, expires: time, listing }),
  fc.record({ type: fc.constantFrom("refuse" as const, "revoke" as const), at: time }),
);

function grant(expires: number): Approval {
  const outcome = applyApprovalEvent(requestApproval(), { type: "grant", at: 0, expires, listing: "listed" });
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome.approval;
}

function registry(approval: Approval, listed: Listing = "listed") {
  return { listings: new Map([["jobs", listed]]), approvals: new Map([["jobs", approval]]) };
}

test("nine of sixteen combinations allow: eight through the precompile, one through the approval", () => {
  const allowed = writeTruthTable().filter(({ decision }) => decision.allowed);
  expect(writeTruthTable()).toHaveLength(16);
  expect(allowed.filter(({ decision }) => decision.reason === "native precompile")).toHaveLength(8);
  expect(allowed.filter(({ decision }) => decision.reason === "approval")).toEqual([
    {
      test: { precompile: false, listed: true, active: true, inTime: true },
      decision: { allowed: true, reason: "approval" },
    },
  ]);
});

test("W1: what nobody listed and nobody granted is denied", () => {
  const nothing = { listings: new Map(), approvals: new Map() };
  expect(decideWriteAt(nothing, { by: { protocolId: "jobs" }, area: "jobs", at: 0 })).toEqual({
    allowed: false,
    reason: "not listed",
  });
});

test("W2: neither the DAO's listing nor the owner's grant is enough alone", () => {
  const write = { by: { protocolId: "jobs" }, area: "jobs", at: 1 };
  expect(decideWriteAt(registry(requestApproval()), write)).toMatchObject({ reason: "no active approval" });
  expect(decideWriteAt(registry(grant(5), "delisted"), write)).toMatchObject({ reason: "not listed" });
  expect(decideWriteAt(registry(grant(5)), write)).toEqual({ allowed: true, reason: "approval" });
});

test("W3: from refused, revoked and expired no event leads back to active", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      let approval = requestApproval();
      let ended = false;
      for (const event of events.sort((a, b) => a.at - b.at)) {
        const outcome = applyApprovalEvent(approval, event);
        if ("approval" in outcome) approval = outcome.approval;
        const status = statusAt(approval, event.at);
        if (ended) expect(status).not.toBe("active");
        ended ||= status === "refused" || status === "revoked" || status === "expired";
      }
    }),
  );
});

test("W4: precompile writes do not depend on approvals or listings", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (listed, active, inTime) => {
      expect(decideWrite({ precompile: true, listed, active, inTime }).allowed).toBe(true);
    }),
  );
});

test("W5: a protocol ID writes inside its own area alone", () => {
  expect(decideWriteAt(registry(grant(5)), { by: { protocolId: "jobs" }, area: "lending", at: 1 })).toEqual({
    allowed: false,
    reason: "foreign area",
  });
});

test("W6: after a revocation, and from the expiry on, every write is denied", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), time, (expires, at) => {
      const write = { by: { protocolId: "jobs" }, area: "jobs", at };
      expect(decideWriteAt(registry(grant(expires)), write).allowed).toBe(at < expires);
      const revoked = applyApprovalEvent(grant(expires), { type: "revoke", at: 0 });
      if ("refused" in revoked) throw new Error(revoked.refused);
      expect(decideWriteAt(registry(revoked.approval), write).allowed).toBe(false);
    }),
  );
});

test("an expired approval is told apart from one that was never granted", () => {
  const write = { by: { protocolId: "jobs" }, area: "jobs", at: 5 };
  expect(decideWriteAt(registry(grant(5)), write)).toEqual({ allowed: false, reason: "expired" });
});

test("a grant is refused when the ID is not listed or the expiry has passed", () => {
  const asked = requestApproval();
  expect(applyApprovalEvent(asked, { type: "grant", at: 3, expires: 9, listing: "delisted" })).toEqual({
    refused: "the DAO does not list the protocol ID",
  });
  expect(applyApprovalEvent(asked, { type: "grant", at: 3, expires: 3, listing: "listed" })).toEqual({
    refused: "the expiry is not in the future",
  });
  expect(() => statusAt(asked, -1)).toThrow("The time must be zero or more; it was -1.");
});
