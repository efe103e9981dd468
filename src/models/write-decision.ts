/**
 * Who may write into an account's protocol slot. A model consistent with the litepaper, not protocol constants.
 * From the litepaper: the DAO approves protocol IDs; approvals are time-limited and revocable; native precompiles may
 * always write. Assumed: both conditions are tested at each write.
 */

/** The four facts that a write is tested for. */

export type WriteTest = {
  precompile: boolean;
  listed: boolean;
  /** Granted for the present listing, and neither refused nor revoked. */
  active: boolean;
  /** t < e. */
  inTime: boolean;
};

export type WriteDecision =
  | { allowed: true; reason: "native precompile" | "approval" }
  | { allowed: false; reason: "not listed" | "no active approval" | "expired" };

/** Allow if a native precompile writes, or if all three other tests hold; the first test that fails is the reason. */
export function decideWrite({ precompile, listed, active, inTime }: WriteTest): WriteDecision {
  if (precompile) return { allowed: true, reason: "native precompile" };
  if (!listed) return { allowed: false, reason: "not listed" };
  if (!active) return { allowed: false, reason: "no active approval" };
  if (!inTime) return { allowed: false, reason: "expired" };
  return { allowed: true, reason: "approval" };
}

/** All sixteen combinations of the four tests, with their decisions. */
export function writeTruthTable(): { test: WriteTest; decision: WriteDecision }[] {
  const either = [true, false];
  return either.flatMap((precompile) =>
    either.flatMap((listed) =>
      either.flatMap((active) =>
        either.map((inTime) => {
          const test = { precompile, listed, active, inTime };
          return { test, decision: decideWrite(test) };
        }),
      ),
    ),
  );
}
