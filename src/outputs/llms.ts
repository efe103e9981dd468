import { type ContentPage, formatPaperCitations } from "../reading/content-page";
import { getCanonicalUrl, getMarkdownPath, JOB_STATES_PATH, site } from "../site/site";
import type { BuiltPage } from "./built-page";

/** Returns llms.txt (https://llmstxt.org), which describes the site and links to the Markdown of its pages. */
export function createLlmsTxt(pages: readonly BuiltPage[], papers: readonly ContentPage[]): string {
  const otherPages = pages.filter(({ path }) => !papers.some((paper) => paper.path === path));
  const [firstPaper] = papers;
  return `# ${site.name}

> ${site.description}

Status: ${site.status}. There is no chain, contract or API to call. The amounts in the papers and in the demo are made up.

Licence of the texts and the code of this site: ${site.licence.name}, ${site.licence.url}

Contact: no address is published yet. Security problems go to the contact in ${getCanonicalUrl("/.well-known/security.txt")}

How to cite: give the author, the title, the version, the date and the address.${
    firstPaper ? ` For example: ${formatPaperCitations(firstPaper).plain}` : ""
  }

Every page is also there as Markdown, under its address and .md. The landing page is /index.md. A section is linked by its id, which is its heading in small letters with hyphens.

## Litepapers

${papers.map((paper) => formatPageLink(paper, `${paper.description} Version ${paper.version}, ${paper.date}.`)).join("\n")}

## Other pages

${otherPages.map((page) => formatPageLink(page, page.description)).join("\n")}

## Data

- [The states of a job](${getCanonicalUrl(JOB_STATES_PATH)}): Who may call what in which state, until when, and what money moves, as JSON.
`;
}

const formatPageLink = ({ path, title }: { path: string; title: string }, description: string) =>
  `- [${title}](${getCanonicalUrl(getMarkdownPath(path))}): ${description}`;
