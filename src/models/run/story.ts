import type { RunLedger } from "../../lib/run";
import type { Accounts } from "../dispute";
import { coverPaid, coverPremium } from "./covers";
import { ledgerOfChanges, whole } from "./quantities";
import { lostDispute, upheldAppeal } from "./stories";
import type { Get, Subject } from "./subject";

/** Who has what from the job through loan, lost dispute and claim to the default. */
export const subject = { ledgers: (get) => ({ agfi: storyLedger(get) }) } satisfies Subject;

function storyLedger(get: Get): RunLedger {
  const first = whole(get("job.first-sub"));
  const [C, B] = [whole(get("loan.collateral")), whole(get("loan.debt"))];
  const [premium, paid] = [whole(coverPremium(get)), whole(coverPaid(get))];
  const expense = whole(Math.min(get("cover.expense"), coverPremium(get)));
  const [won, lost] = [upheldAppeal(get).job.accounts, lostDispute(get).job.accounts];
  const sunk = ({ service, slashSink, depositSink }: Accounts) => service + slashSink + depositSink;
  return ledgerOfChanges([
    [won.buyer, won.agent - first, first, 0, 0, 0, sunk(won)],
    [0, -premium, 0, 0, premium - expense, 0, expense],
    [0, B - C, 0, -B, 0, C, 0],
    [lost.buyer, lost.agent - first, first, 0, 0, 0, sunk(lost)],
    [0, paid, 0, 0, -paid, 0, 0],
    [0, 0, 0, C, 0, -C, 0],
  ]);
}
