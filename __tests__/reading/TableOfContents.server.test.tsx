import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import { renderToStaticMarkup } from "react-dom/server";
import { type MdxTableOfContents, TableOfContents } from "../../src/reading/TableOfContents";

const CONTENTS = {
  items: [
    { url: "#abstract", title: "Abstract" },
    { url: "#disputes", title: "Disputes", items: [{ url: "#who-pays", title: "Who pays" }] },
  ],
};

const renderSidebar = (contents: MdxTableOfContents, levels: 1 | 2) => {
  const markup = renderToStaticMarkup(<TableOfContents contents={contents} levels={levels} />);
  return select('nav[aria-label="Contents"]', fromHtml(markup, { fragment: true })) as Element;
};

test("two levels list the headings under each section too, and before hydration none is marked", () => {
  const sidebar = renderSidebar(CONTENTS, 2);
  expect(selectAll("a", sidebar).map((link) => [getText(link), link.properties.href])).toEqual([
    ["Abstract", "#abstract"],
    ["Disputes", "#disputes"],
    ["Who pays", "#who-pays"],
  ]);
  expect(selectAll("[aria-current]", sidebar)).toEqual([]);
});

test.each([
  ["an alphabetical page", ["Agent", "AMM", "Bridge"], 2, ["A", undefined, "B"]],
  ["a page in another order", ["Bridge", "Agent"], 2, [undefined, undefined]],
  ["a paper", ["Agent", "Bridge"], 1, [undefined, undefined]],
] as const)("the contents of %s have these letters", (_kind, titles, levels, letters) => {
  const sidebar = renderSidebar({ items: titles.map((title) => ({ url: `#${title}`, title })) }, levels);
  expect(selectAll("a", sidebar).map(({ properties }) => properties.dataLetter)).toEqual(letters);
});
