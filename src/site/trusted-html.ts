/** The part of the Trusted Types API that is used here; TypeScript's DOM library does not describe it yet. */
type HtmlPolicy = { createHTML: (html: string) => TrustedHTML };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy;
};

let policy: HtmlPolicy | undefined;

/**
 * HTML that the build has made from this repository's content, as the type that the site's Trusted Types policy accepts.
 * Never pass anything through it that comes from a visitor or from the network.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy("paper", { createHTML: (made) => made });
  return policy.createHTML(html);
}
