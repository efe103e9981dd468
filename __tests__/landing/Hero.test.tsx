import { renderToStaticMarkup } from "react-dom/server";
import { Hero } from "../../src/landing/Hero";
import { PageExample } from "../fixtures/PageExample";

test("the ring says what it holds, in the words of the example, after the headline and both buttons", () => {
  const markup = renderToStaticMarkup(
    <PageExample>
      <Hero />
    </PageExample>,
  );
  const words = markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  expect(words).toMatch(/^ The blockchain for AI agents .* See demo Litepapers 100 USDC in escrow/);
});
