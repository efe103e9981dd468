import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import solc from "solc";
import { shownFiles } from "../../src/markdown/appendix";
import { LITEPAPERS } from "../../src/markdown/content-paths";
import { issueKey, keyStateAt, revokeKey, type SessionKeyState, spend } from "../../src/models/session-key";
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
  type Approval,
  type ApprovalEvent,
  applyApprovalEvent,
  decideWriteAt,
  type Listing,
} from "../../src/models/write-approval";
import { library, ROOT, renderPublished } from "./published";

const FOLDER = `${LITEPAPERS}/erc4337a`;

type Vectors = {
  roots: { id: string; root: string }[];
  writes: {
    id: string;
    listings: Record<string, Listing>;
    approvals: Record<string, Approval>;
    write: { by: string; area: string; at: number };
    expect: object;
  }[];
  approvals: { id: string; from: Approval; event: ApprovalEvent; expect: object }[];
  keys: {
    id: string;
    key: { limit: number; end: number; at: number };
    operations: { at: number; revoke?: true; amounts?: number[]; expect?: { spent: number } }[];
    state: [SessionKeyState, number];
  }[];
  trees: {
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

const vectors: Vectors = JSON.parse(readFileSync(join(ROOT, FOLDER, "vectors.json"), "utf8"));
const { run } = library;
const rendered = renderPublished("erc4337a");
const [file] = shownFiles(rendered.markdown);

describe("the Solidity of the appendix", () => {
  const source = file?.text ?? "";
  // An interface has no code; a contract that uses both libraries makes the compiler read their assembly too.
  const user = `import "./${file?.name}";
    contract User {
      function read(bytes32 id, bytes32 position) external view returns (bytes32) { return ProtocolSlotStorage.data().areas[id][position]; }
      function ends(bytes32 id) external view returns (uint48) { return SessionKeyStorage.data().keys[id].end; }
    }
    abstract contract Account is IERC4337A {}`;
  const output = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: "Solidity",
        sources: {
          [file?.name ?? ""]: { content: source },
          "User.sol": { content: `// SPDX-License-Identifier: CC0-1.0\npragma solidity ^0.8.24;\n${user}` },
        },
        settings: { outputSelection: { "*": { "*": ["abi", "evm.bytecode.object"] } } },
      }),
    ),
  );

  test("compiles without errors and warnings", () => {
    expect(file?.name).toBe("IERC4337A.sol");
    expect(
      (output.errors ?? []).map(({ formattedMessage }: { formattedMessage: string }) => formattedMessage),
    ).toEqual([]);
    expect(output.contracts["User.sol"].User.evm.bytecode.object).toMatch(/^6080/);
  });

  test("declares what the paper's rules need", () => {
    const abi: { type: string; name: string }[] = output.contracts["IERC4337A.sol"].IERC4337A.abi;
    const names = (type: string) => abi.filter((entry) => entry.type === type).map(({ name }) => name);
    expect(names("function")).toEqual(
      expect.arrayContaining(["grantWrite", "revokeWrite", "write", "issueRootKey", "issueKey", "revokeKey"]),
    );
    expect(names("function")).toEqual(
      expect.arrayContaining(["validateUserOp", "executeUserOp", "isValidSignature"]),
    );
    expect(names("event")).toEqual(expect.arrayContaining(["WriteRevoked", "BudgetReserved", "Charged"]));
    expect(names("error")).toEqual(
      expect.arrayContaining(["ApprovalExpired", "OverBudget", "OutlivesParent"]),
    );
  });

  test("names the roots of the vectors, each beside its identifier", () => {
    const found = [...source.matchAll(/erc7201:([\w.-]+)\n[\s\S]*?ROOT =\s*(0x[0-9a-f]{64})/g)];
    expect(found.map(([, id, root]) => ({ id, root }))).toEqual(
      vectors.roots.slice(1).map(({ id, root }) => ({ id, root })),
    );
  });
});

test.each(vectors.roots)("ERC-7201: the root of $id", ({ id, root }) => {
  const inner = BigInt(`0x${bytesToHex(keccak_256(utf8ToBytes(id)))}`) - 1n;
  const outer = BigInt(`0x${bytesToHex(keccak_256(hexToBytes(inner.toString(16).padStart(64, "0"))))}`);
  expect(`0x${(outer - (outer % 256n)).toString(16).padStart(64, "0")}`).toBe(root);
});

test.each(vectors.writes)("vector $id: a write", ({ listings, approvals, write, expect: expected }) => {
  const by = write.by === "precompile" ? "precompile" : { protocolId: write.by };
  const registry = {
    listings: new Map(Object.entries(listings)),
    approvals: new Map(Object.entries(approvals)),
  };
  expect(decideWriteAt(registry, { ...write, by } as Parameters<typeof decideWriteAt>[1])).toEqual(expected);
});

test.each(vectors.approvals)("vector $id: an approval", ({ from, event, expect: expected }) => {
  expect(applyApprovalEvent(from, event)).toEqual(expected);
});

test.each(vectors.keys)("vector $id: a key", ({ key: terms, operations, state: [state, at] }) => {
  let key = issueKey(terms);
  for (const { at: time, revoke, amounts = [], expect: expected } of operations) {
    if (revoke) {
      key = revokeKey(key, time);
      continue;
    }
    const result = spend(key, amounts, time);
    key = result.key;
    const { accepted } = result;
    expect({ accepted, spent: key.spent, ...(result.accepted ? {} : { reason: result.reason }) }).toEqual(
      expected,
    );
  }
  expect(keyStateAt(key, at)).toBe(state);
});

test.each(vectors.trees)("vector $id: a tree", ({ rule, keys, steps, spent, exposure: most }) => {
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
});

test("the vectors' names are the ones of the facts, each once, and the run's trees are the run's", () => {
  const ids = [vectors.writes, vectors.approvals, vectors.keys, vectors.trees].flatMap((group) =>
    group.map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const group of ["W1", "W2", "W3", "W4", "W5", "W6", "K1", "K2", "K3", "T4", "T5", "T6"])
    expect(ids.some((id) => id.startsWith(group))).toBe(true);
  const exposures = ["T5a", "T5b", "T5c"].map((id) => vectors.trees.find((tree) => tree.id === id)?.exposure);
  const printed = ["key.exposure", "key.exposure.path", "key.exposure.independent"].map(
    (name) => Number(run.values[name]?.value) * 1e9,
  );
  expect(exposures).toEqual(printed);
});
