import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { renderToStaticMarkup } from "react-dom/server";
import { TableOfContents } from "../../src/reading/TableOfContents";

const CONTENTS = {
  items: [
    { url: "#abstract", title: "Abstract" },
    {
      url: "#dispute-resolution",
      title: "Dispute resolution",
      items: [{ url: "#who-pays", title: "Who pays" }],
    },
  ],
};

const pageWith = (levels: 1 | 2) =>
  fromHtml(renderToStaticMarkup(<TableOfContents contents={CONTENTS} levels={levels} />), { fragment: true });

const linksIn = (page: ReturnType<typeof pageWith>, label: string) =>
  selectAll(`nav[aria-label="${label}"] a`, page).map((link) => [textOf(link), link.properties.href]);

test("without any script, it is two labelled lists of plain links, and the menu opens by itself", () => {
  const page = pageWith(1);
  for (const label of ["Contents", "Contents menu"])
    expect(linksIn(page, label)).toEqual([
      ["Abstract", "#abstract"],
      ["Dispute resolution", "#dispute-resolution"],
    ]);
  expect(select("nav details > summary", page)).toBeDefined();
});

test("with two levels it lists what stands under each heading too", () => {
  expect(linksIn(pageWith(2), "Contents")).toContainEqual(["Who pays", "#who-pays"]);
});
