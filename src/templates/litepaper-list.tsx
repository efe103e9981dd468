import type { PageProps } from "gatsby";
import { ListEntry, ListPage } from "../components/ListPage";
import { landingTexts } from "../landing/landing";
import type { ListedLitepaper, PublishedLitepaper } from "../site/litepaper-facts";
import { LITEPAPERS_PATH, litepaperPath, MAX_CARDS } from "../site/litepaper-paths";
import { Seo } from "../components/Seo";

type LitepaperListProps = PageProps<object, { papers: readonly (ListedLitepaper & PublishedLitepaper)[] }>;

/**
 * All papers on one page, where there are more than the landing page has cards for. They come by the page's context:
 * Gatsby would warn of a query without a page as long as there are few papers.
 */
export default function LitepaperListPage({ pageContext: { papers } }: LitepaperListProps) {
  const { title, lead } = landingTexts.litepapers;
  const head = <Seo title={title} description={lead} path={LITEPAPERS_PATH} surface="paper" />;
  return (
    <ListPage title={title} lead={lead} head={head} papers={papers.slice(0, MAX_CARDS)}>
      {papers.map((paper) => (
        <ListEntry
          key={paper.slug}
          id={paper.slug}
          name={<a href={litepaperPath(paper.slug)}>{paper.title}</a>}
          text={paper.summary}
        >
          {paper.readingMinutes} min
        </ListEntry>
      ))}
    </ListPage>
  );
}
