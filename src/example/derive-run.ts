/**
 * The illustrative run, derived: every number that the papers, figures and tests take from it is made here by formulas,
 * from the inputs of content/run.yaml, and described.
 */

import { derive } from "./derive-values";
import { type DescribedRun, nameOf, type RunInputs } from "./run";
import type { LedgerName, ValueName } from "./run-names";
import { descriptions, ledgerTexts } from "./run-texts";

/**
 * All values of the run, inputs first, its ledgers, and whether its boxes' premises hold.
 * @throws RangeError as `derive` does.
 */
export function deriveRun(inputs: RunInputs): DescribedRun {
  const { values, ledgers, premises } = derive(inputs);
  const given = Object.entries(inputs).map(([name, { description }]) => [name, description]);
  const described = Object.entries({ ...Object.fromEntries(given), ...descriptions }).map(
    ([name, description]) => {
      const value = values[name as ValueName];
      if (!value) throw new RangeError(`No formula makes a value "${name}".`);
      return [name, { ...value, description }];
    },
  );
  const named = (text: string) =>
    text.replaceAll(/\{([a-z-]+)\}/g, (_, party: string) => nameOf(inputs, `party.${party}`));
  const tables = Object.entries(ledgerTexts).map(([name, { caption, accounts, steps }]) => {
    const ledger = ledgers[name as LedgerName];
    if (ledger?.steps.length !== steps.length)
      throw new RangeError(
        `The ledger "${name}" has ${ledger?.steps.length} steps, and words for ${steps.length}.`,
      );
    return [
      name,
      {
        caption: named(caption),
        unit: ledger.unit,
        accounts: accounts.map(named),
        steps: ledger.steps.map(({ balances }, index) => ({ step: named(steps[index] ?? ""), balances })),
      },
    ];
  });
  return {
    inputs,
    values: Object.fromEntries(described) as DescribedRun["values"],
    ledgers: Object.fromEntries(tables) as DescribedRun["ledgers"],
    premises,
  };
}
