import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { TableOfContents } from "../../../src/features/reading/TableOfContents";

const SECTIONS = [
  { id: "abstract", titleHtml: "Abstract" },
  { id: "conclusion", titleHtml: "Conclusion" },
];

const page = fromHtml(renderToStaticMarkup(<TableOfContents sections={SECTIONS} />), { fragment: true });

test("without any script, its entries are plain links and the menu opens by itself", () => {
  const hrefs = selectAll("nav a", page).map(({ properties }) => properties.href);
  expect(hrefs).toEqual(["#abstract", "#conclusion", "#abstract", "#conclusion"]);
  expect(select("nav details > summary", page)).toBeDefined();
});

test("it carries no style attribute and no script, which the site's policy would refuse", () => {
  expect(selectAll("[style], script, [onclick]", page)).toEqual([]);
});
