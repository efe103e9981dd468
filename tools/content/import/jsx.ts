import { phrasing } from "hast-util-phrasing";
import { defaultHandlers as HTML_ELEMENTS } from "hast-util-to-mdast";
import { h } from "hastscript";
import type { Nodes, Parents, PhrasingContent, Root } from "mdast";
import { isElement, type MdxElement } from "../../../src/paper/mdx-elements";
import { link, paragraph, strong, text } from "../../../src/text/markdown";
import { boxOf, foldOf, isAlert, isFold } from "./boxes";
import type { Draft } from "./draft";

const IMAGE = /\.(?:png|jpe?g|webp|avif|svg|gif|bmp|tiff?)(?:[?#].*)?$/i;

/** Attributes that say something when HTML is turned into Markdown. */
const KEPT = ["src", "href", "alt", "title", "id", "name", "colspan", "rowspan"];

/**
 * Elements of MDX: those of HTML become HTML, boxes and folds stay what they are, and of others stays what stands between
 * their tags, with their words and addresses. Strings between braces become what they hold, comments those of HTML.
 */
export function turnJsx(tree: Root, draft: Draft): void {
  const told = new Set<string | null>();
  /** `isApart` says that only elements are around it: a fold may stand there. */
  const turnChildren = (parent: Parents, isApart: boolean) => {
    const children: Nodes[] = parent.children;
    const turned = children.map(onLinesOfItsOwn).flatMap((child): Nodes[] => {
      if ("children" in child) turnChildren(child, isApart && isElement(child));
      if (child.type === "mdxTextExpression") return [turnExpression(child)];
      if (child.type === "mdxFlowExpression") return asBlocks([turnExpression(child)]);
      if (!isElement(child)) return [child];
      if (isHtml(child)) return asHtml(child);
      const turned = withoutTags(child, isApart);
      if (child.name && !isBoxOrFold(child, turned) && !told.has(child.name))
        tell(child, turned.length === 0, draft);
      if (turned.length > 0) told.add(child.name);
      return turned;
    });
    parent.children = turned as never;
  };
  turnChildren(tree, true);
}

/** Whether an element became a box or stayed a fold; within a line neither does. */
const isBoxOrFold = ({ name }: MdxElement, [turned]: readonly Nodes[]) =>
  (turned?.type === "blockquote" && isAlert(name ?? "")) ||
  (turned?.type === "mdxJsxFlowElement" && isFold(name ?? ""));

function tell(element: MdxElement, isLost: boolean, { source, report }: Draft): void {
  const [line = ""] = source.slice(element.position?.start.offset, element.position?.end.offset).split("\n");
  if (isLost) report(element, `${line} is left out.`, "Show what it shows as an image, or say it.");
  else {
    const advice = "What stands between them is a part of the text.";
    report(element, `The tags of <${element.name}> are left out.`, advice);
  }
}

/** An element that is alone on its line is parsed as a part of a paragraph. */
function onLinesOfItsOwn(node: Nodes): Nodes {
  if (node.type !== "paragraph") return node;
  const [only, ...others] = node.children.filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
  if (!only || others.length > 0 || !isElement(only) || isPartOfLine(only)) return node;
  const children = only.children.length > 0 ? [paragraph(only.children as PhrasingContent[])] : [];
  return { ...only, type: "mdxJsxFlowElement", children };
}

const isHtml = ({ name }: MdxElement) =>
  name !== null && /^[a-z][a-z0-9]*$/.test(name) && Object.hasOwn(HTML_ELEMENTS, name);

const isPartOfLine = (element: MdxElement) => isHtml(element) && phrasing(h(element.name ?? ""));

/** Its tags as HTML, around what stands between them. */
function asHtml(element: MdxElement): Nodes[] {
  const attributes = KEPT.map((name) => ({ name, value: first(element, name) })).filter(({ value }) => value);
  const written = attributes.map(({ name, value = "" }) => ` ${name}="${value.replaceAll('"', "&quot;")}"`);
  const html = (value: string): Nodes => ({ type: "html", value, position: element.position });
  const opening = html(`<${element.name}${written.join("")}>`);
  const isVoid = /^(?:br|hr|img|input|source|wbr)$/.test(element.name ?? "");
  return isVoid ? [opening] : [opening, ...element.children, html(`</${element.name}>`)];
}

function withoutTags(element: MdxElement, isApart: boolean): Nodes[] {
  const { name, children } = element;
  const isBlock = element.type === "mdxJsxFlowElement";
  const label = first(element, "title", "label", "header", "heading", "caption", "summary", "tab");
  const address = first(element, "href", "to", "url", "link");
  if (isBlock && name && isAlert(name)) return [boxOf(kindOf(element), label ?? "", children)];
  if (isBlock && name && isFold(name) && isApart) return [foldOf(label ?? "More", children)];
  if (!isBlock && address && !label && children.length > 0)
    return [{ type: "link", url: address, children: children as never }];
  const words = wordsOf(element, label, address);
  return [...(isBlock ? asBlocks(words) : words), ...children];
}

/** The words and the address that an element's attributes hold. */
function wordsOf(element: MdxElement, label: string | undefined, address: string | undefined) {
  const url = first(element, "src", "image");
  if (url && IMAGE.test(url)) {
    const caption = first(element, "caption");
    const image: PhrasingContent = { type: "image", url, alt: first(element, "alt", "title") ?? "" };
    return [{ ...image, position: element.position }, ...(caption ? [text(`\n${caption}`)] : [])];
  }
  if (address) return [link(address, label)];
  return label ? [strong(label)] : [];
}

/** Of a box that has a general name, which one it is. */
function kindOf(element: MdxElement): string {
  const name = element.name ?? "";
  if (!/^(?:callout|admonition|aside|alert|hint|notice)$/i.test(name)) return name;
  const kind = first(element, "type", "kind", "variant", "style", "intent") ?? "";
  return /^[a-z]+$/i.test(kind) ? kind : "note";
}

/** The first of these attributes that has words; of an expression, the words that it holds. */
function first({ attributes }: MdxElement, ...names: readonly string[]): string | undefined {
  const values = names.map((name) => {
    const attribute = attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === name);
    if (typeof attribute?.value === "string") return attribute.value.trim();
    return /(["'`])([^"'`]*)\1/.exec(attribute?.value?.value ?? "")?.[2];
  });
  return values.find(Boolean);
}

function turnExpression({
  value,
  position,
}: Extract<Nodes, { type: `mdx${string}Expression` }>): PhrasingContent {
  const [, comment] = /^\s*\/\*(.*)\*\/\s*$/s.exec(value) ?? [];
  if (comment !== undefined) return { type: "html", value: `<!--${comment}-->`, position };
  const [, , words] = /^\s*(["'`])([^"'`]*)\1\s*$/.exec(value) ?? [];
  return { ...text(words ?? `{${value}}`), position };
}

/** Paragraphs of the words among them. */
const asBlocks = (words: readonly PhrasingContent[]): Nodes[] =>
  words.every(({ type }) => type === "html") ? [...words] : [paragraph([...words])];
