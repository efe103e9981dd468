import { canonicalUrl } from "../site/site";
import type { ProductFile } from "./documents";

/** What crawlers may read: all. `signal` is what it may be used for, where the site says so (contentsignals.org). */
export function robotsFile(signal: string | undefined): ProductFile {
  const lines = [
    "User-agent: *",
    ...(signal ? [`Content-Signal: ${signal}`] : []),
    "Allow: /",
    "",
    `Sitemap: ${canonicalUrl("/sitemap-index.xml")}`,
    "",
  ];
  return { path: "/robots.txt", content: lines.join("\n") };
}
