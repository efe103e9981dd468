/** How citations are printed in the page; `citations-and-marks.ts` finds and numbers them. */
import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { h } from "hastscript";
import type { CitedWork } from "./citations-and-marks";
import { endMatter } from "./end-matter";
import type { CitationGroup } from "./markdown-nodes";

/** A citation in the text: the numbers of its works in brackets, each a link to the list of references. */
export function citationLinks({ citations }: CitationGroup): Element {
  const links = citations.flatMap((citation, index): (string | Element)[] => {
    const { key, number, occurrence } = citation;
    const properties = { href: `#reference-${key}`, id: `cite-${key}-${occurrence}`, role: "doc-biblioref" };
    const link = h("a", { ...properties, dataCite: key }, String(number));
    return [...(index > 0 ? [", "] : []), Object.assign(link, { data: { citation } })];
  });
  return h("span.citation", ["[", ...links, "]"]);
}

/** The list of the works that a paper cites, each with links back to where it is cited. */
export function referenceList(
  citedWorks: readonly CitedWork[],
  references: ReadonlyMap<string, string>,
): Element {
  const works = citedWorks.map(({ key, claims }) =>
    h("li", { id: `reference-${key}` }, [
      ...(fromHtml(references.get(key) ?? "", { fragment: true }).children as ElementContent[]),
      " ",
      h(
        "span.backlinks",
        claims.flatMap((claim, index) => {
          const link = { href: `#cite-${key}-${index + 1}`, role: "doc-backlink" };
          const back = { ...link, ariaLabel: `Back to citation ${index + 1}` };
          const arrow = claims.length === 1 ? "↩" : `↩${index + 1}`;
          return [claim ? h("a", link, claim) : h("a", back, arrow), " "];
        }),
      ),
    ]),
  );
  return endMatter("references", [h("ol", works)], { role: "doc-bibliography" });
}
