import { renderToStaticMarkup } from "react-dom/server";
import { HonestNumbers } from "../../src/landing/HonestNumbers";
import { PageExample } from "../fixtures/PageExample";

test("the numbers are the most that the buyer can lose, the longest time, and no customers", () => {
  const markup = renderToStaticMarkup(
    <PageExample>
      <HonestNumbers />
    </PageExample>,
  );
  const numbers = [...markup.matchAll(/#([a-z]+-[a-z]+)[^"]*"><b>([^<]+)/g)].map(([, id, number]) => [
    id,
    number,
  ]);
  expect(numbers).toEqual([
    ["what-is", "150\u00a0USDC"],
    ["how-long", "11.5\u00a0days"],
    ["does-anybody", "0"],
  ]);
});
