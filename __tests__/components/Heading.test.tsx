import { Readability } from "@mozilla/readability";
import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { Heading2 } from "../../src/components/Heading";

test("Firefox's reader view keeps short headings", () => {
  const titles = ["AMM", "Escrow", "Exit", "Gas", "Who pays"];
  const paragraph = "The escrow holds what was paid, and pays it out as the terms say. ".repeat(5);
  const markup = renderToStaticMarkup(
    <main>
      {titles.map((title) => (
        <section key={title}>
          <Heading2 id={title.toLowerCase()}>{title}</Heading2>
          <p>{paragraph}</p>
        </section>
      ))}
    </main>,
  );
  const { window } = new JSDOM(`<!doctype html><body>${markup}</body>`);
  const readerView = new JSDOM(new Readability(window.document).parse()?.content ?? "").window.document;
  expect([...readerView.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(titles);
});
