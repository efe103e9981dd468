/** The run of a live paper, as a reader changes it and as the models have it. */
import { expect, type Page } from "@playwright/test";
import { printBalance } from "../../src/example/example";
import type { LedgerName, ValueName } from "../../src/example/names";
import { type Changes, runWith } from "../run-changes";

/** Everything that the paper shows of the run is what the models say. */
export async function expectShown(page: Page, changes: Changes): Promise<void> {
  const run = runWith(changes);
  await expect(() => expectShownNow(page, run)).toPass({ intervals: [50, 100, 200] });
}

async function expectShownNow(page: Page, run: ReturnType<typeof runWith>): Promise<void> {
  const found = await page.evaluate(() => {
    const textOf = (element: Element) => (element.querySelector(".live-now") ?? element).textContent ?? "";
    return {
      values: [...document.querySelectorAll<HTMLElement>("[data-body] [data-name]")].map((element) => ({
        name: element.dataset.name ?? "",
        text: textOf(element),
        changed: element.dataset.changed !== undefined,
        served: element.querySelector(".live-printed")?.textContent,
      })),
      ledgers: [...document.querySelectorAll<HTMLElement>("table[data-ledger]")].map((table) => ({
        name: table.dataset.ledger ?? "",
        rows: [...table.querySelectorAll("tbody tr")].map((row) => [...row.children].slice(1).map(textOf)),
      })),
    };
  });
  const expected = (name: string) => {
    const plain = run.values[name.replace(/\.number$/, "") as ValueName];
    return name.endsWith(".number") ? plain?.number : plain?.text;
  };
  // Only what is wrong is compared: a difference of everything, written out at each try, would take longer than the page.
  const wrong = found.values
    .map(({ name, text }) => ({ name, text, expected: expected(name) }))
    .filter(({ text, expected }) => text !== expected);
  expect(wrong).toEqual([]);
  expect(
    found.values.filter(({ changed, text, served }) => changed !== (served !== undefined && served !== text)),
  ).toEqual([]);
  for (const { name, rows } of found.ledgers) {
    const ledger = run.ledgers[name as LedgerName];
    expect(rows).toEqual(
      ledger?.steps.map(({ balances }) => balances.map((balance) => printBalance(balance, ledger.unit))),
    );
  }
}

/** The numbers that the paper's text lets a reader change, as they are set. */
export function numbersOf(page: Page): Promise<Record<string, number>> {
  return page
    .locator("[role=spinbutton]")
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((element) => [
          (element as HTMLElement).dataset.name?.replace(/\.number$/, "") ?? "",
          Number(element.ariaValueNow),
        ]),
      ),
    );
}
