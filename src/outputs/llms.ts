import { type ContentPage, formatCitations } from "../reading/content-page";
import { getCanonicalUrl, getMarkdownPath, JOB_STATES_PATH, site } from "../site/site";
import type { BuiltPage } from "./built-page";

/** llms.txt, as llmstxt.org describes it: what the site is, and where programs find its pages as Markdown. */
export function createLlmsText(pages: readonly BuiltPage[], papers: readonly ContentPage[]): string {
  const others = pages.filter(({ path }) => !papers.some((paper) => paper.path === path));
  const [example] = papers;
  return `# ${site.name}

> ${site.description}

Status: ${site.status}. There is no chain, contract or API to call. The amounts in the papers and in the demo are made up.

Licence of the texts and the code of this site: ${site.licence.name}, ${site.licence.url}

Contact: no address is published yet. Security problems go to the contact in ${getCanonicalUrl("/.well-known/security.txt")}

How to cite: give the author, the title, the version, the date and the address.${
    example ? ` For example: ${formatCitations(example).plain}` : ""
  }

Every page is also there as Markdown, under its address and .md. The landing page is /index.md. A section is linked by its id, which is its heading in small letters with hyphens.

## Litepapers

${papers.map((paper) => formatEntry(paper, `${paper.description} Version ${paper.version}, ${paper.date}.`)).join("\n")}

## Other pages

${others.map((page) => formatEntry(page, page.description)).join("\n")}

## Data

- [The states of a job](${getCanonicalUrl(JOB_STATES_PATH)}): Who may call what in which state, until when, and what money moves, as JSON.
`;
}

const formatEntry = ({ path, title }: { path: string; title: string }, description: string) =>
  `- [${title}](${getCanonicalUrl(getMarkdownPath(path))}): ${description}`;
