import { decideWrite } from "../models/write-decision";
import { attack, hours, type InputOf, inUnit, type Mechanism, type ValueOf, words } from "./mechanism";
import { isAscending, SMALLEST_ETH, whole } from "./quantities";

const eth = inUnit("ETH");

/** Session keys, one of which is stolen, and writes to the protocol slot. */
export const mechanism = {
  conditions: (get) => [
    [
      isAscending(get("key.second-sub.end"), get("key.first-sub.end"), get("key.duration")),
      "each key ends before its parent",
    ],
    [
      isAscending(0, get("key.stolen"), get("key.revoked"), get("key.drained")),
      "the key is stolen first, then the owner signs its revocation, and then it is drained",
    ],
    [
      get("key.drained") < Math.min(get("key.first-sub.end"), revokedFrom(get)),
      "the thief spends before the key ends and before its revocation takes effect",
    ],
    [
      get("write.early") < Math.min(get("key.second-sub.end"), get("key.stolen")),
      "the sub-agents spend before the key is stolen, when the jobs module first writes",
    ],
    [
      get("write.granted") <= get("write.early") &&
        get("write.early") < get("write.end") &&
        get("write.end") <= get("write.late"),
      "the first write falls into the approval’s time, and the second after it",
    ],
    [
      attackedTrees(get).every(({ keys }) => keys.every(({ spent, limit }) => spent <= limit)),
      "each key’s limit is enough for what it sets aside and spends",
    ],
  ],
  formulas: {
    "key.forced": hours(revokedFrom),
    "key.end.late": hours((get) => get("key.first-sub.end") + get("window.clock.behind")),
    "key.closed": hours((get) => Math.min(get("key.first-sub.end"), get("key.forced"))),
    "key.closed.verdict": words((get) => (endsFirst(get) ? "end" : "revocation")),
    "key.closed-later": hours((get) => Math.max(get("key.first-sub.end"), get("key.forced"))),
    "key.closed-later.verdict": words((get) => (endsFirst(get) ? "an end" : "a revocation")),
    "key.exposed": hours((get) => get("key.closed") - get("key.stolen")),
    "key.exposed.without": hours((get) => get("key.closed-later") - get("key.stolen")),
    "key.left": eth((get) => attackedTree("reserved at issue", get).stolen),
    "key.left.independent": eth((get) => attackedTree("independent caps", get).stolen),
    "key.exposure": eth((get) => attackedTree("reserved at issue", get).exposure),
    "key.exposure.independent": eth((get) => attackedTree("independent caps", get).exposure),
    "write.early.decision": words((get) => writeAt(get, get("write.early"))),
    "write.late.decision": words((get) => writeAt(get, get("write.late"))),
    // The conditions have the thief in time. It stops paying at a budget left that just pays for the theft and the gas.
    ...attack(
      "stolen-key",
      "ETH",
      {
        cost: (get) => get("key.theft") + get("key.gas"),
        gain: (get) => get("key.left"),
        stops: (get) => get("attack.stolen-key.cost"),
      },
      "ETH",
    ),
    // A key that answers ERC-1271's `isValidSignature` signs a payment that a third contract draws from an older approval: no
    // counter moves, and no budget bounds the gain. It stops paying at the allowance that just pays for the theft.
    ...attack(
      "signature",
      "ETH",
      {
        cost: (get) => get("key.theft"),
        gain: (get) => get("key.allowance"),
        stops: (get) => get("attack.signature.cost"),
      },
      "ETH",
    ),
    "attack.signature.verdict": words((get) =>
      get("key.allowance") > get("key.first-sub.limit") ? "although" : "while",
    ),
  },
} satisfies Mechanism;

/** Whose the example's three keys are, root first. */
const KEY_HOLDERS = ["lead", "first-sub", "second-sub"] as const;

type KeyHolder = (typeof KEY_HOLDERS)[number];

/**
 * What a key's counter is charged with: what the keys below it spend too, or its own spends alone, or, where the limit of
 * the key below is set aside when that is issued, its own spends and that limit.
 */
