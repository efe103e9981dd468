import type { Run } from "../run/run";
import type { ValueName } from "../run/run-names";

/** Sentences about the run, and the words that the papers' own sentences have where they hold. */
const FINDINGS = {
  "window.reaction.verdict": [
    "The waiting period leaves a party time to react after force inclusion and a hostile clock.",
    "enough to react",
  ],
  "ruling.bound.verdict": ["What lost disputes cost deters an agent from the cheat of the run.", "deters"],
  "ruling.bound.overlap.verdict": [
    "What lost disputes cost deters an agent that cheats in as many jobs at once as its lock covers.",
    "deters",
  ],
  "ruling.bound.without.verdict": [
    "Without reputation, payment, fees and slash deter an agent from the cheat of the run.",
    "deter",
  ],
  "ruling.bound.leaving.verdict": [
    "What lost disputes cost deters an agent that would leave afterwards from the cheat of the run.",
    "deters",
  ],
  "inspection.look.verdict": [
    "There is a share of looking buyers above which cheating stops paying.",
    "stops paying where more than",
  ],
  "inspection.poor.verdict": [
    "There is a share of poor work above which looking pays.",
    "beats silence where more than",
  ],
  "loan.verdict": ["The loan is within what the lead can borrow.", "and borrows"],
  "attack.bribe.verdict": ["A bribe for a first ruling pays.", "pays"],
  "attack.wash.verdict": ["A wash job pays while acceptance is free.", "stops paying at"],
  "appeal.threshold.verdict": [
    "Of the job's decisions the buyer appeals the wrong ones alone.",
    "only wrong decisions are appealed",
  ],
  "appeal.deposit.verdict": ["One deposit screens the appeals of jobs of every size.", "some suit"],
  "attack.signature.verdict": ["A signature can draw more than the key may spend.", "although"],
  "grief.damage.path.verdict": [
    "An unappealed dispute costs the whole path more than its author.",
    "the attack hurts others more than its author",
  ],
  "cover.pool.verdict": ["The fund can pay where losses are correlated.", "which the fund has"],
  "cover.deterred.verdict": [
    "The cheat of the run is deterred under the policy.",
    "the cheat is deterred with the policy as without it",
  ],
  "attack.staged.two-policies.verdict": [
    "With two policies on one loss a staged claim pays, wherever the slash goes.",
    "more than there is",
  ],
  "dao.timelock.verdict": [
    "A wait as long as the cooldown lets an agent finish its job before new terms bind it.",
    "would let it finish first",
  ],
  "launch.sold.verdict": [
    "At the curve's last price the tokens sold could be lent more than the pool holds.",
    "more than the pool holds",
  ],
  "write.early.decision": ["The write within the approval is allowed.", "allowed"],
  "write.late.decision": ["The write after the approval's end is allowed.", "allowed"],
} as const satisfies Partial<Record<ValueName, readonly [sentence: string, holding: string]>>;

/** The words by which a sentence is known to hold. */
export const holdingWords: readonly string[] = Object.values(FINDINGS).map(([, holding]) => holding);

/** What the rules say to the run's numbers, as sentences that hold or do not. */
export function findingsOf({ values }: Pick<Run, "values">) {
  return Object.fromEntries(
    Object.entries(FINDINGS).map(([name, [description, holding]]) => [
      name.replace(/\.(?:verdict|decision)$/, ""),
      { holds: values[name as keyof typeof FINDINGS].value === holding, description },
    ]),
  );
}
