import type { Run } from "../example/run";
import type { DerivedName } from "../example/run-names";
import { descriptions } from "../example/run-texts";

/** Findings, and the words that the papers' own sentences have where they hold. */
const FINDINGS = {
  "window.reaction.verdict": "enough to react",
  "ruling.bound.verdict": "deters",
  "ruling.bound.overlap.verdict": "deters",
  "ruling.bound.without.verdict": "deter",
  "ruling.bound.leaving.verdict": "deters",
  "inspection.look.verdict": "stops paying where more than",
  "inspection.poor.verdict": "beats silence where more than",
  "loan.verdict": "and borrows",
  "attack.bribe.verdict": "pays",
  "attack.wash.verdict": "stops paying at",
  "appeal.threshold.verdict": "only wrong decisions are appealed",
  "appeal.deposit.verdict": "some suit",
  "attack.signature.verdict": "although",
  "grief.damage.path.verdict": "the attack hurts others more than its author",
  "cover.pool.verdict": "which the fund has",
  "cover.deterred.verdict": "the cheat is deterred with the policy as without it",
  "attack.staged.two-policies.verdict": "more than there is",
  "dao.timelock.verdict": "would let it finish first",
  "launch.sold.verdict": "more than the pool holds",
  "write.early.decision": "allowed",
  "write.late.decision": "allowed",
} as const satisfies Partial<Record<DerivedName, string>>;

/** The words by which a finding is known to hold. */
export const holdingWords: readonly string[] = Object.values(FINDINGS);

/** What the rules say to the run's numbers, as sentences that hold or do not. */
export function findingsOf({ values }: Pick<Run, "values">) {
  const findings = Object.entries(FINDINGS) as [keyof typeof FINDINGS, string][];
  return Object.fromEntries(
    findings.map(([name, holding]) => [
      name.replace(/\.(?:verdict|decision)$/, ""),
      { holds: values[name].value === holding, description: descriptions[name] },
    ]),
  );
}
