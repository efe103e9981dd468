import { trustedHtml } from "../site/trusted-html";

/**
 * What a page says to programs, as JSON-LD.
 *
 * In the body and as a piece of HTML: so it comes and goes with its page, and the policy, which lets no code make a
 * script element, has nothing to refuse.
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const html = trustedHtml(`<script type="application/ld+json">${json}</script>`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from this repository's content, without any sign that opens a tag
  return <div hidden dangerouslySetInnerHTML={{ __html: html }} />;
}
