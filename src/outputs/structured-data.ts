import type { BreadcrumbList, FAQPage, Graph, MediaObject, ScholarlyArticle, WithContext } from "schema-dts";
import { fullTitle } from "../site/litepaper-facts";
import { EPUB_TYPE, epubPath, litepaperPath, versionPath } from "../site/litepaper-paths";
import { QUESTIONS_PATH } from "../site/question-pages";
import { canonicalUrl, markdownPath, site } from "../site/site";
import { type Documents, type PaperDocument, paperAt } from "./documents";

/**
 * The JSON-LD of a paper's page; undefined for other pages. The glossary has it in its own markup; the landing page and the
 * questions, which have to stay small, in files of their own.
 */
export function structuredDataOf(path: string, papers: Documents["papers"]): Graph | undefined {
  const paper = paperAt(papers, path);
  return paper && { "@context": CONTEXT, "@graph": [article(paper), trail(path, paper.title)] };
}

const CONTEXT = "https://schema.org";

/** A paper's JSON-LD in a file: that of its page, with its summary, its other forms and all that it cites. */
export function descriptionOf(paper: PaperDocument): WithContext<ScholarlyArticle> {
  const { slug, summary, pdf, references } = paper;
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
    citation: references.map(({ title, url }) => ({
      "@type": "CreativeWork" as const,
      name: title,
      ...(url ? { url } : {}),
    })),
  };
}

/** What readers ask, with the answers and the places that bear them. */
export function answersOf(questions: Documents["questions"]): WithContext<FAQPage> {
  const url = canonicalUrl(QUESTIONS_PATH);
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    "@id": url,
    description: site.status,
    license: site.licence.url,
    mainEntity: questions.map(({ slug, question, answer, proof }) => ({
      "@type": "Question",
      "@id": `${url}#${slug}`,
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: answer,
        url: `${url}#${slug}`,
        citation: proof.map(({ path }) => canonicalUrl(path)),
      },
    })),
  };
}

/** The version that a paper has now: its day is the one by which it is cited. */
function article(paper: PaperDocument) {
  const { slug, version, lang, dateModified } = paper;
  const organisation = { "@type": "Organization", name: site.name } as const;
  return {
    "@type": "ScholarlyArticle",
    "@id": canonicalUrl(litepaperPath(slug)),
    headline: fullTitle(paper),
    version,
    datePublished: dateModified,
    inLanguage: lang,
    author: organisation,
    publisher: organisation,
    license: site.licence.url,
    sameAs: canonicalUrl(versionPath(slug, version)),
    about: { "@type": "Thing", name: site.name, description: site.description },
  } as const satisfies ScholarlyArticle;
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
