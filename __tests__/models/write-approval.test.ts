import fc from "fast-check";
import {
  type Approval,
  type ApprovalEvent,
  applyApprovalEvent,
  decideWrite,
  decideWriteAt,
  delist,
  type Listing,
  listAnew,
  NO_APPROVAL,
  requestApproval,
  statusAt,
  UNLISTED,
  writeTruthTable,
} from "../../src/models/write-approval";

const listed = listAnew(UNLISTED);
const delisted = delist(listed);
const relisted = listAnew(delisted);
const listing = fc.constantFrom<Listing>(UNLISTED, listed, delisted, relisted);
const time = fc.integer({ min: 0, max: 20 });
const anyEvent: fc.Arbitrary<ApprovalEvent> = fc.oneof(
  fc.record({
    type: fc.constant("grant" as const),
    at: time,
    expires: time,
    epoch: fc.integer({ min: 1, max: 3 }),
    listing,
  }),
  fc.record({ type: fc.constantFrom("refuse" as const, "revoke" as const), at: time, listing }),
);

function grant(expires: number): Approval {
  const outcome = applyApprovalEvent(requestApproval(), {
    type: "grant",
    at: 0,
    expires,
    epoch: 1,
    listing: listed,
  });
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome.approval;
}

function registry(approval: Approval, listing = listed) {
  return { listings: new Map([["jobs", listing]]), approvals: new Map([["jobs", approval]]) };
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
  expect(decideWriteAt(registry(grant(5), delisted), write)).toMatchObject({ reason: "not listed" });
  expect(decideWriteAt(registry(grant(5)), write)).toEqual({ allowed: true, reason: "approval" });
});

test("W3: from refused, revoked, expired and void nothing but a new request leads back to active", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      let approval = requestApproval();
      let ended = false;
      let now = listed;
      for (const { listing: word, ...event } of events.sort((a, b) => a.at - b.at)) {
        if (word === relisted) now = listAnew(now);
        if (word === delisted) now = delist(now);
        const outcome = applyApprovalEvent(approval, { ...event, listing: now });
        if ("approval" in outcome) approval = outcome.approval;
        const status = statusAt(approval, event.at, now);
        if (ended) expect(status).not.toBe("active");
        ended ||= ["refused", "revoked", "expired", "void"].includes(status);
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
      const revoked = applyApprovalEvent(grant(expires), { type: "revoke", at: 0, listing: listed });
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
  expect(
    applyApprovalEvent(asked, { type: "grant", at: 3, expires: 9, epoch: 1, listing: delisted }),
  ).toEqual({
    refused: "NotListed",
  });
  expect(applyApprovalEvent(asked, { type: "grant", at: 3, expires: 3, epoch: 1, listing: listed })).toEqual({
    refused: "EndNotInFuture",
  });
  expect(() => statusAt(asked, -1, listed)).toThrow("The time must be zero or more; it was -1.");
});

test("a grant names the listing that it is for, and no earlier or later one", () => {
  const grantFor = (epoch: number) =>
    applyApprovalEvent(requestApproval(), { type: "grant", at: 1, expires: 9, epoch, listing: relisted });
  expect(grantFor(1)).toEqual({ refused: "WrongListing" });
  expect(grantFor(2)).toHaveProperty("approval.epoch", 2);
  expect(grantFor(3)).toEqual({ refused: "WrongListing" });
});

test("an approval counts for the listing under which it was granted, and never for a later one", () => {
  const write = { by: { protocolId: "jobs" }, area: "jobs", at: 1 };
  expect(decideWriteAt(registry(grant(5), relisted), write)).toEqual({
    allowed: false,
    reason: "no active approval",
  });
  expect(statusAt(grant(5), 1, delisted)).toBe("active");
  expect(statusAt(grant(5), 1, relisted)).toBe("void");
  expect(statusAt(grant(5), 5, relisted)).toBe("expired");
});

test("a listed protocol asks where no request is open and no approval active, and nobody grants without", () => {
  const request = (from: Approval, list: Listing, at = 1) =>
    applyApprovalEvent(from, { type: "request", at, listing: list });
  expect(request(NO_APPROVAL, listed)).toEqual({ approval: requestApproval() });
  expect(request(NO_APPROVAL, delisted)).toEqual({ refused: "NotListed" });
  expect(request(requestApproval(), listed)).toEqual({ refused: "WrongApprovalState" });
  expect(request(grant(5), listed)).toEqual({ refused: "WrongApprovalState" });
  expect(request(grant(5), relisted)).toEqual({ approval: requestApproval() });
  expect(request(grant(5), listed, 5)).toEqual({ approval: requestApproval() });
  expect(
    applyApprovalEvent(NO_APPROVAL, { type: "grant", at: 1, expires: 9, epoch: 1, listing: listed }),
  ).toEqual({
    refused: "WrongApprovalState",
  });
});
