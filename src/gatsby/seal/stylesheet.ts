import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { SKIP, visit } from "unist-util-visit";

/** A rule of a minified style sheet: what stands before its braces, and between them if it has any. */
type Rule = { prelude: string; body?: string };

/** At-rules that hold other rules. */
const GROUPING = /^@(?:media|supports|container|layer|scope)\b/;
const ITALIC = /font(?:-style)?:[^;}]*\b(?:italic|oblique)\b/;
const ITALIC_ELEMENT = /<(?:address|cite|dfn|em|i|var)[\s>]/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+/;

/** Media of which none is a screen that runs scripts, and the boxes of printed pages. */
const NOT_ON_SCREEN = /^@page\b|^@media\s*(?:(?:print|\(scripting:\s*none\))(?:\s*,\s*|$))+$/;

/**
 * The rules of a style sheet that can apply to elements with these classes; everything that names no class stays.
 *
 * Sound rather than tight: a selector goes only when it demands a class that is not there. What stands in parentheses,
 * as in `:not()` or `:is()`, demands nothing here. Keyframes go with the last rule that names them.
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  const kept = changeRules(css, (rule) => usedRule(rule, classes));
  const named = changeRules(kept, (rule) => (KEYFRAMES.test(rule.prelude) ? undefined : rule));
  return changeRules(kept, (rule) => {
    const name = KEYFRAMES.test(rule.prelude) ? rule.prelude.replace(KEYFRAMES, "").trim() : undefined;
    return name === undefined || named.includes(name) ? rule : undefined;
  });
}

/**
 * Without what a screen that runs scripts has no use for: rules for print and for browsers without scripts, and custom
 * properties that no rule reads. The sheet with all rules has them; it comes with the runtime, and by a link where no
 * scripts run.
 */
export function screenRules(css: string): string {
  return withoutUnreadProperties(
    changeRules(css, (rule) => (NOT_ON_SCREEN.test(rule.prelude) ? undefined : rule)),
  );
}

/** Without custom properties that no rule reads, nor one that is read: so this goes on until nothing changes. */
export function withoutUnreadProperties(css: string): string {
  const read = new Set([...css.matchAll(/(?:var|style)\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const lean = changeRules(css, (rule) => {
    const { prelude, body } = rule;
    if (body === undefined || prelude.startsWith("@")) return rule;
    const kept = splitAtTop(body, ";").filter((declaration) => {
      const name = /^\s*(--[\w-]+)\s*:/.exec(declaration)?.[1];
      return name === undefined || read.has(name);
    });
    return kept.length === 0 ? undefined : { prelude, body: kept.join(";") };
  });
  return lean === css ? css : withoutUnreadProperties(lean);
}

/** Without the faces that each of these style sheets declares by itself. */
export function withoutSharedFaces(css: string, sheets: readonly string[]): string {
  const declared = sheets.map((sheet) => new Set(rulesOf(sheet).filter(isFace).map(write)));
  return changeRules(css, (rule) =>
    isFace(rule) && declared.every((faces) => faces.has(write(rule))) ? undefined : rule,
  );
}

/** Without the faces of families that no rule names, and without italic ones where nothing on these pages is in italics. */
export function withoutUnusedFaces(css: string, pages: readonly string[]): string {
  const rest = changeRules(css, (rule) => (isFace(rule) ? undefined : rule));
  const italics = ITALIC.test(rest) || pages.some((html) => ITALIC_ELEMENT.test(html));
  return changeRules(css, (rule) => {
    if (!isFace(rule)) return rule;
    return rest.includes(familyOf(rule)) && (italics || !isItalic(rule)) ? rule : undefined;
  });
}

/** Addresses of the font files that a style sheet names for a family in its upright form. */
export function fontFiles(css: string, family: string): string[] {
  return rulesOf(css).flatMap((rule) => {
    const file = /url\(["']?([^"')]+\.woff2)/.exec(rule.body ?? "")?.[1];
    return isFace(rule) && !isItalic(rule) && familyOf(rule) === family && file ? [file] : [];
  });
}

const isFace = ({ prelude }: Rule) => prelude === "@font-face";
const familyOf = ({ body = "" }: Rule) => /font-family:\s*["']?([^;"']+)/.exec(body)?.[1] ?? "";
const isItalic = ({ body = "" }: Rule) => ITALIC.test(body);

/**
 * The classes that a page's elements carry, without those inside of `data-shown="false"`: where scripts run, nobody sees
 * these elements before the runtime has come, and the sheet with all rules before it.
 */
export function classesOf(html: string): Set<string> {
  if (!html.includes('data-shown="false"'))
    return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const classes = new Set<string>();
  visit(fromHtml(html) as Root, "element", ({ properties }: Element) => {
    for (const name of (properties.className as string[] | undefined) ?? []) classes.add(name);
    if (properties.dataShown === "false") return SKIP;
  });
  return classes;
}

/** The rule with those of its selectors that can apply. */
function usedRule(rule: Rule, classes: ReadonlySet<string>): Rule | undefined {
  if (rule.body === undefined || rule.prelude.startsWith("@")) return rule;
  const possible = splitAtTop(rule.prelude, ",").filter((selector) =>
    demandedClasses(selector).every((name) => classes.has(name)),
  );
  return possible.length === 0 ? undefined : { prelude: possible.join(","), body: rule.body };
}

function demandedClasses(selector: string): string[] {
  let bare = selector;
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)|\[[^\]]*\]/g, "");
  }
  return [...bare.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g)].map(([, name = ""]) =>
    name.replaceAll("\\", ""),
  );
}

/** Splits a list of selectors or declarations where the separator stands in no brackets, no braces and no string. */
function splitAtTop(list: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < list.length; index++) {
    const character = list[index];
    if (character === '"' || character === "'") index = endOfString(list, index);
    else if (character === "(" || character === "[" || character === "{") depth++;
    else if (character === ")" || character === "]" || character === "}") depth--;
    else if (character === separator && depth === 0) {
      parts.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/**
 * Changes each rule, also inside at-rules that hold others, which are asked about first. What becomes undefined goes,
 * and so does an at-rule that is left empty.
 */
function changeRules(css: string, change: (rule: Rule) => Rule | undefined): string {
  return rulesOf(css)
    .map((rule) => {
      const changed = change(rule);
      if (changed?.body === undefined || !GROUPING.test(changed.prelude))
        return changed ? write(changed) : "";
      const body = changeRules(changed.body, change);
      return body === "" ? "" : write({ prelude: changed.prelude, body });
    })
    .join("");
}

function write({ prelude, body }: Rule): string {
  return body === undefined ? `${prelude};` : `${prelude}{${body}}`;
}

/** The rules on the sheet's first level, in order. Comments are dropped; strings may hold any character. */
function rulesOf(css: string): Rule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const rules: Rule[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"' || character === "'") index = endOfString(text, index);
    else if (character === "{" && depth++ === 0) open = index;
    else if (character === "}" && --depth === 0) {
      rules.push({ prelude: text.slice(start, open).trim(), body: text.slice(open + 1, index) });
      start = index + 1;
    } else if (character === ";" && depth === 0) {
      rules.push({ prelude: text.slice(start, index).trim() });
      start = index + 1;
    }
  }
  return rules.filter(({ prelude, body }) => prelude !== "" || body !== undefined);
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== text[start]) index += text[index] === "\\" ? 2 : 1;
  return index;
}
