import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { ChangedSince } from "../reading/ChangedSince";
import { citationTags } from "../reading/citation-tags";
import * as styles from "../reading/Page.module.css";
import { PaperFoot } from "../reading/PaperFoot";
import { PaperHeader } from "../reading/PaperHeader";
import { PaperTools } from "../reading/PaperTools";
import { Prose } from "../reading/Prose";
import { TableOfContents } from "../reading/TableOfContents";
import { directionOf } from "../site/languages";
import { citationPath, epubPath, litepaperPath, versionPath } from "../site/litepaper-paths";
import { Seo } from "../components/Seo";

/** The page of one litepaper. */
export default function LitepaperPage({ data }: PageProps<Queries.LitepaperPageQuery>) {
  const { litepaper, versions, previous, next, published } = data;
  if (!litepaper) throw new Error("The page was created for a litepaper that is not in the data.");
  const paper = { ...litepaper, versions: versions.nodes.map(({ version }) => version) };
  return (
    <Page back papers={published.nodes}>
      <Seo
        title={paper.title}
        description={paper.summary}
        path={litepaperPath(paper.slug)}
        kind="article"
        surface="paper"
        lang={paper.lang}
        citation={citationTags(paper)}
        citeAs={versionPath(paper.slug, paper.version)}
        bibliography={citationPath(paper.slug)}
        epub={epubPath(paper.slug)}
      />
      <article className={styles.paper} dir={directionOf(paper.lang) === "rtl" ? "rtl" : undefined}>
        <PaperHeader paper={paper}>
          <ChangedSince paper={paper} />
        </PaperHeader>
        <TableOfContents sections={paper.sections} />
        <Prose html={paper.body} />
        <PaperTools paper={paper} />
        <PaperFoot previous={previous} next={next} />
      </article>
    </Page>
  );
}

export const query = graphql`
  query LitepaperPage($slug: String!, $previous: String, $next: String) {
    litepaper(slug: { eq: $slug }) {
      slug
      title
      shortTitle
      subtitle
      summary
      version
      lang
      datePublished
      dateModified
      readingMinutes
      wordCount
      wordsInSight
      sections {
        id: anchor
        titleHtml
      }
      pdf
      cover
      citation {
        bibtex
        apa
        plain
      }
      body
    }
    versions: allLitepaperVersion(filter: { slug: { eq: $slug } }, sort: { dateModified: ASC }) {
      nodes {
        version
      }
    }
    previous: litepaper(slug: { eq: $previous }) {
      ...LitepaperLink
    }
    next: litepaper(slug: { eq: $next }) {
      ...LitepaperLink
    }
    ...Publications
  }

  fragment LitepaperLink on Litepaper {
    slug
    title
    summary
  }
`;
