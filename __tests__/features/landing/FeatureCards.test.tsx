import { renderToStaticMarkup } from "react-dom/server";
import { FeatureCards } from "../../../src/features/landing/FeatureCards";
import { drawCards } from "../../../src/gatsby/draw-figures";
import { printedRun } from "../../run-changes";

const drawings = drawCards(printedRun);
const markup = renderToStaticMarkup(<FeatureCards drawings={drawings} />);

test.each([
  /Bea has paid 100\sUSDC into escrow.* until hour 72/,
  /Olu’s account.* Lior up to 0\.5\sETH for 21 hours, Sana up to 0\.2\sETH for 9 hours, Tove up to 0\.1\sETH for 5 hours/,
  /at hour 24 Vero, a machine, rules for Lior.* at hour 100 Hana, Hugo and Hira, who are people, uphold/,
])("a card's drawing says what the run is at its moment: %s", (says) => {
  const labels = [...markup.matchAll(/<svg[^>]* role="img" aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toHaveLength(3);
  expect(labels).toContainEqual(expect.stringMatching(says));
});

test("the drawings can stand under a strict policy", () => {
  expect(markup).not.toMatch(/ (id|style)="(?!cards")/);
});

test("the payment is a hundred beads, one for each USDC", () => {
  const [, beads = ""] = /data-beads="" d="([^"]*)"/.exec(drawings.escrow) ?? [];
  expect(beads.match(/h0/g)).toHaveLength(100);
});
