import { createHash } from "node:crypto";

/** What a page's policy depends on. */
export type PolicyParts = {
  /** The page's inline scripts, as they stand between their tags. */
  scripts: readonly string[];
  /** The page's inline styles, as they stand between their tags. */
  styles: readonly string[];
  /** Origin of the waitlist's endpoint, the one other place that the site speaks to. */
  waitlistOrigin: string;
};

/** The Trusted Types policy that the site's code may make: webpack adds its chunks by it (`on-create-webpack-config.ts`). */
export const TRUSTED_TYPES = ["webpack"] as const;

/** What each answer says as a header, since no `<meta>` can say it. Pages differ in the rest: each has its own. */
export const HEADER_POLICY = "frame-ancestors 'none'";

/**
 * The policy of one page for its `<meta>`: nothing is allowed but what is listed.
 *
 * The search compiles WebAssembly. `wasm-unsafe-eval` allows that alone: strings still cannot become code.
 */
export function contentSecurityPolicy({ scripts, styles, waitlistOrigin }: PolicyParts): string {
  return [
    "default-src 'none'",
    sources("script-src", ["'self'", ...scripts.map(sourceHash), "'wasm-unsafe-eval'"]),
    sources("style-src", ["'self'", ...styles.map(sourceHash)]),
    "img-src 'self'",
    "font-src 'self'",
    sources("connect-src", ["'self'", waitlistOrigin]),
    sources("form-action", ["'self'", waitlistOrigin]),
    "base-uri 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    sources("trusted-types", TRUSTED_TYPES),
  ].join("; ");
}

/** A CSP source that allows exactly this inline text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function sources(directive: string, values: readonly string[]): string {
  return [directive, ...new Set(values)].join(" ");
}
