/** A rule of a minified style sheet: what stands before its braces, and between them if it has any. */
type Rule = { prelude: string; body?: string };

/** At-rules that hold other rules. */
const GROUPING = /^@(?:media|supports|container|layer|scope)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+/;

/**
 * The rules of a style sheet that can apply to elements with these classes; everything that names no class stays.
 *
 * Sound rather than tight: a selector goes only when it demands a class that is not there. What stands in parentheses,
 * as in `:not()` or `:is()`, demands nothing here. Keyframes go with the last rule that names them.
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  const kept = keepUsed(css, classes);
  const declared = mapRulesWithin(kept, (rule) => (KEYFRAMES.test(rule.prelude) ? "" : write(rule)));
  return mapRulesWithin(kept, (rule) => {
    const name = KEYFRAMES.test(rule.prelude) ? rule.prelude.replace(KEYFRAMES, "").trim() : undefined;
    return name === undefined || declared.includes(name) ? write(rule) : "";
  });
}

/** A style sheet without its `@font-face` rules. */
export function withoutFontFaces(css: string): string {
  return mapRules(css, (rule) => (rule.prelude === "@font-face" ? "" : write(rule)));
}

/** Addresses of the font files that a style sheet names for a family in its upright form. */
export function fontFiles(css: string, family: string): string[] {
  return rulesOf(css).flatMap(({ prelude, body = "" }) => {
    const named = /font-family:\s*["']?([^;"']+)/.exec(body)?.[1];
    const file = /url\(["']?([^"')]+\.woff2)/.exec(body)?.[1];
    const upright = !/font-style:\s*(?:italic|oblique)/.test(body);
    return prelude === "@font-face" && named === family && file && upright ? [file] : [];
  });
}

/** The classes that a page's elements carry. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
}

function keepUsed(css: string, classes: ReadonlySet<string>): string {
  return mapRules(css, ({ prelude, body }) => {
    if (body === undefined) return write({ prelude, body });
    if (GROUPING.test(prelude)) {
      const inner = keepUsed(body, classes);
      return inner === "" ? "" : write({ prelude, body: inner });
    }
    if (prelude.startsWith("@")) return write({ prelude, body });
    const possible = splitSelectors(prelude).filter((selector) =>
      demandedClasses(selector).every((name) => classes.has(name)),
    );
    return possible.length === 0 ? "" : write({ prelude: possible.join(","), body });
  });
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

function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < list.length; index++) {
    const character = list[index];
    if (character === "(" || character === "[") depth++;
    if (character === ")" || character === "]") depth--;
    if (character === "," && depth === 0) {
      selectors.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...selectors, list.slice(start)];
}

function mapRules(css: string, replace: (rule: Rule) => string): string {
  return rulesOf(css).map(replace).join("");
}

/** As `mapRules`, also inside at-rules that hold other rules; those that end up empty go. */
function mapRulesWithin(css: string, replace: (rule: Rule) => string): string {
  return mapRules(css, (rule) => {
    if (rule.body === undefined || !GROUPING.test(rule.prelude)) return replace(rule);
    const body = mapRulesWithin(rule.body, replace);
    return body === "" ? "" : write({ prelude: rule.prelude, body });
  });
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
