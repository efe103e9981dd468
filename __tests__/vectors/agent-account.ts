/**
 * The account of the appendix: who may call which function, in which phase, and with which error it is refused. A
 * model of our reading, not the specification. Limits are reserved at issue.
 *
 * The acting key is the one that the operation's calldata names and whose signer signed the operation; no argument of a
 * call names it. The owner acts as key "0", by an ordinary transaction or by an operation of its own; the account's
 * address is not the owner's, so that a call of the account to itself is the acting key's and nobody else's.
 *
 * Units: amounts in one unit for all assets, the gas price in that unit for each gas; times in seconds.
 */
import { isLive, pathToRoot } from "../../src/models/swarm";
import { decideWrite } from "../../src/models/write-decision";

/** Stands for the owner where a key's id is asked for. */
export const OWNER_ID = "0";

/** The DAO's word on a protocol ID. */
export type Listing = {
  listed: boolean;
  /** How often the ID has been listed; it never falls. */
  epoch: number;
};

/**
 * The owner grants and revokes what a protocol has asked for. An approval counts for the listing under which it was
 * granted: a protocol that is listed anew has to ask again, since the owner consented to what was listed then.
 */
export type Approval = {
  state: "none" | "requested" | "refused" | "active" | "revoked";
  /** e, the moment from which the approval is void; null until granted. */
  expires: number | null;
  /** The listing's, when it was granted. */
  epoch: number | null;
};

/** As it reads at a moment: `void` where the ID has been listed anew since. */
export type ApprovalStatus = Approval["state"] | "expired" | "void";

/**
 * A sub-agent that the account records: the litepaper names a lasting and a temporary way, and says neither what is
 * recorded nor how either ends. Assumed: a delegation names the sub-agent's own account and the key that it issues, and all
 * its authority is that key's. A key always has an end, so a lasting delegation outlives its key and its giver may renew
 * it; a temporary one ends with its key. Neither outlives the key of its giver; the owner has none, and so no end of its
 * own. Nobody has asked the sub-agent: the record is its giver's word.
 */
export type Delegation = {
  /** The key that gave it, or the owner. */
  giver: string;
  /** The sub-agent's own account. */
  subAgent: string;
  /** The key that it issued last. */
  keyId: string;
  /** The moment from which a temporary delegation counts for nothing; null for a lasting one. */
  end: number | null;
  revoked: boolean;
};

export type DelegationState = "None" | "Active" | "Ended" | "Revoked";

export type Budget = { limit: number; spent: number };

export type AccountKey = {
  /** null for a root key, which the owner issues. */
  parent: string | null;
  signer: string;
  end: number;
  revoked: boolean;
  budgets: Map<string, Budget>;
  /** Targets with a selector, "shop.pay", or alone for a call without calldata; paymasters with PAYS. */
  scope: Set<string>;
};

export type Account = {
  listings: Map<string, Listing>;
  approvals: Map<string, Approval>;
  /** Values by ID and position. */
  areas: Map<string, string>;
  keys: Map<string, AccountKey>;
  delegations: Map<string, Delegation>;
};

export type Terms = {
  keyId: string;
  signer: string;
  end: number;
  limits: readonly { asset: string; amount: number }[];
  scope: readonly string[];
};

/** What the account does to itself; by a key, inside an operation alone. */
export type OwnCall =
  | { call: "grantWrite"; protocol: string; end: number; epoch: number }
  | { call: "refuseWrite" | "revokeWrite"; protocol: string }
  | { call: "issueKey"; terms: Terms }
  | { call: "revokeKey"; key: string }
  | { call: "narrowKey"; key: string; calls: readonly string[] }
  | { call: "delegate" | "delegateUntil"; subAgent: string; terms: Terms }
  | { call: "renewDelegation"; delegation: string; terms: Terms }
  | { call: "revokeDelegation"; delegation: string };

/** A call of a batch: to another contract, or to the account itself. */
export type BatchCall =
  | {
      to: string;
      /** Calldata, where `to` names no selector. */
      data?: string;
      value?: number;
      /** What a token's transfer, approve or transferFrom moves; without it, the calldata ends before the amount. */
      amount?: number;
      fails?: true;
      /** What the target calls on the account meanwhile; it fails where the account refuses that. */
      back?: OwnCall;
    }
  | OwnCall;

