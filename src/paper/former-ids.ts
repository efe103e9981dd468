import type { Element, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { likelyName } from "../site/nearest-name";
import type { ReportField } from "./report";

/** What a link to a part of a paper leads to. */
const PLACE = /^(?:h[2-6]|details|figure|p|li)$/;

/**
 * Gives places of the page the ids as well that others had before: `moved` says for each former id which id its text is
 * under now.
 */
export function placeMoved(
  page: Root,
  moved: Readonly<Record<string, string>>,
  reportField: ReportField,
): void {
  const taken = new Set<string>();
  const places = new Map<string, Element>();
  visit(page, "element", (element) => {
    const { id } = element.properties;
    if (id === undefined) return;
    taken.add(String(id));
    if (PLACE.test(element.tagName)) places.set(String(id), element);
  });
  for (const [former, present] of Object.entries(moved)) {
    const place = places.get(present);
    if (taken.has(former))
      reportField(
        ["moved", former],
        `"${former}" is said to have moved, and the page has it.`,
        "Take the line out, or give what has this id another name.",
      );
    else if (!place) {
      const near = likelyName(present, [...places.keys()]);
      reportField(
        ["moved", former],
        `"${former}" is said to have moved to "${present}", which the page does not have.`,
        `Write the id of a heading, a <Details>, a figure, a table or a paragraph of this paper${near ? `, such as ${near}` : ""}.`,
      );
    } else holderIn(place).children.unshift(h("span", { id: former }));
  }
}

/** A title or a caption that stands first has to stay first. In what is folded it is also all that is always in sight. */
function holderIn(place: Element): Element {
  const first = place.children.find((child): child is Element => child.type === "element");
  return first && /^(?:summary|figcaption)$/.test(first.tagName) ? first : place;
}
