import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { defaultHandlers, type Handle, toMdast } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { PhrasingContent } from "mdast";
import { visit } from "unist-util-visit";
import { PAGE_ONLY } from "../site/page-roles";
import { canonicalUrl } from "../site/site";
import { hasClass } from "../text/has-class";
import { anchor, link, markdownWriter, paragraph } from "../text/markdown";

const HEADINGS: readonly string[] = ["h1", "h2", "h3"];

/** Elements of our pages that Markdown has a form for, or whose content says all that they say. */
const WRITABLE: ReadonlySet<string> = new Set([
  ...HEADINGS,
  ...["p", "ul", "ol", "li", "dl", "dt", "dd", "a", "em", "strong", "code", "dfn", "br"],
  ...["section", "article", "header", "div", "span", "time", "data"],
]);

/**
 * A built page as Markdown, from its own HTML: what its main part says, with absolute links and the ids of its headings;
 * drawings in words. Papers have a twin of their own, which keeps formulae and the data of figures.
 *
 * Throws an error for an element that has no form in Markdown.
 */
export function pageTwin(html: string, path: string): string {
  const address = canonicalUrl(path);
  const main = select("main", fromHtml(html));
  if (!main) throw new Error(`The page ${path} has no main part.`);
  const content: Root = { type: "root", children: writable(main.children, { path, inHeading: false }) };
  const tree = toMdast(content, {
    handlers: { ...Object.fromEntries(HEADINGS.map((name) => [name, heading])), li: item },
  });
  visit(tree, "link", (node) => {
    if (/^[/#]/.test(node.url))
      node.url = node.url.startsWith("#") ? address + node.url : canonicalUrl(node.url);
  });
  const [title, ...rest] = tree.type === "root" ? tree.children : [];
  const children = [...(title ? [title] : []), paragraph([link(address)]), ...rest];
  return markdownWriter.stringify({ type: "root", children });
}

type Place = { path: string; inHeading: boolean };

/** Without decoration and without what only a page can do, with drawings in words. */
function writable(nodes: readonly (RootContent | ElementContent)[], place: Place): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    if (node.type === "text") return [node];
    if (node.type !== "element" || isHidden(node)) return [];
    const { tagName, properties } = node;
    const children = () =>
      writable(node.children, { ...place, inHeading: place.inHeading || HEADINGS.includes(tagName) });
    if (tagName === "svg" && properties.ariaLabel) return [h("p", h("em", String(properties.ariaLabel)))];
    if (tagName === "input" || tagName === "label") return [];
    // A page's contents lead to headings that a text has in sight.
    if (tagName === "nav") return [];
    if (tagName === "button") return place.inHeading ? children() : [];
    if (tagName === "form") {
      const button = select("button", node);
      const words = button ? textOf(button) : "";
      // One that sends nothing leads somewhere, as a link does.
      if (properties.method !== "post") return [h("p", h("a", { href: String(properties.action) }, words))];
      const form = h("a", { href: "#waitlist" }, words);
      return [...children(), h("p", [form, ": a form on the page, which asks for an email address."])];
    }
    if (!WRITABLE.has(tagName)) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      throw new Error(
        `${place.path}:${line}:${column}  The element <${tagName}> has no form in Markdown.\n` +
          "    → Teach src/outputs/page-twin.ts how it is written, or hide it from programs with aria-hidden.",
      );
    }
    // What a style sheet holds apart.
    const apart = isInline(node) && isInline(nodes[index - 1]);
    return [...(apart ? [{ type: "text", value: " · " } as const] : []), { ...node, children: children() }];
  });
}

const isHidden = (element: Element) =>
  element.properties.ariaHidden === "true" ||
  element.properties.hidden === true ||
  hasClass(element, ...PAGE_ONLY);

const isInline = (node: RootContent | undefined) =>
  node?.type === "element" && /^(?:a|span)$/.test(node.tagName);

/** An item of a list, with its id if it has one. */
const item: Handle = (state, node) => {
  const written = defaultHandlers.li(state, node);
  const [first] = "children" in written ? written.children : [];
  if (node.properties.id && first?.type === "paragraph")
    first.children.unshift(anchor(String(node.properties.id)));
  return written;
};

/** A heading as ever, with its id. */
const heading: Handle = (state, node) => {
  const written = defaultHandlers.h1(state, node);
  if (node.properties.id && "children" in written)
    (written.children as PhrasingContent[]).unshift(anchor(String(node.properties.id)));
  return written;
};