export type Gas = {
  verificationGasLimit: number;
  callGasLimit: number;
  preVerificationGas: number;
  paymasterVerificationGasLimit: number;
  paymasterPostOpGasLimit: number;
  maxFeePerGas: number;
};

export type Operation = {
  /** The key that the calldata names; "0" for the owner. */
  key: string;
  signedBy: string;
  /** What is wrong with the form of the signature. */
  malformed?: "64 bytes" | "high s" | "prefix";
  /** With which the calldata begins. */
  selector: string;
  calls: readonly BatchCall[];
  gas: Gas;
  paymaster?: string;
  /** What the EntryPoint asks for; less than the gas where a deposit or a paymaster pays, so it is not what is charged. */
  missingFunds: number;
};

/** What happens to the account, and who causes it. */
export type Act = { at: number; from: string } & (
  | OwnCall
  | { call: "requestWrite" }
  | { call: "write"; position: string; value: string }
  | { call: "validateUserOp" | "executeUserOp"; operation: Operation }
  /** By the registry. */
  | { call: "list" | "delist"; protocol: string }
  /** By the chain's own state transition. */
  | { call: "writeNatively"; protocol: string; position: string; value: string }
);

export type AccountError =
  | "AssetTwice"
  | "ApprovalExpired"
  | "BadSigner"
  | "BadSubAgent"
  | "CallFailed"
  | "CallRefused"
  | "DelegationNotActive"
  | "EndNotInFuture"
  | "KeyNotLive"
  | "KeyTaken"
  | "NoActiveApproval"
  | "NotAbove"
  | "NotEntryPoint"
  | "NotExecuteUserOp"
  | "NotGiver"
  | "NotLasting"
  | "NotListed"
  | "NotOwner"
  | "OutlivesParent"
  | "OverBudget"
  | "ScopeTooWide"
  | "WrongApprovalState"
  | "WrongListing"
  | "ZeroKeyId";

/** What `validateUserOp` returns: a signature that does not match is no error there. */
export type Validation = { validUntil: number } | "SIG_VALIDATION_FAILED";

export type Answer = { account: Account; error?: AccountError; validation?: Validation };

const OWNER = "owner";
const ENTRY_POINT = "entryPoint";
export const ACCOUNT = "account";
export const NATIVE = "native";

/** What a key may call on the account itself, whatever its scope: nothing there reaches beyond its own authority. */
const KEY_CALLS: ReadonlySet<string> = new Set<OwnCall["call"]>([
  "issueKey",
  "revokeKey",
  "narrowKey",
  "delegate",
  "delegateUntil",
  "renewDelegation",
  "revokeDelegation",
]);

/** In a scope, stands for a paymaster that operations may name. */
const PAYS = "0xffffffff";

/** In a scope they stand for something else than calldata with that selector. */
const RESERVED_SELECTORS: ReadonlySet<string> = new Set(["0x00000000", PAYS]);

const SPENDING_SELECTORS: ReadonlySet<string> = new Set(["transfer", "approve", "transferFrom"]);

class Refusal extends Error {
  constructor(readonly error: AccountError) {
    super(error);
  }
}

export function newAccount(): Account {
  return {
    listings: new Map(),
    approvals: new Map(),
    areas: new Map(),
    keys: new Map(),
    delegations: new Map(),
  };
}

/** The account after an act; as it was before, with an error, where the act is refused. */
export function act(account: Account, step: Act): Answer {
  const next = structuredClone(account);
  try {
    const validation = perform(next, step);
    return validation === undefined ? { account: next } : { account: next, validation };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return { account, error: problem.error };
  }
}

/** The most that an operation may cost, whoever pays it. */
export function maxCost({ maxFeePerGas, ...limits }: Gas): number {
  return Object.values(limits).reduce((sum, gas) => sum + gas, 0) * maxFeePerGas;
}

/** The state as it reads at a moment: active up to the expiry, expired from it on. */
export function approvalStatus(account: Account, protocol: string, at: number): ApprovalStatus {
  const { state, expires, epoch } = approvalOf(account, protocol);
  if (state !== "active" || expires === null) return state;
  if (at >= expires) return "expired";
  return epoch === listingOf(account, protocol).epoch ? "active" : "void";
}

