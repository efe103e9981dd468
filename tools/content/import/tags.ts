import { defaultHandlers as HTML_ELEMENTS } from "hast-util-to-mdast";
import type { Edit } from "./rewriting";

/** A tag of an element or a shortcode, in a text. */
export type Tag = {
  start: number;
  end: number;
  name: string;
  kind: "opens" | "closes" | "stands alone";
  attributes: ReadonlyMap<string, string>;
  isShortcode: boolean;
};

/** Braces with what stands between them, other braces too. */
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const VALUE = String.raw`"[^"]*"|'[^']*'|${BRACES}|[^\s"'<>={}]+`;
const ELEMENT = new RegExp(
  String.raw`<(\/?)([A-Za-z][\w.:-]*)((?:\s+(?:[\w:.@-]+(?:\s*=\s*(?:${VALUE}))?|${BRACES}))*)\s*(\/?)>`,
  "g",
);
/** As Jekyll and GitBook have it, and as Hugo has it. */
const SHORTCODES = [
  /\{%-?\s*(end|\/)?([A-Za-z][\w-]*)((?:[^%]|%(?!\}))*?)-?%()\}/g,
  /\{\{[<%]\s*(\/)?\s*([A-Za-z][\w-]*)((?:(?![>%]\}\}).)*?)\s*(\/?)[>%]\}\}/gs,
];
const ATTRIBUTE = new RegExp(String.raw`([\w:.@-]+)(?:\s*=\s*(${VALUE}))?`, "g");

/** All tags of a text, in its order. */
export function tagsIn(text: string): Tag[] {
  return [ELEMENT, ...SHORTCODES]
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ({ 0: whole, 1: closes, 2: name = "", 3: attributes = "", 4: alone, index }): Tag => ({
          start: index,
          end: index + whole.length,
          name,
          kind: closes ? "closes" : alone ? "stands alone" : "opens",
          attributes: attributesIn(attributes),
          isShortcode: pattern !== ELEMENT,
        }),
      ),
    )
    .sort((one, other) => one.start - other.start);
}

