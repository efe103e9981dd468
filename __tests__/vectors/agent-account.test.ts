import fc from "fast-check";
import {
  type Account,
  type Act,
  act,
  approvalStatus,
  type BatchCall,
  type Gas,
  keyIsLive,
  maxCost,
  mayCall,
  NATIVE,
  newAccount,
  type Operation,
} from "./agent-account";

const gas: Gas = {
  verificationGasLimit: 1,
  callGasLimit: 1,
  preVerificationGas: 1,
  paymasterVerificationGasLimit: 0,
  paymasterPostOpGasLimit: 0,
  maxFeePerGas: 1,
};
const LIMIT = 100;
const END = 24;
const CALLS = ["shop.pay", "shop.hire", "shop.vote"];
const NAMES = ["k3", "k4", "k5"];

/** A root key; `withTree` has two more below it, each with room for the next. */
function withRoot(): Account {
  const terms = termsOf("root", LIMIT);
  return act(newAccount(), { at: 0, from: "owner", call: "issueKey", terms }).account;
}

function withTree(): Account {
  const first = operationOf("root", [{ call: "issueKey", terms: termsOf("k1", 60) }]);
  const second = operationOf("k1", [{ call: "issueKey", terms: termsOf("k2", 40) }]);
  return include(include(withRoot(), first, 0).account, second, 0).account;
}

const termsOf = (keyId: string, amount: number) => ({
  keyId,
  signer: keyId,
  end: END,
  limits: [{ asset: NATIVE, amount }],
  scope: CALLS,
});

const operationOf = (key: string, calls: readonly BatchCall[], signedBy = key): Operation => ({
  key,
  signedBy,
  selector: "executeUserOp",
  calls,
  gas,
  missingFunds: 0,
});

/** As the EntryPoint does it: a validation that fails or comes too late leaves nothing, an execution its charge. */
function include(account: Account, operation: Operation, at: number): { account: Account; done: boolean } {
  const from = "entryPoint";
  const validated = act(account, { at, from, call: "validateUserOp", operation });
  const { validation } = validated;
  if (validation === undefined || validation === "SIG_VALIDATION_FAILED" || at > validation.validUntil)
    return { account, done: false };
  const executed = act(validated.account, { at, from, call: "executeUserOp", operation });
  return { account: executed.account, done: executed.error === undefined };
}

const key = fc.constantFrom("root", "root", "k1", "k1", "k2", "k2", "k3");
const terms = fc.record({
  keyId: fc.constantFrom(...NAMES, "root", "0"),
  signer: key,
  end: fc.integer({ min: 1, max: END + 4 }),
  limits: fc.integer({ min: 0, max: 60 }).map((amount) => [{ asset: NATIVE, amount }]),
  scope: fc.subarray([...CALLS, "account.issueKey"]),
});
const payment = fc.record({ to: fc.constantFrom(...CALLS), value: fc.nat(30) });
const batchCall: fc.Arbitrary<BatchCall> = fc.oneof(
  { weight: 5, arbitrary: payment },
  { weight: 1, arbitrary: fc.record({ to: fc.constant("account.issueKey") }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant("issueKey" as const), terms }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant("delegate" as const), subAgent: key, terms }) },
  {
    weight: 1,
    arbitrary: fc.record({ call: fc.constant("renewDelegation" as const), delegation: key, terms }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ call: fc.constant("narrowKey" as const), key, calls: fc.subarray(CALLS) }),
  },
);
const operations = fc.array(
  fc.record({ key, calls: fc.array(batchCall, { minLength: 1, maxLength: 2 }), wait: fc.nat(1) }),
  { minLength: 12, maxLength: 30 },
);