export function delegationState(account: Account, id: string, at: number): DelegationState {
  const delegation = account.delegations.get(id);
  if (!delegation) return "None";
  const { giver, keyId, end, revoked } = delegation;
  // Nothing replaces the key of a temporary one.
  if (revoked || (end !== null && account.keys.get(keyId)?.revoked)) return "Revoked";
  const ended = end !== null && at >= end;
  return ended || (giver !== OWNER_ID && !keyIsLive(account, giver, at)) ? "Ended" : "Active";
}

/** Whether the key and each key above it has the call in its scope. */
export function mayCall(account: Account, key: string, call: string): boolean {
  return account.keys.has(key) && pathToRoot(account.keys, key).every(({ scope }) => scope.has(call));
}

export function keyIsLive(account: Account, key: string, at: number): boolean {
  return account.keys.has(key) && isLive(account.keys, key, at);
}

/** ERC-1271: the owner's signature counts, if it was made for this account; a key's does not. */
export function isValidSignature({ by, account }: { by: string; account: string }): boolean {
  return by === OWNER && account === ACCOUNT;
}

function perform(account: Account, step: Act): Validation | undefined {
  switch (step.call) {
    case "list":
      account.listings.set(step.protocol, {
        listed: true,
        epoch: listingOf(account, step.protocol).epoch + 1,
      });
      return undefined;
    case "delist":
      account.listings.set(step.protocol, { ...listingOf(account, step.protocol), listed: false });
      return undefined;
    case "writeNatively":
      account.areas.set(`${step.protocol}/${step.position}`, step.value);
      return undefined;
    case "requestWrite":
      request(account, step.from, step.at);
      return undefined;
    case "write":
      write(account, step);
      return undefined;
    case "validateUserOp":
      if (step.from !== ENTRY_POINT) throw new Refusal("NotEntryPoint");
      return validate(account, step.operation);
    case "executeUserOp":
      if (step.from !== ENTRY_POINT) throw new Refusal("NotEntryPoint");
      execute(account, step.operation, step.at);
      return undefined;
    default:
      if (step.from !== OWNER) throw new Refusal("NotOwner");
      performOwn(account, step, OWNER_ID, step.at);
      return undefined;
  }
}

/** A call that the account makes to itself for its acting key, or that its owner makes. */
function performOwn(account: Account, step: OwnCall, acting: string, at: number): void {
  switch (step.call) {
    case "grantWrite":
      grant(account, step, at);
      break;
    case "refuseWrite":
      approvalIn(account, step.protocol, "requested", at).state = "refused";
      break;
    case "revokeWrite":
      approvalIn(account, step.protocol, "active", at).state = "revoked";
      break;
    case "issueKey":
      issue(account, step.terms, acting, at);
      break;
    case "revokeKey":
      keyBelow(account, step.key, acting, at).revoked = true;
      break;
    case "narrowKey": {
      const { scope } = keyBelow(account, step.key, acting, at);
      for (const call of step.calls) scope.delete(call);
      break;
    }
    case "delegate":
    case "delegateUntil": {
      const { subAgent, terms } = step;
      if (subAgent === OWNER_ID || subAgent === ACCOUNT) throw new Refusal("BadSubAgent");
      issue(account, terms, acting, at);
      const end = step.call === "delegate" ? null : terms.end;
      const { keyId } = terms;
      account.delegations.set(keyId, { giver: acting, subAgent, keyId, end, revoked: false });
      break;
    }
    case "renewDelegation": {
      const delegation = activeDelegation(account, step.delegation, at);
      if (acting !== delegation.giver) throw new Refusal("NotGiver");
      if (delegation.end !== null) throw new Refusal("NotLasting");
      issue(account, step.terms, acting, at);
      disable(account, delegation.keyId);
      delegation.keyId = step.terms.keyId;
      break;
    }
    case "revokeDelegation": {
      const delegation = activeDelegation(account, step.delegation, at);
      const { giver, keyId } = delegation;
      const mayRevoke =
        acting === OWNER_ID || (giver !== OWNER_ID && pathOf(account, giver).includes(acting));
      if (!mayRevoke) throw new Refusal("NotGiver");
      delegation.revoked = true;
      disable(account, keyId);
      break;
    }
  }
}

