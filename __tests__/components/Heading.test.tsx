import { Readability } from "@mozilla/readability";
import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { Heading2 } from "../../src/components/Heading";

test("a short heading stays where a browser's reader mode shows the text", () => {
  const names = ["AMM", "Escrow", "Exit", "Gas", "Who pays"];
  const words = "The escrow holds what was paid, and pays it out as the terms say. ".repeat(5);
  const page = renderToStaticMarkup(
    <main>
      {names.map((name) => (
        <section key={name}>
          <Heading2 id={name.toLowerCase()}>{name}</Heading2>
          <p>{words}</p>
        </section>
      ))}
    </main>,
  );
  const { window } = new JSDOM(`<!doctype html><body>${page}</body>`);
  const shown = new JSDOM(new Readability(window.document).parse()?.content ?? "").window.document;
  expect([...shown.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(names);
});