/** The values that are words: of an expression, the words that it holds. */
function attributesIn(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of written.matchAll(ATTRIBUTE)) {
    const [, , literal] = /(["'`])([^"'`]*)\1/.exec(value) ?? [];
    if (!attributes.has(name)) attributes.set(name, literal ?? (value.startsWith("{") ? "" : value));
  }
  return attributes;
}

/** Each tag that opens something, with the one that closes it. */
export function pairsOf(tags: readonly Tag[]): Map<Tag, Tag> {
  const pairs = new Map<Tag, Tag>();
  const open: Tag[] = [];
  for (const tag of tags) {
    if (tag.kind === "opens") open.push(tag);
    if (tag.kind !== "closes") continue;
    const at = open.findLastIndex(
      ({ name, isShortcode }) => name === tag.name && isShortcode === tag.isShortcode,
    );
    const [opening] = at < 0 ? [] : open.splice(at);
    if (opening) pairs.set(opening, tag);
  }
  return pairs;
}

const isName = (name: string) => /^[a-z][a-z0-9]*$/.test(name) || /^[A-Z0-9]+$/.test(name);

/** Whether it is an element of HTML: capitals inside a name are those of a component. */
export const isHtml = ({ name, isShortcode }: Pick<Tag, "name" | "isShortcode">) =>
  !isShortcode && isName(name) && Object.hasOwn(HTML_ELEMENTS, name.toLowerCase());

const ALERT =
  /^(?:callout|admonition|aside|alert|hint|notice|note|tip|info|warning|danger|caution|check|important|success|error|abstract|question|example|attention)$/i;
const FOLD = /^(?:details|accordion|accordionitem|collapse|collapsible|expandable|toggle|spoiler|dropdown)$/i;
const IMAGE = /\.(?:png|jpe?g|webp|avif|svg|gif|bmp|tiff?)(?:[?#].*)?$/i;

/** Which words of a box that stands between colons make it a box, and which a fold. */
export const isAlert = (kind: string) => ALERT.test(kind);
export const isFold = (kind: string) => FOLD.test(kind);

const first = ({ attributes }: Tag, ...names: readonly string[]) =>
  names.map((name) => attributes.get(name)?.trim()).find(Boolean);

const labelOf = (tag: Tag) => first(tag, "title", "label", "header", "heading", "caption", "summary", "tab");
const addressOf = (tag: Tag) => first(tag, "href", "to", "url", "link");

/** The words and the address that a tag has, as Markdown. */
function wordsOf(tag: Tag): string | undefined {
  const source = first(tag, "src", "image");
  const address = addressOf(tag);
  if (source && IMAGE.test(source)) {
    const caption = first(tag, "caption");
    return `![${first(tag, "alt", "title") ?? ""}](<${source}>)${caption ? `\n${caption}` : ""}`;
  }
  const label = labelOf(tag);
  if (address) return `[${label ?? address}](<${address}>)`;
  return label && `**${label.replaceAll("*", "\\*")}**`;
}

/** Takes a pair of tags away and leaves what stands between them, with the words of the first; boxes and folds stay what they are. */
export function unwrap(text: string, opening: Tag, closing: Tag): Edit[] {
  const indent = lineBefore(text, opening.start);
  const startsLine = indent.trim() === "";
  const isInLine = !text.slice(opening.end, closing.start).includes("\n");
  const address = addressOf(opening);
  if (address && isInLine && !labelOf(opening))
    return [write(opening, "["), write(closing, `](<${address}>)`)];
  if (startsLine && (isAlert(opening.name) || isFold(opening.name))) {
    const kind = isFold(opening.name) ? "details" : kindOf(opening);
    const label = first(opening, "title", "label", "summary", "header") ?? "";
    return [
      write(opening, `\n${indent}:::${kind} ${label}\n\n${indent}`),
      write(closing, `\n\n${indent}:::\n\n${indent}`),
    ];
  }
  return [asBlock(text, opening, wordsOf(opening) ?? ""), asBlock(text, closing, "")];
}

/** What a tag that stands alone has of words; undefined where it has none. */
export function wordsAlone(text: string, tag: Tag): Edit | undefined {
  const words = wordsOf(tag);
  return words === undefined ? undefined : asBlock(text, tag, words);
}

const kindOf = (tag: Tag) => {
  const kind = first(tag, "type", "kind", "variant", "style", "intent") ?? "";
  if (!/^(?:callout|admonition|aside|alert|hint|notice)$/i.test(tag.name)) return tag.name.toLowerCase();
  return /^[a-z]+$/i.test(kind) ? kind : "note";
};

const write = ({ start, end }: Tag, text: string): Edit => ({ start, end, text });

/** A tag that has a line for itself is a line between two blocks; one in a line is a part of that. */
function asBlock(text: string, tag: Tag, words: string): Edit {
  const indent = lineBefore(text, tag.start);
  const behind = text.slice(tag.end, lineEnd(text, tag.end));
  if (indent.trim() !== "" || behind.trim() !== "") return write(tag, words);
  return write(tag, `\n${indent}${words.replaceAll("\n", `\n${indent}`)}\n`);
}

const lineBefore = (text: string, offset: number) =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}

const VOID = /^(?:br|hr|img|wbr|input|source|col|area|embed|link|meta|track)$/i;
const KEPT = ["src", "href", "alt", "title", "id", "name", "summary", "align", "colspan", "rowspan"];
const BOXES = /^(?:div|section|article|main|center|details|figure)$/i;

/**
 * An element of HTML as HTML has it: without expressions, with a tag that closes it, and as JSX reads it, where Markdown
 * stands between tags on lines of their own.
 */
export function asHtml(text: string, tag: Tag, isJsx: boolean): Edit[] {
  const typed = text.slice(tag.start, tag.end);
  const isClosed = tag.kind === "stands alone" && !VOID.test(tag.name);
  let html = typed;
  if (/=\s*\{/.test(typed) || isClosed) {
    const attributes = [...tag.attributes].filter(([name, value]) => KEPT.includes(name) && value !== "");
    const written = attributes
      .map(([name, value]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`)
      .join("");
    html = `<${tag.name}${written}>${isClosed ? `</${tag.name}>` : ""}`;
  }
  const [before, behind] = [lineBefore(text, tag.start), text.slice(tag.end, lineEnd(text, tag.end))];
  const isApart = isJsx && BOXES.test(tag.name) && before.trim() === "" && behind.trim() === "";
  if (isApart) return [write(tag, `\n${before}${html}\n`)];
  return html === typed ? [] : [write(tag, html)];
}