export type BudgetRule = "reserved at issue" | "charged along the path" | "independent caps";

/** The example's keys under one rule, root first, when both sub-agents have spent; amounts in ETH. */
export type AttackedTree = {
  rule: BudgetRule;
  /** Names as the example's parties have them. */
  keys: readonly { name: KeyHolder; limit: number; spent: number }[];
  /** The most that the tree can spend: the root's limit, or under independent caps the sum of all. */
  exposure: number;
  /** What is left on the first sub-agent's key, for a thief to take. */
  stolen: number;
};

/** What the figure of the trees shows, and what the text says of them. */
export function attackedTrees(get: InputOf): AttackedTree[] {
  const rules: BudgetRule[] = ["reserved at issue", "charged along the path", "independent caps"];
  return rules.map((rule) => attackedTree(rule, get));
}

function attackedTree(rule: BudgetRule, get: InputOf): AttackedTree {
  const limits = [get("key.limit"), get("key.first-sub.limit"), get("key.second-sub.limit")].map(wholeEth);
  const spends = [0, get("key.first-sub.spend"), get("key.second-sub.spend")].map(wholeEth);
  const charged = {
    "reserved at issue": (depth: number) => (spends[depth] ?? 0) + (limits[depth + 1] ?? 0),
    "charged along the path": (depth: number) => sum(spends.slice(depth)),
    "independent caps": (depth: number) => spends[depth] ?? 0,
  }[rule];
  const keys = KEY_HOLDERS.map((name, depth) => ({
    name,
    limit: (limits[depth] ?? 0) / SMALLEST_ETH,
    spent: charged(depth) / SMALLEST_ETH,
  }));
  return {
    rule,
    keys,
    exposure: sum(rule === "independent caps" ? limits : limits.slice(0, 1)) / SMALLEST_ETH,
    stolen: ((limits[1] ?? 0) - charged(1)) / SMALLEST_ETH,
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** An exhausted key passes nothing more, not even what costs nothing. */
type KeyState = "active" | "exhausted" | "expired" | "revoked";

/** One moment in the life of the first sub-agent's key; amounts in ETH, times in hours. */
export type KeyMoment = { at: number; spent: number; state: KeyState };

/** What the thief of a key does: spend what is left, or sign past the counter. */
export type Theft = "stolen-key" | "signature";

/** The stolen key from its issue to its end: what it reserves, what it spends, what the thief takes, and its revocation. */
export function stolenKeyHistory(get: InputOf, theft: Theft): KeyMoment[] {
  const limit = wholeEth(get("key.first-sub.limit"));
  const [end, revoked] = [get("key.first-sub.end"), revokedFrom(get)];
  const moments: KeyMoment[] = [];
  let spent = 0;
  const note = (at: number, state: KeyState) => moments.push({ at, spent: spent / SMALLEST_ETH, state });
  const charge = (at: number, amount: number) => {
    spent += amount;
    note(at, spent === limit ? "exhausted" : "active");
  };
  charge(0, wholeEth(get("key.second-sub.limit")));
  charge(get("write.early"), wholeEth(get("key.first-sub.spend")));
  const left = limit - spent;
  if (theft === "stolen-key") charge(get("key.drained"), left);
  if (revoked < end) note(revoked, "revoked");
  note(end, revoked < end ? "revoked" : "expired");
  return moments;
}

function wholeEth(amount: number): number {
  return whole(amount, SMALLEST_ETH);
}

function revokedFrom(get: InputOf): number {
  return get("key.revoked") + get("window.force-inclusion");
}

const endsFirst = (get: ValueOf) => get("key.first-sub.end") <= get("key.forced");

/** The conditions of the example have the approval granted before both writes. */
function writeAt(get: InputOf, at: number): string {
  const inTime = at < get("write.end");
  const { allowed, reason } = decideWrite({ precompile: false, listed: true, active: true, inTime });
  return allowed ? "allowed" : `refused: ${reason}`;
}
