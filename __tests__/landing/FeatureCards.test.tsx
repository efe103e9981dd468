import { renderToStaticMarkup } from "react-dom/server";
import { FeatureCards } from "../../src/landing/FeatureCards";
import { PageExample } from "../fixtures/PageExample";

const markup = renderToStaticMarkup(
  <PageExample>
    <FeatureCards />
  </PageExample>,
);

test.each([
  /Bea has paid 100\sUSDC into escrow.* until hour 84/,
  /A session key in Lior’s account, which Olu owns.* up to 0\.5\sETH.* hour 3; at hour 24 the key ends/,
  /at hour 44 Vero, a machine, rules for Lior.* at hour 120 Hana, Hugo and Hira, who are people, uphold/,
])("a card's drawing says what happens in the example at its moment: %s", (says) => {
  const labels = [...markup.matchAll(/<svg[^>]* role="img" aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toHaveLength(3);
  expect(labels).toContainEqual(expect.stringMatching(says));
});

test("the payment is a hundred beads, one for each USDC", () => {
  const [, beads = ""] = /data-beads="" d="([^"]*)"/.exec(markup) ?? [];
  expect(beads.match(/h0/g)).toHaveLength(100);
});