/** Only a new request leads on from refused, revoked, expired or void. */
function request(account: Account, protocol: string, at: number): void {
  if (!listingOf(account, protocol).listed) throw new Refusal("NotListed");
  const status = approvalStatus(account, protocol, at);
  if (status === "requested" || status === "active") throw new Refusal("WrongApprovalState");
  account.approvals.set(protocol, { state: "requested", expires: null, epoch: null });
}

/** The call names the listing that the owner means: by the time the grant lands, there may be another. */
function grant(
  account: Account,
  { protocol, end, epoch }: Extract<OwnCall, { call: "grantWrite" }>,
  at: number,
): void {
  const approval = approvalIn(account, protocol, "requested", at);
  const listing = listingOf(account, protocol);
  if (!listing.listed) throw new Refusal("NotListed");
  if (epoch !== listing.epoch) throw new Refusal("WrongListing");
  if (end <= at) throw new Refusal("EndNotInFuture");
  Object.assign(approval, { state: "active", expires: end, epoch } satisfies Approval);
}

function approvalIn(account: Account, protocol: string, status: ApprovalStatus, at: number): Approval {
  if (approvalStatus(account, protocol, at) !== status) throw new Refusal("WrongApprovalState");
  return approvalOf(account, protocol);
}

/** A protocol writes inside its own area alone. */
function write(account: Account, { from, at, position, value }: Extract<Act, { call: "write" }>): void {
  const status = approvalStatus(account, from, at);
  const { allowed, reason } = decideWrite({
    precompile: false,
    listed: listingOf(account, from).listed,
    active: status === "active" || status === "expired",
    inTime: status === "active",
  });
  if (reason === "not listed") throw new Refusal("NotListed");
  if (reason === "expired") throw new Refusal("ApprovalExpired");
  if (!allowed) throw new Refusal("NoActiveApproval");
  account.areas.set(`${from}/${position}`, value);
}

function validate(account: Account, operation: Operation): Validation {
  if (operation.selector !== "executeUserOp") throw new Refusal("NotExecuteUserOp");
  if (operation.key === OWNER_ID) {
    return operation.signedBy === OWNER ? { validUntil: 0 } : "SIG_VALIDATION_FAILED";
  }
  const key = account.keys.get(operation.key);
  // Validation may not read the clock: the ends go back to the EntryPoint.
  if (key === undefined || pathToRoot(account.keys, operation.key).some(({ revoked }) => revoked)) {
    throw new Refusal("KeyNotLive");
  }
  checkScope(account, operation);
  for (const [asset, amount] of chargesOf(operation)) charge(key, asset, amount);
  if (operation.signedBy !== key.signer || operation.malformed) return "SIG_VALIDATION_FAILED";
  return { validUntil: Math.min(...pathToRoot(account.keys, operation.key).map(({ end }) => end)) - 1 };
}

function execute(account: Account, operation: Operation, at: number): void {
  if (operation.key !== OWNER_ID) {
    if (!keyIsLive(account, operation.key, at)) throw new Refusal("KeyNotLive");
    checkScope(account, operation);
  }
  for (const call of operation.calls) {
    if ("to" in call) {
      const { to, fails, back } = call;
      const [from = ""] = to.split(".");
      if (fails || (back && act(account, { at, from, ...back }).error)) throw new Refusal("CallFailed");
    } else {
      performOwn(account, call, operation.key, at);
    }
  }
}

function checkScope(account: Account, { key, calls, paymaster }: Operation): void {
  if (paymaster !== undefined && !mayCall(account, key, `${paymaster}.${PAYS}`))
    throw new Refusal("CallRefused");
  for (const call of calls) {
    const allowed = "to" in call ? mayMake(account, key, call) : KEY_CALLS.has(call.call);
    if (!allowed) throw new Refusal("CallRefused");
  }
}

