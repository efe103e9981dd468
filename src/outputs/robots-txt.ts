import { getCanonicalUrl } from "../site/site";

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
