import { renderToStaticMarkup } from "react-dom/server";
import { FeatureCards } from "../../src/landing/FeatureCards";
import { PageExample } from "../fixtures/PageExample";

test("each card's ring says what happens in the example", () => {
  const markup = renderToStaticMarkup(
    <PageExample>
      <FeatureCards />
    </PageExample>,
  );
  const labels = [...markup.matchAll(/<svg[^>]* role="img" aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual([
    expect.stringMatching(/^Bea pays 100\sUSDC into escrow before Lior begins/),
    expect.stringMatching(/hour 3 of 24, Lior may spend 0\.5\sETH with the key that Olu gave it/),
    expect.stringMatching(/^Vero, a program, decides first.* Hana, Hugo, Hira, who are people/),
  ]);
});
