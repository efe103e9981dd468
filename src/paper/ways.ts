import { slug } from "github-slugger";
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { Link, ListItem, PhrasingContent, Root, RootContent } from "mdast";
import type { State } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { refersToFigure } from "./figure-references";
import { decode } from "./links";
import { list, text } from "./markdown";
import { elementOf, isElement } from "./mdx-elements";
import { APPENDIX_ID, type Way, type Ways } from "./nodes";
import type { Report } from "./parse";
import { countWords, isMadeByPage, WORDS_A_MINUTE } from "./sections";

const EXAMPLE = "- To build on it: [the interface](#appendix), [fees](#fees)";

/**
 * Turns `<Ways>` into the ways through the paper, in place, before anything but folds and headings' ids: words are
 * counted as they are typed.
 */
export function placeWays(tree: Root, report: Report): void {
  const targets = targetsIn(tree);
  let known = false;
  tree.children = tree.children.flatMap((block): RootContent[] => {
    const element = elementOf(block, "Ways");
    if (!element) return [block];
    if (known) report(element, "A second <Ways> stands in this paper.", "Make one list of the two.");
    known = true;
    const [list, ...others] = element.children as RootContent[];
    if (list?.type !== "list" || others.length > 0) {
      report(
        element,
        "<Ways> holds one list, and nothing else.",
        `Write a line for each reader: "${EXAMPLE}".`,
      );
      return [];
    }
    const ways = list.children.flatMap((item) => wayOf(item, targets, report));
    return [{ type: "ways", position: element.position, ways }];
  });
}

function wayOf(item: ListItem, targets: Targets, report: Report): Way[] {
  const way = readWay(item);
  if (typeof way === "string") {
    report(item, way, `Write whom it is for, a colon, and links with commas between them: "${EXAMPLE}".`);
    return [];
  }
  // What two links lead to is read once.
  const read = new Map<RootContent, boolean>();
  for (const link of way.links) {
    const target = targets.get(decode(link.url.replace(/^#/, "")));
    if (!link.url.startsWith("#"))
      report(
        link,
        "A way leads through this paper.",
        "Link to a heading, a <Details> or the appendix of it, as in [fees](#fees); name other papers in the text.",
      );
    else if (target)
      for (const block of target.blocks) read.set(block, target.whole || read.get(block) === true);
    // A link to nothing is told of with all others.
    else if (refersToFigure(link) || isMadeByPage(decode(link.url.slice(1))))
      report(
        link,
        `A way leads to headings, to <Details> and to the appendix, and “${link.url}” is none of these.`,
        "Link to one of them, as in [fees](#fees).",
      );
  }
  const words = [...read].map(([block, whole]) => countWords(block, { folds: whole, code: whole }));
  const sum = words.reduce((one, other) => one + other, 0);
  return [{ ...way, minutes: Math.max(1, Math.ceil(sum / WORDS_A_MINUTE)) }];
}

/** An item of the list as it was written, or what is wrong with it. */
function readWay({ children: [line, ...others] }: ListItem): Omit<Way, "minutes"> | string {
  const [first, ...rest] = line?.type === "paragraph" && others.length === 0 ? line.children : [];
  const [, title = "", between = ""] = (first?.type === "text" && /^([^:]+):(.*)$/s.exec(first.value)) || [];
  if (title.trim() === "") return "This way does not begin with whom it is for, and a colon.";
  const links = rest.filter((node) => node.type === "link");
  if (links.length === 0) return "This way has no link.";
  if (links.some(({ children }) => children.some(({ type }) => type === "mdxTextExpression")))
    return "A value of the run stands in this way.";
  const strays = rest.map((node) => (node.type === "text" ? node.value : node.type === "link" ? "" : "?"));
  if (![between, ...strays].every((words) => /^(?:[\s,;.]|\band\b|\bthen\b)*$/.test(words)))
    return "This way holds words that are in no link.";
  return { title: title.trim(), links };
}

/** The blocks that a link to an id leads to, and whether a reader reads them whole or only what no fold hides. */
type Targets = ReadonlyMap<string, { blocks: readonly RootContent[]; whole: boolean }>;

function targetsIn(tree: Root): Targets {
  const targets = new Map<string, { blocks: readonly RootContent[]; whole: boolean }>();
  const addHeadings = (siblings: readonly RootContent[], whole: boolean) =>
    siblings.forEach((node, index) => {
      if (node.type !== "heading") return;
      const rest = siblings.slice(index + 1);
      const next = rest.findIndex(
        (other) => (other.type === "heading" && other.depth <= node.depth) || isElement(other, "Appendix"),
      );
      const blocks = [node, ...rest.slice(0, next < 0 ? undefined : next)];
      // Who follows a way has read the ways.
      const others = blocks.filter((block) => !isElement(block, "Ways"));
      targets.set(String(node.data?.hProperties?.id), { blocks: others, whole });
    });
  addHeadings(tree.children, false);
  visit(tree, (node) => {
    if (node.type === "fold") targets.set(slug(node.title), { blocks: [node], whole: true });
    if (!isElement(node, "Appendix")) return;
    const blocks = node.children as RootContent[];
    targets.set(APPENDIX_ID, { blocks, whole: true });
    addHeadings(blocks, true);
  });
  return targets;
}

const minutesOf = ({ minutes }: Way) => `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;

/** The ways in the page. */
export function waysHtml(state: State, { ways }: Ways): Element {
  const linkHtml = (link: Link) => state.all({ type: "paragraph", children: [link] }) as ElementContent[];
  return h(
    "nav.ways",
    { ariaLabel: "Ways through this paper" },
    h(
      "ul",
      ways.map((way) =>
        h("li", [
          h("div.way-title", way.title),
          h("div.way-minutes", minutesOf(way)),
          h(
            "ol",
            way.links.map((link) => h("li", linkHtml(link))),
          ),
        ]),
      ),
    ),
  );
}

/** The ways as a list of plain Markdown. */
export function waysList({ ways }: Ways): RootContent {
  return list(
    ways.map((way): PhrasingContent[] => [
      text(`${way.title} (${minutesOf(way)}): `),
      ...way.links.flatMap((link, index) => (index > 0 ? [text(", "), link] : [link])),
    ]),
  );
}
