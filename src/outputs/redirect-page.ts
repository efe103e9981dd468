import { writeFile } from "node:fs/promises";
import { canonicalUrl, pageTitle, site } from "../site/site";
import { publicFile } from "./public-file";
import type { RedirectRule } from "./redirect-rules";

/**
 * A page that leads on by itself, for hosts that know no redirects. Search engines are told the address that counts, and
 * readers have a link. Unlike a host's answer it drops the fragment.
 */
export function redirectPage({ to }: RedirectRule): string {
  const address = canonicalUrl(to);
  return `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>
<meta http-equiv="refresh" content="0; url=${to}"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${pageTitle("Moved")}</title>
<link rel="canonical" href="${address}"/></head>
<body><main><h1>Moved</h1><p>This page is read at <a href="${to}">${address}</a>.</p></main></body></html>
`;
}

/** Writes such a page at each address that a paper has left. */
export async function writeRedirectPages(redirects: readonly RedirectRule[]): Promise<void> {
  for (const redirect of redirects)
    await writeFile(publicFile(`${redirect.from}/index.html`), redirectPage(redirect));
}
