import { getCanonicalUrl, site } from "../site/site";

/** Returns a robots.txt that allows every crawler every page, for the uses in the content signal (https://contentsignals.org). */
export function createRobotsTxt(contentSignal: string | undefined): string {
  return [
    "User-agent: *",
    ...(contentSignal ? [`Content-Signal: ${contentSignal}`] : []),
    "Allow: /",
    "",
    `Sitemap: ${getCanonicalUrl("/sitemap-index.xml")}`,
    "",
  ].join("\n");
}

/** RFC 9116 recommends less than a year: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5. */
const SECURITY_TXT_VALID_DAYS = 360;

/** Returns security.txt (RFC 9116), which expires 360 days after `issued`. */
export function createSecurityTxt(issued: Date): string {
  const expires = new Date(issued);
  expires.setUTCDate(expires.getUTCDate() + SECURITY_TXT_VALID_DAYS);
  return [
    `Contact: ${site.social.github}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${getCanonicalUrl("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