test("no tree pays more than its root's limit, gas included, and no key is issued that reaches beyond its parent", () => {
  fc.assert(
    fc.property(operations, (list) => {
      let account = withTree();
      let paid = 2 * maxCost(gas);
      let at = 0;
      for (const { key: name, calls, wait } of list) {
        at += wait;
        const before = account;
        const operation = operationOf(name, calls, account.keys.get(name)?.signer);
        const { account: after, done } = include(account, operation, at);
        account = after;
        // Gas is paid for a failed execution too; what it sent came back.
        if (after !== before) paid += maxCost(gas);
        if (!done) continue;
        expect(keyIsLive(before, name, at)).toBe(true);
        for (const call of calls) paid += "to" in call ? (call.value ?? 0) : 0;
        for (const [id, issued] of after.keys) {
          if (before.keys.has(id)) continue;
          expect(issued.parent).toBe(name);
          expect(issued.end).toBeLessThanOrEqual(after.keys.get(name)?.end ?? 0);
          for (const call of issued.scope) expect(mayCall(before, name, call)).toBe(true);
        }
        for (const [id, { budgets }] of before.keys) {
          const spent = after.keys.get(id)?.budgets.get(NATIVE)?.spent;
          if (id !== name) expect(spent).toBe(budgets.get(NATIVE)?.spent);
        }
      }
      expect(paid).toBeLessThanOrEqual(LIMIT);
    }),
    { numRuns: 300 },
  );
});

/** An account after these acts, those that are refused left out; the protocol "jobs" is listed and has asked to write. */
function after(acts: readonly Act[]): Account {
  const asked: Act[] = [
    { at: 0, from: "registry", call: "list", protocol: "jobs" },
    { at: 0, from: "jobs", call: "requestWrite" },
  ];
  return [...asked, ...acts].reduce((account, step) => act(account, step).account, newAccount());
}

const byOwner = { at: 0, from: "owner", protocol: "jobs" };
const grantTo = (end: number): Act => ({ ...byOwner, call: "grantWrite", end, epoch: 1 });
const writeAt = (account: Account, at: number) =>
  act(account, { at, from: "jobs", call: "write", position: "1", value: "2" }).error;
const [delisting, listing] = (["delist", "list"] as const).map(
  (call): Act => ({ at: 0, from: "registry", call, protocol: "jobs" }),
) as [Act, Act];
const time = fc.integer({ min: 0, max: 20 });

test("W3: from refused, revoked, expired and void nothing but a new request leads back to active", () => {
  const step = fc.oneof(
    fc
      .record({ end: time, epoch: fc.integer({ min: 1, max: 3 }) })
      .map((terms): Act => ({ ...byOwner, call: "grantWrite", ...terms })),
    fc.constantFrom<Act>(
      { ...byOwner, call: "refuseWrite" },
      { ...byOwner, call: "revokeWrite" },
      delisting,
      listing,
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(time, step), { maxLength: 12 }), (steps) => {
      let account = after([]);
      let ended = false;
      for (const [at, change] of steps.sort(([one], [other]) => one - other)) {
        account = act(account, { ...change, at }).account;
        const status = approvalStatus(account, "jobs", at);
        if (ended) expect(status).not.toBe("active");
        ended ||= ["refused", "revoked", "expired", "void"].includes(status);
      }
    }),
  );
});

test("W6: after a revocation, and from the expiry on, every write is denied", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), time, (end, at) => {
      expect(writeAt(after([grantTo(end)]), at) === undefined).toBe(at < end);
      const revoked = after([grantTo(end), { ...byOwner, call: "revokeWrite" }]);
      expect(writeAt(revoked, at)).toBe("NoActiveApproval");
    }),
  );
});

test("an approval counts for the listing under which it was granted, and never for a later one", () => {
  expect(approvalStatus(after([grantTo(5), delisting]), "jobs", 1)).toBe("active");
  const relisted = after([grantTo(5), delisting, listing]);
  expect(writeAt(relisted, 1)).toBe("NoActiveApproval");
  expect([1, 5].map((at) => approvalStatus(relisted, "jobs", at))).toEqual(["void", "expired"]);
});
