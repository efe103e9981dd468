/** The models run the vectors that the appendix of ERC4337A publishes, with what stands in this folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import { LITEPAPERS } from "../../src/content/content-paths";
import {
  type BudgetRule,
  createSwarm,
  delegate,
  exposure,
  keyOf,
  revokeFrom,
  type Swarm,
  type SwarmOutcome,
  spendFrom,
} from "../../src/models/swarm";
import {
  type Account,
  type Act,
  act,
  approvalStatus,
  type BatchCall,
  delegationState,
  type Gas,
  isValidSignature,
  keyIsLive,
  maxCost,
  mayCall,
  newAccount,
  type Operation,
  OWNER_ID,
  type Validation,
} from "./agent-account";

/** An operation as the vectors write it: what is left out has a default. */
type WrittenOperation = Partial<Omit<Operation, "gas">> & {
  key: string;
  calls: BatchCall[];
  gas?: Partial<Gas>;
};

type View =
  | { call: "read"; protocol: string; position: string }
  | { call: "approvalOf"; protocol: string }
  | { call: "isLive" | "keyOf"; key: string }
  | { call: "budgetOf"; key: string; asset: string }
  | { call: "mayCall"; key: string; target: string }
  | { call: "delegationOf"; delegation: string }
  | { call: "isValidSignature"; by: string; madeFor: string };

type WrittenAct =
  | Exclude<Act, { operation: Operation }>
  | (Omit<Extract<Act, { operation: Operation }>, "operation"> & { operation: WrittenOperation });

type Step = { at: number; expect: unknown } & (
  | WrittenAct
  | View
  | { call?: never; operation: WrittenOperation }
);

type Vectors = {
  gas: Gas;
  roots: { id: string; root: string }[];
  slots: { id: string; root: string; member: number; keys: [string, string]; slot: string }[];
  selectors: Record<string, string>;
  encoding: {
    id: string;
    keyId: string;
    calls: { target: string; value: string; data: string }[];
    callData: string;
  }[];
  costs: {
    id: string;
    accountGasLimits: string;
    preVerificationGas: number;
    gasFees: string;
    paymasterAndData: string;
    maxCost: number;
  }[];
  starts: Record<string, Step[]>;
  vectors: { id: string; start?: string; steps: Step[] }[];
  comparison: {
    id: string;
    rule: BudgetRule;
    keys: {
      id: string;
      parent: string | null;
      limit: number;
      end: number;
      scope: string[];
      expect: string;
    }[];
    steps: { spend?: string; revoke?: string; amount?: number; at?: number; expect?: string }[];
    spent: Record<string, number>;
    exposure: number;
  }[];
};

const vectors: Vectors = JSON.parse(readFileSync(join(LITEPAPERS, "erc4337a", "vectors.json"), "utf8"));
const keccak = (hex: string) => bytesToHex(keccak_256(hexToBytes(hex)));
const word = (value: bigint | number) => value.toString(16).padStart(64, "0");
const digits = (hex: string) => hex.slice(2);

function rootOf(id: string): bigint {
  const inner = BigInt(`0x${bytesToHex(keccak_256(utf8ToBytes(id)))}`) - 1n;
  const outer = BigInt(`0x${keccak(word(inner))}`);
  return outer - (outer % 256n);
}

test.each(vectors.roots)("ERC-7201: the root of $id", ({ id, root }) => {
  expect(`0x${word(rootOf(id))}`).toBe(root);
});

test.each(vectors.slots)("vector $id: a slot of a mapping of mappings", ({ root, member, keys, slot }) => {
  const [outer, inner] = keys;
  const held = keccak(digits(outer) + word(rootOf(root) + BigInt(member)));
  expect(`0x${keccak(digits(inner) + held)}`).toBe(slot);
});

test.each(vectors.encoding)("vector $id: the calldata of an operation", ({ keyId, calls, callData }) => {
  const padded = (hex: string) => hex.padEnd(Math.ceil(hex.length / 64) * 64, "0");
  const bodies = calls.map(({ target, value, data }) =>
    [
      word(BigInt(target)),
      word(BigInt(value)),
      word(0x60),
      word(digits(data).length / 2),
      padded(digits(data)),
    ].join(""),
  );
  const heads = bodies.map((_, index) =>
    word(32 * calls.length + bodies.slice(0, index).join("").length / 2),
  );
  const batch = [word(calls.length), ...heads, ...bodies].join("");
  expect(`${vectors.selectors.executeUserOp}${digits(keyId)}${word(0x40)}${batch}`).toBe(callData);
});

test.each(vectors.costs)("vector $id: the greatest cost of an operation", (packed) => {
  const half = (hex: string, from: number) =>
    Number(BigInt(`0x${digits(hex).slice(from, from + 32) || "0"}`));
  const gas = {
    verificationGasLimit: half(packed.accountGasLimits, 0),
    callGasLimit: half(packed.accountGasLimits, 32),
    preVerificationGas: packed.preVerificationGas,
    paymasterVerificationGasLimit: half(packed.paymasterAndData, 40),
    paymasterPostOpGasLimit: half(packed.paymasterAndData, 72),
    maxFeePerGas: half(packed.gasFees, 32),
  };
  expect(maxCost(gas)).toBe(packed.maxCost);
});

