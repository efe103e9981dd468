import { createHash } from "node:crypto";
import { fromHtml } from "hast-util-from-html";

/**
 * The part of the policy that every response has as a header, since browsers ignore `frame-ancestors` in a `<meta>`:
 * https://www.w3.org/TR/CSP3/#meta-element. The rest differs from page to page.
 */
export const HEADER_CONTENT_SECURITY_POLICY = "frame-ancestors 'none'";

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Matches inline scripts. JSON is a data block, which browsers neither execute nor block:
 * https://html.spec.whatwg.org/multipage/scripting.html#data-block.
 */
const INLINE_SCRIPT =
  /<script(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Matches a start tag with a style attribute, whose value is the second group. React escapes `<`, `>` and `"` in attributes. */
const STYLED_TAG = /(<[a-z][^<>]*) style="([^"]*)"([^<>]*>)/g;

/**
 * Returns the HTML of a built page with its Content-Security-Policy as the first `<meta>` after the charset. The policy allows
 * the page's inline scripts and styles by their hashes. Style attributes, which it refuses, become classes. The style sheets
 * move to the end of the head.
 *
 * @param waitlistOrigin Origin of the waitlist's endpoint, the only other origin that pages send requests to.
 */
export function addContentSecurityPolicy(page: string, waitlistOrigin: string): string {
  const html = replaceStyleAttributes(page);
  const styles = [...html.matchAll(INLINE_STYLE)];
  const scripts = [...html.matchAll(INLINE_SCRIPT)];
  const policy = createContentSecurityPolicy(
    scripts.map(([, text = ""]) => text),
    styles.map(([, text = ""]) => text),
    waitlistOrigin,
  );
  return html
    .replaceAll(INLINE_STYLE, "")
    .replace(
      /<meta charset="utf-8"\/>/i,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    )
    .replace("</head>", (end) => styles.map(([element]) => element).join("") + end);
}

/**
 * Returns the HTML with a class for each style attribute and a style sheet for these classes. When React hydrates a built page
 * it does not compare attributes. Styles that it sets later go through the CSSOM, which no policy refuses:
 * https://www.w3.org/TR/CSP3/#directive-style-src.
 */
function replaceStyleAttributes(html: string): string {
  const classes = new Map<string, string>();
  const page = html.replaceAll(STYLED_TAG, (_tag, start: string, style: string, end: string) => {
    const name = classes.get(style) ?? `style-${classes.size + 1}`;
    classes.set(style, name);
    return addClass(start + end, name);
  });
  // An id in `:not()` gives a rule the precedence over the rules of sheets that a style attribute has.
  const rules = Array.from(classes, ([style, name]) => `.${name}:not(#_){${decodeAttribute(style)}}`);
  return rules.length === 0
    ? page
    : page.replace("</head>", (end) => `<style>${rules.join("")}</style>${end}`);
}

const addClass = (tag: string, name: string) =>
  tag.includes(' class="')
    ? tag.replace(/ class="[^"]*/, (names) => `${names} ${name}`)
    : tag.replace(/ ?\/?>$/, (end) => ` class="${name}"${end}`);

/** Returns the value of an attribute without the references that React writes for `"`, `'`, `&`, `<` and `>`. */
function decodeAttribute(value: string): string {
  const [element] = fromHtml(`<i title="${value}">`, { fragment: true }).children;
  return element?.type === "element" ? String(element.properties.title) : "";
}

/**
 * Returns the policy of one page. The search needs `wasm-unsafe-eval` to compile WebAssembly; unlike `unsafe-eval` it does not
 * allow `eval`: https://www.w3.org/TR/CSP3/#directive-script-src.
 */
function createContentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  waitlistOrigin: string,
): string {
  return [
    "default-src 'none'",
    formatDirective("script-src", ["'self'", ...scripts.map(createSourceHash), "'wasm-unsafe-eval'"]),
    formatDirective("style-src", ["'self'", ...styles.map(createSourceHash)]),
    "img-src 'self'",
    "font-src 'self'",
    formatDirective("connect-src", ["'self'", waitlistOrigin]),
    formatDirective("form-action", ["'self'", waitlistOrigin]),
    "base-uri 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    // By this policy webpack loads its chunks (`on-create-webpack-config.ts`).
    "trusted-types webpack",
  ].join("; ");
}

/** Returns the CSP source that allows an inline script or style with exactly this text. */
export function createSourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function formatDirective(directive: string, values: readonly string[]): string {
  return [directive, ...new Set(values)].join(" ");
}
