import type { Element, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { defaultHandlers } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import type { Link, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import rehypeParse from "rehype-parse";
import rehypeRemark, { type Options } from "rehype-remark";
import remarkStringify from "remark-stringify";
import { type Processor, unified } from "unified";
import type { VFile } from "vfile";
import { getCanonicalUrl } from "../site/site";

/** What is of use on the page alone: ways around it, controls, what is hidden, and numbers that Markdown writes itself. */
const OMITTED_ELEMENTS =
  "nav, :not(h3) > button, input, label, [aria-hidden=true], [hidden]:not([hidden=until-found]), [data-scripted], " +
  "[data-heading-link], .note-number, [data-footnote-backref], .csl-left-margin";

/** A built page as Markdown: what its main part says, with its address under the title. Links are absolute. */
export function convertPageToMarkdown(html: string, path: string): string {
  return String(processor.processSync({ path, value: html }));
}

/** Takes the main part of a page, marks what has no place in Markdown, and says where links begin. */
function rehypeMain() {
  return (page: Root, file: VFile): Root => {
    const main = select("main", page);
    if (!main) throw new Error(`The page ${file.path} has no main part.`);
    for (const element of selectAll(OMITTED_ELEMENTS, main)) element.properties.dataMdast = "ignore";
    for (const line of selectAll("p", main)) separateParts(line);
    for (const code of selectAll("code[data-language]", main))
      code.properties.className = [`language-${code.properties.dataLanguage}`];
    for (const works of selectAll(".csl-bib-body", main)) works.tagName = "ol";
    for (const work of selectAll(".csl-entry", main)) work.tagName = "li";
    const properties = { href: getCanonicalUrl(file.path) };
    return { type: "root", children: [{ type: "element", tagName: "base", properties, children: [] }, main] };
  };
}

/** Puts dots between what only a style sheet holds apart: links, a version, a date. */
function separateParts(line: Element): void {
  if (line.children.some(({ type }) => type === "text")) return;
  const parts = line.children.filter(
    (part) => part.type === "element" && part.properties.dataMdast !== "ignore",
  );
  line.children = parts.flatMap((part, index) =>
    index > 0 ? [{ type: "text", value: " · " }, part] : [part],
  );
}

/** What Markdown has no form for, or another one than usual. */
const handlers: Options["handlers"] = {
  h1: (state, node) => {
    const url = state.resolve("");
    const address: Link = { type: "link", url, children: [{ type: "text", value: url }] };
    return [defaultHandlers.h1(state, node), { type: "paragraph", children: [address] }];
  },
  a: (state, node) => {
    const target = String(node.properties.href);
    if (node.properties.dataFootnoteRef !== undefined)
      return { type: "footnoteReference", identifier: target.slice(1), label: textOf(node) };
    // The number of a cited work, which the list at the end has too.
    if (target.startsWith("#bib-")) return state.all(node);
    return defaultHandlers.a(state, node);
  },
  aside: (state, node) => ({
    type: "footnoteDefinition",
    identifier: String(node.properties.id),
    label: String(node.properties.ariaLabel).replace(/\D/g, ""),
    children: state.toFlow(state.all(node)),
  }),
  // Temml keeps the TeX beside what it has made of it.
  math: (_state, node) => {
    const annotation = select("annotation", node);
    const value = annotation ? textOf(annotation) : "";
    return node.properties.display === "block" ? { type: "math", value } : { type: "inlineMath", value };
  },
  figure: (state, node) => {
    if (!select("[data-figure-part]", node)) return defaultHandlers.figure(state, node);
    const parts = ["figcaption", "[data-figure-part=finding]", "table"].flatMap(
      (part) => select(part, node) ?? [],
    );
    return state.toFlow(state.all({ ...node, children: parts }));
  },
  // Its number and its words in one paragraph.
  figcaption: (state, node) => {
    const parts = state
      .all(node)
      .flatMap((part): RootContent[] =>
        part.type === "paragraph" ? [{ type: "text", value: " " }, ...part.children] : [part],
      );
    return state.toFlow(parts);
  },
  summary: (state, node) =>
    select("h2, h3", node)
      ? state.all(node)
      : {
          type: "paragraph",
          children: [{ type: "strong", children: [{ type: "text", value: textOf(node) }] }],
        },
};

/** Tables, notes and formulae. The plugins for these are of the age of MDX 2, and do not fit here. */
function remarkDialect(this: Processor) {
  this.data("toMarkdownExtensions", [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()]);
}

const processor = unified()
  .use(rehypeParse)
  .use(rehypeMain)
  .use(rehypeRemark, { handlers, nodeHandlers: { comment: () => undefined } })
  .use(remarkDialect)
  .use(remarkStringify, { bullet: "-", rule: "-" })
  .freeze();
