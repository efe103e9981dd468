import { createHash } from "node:crypto";

/** The names of the Trusted Types policies that scripts may create: webpack's loads its chunks (`on-create-webpack-config.ts`). */
const TRUSTED_TYPES_POLICIES = ["webpack"] as const;

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

/** Matches the style attributes of Gatsby (`route-announcer-props.js`, and `FocusHandler` in @gatsbyjs/reach-router), which `elements.css` repeats. */
const GATSBY_STYLE_ATTRIBUTE = /(<div(?=[^>]* id="gatsby-(?:focus-wrapper|announcer)")[^>]*?) style="[^"]*"/g;

/**
 * Returns the HTML of a built page with its Content-Security-Policy as the first `<meta>` after the charset. The policy allows
 * the page's inline scripts and styles by their hashes. The style sheets move to the end of the head.
 *
 * @param waitlistOrigin Origin of the waitlist's endpoint, the only other origin that pages send requests to.
 */
export function addContentSecurityPolicy(html: string, waitlistOrigin: string): string {
  const styles = [...html.matchAll(INLINE_STYLE)];
  const scripts = [...html.matchAll(INLINE_SCRIPT)];
  const policy = createContentSecurityPolicy(
    scripts.map(([, text = ""]) => text),
    styles.map(([, text = ""]) => text),
    waitlistOrigin,
  );
  return html
    .replaceAll(INLINE_STYLE, "")
    .replaceAll(GATSBY_STYLE_ATTRIBUTE, "$1")
    .replace(
      /<meta charset="utf-8"\/>/i,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    )
    .replace("</head>", (end) => styles.map(([element]) => element).join("") + end);
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
    formatDirective("trusted-types", TRUSTED_TYPES_POLICIES),
  ].join("; ");
}

/** Returns the CSP source that allows an inline script or style with exactly this text. */
export function createSourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function formatDirective(directive: string, values: readonly string[]): string {
  return [directive, ...new Set(values)].join(" ");
}