test.each(vectors.vectors)("vector $id: calls and their answers", ({ start, steps }) => {
  let account = newAccount();
  for (const { expect: expected, ...step } of [...startOf(start), ...steps]) {
    const { account: after, answer } = answerTo(account, step as Step);
    account = after;
    expect({ ...step, answer }).toEqual({ ...step, answer: expected });
  }
});

test.each(vectors.vectors)("vector $id: its steps stand in chain order", ({ start, steps }) => {
  const times = [...startOf(start), ...steps].map(({ at }) => at);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

function startOf(name?: string): Step[] {
  if (name === undefined) return [];
  const steps = vectors.starts[name];
  if (!steps) throw new Error(`There is no start "${name}".`);
  return steps;
}

function completed({ gas, ...written }: WrittenOperation, account: Account): Operation {
  const whole = { ...vectors.gas, ...gas };
  return {
    selector: "executeUserOp",
    signedBy: written.key === OWNER_ID ? "owner" : (account.keys.get(written.key)?.signer ?? ""),
    missingFunds: maxCost(whole),
    ...written,
    gas: whole,
  };
}

function answerTo(account: Account, step: Step): { account: Account; answer: unknown } {
  if (step.call === undefined) return answerToOperation(account, completed(step.operation, account), step.at);
  if (!("from" in step)) return { account, answer: viewOf(account, step as View, step.at) };
  const whole = "operation" in step ? { ...step, operation: completed(step.operation, account) } : step;
  const { account: after, error, validation } = act(account, whole as Act);
  return { account: after, answer: error ?? validation ?? "done" };
}

/** What the EntryPoint does with an operation: a failed validation leaves nothing, a failed execution the charge. */
function answerToOperation(account: Account, operation: Operation, at: number) {
  const from = "entryPoint";
  const validated = act(account, { at, from, call: "validateUserOp", operation });
  const refused = validated.error ?? refusedBy(validated.validation, at);
  if (refused !== undefined) return { account, answer: `validation: ${refused}` };
  const executed = act(validated.account, { at, from, call: "executeUserOp", operation });
  return {
    account: executed.account,
    answer: executed.error === undefined ? "done" : `execution: ${executed.error}`,
  };
}

/** The EntryPoint's own answers, of which 0 as an end means none. */
function refusedBy(validation: Validation | undefined, at: number): string | undefined {
  if (validation === undefined || validation === "SIG_VALIDATION_FAILED") return "AA24";
  return validation.validUntil !== 0 && at > validation.validUntil ? "AA22" : undefined;
}

function viewOf(account: Account, view: View, at: number): unknown {
  switch (view.call) {
    case "read":
      return account.areas.get(`${view.protocol}/${view.position}`) ?? "0";
    case "approvalOf": {
      const state = approvalStatus(account, view.protocol, at);
      const end = account.approvals.get(view.protocol)?.expires ?? 0;
      return { state: state.charAt(0).toUpperCase() + state.slice(1), end };
    }
    case "isLive":
      return keyIsLive(account, view.key, at);
    case "keyOf": {
      const key = account.keys.get(view.key);
      return (
        key && { parent: key.parent ?? OWNER_ID, signer: key.signer, end: key.end, revoked: key.revoked }
      );
    }
    case "budgetOf":
      return account.keys.get(view.key)?.budgets.get(view.asset);
    case "mayCall":
      return mayCall(account, view.key, view.target);
    case "delegationOf": {
      const { giver, subAgent, keyId, end } = account.delegations.get(view.delegation) ?? {
        giver: OWNER_ID,
        subAgent: OWNER_ID,
        keyId: OWNER_ID,
        end: null,
      };
      return { state: delegationState(account, view.delegation, at), giver, subAgent, keyId, end: end ?? 0 };
    }
    case "isValidSignature":
      return isValidSignature({ by: view.by, account: view.madeFor }) ? "0x1626ba7e" : "0xffffffff";
  }
}

test.each(vectors.comparison)(
  "comparison $id: a tree under one rule",
  ({ rule, keys, steps, spent, exposure: most }) => {
    let swarm: Swarm = new Map();
    const answerTo = (outcome: SwarmOutcome, done: string) => {
      if ("refused" in outcome) return outcome.refused;
      swarm = outcome.swarm;
      return done;
    };
    for (const { parent, expect: expected, ...terms } of keys) {
      const outcome = parent === null ? { swarm: createSwarm(terms) } : delegate(swarm, parent, terms, rule);
      expect(answerTo(outcome, "issued")).toBe(expected);
    }
    for (const { spend: id, revoke, amount = 0, at = 0, expect: expected } of steps) {
      if (revoke !== undefined) swarm = revokeFrom(swarm, revoke);
      if (id !== undefined)
        expect(answerTo(spendFrom(swarm, id, { amount, at, rule }), "accepted")).toBe(expected);
    }
    expect(Object.fromEntries([...swarm.keys()].map((id) => [id, keyOf(swarm, id).spent]))).toEqual(spent);
    expect(exposure(swarm, rule)).toBe(most);
  },
);
