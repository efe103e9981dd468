import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { List, ListItem, Nodes, Paragraph, Root, RootContent } from "mdast";
import type { State } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import type { Properties, Property } from "./markdown-nodes";
import { isElement } from "./mdx-elements";
import type { Report } from "./report";
import { countWords } from "./sections";

const MOST_PROPERTIES = 15;
const MOST_WORDS = 35;
const MOST_SENTENCES = 2;

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

const EXAMPLE =
  "- A revoked key authorises nothing. Below it, behind a blank line and indented as its words are, the attack.";

/** What may stand in a property: it opens to its attack, so nothing in it may lead elsewhere. */
const IN_PROPERTY: ReadonlySet<string> = new Set(
  "paragraph text inlineMath inlineCode emphasis strong delete".split(" "),
);

/** Turns each `<Properties>` into a list of properties, in place. */
export function placeProperties(tree: Root, report: Report): void {
  let count = 0;
  visitParents(tree, "mdxJsxFlowElement", (element, ancestors) => {
    const parent = ancestors.at(-1);
    // Of one inside other text `reportMisplaced` tells.
    if (!parent || !isElement(element, "Properties") || ancestors.some(isText)) return;
    const [list, ...others] = element.children as RootContent[];
    if (list?.type !== "list" || others.length > 0)
      report(element, "<Properties> holds one list, and nothing else.", `Write an item each: ${EXAMPLE}`);
    const items = list?.type === "list" ? list.children : [];
    const children = items.flatMap((item): Property[] => {
      count += 1;
      if (count === MOST_PROPERTIES + 1)
        report(
          item,
          `This paper has more than ${MOST_PROPERTIES} properties.`,
          "Leave out those that others imply, or make one of two.",
        );
      return readProperty(item, report);
    });
    const siblings: RootContent[] = parent.children as RootContent[];
    siblings[siblings.indexOf(element)] = { type: "properties", position: element.position, children };
  });
}

const isText = ({ type }: Nodes) => type === "listItem" || type === "blockquote";

function readProperty(item: ListItem, report: Report): Property[] {
  const [first, attack, ...others] = item.children;
  if (first?.type !== "paragraph" || attack?.type !== "paragraph" || others.length > 0) {
    report(
      others[0] ?? item,
      attack?.type === "paragraph"
        ? "This property has more than two paragraphs."
        : "This property does not say which attack it stops.",
      `Write two paragraphs, what must be true and the attack that it stops: ${EXAMPLE}`,
    );
    return [];
  }
  visit(first, (node) => {
    if (IN_PROPERTY.has(node.type) && !(node.type === "text" && node.value.includes("[@"))) return;
    report(
      node,
      "A property is words, formulae and code, and this leads elsewhere.",
      "Write it in the second paragraph, which the property opens.",
    );
  });
  const words = countWords(first);
  if (words > MOST_WORDS)
    report(
      first,
      `This property has ${words} words, and ${MOST_WORDS} are the most.`,
      "Say what must be true; why it must stands in the second paragraph.",
    );
  const sentences = [...SENTENCES.segment(textOf(attack))].length;
  if (sentences > MOST_SENTENCES)
    report(
      attack,
      `This attack has ${sentences} sentences, and ${MOST_SENTENCES} are the most.`,
      "Say who does what, and what they would gain.",
    );
  return [{ type: "property", position: item.position, children: [first, attack] }];
}

/** Properties in the page: each opens to its attack. `paragraphs` is told which element each property has become. */
export function propertiesHtml(
  state: State,
  { children }: Properties,
  paragraphs: Map<Element, Paragraph>,
): Element {
  const html = (paragraph: Paragraph) => state.all(paragraph) as ElementContent[];
  return h(
    "ul.properties",
    children.map(({ children: [property, attack] }) => {
      const fold = h("details.fold", [h("summary", html(property)), h("p", html(attack))]);
      paragraphs.set(fold, property);
      return h("li", fold);
    }),
  );
}

/** Properties as a list of plain Markdown, in which each attack is the second paragraph of its item. */
export const propertiesList = ({ children }: Properties): List => ({
  type: "list",
  ordered: false,
  spread: true,
  children: children.map(({ children }) => ({ type: "listItem", spread: true, children: [...children] })),
});
