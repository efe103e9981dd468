/** With what mechanisms of the run are made: values in their units, ledgers, verdicts, premises. */

import type { Attack } from "../models/attacks";
import { type RunLedger, type RunPremise, type RunUnit, type RunValue, runValue } from "./run";

/** Amounts are kept in whole parts as small as they are printed, so that every ledger balances exactly, as printed too. */
export const SMALLEST = 100;
export const SMALLEST_ETH = 1e6;
export const HUNDREDTH = 0.01;
export const HOURS_A_DAY = 24;

export function whole(amount: number, parts = SMALLEST): number {
  return Math.round(amount * parts);
}

export function value(amount: number, unit: RunUnit): RunValue {
  return runValue({ value: amount, unit });
}

export const usdc = (amount: number) => value(amount, "USDC");
export const eth = (amount: number) => value(amount, "ETH");
export const hours = (amount: number) => value(amount, "hours");
export const days = (amount: number) => value(amount, "days");
export const share = (amount: number) => value(amount, "share");
export const count = (amount: number) => value(amount, "count");
export const factor = (amount: number) => value(amount, "factor");
export const word = (text: string) => runValue({ value: text, unit: "name" });

/** The three numbers of an attack: what it costs, what it gains, and the parameter's value at which it stops paying. */
export function attackOf<Topic extends string>(
  topic: Topic,
  stopUnit: RunUnit,
  { cost, gain, stopsAt }: Attack,
  unit: RunUnit = "USDC",
) {
  return {
    [`${topic}.cost`]: value(cost, unit),
    [`${topic}.gain`]: value(gain, unit),
    [`${topic}.stops`]: value(stopsAt, stopUnit),
  } as Record<`${Topic}.${"cost" | "gain" | "stops"}`, RunValue>;
}

/** What is said, by the verdicts' names. */
export function verdicts<Name extends string>(sentences: Readonly<Record<Name, string>>) {
  const entries = Object.entries<string>(sentences).map(([name, words]) => [name, word(words)]);
  return Object.fromEntries(entries) as Record<Name, RunValue>;
}

export function premise(objection: string | undefined): RunPremise {
  return objection === undefined ? { holds: true } : { holds: false, because: objection };
}

/** A ledger that is written as changes, in the smallest parts of its unit: the balances after each. */
export function ledgerOfChanges(
  changes: readonly (readonly number[])[],
  unit: RunUnit = "USDC",
  parts = SMALLEST,
): RunLedger {
  let balances: readonly number[] = [];
  const steps = changes.map((change) => {
    balances = change.map((amount, account) => (balances[account] ?? 0) + amount);
    return { balances: balances.map((amount) => amount / parts) };
  });
  return { unit, steps };
}

export function isAscending(...values: readonly number[]): boolean {
  return values.every((each, index) => index === 0 || each > (values[index - 1] ?? each));
}

export function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(other));
}
