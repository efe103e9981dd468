import type { Run } from "../../run/run";
import type { LedgerName } from "../../run/run-names";

/** What the buyer and the agent have after a step of a job's ledger, relative to the start. */
export function balancesAfter(
  { ledgers }: Run,
  ledger: LedgerName,
  step: number,
): [buyer: number, agent: number] {
  const [buyer, agent] = ledgers[ledger]?.steps[step]?.balances ?? [];
  if (buyer === undefined || agent === undefined)
    throw new Error(`The run's ledger "${ledger}" has no step ${step}.`);
  return [buyer, agent];
}
