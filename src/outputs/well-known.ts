import type { Document } from "../reading/document";
import { getCanonicalUrl, site } from "../site/site";

/** robots.txt lets every crawler read everything. `signal` is what it may use that for, if the site says so (contentsignals.org). */
export function robotsText(signal: string | undefined): string {
  return [
    "User-agent: *",
    ...(signal ? [`Content-Signal: ${signal}`] : []),
    "Allow: /",
    "",
    `Sitemap: ${getCanonicalUrl("/sitemap-index.xml")}`,
    "",
  ].join("\n");
}

/** How long security.txt holds: RFC 9116 asks for less than a year. */
const VALID_DAYS = 360;

/** security.txt (RFC 9116). It expires some time after the day of the newest paper, so that two builds agree. */
export function securityText(papers: readonly Pick<Document, "date">[]): string {
  const newest =
    papers
      .map(({ date }) => date ?? "")
      .sort()
      .at(-1) || "1970-01-01";
  const expires = new Date(newest);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  return [
    `Contact: ${site.social.github}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${getCanonicalUrl("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
