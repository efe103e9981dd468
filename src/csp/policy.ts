import { createHash } from "node:crypto";

/** The Trusted Types policy that the site's code may make: webpack adds its chunks by it (`on-create-webpack-config.ts`). */
export const TRUSTED_TYPES_POLICIES = ["webpack"] as const;

/** What each answer says as a header, since no `<meta>` can say it. Pages differ in the rest: each has its own. */
export const HEADER_CONTENT_SECURITY_POLICY = "frame-ancestors 'none'";

const SHEET = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Inline scripts. One with a `src` is a file. JSON is a data block, which is not executed and which no policy blocks:
 * https://html.spec.whatwg.org/multipage/scripting.html#data-block.
 */
const INLINE_SCRIPT =
  /<script(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Gatsby's two elements with a style attribute, which the policy refuses; `elements.css` has the same declarations. */
const GATSBY_STYLE = /(<div(?=[^>]* id="gatsby-(?:focus-wrapper|announcer)")[^>]*?) style="[^"]*"/g;

/**
 * Returns a built page with its Content-Security-Policy before all that it governs. The policy allows the page's inline scripts
 * and styles by their hashes. The style sheets go to the end of the head, behind what is said of the page.
 *
 * @param waitlistOrigin Origin of the waitlist's endpoint, the one other place that the site speaks to.
 */
export function addContentSecurityPolicy(html: string, waitlistOrigin: string): string {
  const sheets = [...html.matchAll(SHEET)];
  const scripts = [...html.matchAll(INLINE_SCRIPT)];
  const policy = createContentSecurityPolicy(
    scripts.map(([, text = ""]) => text),
    sheets.map(([, text = ""]) => text),
    waitlistOrigin,
  );
  return html
    .replaceAll(SHEET, "")
    .replaceAll(GATSBY_STYLE, "$1")
    .replace(
      /<meta charset="utf-8"\/>/i,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    )
    .replace("</head>", (end) => sheets.map(([sheet]) => sheet).join("") + end);
}

/**
 * The policy of one page for its `<meta>`: nothing is allowed but what is listed.
 *
 * The search compiles WebAssembly. `wasm-unsafe-eval` allows that alone: strings still cannot become code.
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

/** A CSP source that allows exactly this inline text. */
export function createSourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function formatDirective(directive: string, values: readonly string[]): string {
  return [directive, ...new Set(values)].join(" ");
}
