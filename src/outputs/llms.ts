import type { ContentPage } from "../reading/content-page";
import { getCanonicalUrl, getMarkdownPath, site } from "../site/site";
import type { BuiltPage } from "./built-page";

/** Returns llms.txt (https://llmstxt.org), which describes the site and links to the Markdown of its pages. */
export function createLlmsTxt(pages: readonly BuiltPage[], papers: readonly ContentPage[]): string {
  const otherPages = pages.filter(({ path }) => !papers.some((paper) => paper.path === path));
  const paperLinks = papers.flatMap(({ path, description, version, date }) => {
    const page = pages.find((page) => page.path === path);
    return page ? formatPageLink(page, `${description} Version ${version}, ${date}.`) : [];
  });
  return `# ${site.name}

> ${site.description}

Status: ${site.status}. There is no chain, contract or API to call. The amounts in the papers and in the demo are made up.

Licence of the texts and the code of this site: ${site.licence.name}, ${site.licence.url}

Contact: no address is published yet. Security problems go to ${site.social.github}

How to cite: give the author, the title, the version, the date and the address, as each paper does at its end.

On the web: ${site.social.github} and ${site.social.x}

Each page is listed below as Markdown, with the ids of its sections. The page for people has the same address without .md, and the landing page is ${getCanonicalUrl("/")}. To link a section, add # and its id to either address.

## Litepapers

${paperLinks.join("\n")}

## Other pages

${otherPages.map((page) => formatPageLink(page, page.description)).join("\n")}
`;
}

function formatPageLink({ path, title, pdf, sectionIds }: BuiltPage, description: string): string {
  const sections = sectionIds.length > 0 ? ` Sections: ${sectionIds.join(", ")}` : "";
  const link = `- [${title}](${getCanonicalUrl(getMarkdownPath(path))}): ${description}`;
  return `${link}${pdf ? ` PDF: ${pdf}` : ""}${sections}`;
}
