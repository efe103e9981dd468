import { createHash } from "node:crypto";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";

/**
 * The part of the policy that every response has as a header, since browsers ignore `frame-ancestors` in a `<meta>`:
 * https://www.w3.org/TR/CSP3/#meta-element. The rest differs from page to page.
 */
export const HEADER_CONTENT_SECURITY_POLICY = "frame-ancestors 'none'";

const STYLE_ELEMENT = /<style[^>]*>[\s\S]*?<\/style>/g;

/**
 * Selects inline scripts. JSON is a data block, which browsers neither execute nor block:
 * https://html.spec.whatwg.org/multipage/scripting.html#data-block.
 */
const INLINE_SCRIPT = "script:not([src], [type$=json])";

/**
 * Returns the HTML of a built page with its Content-Security-Policy as the first `<meta>` after the charset. The policy allows
 * the page's inline scripts and styles by their hashes. The style sheets move to the end of the head.
 *
 * @param waitlistOrigin Origin of the waitlist's endpoint, the only other origin that pages send requests to.
 */
export function addContentSecurityPolicy(html: string, waitlistOrigin: string): string {
  const page = fromHtml(html);
  const styleAttributes = selectAll("[style]", page).map(({ properties }) => String(properties.style));
  const policy = createContentSecurityPolicy(
    selectAll(INLINE_SCRIPT, page).map(getText),
    [...selectAll("style", page).map(getText), ...styleAttributes],
    waitlistOrigin,
  );
  return html
    .replaceAll(STYLE_ELEMENT, "")
    .replace(
      /<meta charset="utf-8"\/>/i,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    )
    .replace("</head>", (end) => (html.match(STYLE_ELEMENT) ?? []).join("") + end);
}

/**
 * Returns the policy of one page. The search needs `wasm-unsafe-eval` to compile WebAssembly; unlike `unsafe-eval` it does not
 * allow `eval`: https://www.w3.org/TR/CSP3/#directive-script-src. `unsafe-hashes` lets hashes allow style attributes too:
 * https://www.w3.org/TR/CSP3/#unsafe-hashes-usage.
 */
function createContentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  waitlistOrigin: string,
): string {
  return [
    "default-src 'none'",
    formatDirective("script-src", ["'self'", ...scripts.map(createSourceHash), "'wasm-unsafe-eval'"]),
    formatDirective("style-src", ["'self'", "'unsafe-hashes'", ...styles.map(createSourceHash)]),
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
