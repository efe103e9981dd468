import type { Blockquote, Definition, Root, Text } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { codeLanguage } from "./highlight";
import { isElement, type MdxElement } from "./mdx-elements";

/**
 * Gives one form to what Markdown has several for, so that later steps know one: links and images whose address stands
 * elsewhere, the names of languages, GitHub's alerts, HTML's `<details>`. Notes to other writers are taken out.
 */
export function normalize(tree: Root): void {
  removeComments(tree);
  resolveReferences(tree);
  visit(tree, "blockquote", nameAlert);
  visit(tree, "code", (node) => {
    node.lang = codeLanguage(node.lang ?? "") ?? node.lang;
  });
  visit(tree, (node) => {
    if (isElement(node, "details")) toDetails(node);
  });
}

function removeComments(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return;
    if (!/^\s*\/\*.*\*\/\s*$/s.test(node.value) || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    const before = parent.children[index - 1];
    const after = parent.children[index];
    // One space is left of those on either side of it.
    if (before?.type === "text" && !(after?.type === "text" && /^\S/.test(after.value)))
      before.value = before.value.trimEnd();
    return [SKIP, index];
  });
}

/**
 * Gives links and images the addresses that stand elsewhere. As CommonMark has it, the first definition of a name counts.
 * Returns the definitions that nothing refers to.
 */
export function resolveReferences(tree: Root): Definition[] {
  const definitions = new Map<string, Definition>();
  const unused = new Set<Definition>();
  visit(tree, "definition", (node) => {
    unused.add(node);
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    unused.delete(definition);
    const { url, title } = definition;
    const { position } = node;
    parent.children[index] =
      node.type === "imageReference"
        ? { type: "image", url, title, alt: node.alt, position }
        : { type: "link", url, title, children: node.children, position };
    return index;
  });
  return [...unused];
}

const ALERT = /^\[!(\p{L}+)\]\s*/u;

/** A quotation that begins with `[!NOTE]` or another word quotes nobody: it is set apart, and begins with the word in bold. */
function nameAlert(alert: Blockquote): void {
  const [first] = alert.children;
  if (first?.type !== "paragraph") return;
  const [words] = first.children;
  const [written = "", kind = ""] = words?.type === "text" ? (ALERT.exec(words.value) ?? []) : [];
  if (words?.type !== "text" || kind === "") return;
  words.value = words.value.slice(written.length);
  moveStart(words, written);
  alert.data = { hName: "div", hProperties: { className: ["alert"], role: "note" } };
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}.`;
  first.children.unshift(
    { type: "strong", children: [{ type: "text", value: name }] },
    { type: "text", value: " " },
  );
}

/** Moves the place of a text behind what was taken from its beginning. Each line of a quotation begins with the same signs. */
function moveStart({ position }: Text, taken: string): void {
  if (!position) return;
  const { line, column, offset = 0 } = position.start;
  position.start = taken.includes("\n")
    ? { line: line + 1, column, offset: offset + taken.length + column - 1 }
    : { line, column: column + taken.length, offset: offset + taken.length };
}

/** `<details>` with its `<summary>` becomes `<Details title="…">`. */
function toDetails(element: MdxElement): void {
  let title = "";
  let { position } = element;
  visit(element, (node, index, parent) => {
    if (!isElement(node, "summary") || !parent || index === undefined) return;
    if (title === "") position = node.position;
    title ||= textOf(node).trim();
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  element.name = "Details";
  element.attributes = [{ type: "mdxJsxAttribute", name: "title", value: title, position }];
  element.children = element.children.filter(
    (child) => child.type !== "paragraph" || child.children.length > 0,
  ) as MdxElement["children"];
}