/** Of a token on which a key of the path has a limit, only what can be read passes: the rest might move it unseen. */
function mayMake(
  account: Account,
  key: string,
  { to, data, amount }: Extract<BatchCall, { to: string }>,
): boolean {
  const call = data === undefined ? to : `${to}.${data.slice(0, 10)}`;
  const [target = "", selector] = call.split(".");
  if (selector !== undefined && (RESERVED_SELECTORS.has(selector) || /^0x.{0,7}$/.test(selector)))
    return false;
  if (!mayCall(account, key, call)) return false;
  if (SPENDING_SELECTORS.has(selector ?? "")) return amount !== undefined;
  return pathToRoot(account.keys, key).every(({ budgets }) => !budgets.has(target));
}

/** All that an operation may cost the account, by asset: gas first, so that the native coin is always among it. */
function chargesOf({ calls, gas }: Operation): Map<string, number> {
  const charges = new Map([[NATIVE, maxCost(gas)]]);
  const add = (asset: string, amount: number) => charges.set(asset, (charges.get(asset) ?? 0) + amount);
  for (const call of calls) {
    if (!("to" in call)) continue;
    const [target = "", selector = ""] = call.to.split(".");
    add(NATIVE, call.value ?? 0);
    if (SPENDING_SELECTORS.has(selector)) add(target, call.amount ?? 0);
  }
  return charges;
}

/** A budget that is used up pays nothing more, not even an operation whose fee is zero. */
function charge(key: AccountKey, asset: string, amount: number): void {
  const budget = key.budgets.get(asset);
  if (!budget || budget.spent >= budget.limit || budget.spent + amount > budget.limit) {
    throw new Refusal("OverBudget");
  }
  budget.spent += amount;
}

/** Issues a key below the acting one, whose budgets are charged with all its limits, or a root key for the owner. */
function issue(account: Account, terms: Terms, acting: string, at: number): void {
  const { keyId, signer, end, limits, scope } = terms;
  if (keyId === OWNER_ID) throw new Refusal("ZeroKeyId");
  if (account.keys.has(keyId)) throw new Refusal("KeyTaken");
  if (signer === OWNER_ID) throw new Refusal("BadSigner");
  if (end <= at) throw new Refusal("EndNotInFuture");
  const parent = acting === OWNER_ID ? null : account.keys.get(acting);
  if (parent && end > parent.end) throw new Refusal("OutlivesParent");
  for (const call of scope) {
    const [target] = call.split(".");
    if (target === ACCOUNT || target === ENTRY_POINT) throw new Refusal("ScopeTooWide");
    if (parent && !mayCall(account, acting, call)) throw new Refusal("ScopeTooWide");
  }
  const budgets = new Map<string, Budget>();
  if (new Set(limits.map(({ asset }) => asset)).size < limits.length) throw new Refusal("AssetTwice");
  for (const { asset, amount } of limits) {
    if (parent) charge(parent, asset, amount);
    budgets.set(asset, { limit: amount, spent: 0 });
  }
  account.keys.set(keyId, {
    parent: parent ? acting : null,
    signer,
    end,
    revoked: false,
    budgets,
    scope: new Set(scope),
  });
}

/** A live key that the acting one may revoke or narrow: the owner any, a key those below it. */
function keyBelow(account: Account, id: string, acting: string, at: number): AccountKey {
  const key = account.keys.get(id);
  if (!key || !isLive(account.keys, id, at)) throw new Refusal("KeyNotLive");
  const above = key.parent === null ? [] : pathOf(account, key.parent);
  if (acting !== OWNER_ID && !above.includes(acting)) throw new Refusal("NotAbove");
  return key;
}

function pathOf(account: Account, id: string): string[] {
  const { parent } = account.keys.get(id) ?? { parent: null };
  return parent === null ? [id] : [id, ...pathOf(account, parent)];
}

function activeDelegation(account: Account, id: string, at: number): Delegation {
  const delegation = account.delegations.get(id);
  if (!delegation || delegationState(account, id, at) !== "Active") throw new Refusal("DelegationNotActive");
  return delegation;
}

function disable(account: Account, keyId: string): void {
  const key = account.keys.get(keyId);
  if (key) key.revoked = true;
}

function approvalOf(account: Account, protocol: string): Approval {
  return account.approvals.get(protocol) ?? { state: "none", expires: null, epoch: null };
}

function listingOf(account: Account, protocol: string): Listing {
  return account.listings.get(protocol) ?? { listed: false, epoch: 0 };
}
