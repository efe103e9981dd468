import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "../../src/components/StructuredData";

test("what a page says to programs is read as it was meant, and opens no tag", () => {
  const data = { "@type": "DefinedTerm", name: "</script><b>&amp;<!--" };
  const html = renderToStaticMarkup(<StructuredData data={data} />);
  expect(html.match(/<(?!\/)/g)).toHaveLength(2);
  const script = select(
    "div[hidden] > script[type='application/ld+json']",
    fromHtml(html, { fragment: true }),
  );
  expect(JSON.parse(script ? textOf(script) : "")).toEqual(data);
});
