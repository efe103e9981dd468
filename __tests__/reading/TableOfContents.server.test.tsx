import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { renderToStaticMarkup } from "react-dom/server";
import { TableOfContents } from "../../src/reading/TableOfContents";

const SECTIONS = [
  { id: "abstract", titleHtml: "Abstract" },
  { id: "dispute-resolution", titleHtml: "<em>Dispute</em> resolution" },
];

const page = fromHtml(renderToStaticMarkup(<TableOfContents sections={SECTIONS} />), { fragment: true });

test("without any script, it is two labelled lists of plain links, and the menu opens by itself", () => {
  for (const label of ["Contents", "Contents menu"])
    expect(
      selectAll(`nav[aria-label="${label}"] a`, page).map((link) => [textOf(link), link.properties.href]),
    ).toEqual([
      ["Abstract", "#abstract"],
      ["Dispute resolution", "#dispute-resolution"],
    ]);
  expect(select("nav details > summary", page)).toBeDefined();
});

test("it carries no style attribute and no script, which the site's policy would refuse", () => {
  expect(selectAll("[style], script, [onclick]", page)).toEqual([]);
});
