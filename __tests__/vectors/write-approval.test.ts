import fc from "fast-check";
import {
  type Approval,
  type ApprovalEvent,
  applyApprovalEvent,
  decideWriteAt,
  delist,
  type Listing,
  listAnew,
  REQUESTED,
  statusAt,
  UNLISTED,
} from "./write-approval";

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
  const event = { type: "grant", at: 0, expires, epoch: 1, listing: listed } as const;
  const outcome = applyApprovalEvent(REQUESTED, event);
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome.approval;
}

function writeAt(at: number, approval: Approval, { area = "jobs", now = listed } = {}) {
  const registry = { listings: new Map([["jobs", now]]), approvals: new Map([["jobs", approval]]) };
  return decideWriteAt(registry, { protocolId: "jobs", area, at });
}

test("W3: from refused, revoked, expired and void nothing but a new request leads back to active", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      let approval = REQUESTED;
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

test("W5: a protocol ID writes inside its own area alone", () => {
  expect(writeAt(1, grant(5), { area: "lending" })).toEqual({ allowed: false, reason: "foreign area" });
});

test("W6: after a revocation, and from the expiry on, every write is denied", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), time, (expires, at) => {
      expect(writeAt(at, grant(expires)).allowed).toBe(at < expires);
      const revoked = applyApprovalEvent(grant(expires), { type: "revoke", at: 0, listing: listed });
      if ("refused" in revoked) throw new Error(revoked.refused);
      expect(writeAt(at, revoked.approval).allowed).toBe(false);
    }),
  );
});

test("an approval counts for the listing under which it was granted, and never for a later one", () => {
  expect(writeAt(1, grant(5), { now: relisted })).toEqual({ allowed: false, reason: "no active approval" });
  expect([delisted, relisted].map((now) => statusAt(grant(5), 1, now))).toEqual(["active", "void"]);
  expect(statusAt(grant(5), 5, relisted)).toBe("expired");
});
