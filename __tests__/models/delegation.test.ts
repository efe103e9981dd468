import fc from "fast-check";
import {
  type Delegation,
  delegationStateAt,
  newDelegation,
  OWNER_ID,
  renew,
  revoke,
} from "../../src/models/delegation";

const lasting: Delegation = {
  giver: "lead",
  subAgent: "nia",
  keyId: "first",
  end: null,
  revoked: false,
};
const temporary: Delegation = { ...lasting, end: 12 };
const moment = (at: number, giverIsLive = true) => ({
  at,
  path: ["lead", "root"],
  giverIsLive,
  keyIsRevoked: false,
});

test("a temporary delegation ends by itself, and a lasting one with its giver's key at the latest", () => {
  expect(delegationStateAt(temporary, moment(11))).toBe("Active");
  expect(delegationStateAt(temporary, moment(12))).toBe("Ended");
  expect(delegationStateAt(lasting, moment(1000))).toBe("Active");
  expect(delegationStateAt(lasting, moment(1, false))).toBe("Ended");
  expect(delegationStateAt(undefined, moment(1))).toBe("None");
  expect(() => delegationStateAt(lasting, moment(-1))).toThrow("The time must be zero or more; it was -1.");
});

test("a temporary delegation whose key is revoked is revoked, since nothing replaces that key", () => {
  const keyIsRevoked = true;
  expect(delegationStateAt(temporary, { ...moment(1), keyIsRevoked })).toBe("Revoked");
  expect(delegationStateAt(lasting, { ...moment(1), keyIsRevoked })).toBe("Active");
});

test("its giver, a key above it and the owner revoke a delegation of either kind, and nobody else", () => {
  for (const delegation of [lasting, temporary]) {
    for (const by of ["lead", "root", OWNER_ID]) {
      const outcome = revoke(delegation, { by }, moment(1));
      expect(outcome).toEqual({ delegation: { ...delegation, revoked: true } });
    }
    for (const by of ["first", "nia"])
      expect(revoke(delegation, { by }, moment(1))).toEqual({ refused: "NotGiver" });
  }
});

test("the giver alone issues the next key, and only of a lasting delegation", () => {
  const next = { keyId: "next" };
  expect(renew(lasting, { by: "lead", ...next }, moment(1))).toEqual({
    delegation: { ...lasting, keyId: "next" },
  });
  expect(renew(lasting, { by: OWNER_ID, ...next }, moment(1))).toEqual({ refused: "NotGiver" });
  expect(renew(temporary, { by: "lead", ...next }, moment(1))).toEqual({ refused: "NotLasting" });
});

test("what is revoked or has ended is neither renewed nor revoked again", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 24 }), (lasts, revoked, at) => {
      const delegation = { ...(lasts ? lasting : temporary), revoked };
      const inactive = delegationStateAt(delegation, moment(at)) !== "Active";
      for (const outcome of [
        renew(delegation, { by: "lead", keyId: "next" }, moment(at)),
        revoke(delegation, { by: "lead" }, moment(at)),
      ])
        expect("refused" in outcome && outcome.refused === "DelegationNotActive").toBe(inactive);
    }),
  );
  expect(revoke(undefined, { by: OWNER_ID }, moment(1))).toEqual({ refused: "DelegationNotActive" });
});

test("a sub-agent is an account, and not the one that records it", () => {
  const terms = { giver: OWNER_ID, keyId: "first", end: null };
  expect(newDelegation({ ...terms, subAgent: OWNER_ID }, "account")).toEqual({ refused: "BadSubAgent" });
  expect(newDelegation({ ...terms, subAgent: "account" }, "account")).toEqual({ refused: "BadSubAgent" });
  expect(newDelegation({ ...terms, subAgent: "nia" }, "account")).toHaveProperty("delegation");
});
