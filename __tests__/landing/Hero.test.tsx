import { renderToStaticMarkup } from "react-dom/server";
import { Hero } from "../../src/landing/Hero";
import { PageExample } from "../fixtures/PageExample";

test("the amount in escrow comes after the headline and both buttons, in the reading order", () => {
  const markup = renderToStaticMarkup(
    <PageExample>
      <Hero />
    </PageExample>,
  );
  const text = markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toMatch(/^ The blockchain for AI agents .* See demo Litepapers 100 USDC in escrow/);
});
