import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import { renderToStaticMarkup } from "react-dom/server";
import { TableOfContents } from "../../src/reading/TableOfContents";

const CONTENTS = {
  items: [
    { url: "#abstract", title: "Abstract" },
    { url: "#disputes", title: "Disputes", items: [{ url: "#who-pays", title: "Who pays" }] },
  ],
};

test("two levels list the headings under each section too", () => {
  const markup = renderToStaticMarkup(<TableOfContents contents={CONTENTS} levels={2} />);
  const links = selectAll('nav[aria-label="Contents"] a', fromHtml(markup, { fragment: true }));
  expect(links.map((link) => [getText(link), link.properties.href])).toEqual([
    ["Abstract", "#abstract"],
    ["Disputes", "#disputes"],
    ["Who pays", "#who-pays"],
  ]);
});
