import type { Root } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  MediaObject,
  ScholarlyArticle,
  WebSite,
  WithContext,
} from "schema-dts";
import { hasClass } from "../paper/has-class";
import { EPUB_TYPE, epubPath, litepaperPath } from "../site/litepaper";
import { QUESTIONS_PATH } from "../site/questions";
import { canonicalUrl, markdownPath, site } from "../site/site";
import { type Documents, type PaperDocument, paperAt } from "./documents";

/**
 * The JSON-LD of the questions and of a paper's page; undefined for other pages. The glossary has it in its own markup, and
 * the landing page, which has to stay small, in a file of its own.
 */
export function structuredDataOf(
  path: string,
  { papers, questions }: Pick<Documents, "papers" | "questions">,
): Graph | WithContext<FAQPage> | undefined {
  if (path === QUESTIONS_PATH) return answers(questions);
  const paper = paperAt(papers, path);
  return paper && { "@context": CONTEXT, "@graph": [article(paper), trail(path, paper.title)] };
}

const CONTEXT = "https://schema.org";

/** A paper's JSON-LD in a file: that of its page, with its summary, its other forms and all that it cites. */
export function descriptionOf(paper: PaperDocument): WithContext<ScholarlyArticle> {
  const { slug, summary, pdf, tree } = paper;
  const form = (encodingFormat: string, path: string): MediaObject => ({
    "@type": "MediaObject",
    encodingFormat,
    contentUrl: canonicalUrl(path),
  });
  return {
    "@context": CONTEXT,
    ...article(paper),
    abstract: summary,
    encoding: [
      form("text/markdown", markdownPath(litepaperPath(slug))),
      form(EPUB_TYPE, epubPath(slug)),
      ...(pdf ? [form("application/pdf", pdf)] : []),
    ],
    citation: worksOf(tree),
  };
}

/** The site, and whose it is. */
export function siteDescription(): WithContext<WebSite> {
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    name: site.name,
    description: site.description,
    disambiguatingDescription: site.status,
    url: canonicalUrl("/"),
    publisher: {
      "@type": "Organization",
      name: site.name,
      logo: canonicalUrl(site.logo),
      sameAs: Object.values(site.social),
    },
  };
}

function answers(questions: Documents["questions"]): WithContext<FAQPage> {
  const url = canonicalUrl(QUESTIONS_PATH);
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    "@id": url,
    mainEntity: questions.map(({ slug, question, answer }) => ({
      "@type": "Question",
      "@id": `${url}#${slug}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer, url: `${url}#${slug}` },
    })),
  };
}

function article({ slug, title, version, lang, datePublished, dateModified }: PaperDocument) {
  return {
    "@type": "ScholarlyArticle",
    "@id": canonicalUrl(litepaperPath(slug)),
    headline: title,
    version,
    datePublished,
    dateModified,
    inLanguage: lang,
    author: { "@type": "Organization", name: site.name },
    about: { "@type": "Thing", name: site.name, description: site.description },
  } as const satisfies ScholarlyArticle;
}

/** The works of a paper's list of references, by their addresses, or in words where they have none. */
function worksOf(tree: Root): string[] {
  return selectAll("li[id^=reference-]", tree).map((element) => {
    // Behind it stand the links back to where it is cited, in the words of the claims there.
    const children = element.children.filter((child) => !hasClass(child, "backlinks"));
    const reference = { ...element, children };
    const link = selectAll("a[href^=https\\:]", reference).at(-1);
    return link ? String(link.properties.href) : textOf(reference).trim();
  });
}

function trail(path: string, name: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: site.name, item: canonicalUrl("/") },
      { "@type": "ListItem", position: 2, name, item: canonicalUrl(path) },
    ],
  };
}

/** A page's HTML with JSON-LD at its end. */
export function withStructuredData(html: string, data: object): string {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  const script = `<script id="structured-data" type="application/ld+json">${text}</script>`;
  return html.replace("</body>", () => `${script}</body>`);
}
