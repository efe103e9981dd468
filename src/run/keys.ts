import { drainStolenKey, signPastTheCounter } from "../models/attacks";
import {
  type BudgetRule,
  createSwarm,
  delegate,
  exposure,
  keyOf,
  type Swarm,
  type SwarmOutcome,
  spendFrom,
} from "../models/swarm";
import { decideWrite } from "../models/write-decision";
import type { InputOf, Mechanism, ValueOf } from "./mechanism";
import { attackOf, eth, hours, isAscending, SMALLEST_ETH, verdicts, whole, word } from "./quantities";
import type { InputName } from "./run-names";

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
  ],
  values: keyValues,
  verdicts: keyVerdicts,
} satisfies Mechanism;

/** Whose the run's three keys are, root first. */
const KEY_HOLDERS = ["lead", "first-sub", "second-sub"] as const;

type KeyHolder = (typeof KEY_HOLDERS)[number];

/** The run's keys under one rule, root first, when both sub-agents have spent; amounts in ETH. */
export type AttackedTree = {
  rule: BudgetRule;
  /** Names as the run's parties have them. */
  keys: readonly { name: KeyHolder; limit: number; spent: number }[];
  /** The most that the tree can spend. */
  exposure: number;
  /** What is left on the first sub-agent's key, for a thief to take. */
  stolen: number;
};

/** What the figure of the trees shows, and what the text says of them. */
export function attackedTrees(get: InputOf): AttackedTree[] {
  const rules: BudgetRule[] = ["reserved at issue", "charged along the path", "independent caps"];
  return rules.map((rule) => attackedTree(get, rule));
}

function attackedTree(get: InputOf, rule: BudgetRule): AttackedTree {
  const swarm = spentKeys(get, rule);
  const keys = KEY_HOLDERS.map((name) => {
    const { limit, spent } = keyOf(swarm, name);
    return { name, limit: limit / SMALLEST_ETH, spent: spent / SMALLEST_ETH };
  });
  const { limit, spent } = keyOf(swarm, "first-sub");
  return {
    rule,
    keys,
    exposure: exposure(swarm, rule) / SMALLEST_ETH,
    stolen: (limit - spent) / SMALLEST_ETH,
  };
}

/** An exhausted key passes nothing more, not even what costs nothing. */
type KeyState = "active" | "exhausted" | "expired" | "revoked";

/** One moment in the life of the first sub-agent's key; amounts in ETH, times in hours. */
export type KeyMoment = { at: number; spent: number; state: KeyState };

/** What the thief of a key does: spend what is left, or sign past the counter. */
export type Theft = "at once" | "signature";

/** The stolen key from its issue to its end: what it reserves, what it spends, what the thief takes, and its revocation. */
export function stolenKeyHistory(get: InputOf, theft: Theft = "at once"): KeyMoment[] {
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
  if (theft === "at once") charge(get("key.drained"), left);
  if (revoked < end) note(revoked, "revoked");
  note(end, revoked < end ? "revoked" : "expired");
  return moments;
}

function keyValues(get: InputOf) {
  const reserved = attackedTree(get, "reserved at issue");
  const independent = attackedTree(get, "independent caps");
  const revoked = revokedFrom(get);
  const [closed = 0, later = 0] = [get("key.first-sub.end"), revoked].sort((one, other) => one - other);
  return {
    "key.forced": hours(revoked),
    "key.end.late": hours(get("key.first-sub.end") + get("window.clock.behind")),
    "key.closed": hours(closed),
    "key.closed-later": hours(later),
    "key.exposed": hours(closed - get("key.stolen")),
    "key.exposed.without": hours(later - get("key.stolen")),
    "key.left": eth(reserved.stolen),
    "key.left.independent": eth(independent.stolen),
    "key.exposure": eth(reserved.exposure),
    "key.exposure.independent": eth(independent.exposure),
    "write.early.decision": word(writeAt(get, get("write.early"))),
    "write.late.decision": word(writeAt(get, get("write.late"))),
    ...attackOf(
      "attack.stolen-key",
      "ETH",
      drainStolenKey({
        left: reserved.stolen,
        at: get("key.drained"),
        end: get("key.first-sub.end"),
        revokedFrom: revoked,
        theft: get("key.theft"),
        gas: get("key.gas"),
      }),
      "ETH",
    ),
    ...attackOf("attack.signature", "ETH", signPastTheCounter(get("key.allowance"), get("key.theft")), "ETH"),
  };
}

function keyVerdicts(get: ValueOf) {
  const endsFirst = get("key.first-sub.end") <= get("key.forced");
  return verdicts({
    "key.closed.verdict": endsFirst ? "end" : "revocation",
    "key.closed-later.verdict": endsFirst ? "an end" : "a revocation",
    "attack.signature.verdict": get("key.allowance") > get("key.first-sub.limit") ? "although" : "while",
  });
}

/** The tree after both sub-agents have spent; amounts in millionths. */
function spentKeys(get: InputOf, rule: BudgetRule): Swarm {
  const amount = (name: InputName) => wholeEth(get(name));
  let swarm = createSwarm({ id: "lead", limit: amount("key.limit") });
  for (const [parent, id] of [
    ["lead", "first-sub"],
    ["first-sub", "second-sub"],
  ] as const)
    swarm = granted(delegate(swarm, parent, { id, limit: amount(`key.${id}.limit`) }, rule));
  for (const id of ["first-sub", "second-sub"] as const)
    swarm = granted(spendFrom(swarm, id, amount(`key.${id}.spend`), rule));
  return swarm;
}

function granted(outcome: SwarmOutcome): Swarm {
  if ("refused" in outcome) throw new RangeError(`In the run, ${outcome.refused}.`);
  return outcome.swarm;
}

function wholeEth(amount: number): number {
  return whole(amount, SMALLEST_ETH);
}

function revokedFrom(get: InputOf): number {
  return get("key.revoked") + get("window.force-inclusion");
}

/** The conditions of the run have the approval granted before both writes. */
function writeAt(get: InputOf, at: number): string {
  const inTime = at < get("write.end");
  const { allowed, reason } = decideWrite({ precompile: false, listed: true, active: true, inTime });
  return allowed ? "allowed" : `refused: ${reason}`;
}
