import GithubSlugger from "github-slugger";
import type { Heading, Image, Nodes, PhrasingContent, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { litepaperFieldAdvice } from "../../../src/content/litepaper-frontmatter";
import { codeLanguage } from "../../../src/paper/highlight";
import { decode } from "../../../src/paper/links";
import { resolveReferences } from "../../../src/paper/normalize";
import { paragraph, strong, text } from "../../../src/text/markdown";
import { turnAdmonitions } from "./boxes";
import type { Draft } from "./draft";
import { fits, isTitle } from "./fields";
import { turnHtml } from "./html";
import { turnJsx } from "./jsx";

declare module "mdast" {
  interface HeadingData {
    /** By which the file's links know it. */
    ids?: string[];
  }
}

/** What makes Markdown of other sites ours, in the order in which it is done. */
export const TRANSFORMS: Readonly<Record<string, (tree: Root, draft: Draft) => void>> = {
  admonitions: turnAdmonitions,
  jsx: turnJsx,
  references,
  notes,
  numberedHeadings,
  anchors,
  html: turnHtml,
  title,
  headings,
  code,
  formulas,
  images,
  captions,
  leftovers,
  links,
  leftAsTyped,
};

/** References get the addresses that stand elsewhere. */
function references(tree: Root, { report }: Draft): void {
  for (const node of resolveReferences(tree))
    report(
      node,
      `No text refers to [${node.label}]: ${[node.url, node.title].filter(Boolean).join(" ")}`,
      "It is left out: link to it where the text needs it.",
    );
  visit(tree, "definition", (_node, index, parent) => {
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
}

/** The words of notes stand at the left edge. */
function notes(tree: Root): void {
  const moved: RootContent[] = [];
  visit(tree, "footnoteDefinition", (node, index, parent) => {
    if (!parent || index === undefined || parent === tree) return;
    parent.children.splice(index, 1);
    moved.push(node);
    return index;
  });
  tree.children.push(...moved);
}

/** Google Docs numbers a heading as the one item of a list. */
function numberedHeadings(tree: Root): void {
  visit(tree, "list", (node, index, parent) => {
    const [item, ...others] = node.children;
    const [heading, ...more] = item?.children ?? [];
    if (heading?.type !== "heading" || others.length > 0 || more.length > 0 || !node.ordered) return;
    heading.children.unshift(text(`${node.start}. `));
    parent?.children.splice(index ?? 0, 1, heading);
  });
}

/**
 * Remembers by which ids the file's links lead to headings: those made of their words, `{#id}`, and those of elements right
 * above them or in their sections.
 */
function anchors(tree: Root): void {
  const slugger = new GithubSlugger();
  let heading: Heading | undefined;
  let above: string[] = [];
  for (const block of tree.children) {
    const ids: string[] = [];
    visit(block, "html", ({ value }) => {
      for (const [, id = ""] of value.matchAll(/<[a-z][^<>]*?\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi))
        ids.push(id);
    });
    const words = textOf(block, { includeHtml: false });
    if (block.type === "heading") {
      const last = block.children.at(-1);
      const [mark = "", id = ""] =
        (last?.type === "text" && /\s*\{#([^}\s]+)[^}]*\}\s*$/.exec(last.value)) || [];
      if (last?.type === "text") last.value = last.value.slice(0, last.value.length - mark.length);
      block.data = { ids: [slugger.slug(words.replace(mark, "")), id, ...above, ...ids] };
      heading = block;
      above = [];
    } else if (words.trim() === "") above.push(...ids);
    else {
      heading?.data?.ids?.push(...above, ...ids);
      above = [];
    }
  }
  heading?.data?.ids?.push(...above);
}

/**
 * A `#` before all other headings is the title, with its subtitle behind a colon where it is too long; a picture in it
 * stays. One that cannot be a title is no section either, where no other `#` is one.
 */
function title(tree: Root, draft: Draft): void {
  const index = tree.children.findIndex(({ type }) => type === "heading");
  const heading = tree.children[index];
  const words = textOf(heading, { includeImageAlt: false }).replaceAll(/\s+/g, " ").trim();
  if (heading?.type !== "heading" || heading.depth > 1 || words === "") return;
  const [, name = "", rest = ""] = /^([^:]+):\s+(.+)$/.exec(words) ?? [];
  const isSplit = !isTitle(words) && !draft.title && fits("title", name) && fits("subtitle", rest);
  if (isSplit) Object.assign(draft, { title: name, subtitle: rest });
  else if (isTitle(words)) draft.title ??= words;
  else draft.report(heading, "This heading cannot be a title.", litepaperFieldAdvice.title ?? "");
  const kept = heading.children.filter(imageIn).map((child) => paragraph([child]));
  const isSaid = isSplit || draft.title?.toLowerCase() === words.toLowerCase();
  if (!isSaid) {
    if (tree.children.some((node) => node !== heading && node.type === "heading" && node.depth === 1)) return;
    kept.unshift(paragraph([strong(words)]));
  }
  tree.children.splice(index, 1, ...kept);
}

/** Sections begin at `##`, no level is left out, and only the text itself has headings, each on one line. */
function headings(tree: Root, { source, report }: Draft): void {
  const open: number[] = [];
  visit(tree, "heading", (node, index, parent) => {
    if (!parent || index === undefined) return;
    const words = textOf(node).trim();
    // A sentence with a line below it is no heading, whatever Markdown makes of it.
    if (/[.!?:;,]$/.test(words) && /\n[ \t]*-+[ \t]*$/.test(sourceOf(node, source)))
      parent.children.splice(index, 1, paragraph(node.children), { type: "thematicBreak" });
    else if (parent !== tree)
      parent.children[index] = paragraph([{ type: "strong", children: node.children }]);
    else {
      if (/^references$/i.test(words)) {
        report(
          node,
          "The list called References is made by the page, of what the text cites as [@key].",
          "The draft calls this section Sources. Put its works into content/references.json, write [@key] where the text has [1], and take the section out.",
        );
        node.children = [text("Sources")];
      }
      const isApart = ({ type }: Nodes) => type === "mdxTextExpression" || type === "image";
      const apart = node.children.filter(isApart);
      node.children = trimmed(node.children.filter((child) => !isApart(child)));
      visit(node, "text", (part) => {
        part.value = part.value.replaceAll(/\s+/g, " ");
      });
      while ((open.at(-1) ?? 0) >= node.depth) open.pop();
      if (node.children.length > 0) open.push(node.depth);
      node.depth = Math.min(open.length + 1, 4) as Heading["depth"];
      const kept: RootContent[] = node.children.length > 0 ? [node] : [];
      kept.push(...apart.map((child) => paragraph([child])));
      parent.children.splice(index, 1, ...kept);
      return index + kept.length;
    }
  });
}

const sourceOf = ({ position }: Nodes, source: string) =>
  source.slice(position?.start.offset, position?.end.offset);

/** Code is in a language that is coloured here, by its name here; what it is called stands above it. */
function code(tree: Root, { report }: Draft): void {
  visit(tree, "code", (node, index, parent) => {
    if (!parent || index === undefined) return;
    const { position, meta, value } = node;
    const [name = ""] = /[a-z][\w+#-]*/.exec(node.lang?.toLowerCase() ?? "") ?? [];
    if (name === "math") {
      parent.children[index] = { type: "math", value, position };
      return;
    }
    // What is told apart by one more letter is coloured alike: jsonc, json5, jsx.
    const known = codeLanguage(name) ?? codeLanguage(name.replace(/[c5x]$/, ""));
    node.lang = name === "" ? undefined : (known ?? "text");
    if (name === "mermaid" || !(known || /^(?:none|ascii)?$/.test(name)))
      report(
        node,
        `Code in "${name}" cannot be coloured.`,
        "It stands in the draft as text; show a diagram as an image.",
      );
    const [, , title, label] = /title\s*=\s*(["'])(.+?)\1|^\[(.+?)\]/.exec(meta ?? "") ?? [];
    node.meta = null;
    const words = title ?? label;
    if (!words) return;
    parent.children.splice(index, 0, { ...paragraph([strong(words)]), position });
    return index + 2;
  });
}

/** A formula that has lines for itself is displayed; others have one dollar sign at either end. */
function formulas(tree: Root, { source }: Draft): void {
  visit(tree, ["math", "inlineMath"], (node, index, parent) => {
    if (node.type !== "math" && node.type !== "inlineMath") return;
    // What shares the line of the signs is a part of it too.
    if (node.type === "math") node.value = [node.meta, node.value].filter(Boolean).join("\n");
    if (node.type === "math") node.meta = null;
    // Google Docs escapes signs in formulae as in text.
    if (/\\[=+-]/.test(node.value)) node.value = node.value.replaceAll(/\\([\\=+*_<>^.-])/g, "$1");
    if (node.value.trim() !== "" || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
  visit(tree, "inlineMath", (node, index = 0, parent) => {
    node.value = node.value.trim();
    // A space inside the dollar signs is one behind them.
    const behind = parent?.children[index + 1];
    if (behind?.type === "text" && /^\p{L}/u.test(behind.value) && /\s\$+$/.test(sourceOf(node, source)))
      behind.value = ` ${behind.value}`;
  });
  splitParagraphs(tree, (child, before, behind) => {
    if (child.type !== "inlineMath" || !/^(?:\$\$|\\\[)/.test(sourceOf(child, source))) return undefined;
    if (!/(?:^|\n)[ \t]*$/.test(before) || !/^[.,;]?[ \t]*(?:\n|$)/.test(behind)) return undefined;
    return { type: "math", value: child.value, position: child.position };
  });
}

/** Each image has lines for itself and its caption, and its file stands beside the paper. */
function images(tree: Root, { report, findImage }: Draft): void {
  visit(tree, "image", (node) => {
    const { name, wrong } = findImage(node.url);
    node.url = name;
    if (wrong) report(node, ...wrong);
  });
  splitParagraphs(tree, (child, before, behind, siblings) => {
    const image = imageIn(child);
    if (!image) return undefined;
    // With all that follows it as its caption it stands as it is to stand.
    if (child === image && before === "" && behind !== "" && siblings.filter(imageIn).length === 1)
      return undefined;
    if (child.type === "link")
      report(
        child,
        `This image is a link to ${child.url}.`,
        "An image is none here: link to it from its caption.",
      );
    return { ...paragraph([image]), position: child.position };
  });
}

/** The image that a part of a line is, alone, as a link or with emphasis. */
function imageIn(node: PhrasingContent): Image | undefined {
  const isAround = node.type === "link" || node.type === "emphasis" || node.type === "strong";
  const [only, ...others] = isAround ? trimmed(node.children) : [node];
  return only?.type === "image" && others.length === 0 ? only : undefined;
}

/** Parts paragraphs where something in them is a block of its own; a stop behind it stays with it in a formula. */
function splitParagraphs(
  tree: Root,
  blockOf: (
    child: PhrasingContent,
    before: string,
    behind: string,
    siblings: readonly PhrasingContent[],
  ) => RootContent | undefined,
): void {
  visit(tree, "paragraph", (node, index, parent) => {
    if (!parent || index === undefined) return;
    const blocks: RootContent[] = [];
    const siblings = [...node.children];
    const textBeside = (child: PhrasingContent | undefined) =>
      child ? (child.type === "break" ? "\n" : textOf(child) || " x ") : "";
    let start = 0;
    const addLine = (end: number) => {
      const line = trimmed(siblings.slice(start, end));
      if (line.length > 0) blocks.push({ ...paragraph(line), position: node.position });
      start = end + 1;
    };
    for (const [at, child] of siblings.entries()) {
      const behind = siblings[at + 1];
      const block = blockOf(child, textBeside(siblings[at - 1]), textBeside(behind), siblings);
      if (!block) continue;
      addLine(at);
      blocks.push(block);
      if (block.type !== "math" || behind?.type !== "text") continue;
      const [stop = ""] = /^[.,;]/.exec(behind.value) ?? [];
      block.value += stop;
      behind.value = behind.value.slice(stop.length);
    }
    if (start === 0) return;
    addLine(siblings.length);
    parent.children.splice(index, 1, ...(blocks as never[]));
    return index + blocks.length;
  });
}

const LABEL = /^(?:(Figure|Fig\.?)|Table)\s+(\d+(?:\.\d+)*)\s*(?:[:.–—-]\s*|$)/i;

/** Captions lose their numbers, which the site counts, and stand below an image and above a table. */
function captions(tree: Root): void {
  const blocks = tree.children;
  for (const table of blocks.filter(({ type }) => type === "table")) {
    const at = blocks.indexOf(table);
    const place = [at - 1, at + 1].find((index) => captionIn(blocks[index], "table"));
    const words = place !== undefined && captionIn(blocks[place], "table");
    if (place === undefined || !words) continue;
    blocks.splice(place, 1);
    blocks.splice(blocks.indexOf(table), 0, paragraph([text("Table: "), ...words]));
  }
  for (const [index, block] of blocks.entries()) {
    const [image, ...rest] = block.type === "paragraph" ? block.children : [];
    if (block.type !== "paragraph" || image?.type !== "image") continue;
    image.alt = image.alt?.replace(LABEL, "");
    const own = trimmed(rest);
    const below = own.length === 0 ? captionIn(blocks[index + 1], "figure") : undefined;
    if (below) blocks.splice(index + 1, 1);
    const words = below ?? captionIn(paragraph(own), "figure") ?? own;
    if (words.length > 0) block.children = [image, text("\n"), ...words];
  }
}

/** The words of a caption, without its label and the emphasis around it. */
function captionIn(block: RootContent | undefined, kind: "figure" | "table") {
  const found = block?.type === "paragraph" && LABEL.exec(textOf(block, { includeImageAlt: false }));
  if (!found || block?.type !== "paragraph" || (found[1] === undefined) === (kind === "figure"))
    return undefined;
  const [only, ...others] = block.children;
  const isWrapped = others.length === 0 && (only?.type === "emphasis" || only?.type === "strong");
  const caption = structuredClone({ ...block, children: isWrapped ? only.children : block.children });
  let left = found[0].length;
  visit(caption, "text", (node) => {
    const taken = Math.min(left, node.value.length);
    node.value = node.value.slice(taken);
    left -= taken;
  });
  return trimmed(caption.children.filter((node) => node.type === "image" || textOf(node) !== ""));
}

/** Breaks in lines that cannot have any, paragraphs that are empty by now, and what has no place inside other text. */
function leftovers(tree: Root, { report }: Draft): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === "break" && (parent.type === "tableCell" || parent.type === "heading"))
      parent.children[index] = text(" ");
    if (node.type === "paragraph" || node.type === "tableCell") node.children = trimmed(node.children);
    if (node.type === "paragraph" && node.children.length === 0) {
      parent.children.splice(index, 1);
      return index;
    }
  });
  visitParents(tree, "image", (node, ancestors) => {
    if (
      ancestors.at(-1)?.type === "paragraph" &&
      !ancestors.some(({ type }) => type === "footnoteDefinition")
    )
      return;
    report(node, "This image stands inside other text.", "Put it before or behind what it stands in.");
  });
}

/** Without spaces and breaks at either end, or beside a break. */
function trimmed(children: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = children.filter((child, index) => {
    const isEnd = index === 0 || index === children.length - 1;
    return child.type === "text" ? child.value.trim() !== "" || !isEnd : !isEnd || child.type !== "break";
  });
  if (kept.length < children.length) return trimmed(kept);
  return kept.map((child, index) => {
    if (child.type !== "text") return child;
    const [before, behind] = [kept[index - 1], kept[index + 1]];
    const start = before && before.type !== "break" ? child.value : child.value.trimStart();
    return { ...child, value: behind && behind.type !== "break" ? start : start.trimEnd() };
  });
}

/** Links lead to the ids that headings have here; addresses that were typed alone stay so. */
function links(tree: Root, { source, report, base }: Draft): void {
  const slugger = new GithubSlugger();
  const ids = new Map<string, string>();
  visit(tree, "heading", (node) => {
    const id = slugger.slug(textOf(node).trim());
    for (const former of [id, ...(node.data?.ids ?? [])])
      if (!ids.has(former.toLowerCase())) ids.set(former.toLowerCase(), id);
  });
  visit(tree, "link", (node, index, parent) => {
    if (parent && index !== undefined && sourceOf(node, source) === node.url && !/[{}<]/.test(node.url))
      parent.children[index] = { type: "html", value: node.url };
    const [, former = ""] = /^#(.+)$/.exec(node.url) ?? [];
    const id = ids.get(decode(former).toLowerCase());
    if (former && id) node.url = `#${id}`;
    else if (former)
      report(
        node,
        `No heading is called #${former}.`,
        "Link to a heading of the draft by its words in lower case, with hyphens for spaces, or take the link out.",
      );
    else if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(node.url)) {
      if (base && URL.canParse(node.url, base)) node.url = new URL(node.url, base).href;
      else report(node, `“${node.url}” is ${BESIDE}.`, "Write its address on the web: https://…");
    }
  });
}

/** What the file links to by an address that is relative to its own. */
export const BESIDE = "an address beside the original";

/** What is no Markdown, and was not understood: readers would see it as it was typed. */
const AS_TYPED =
  /\{\{.*?\}\}|\{%.*?%\}|\\[a-z]+\{[^{}\n]*\}|\{[^{}\n]+\}|<\/?[a-z][^<>\n]*>|^:{2,}.*|^(?:!!!|\?\?\?\+?)[ \t]+\S.*|\[\[[^[\]\n]+\]\]|^\[TOC\]$|(?<!~)~[^~\s](?:[^~\n]*[^~\s])?~(?!~)|(?<=[\p{L}\p{N})])\^[^^\s]{1,9}\^/gimu;

/** Reports what is left of other sites' marks in the text. */
function leftAsTyped(tree: Root, { source, report }: Draft): void {
  visit(tree, "text", (node) => {
    let at = node.position?.start.offset ?? 0;
    for (const [typed] of node.value.matchAll(AS_TYPED)) {
      const found = source.indexOf(typed, at);
      if (found >= 0) at = found;
      report(
        node,
        `“${typed}” stands in the text as it is typed.`,
        "Put it between backticks where it is code; else take it out, or say it in words.",
        at,
      );
      at += typed.length;
    }
  });
}
