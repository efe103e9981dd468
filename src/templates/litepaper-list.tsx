import "../styles/global";
import { Link, type PageProps } from "gatsby";
import { Page } from "../components/Page/Page";
import { Seo } from "../components/Seo/Seo";
import { landingCopy } from "../lib/copy/landing";
import { LITEPAPERS_PATH, type ListedLitepaper, litepaperPath } from "../lib/litepaper";
import * as styles from "./litepaper-list.module.css";

type LitepaperListProps = PageProps<object, { papers: readonly ListedLitepaper[] }>;

/**
 * All papers on one page, where there are more of them than the landing page has cards for.
 *
 * They come with the page, not from a query of its own: Gatsby warns of a query that has no page, as long as there are
 * few papers.
 */
export default function LitepaperListPage({ pageContext: { papers } }: LitepaperListProps) {
  const { title, lead } = landingCopy.litepapers;
  return (
    <Page back>
      <Seo title={title} description={lead} path={LITEPAPERS_PATH} room="paper" />
      <article className={styles.papers}>
        <h1 className={styles.title}>{title}</h1>
        <ol className={styles.list}>
          {papers.map((paper) => (
            <li key={paper.slug} className={styles.entry}>
              <h2 className={styles.name}>
                <Link to={litepaperPath(paper.slug)}>{paper.title}</Link>
              </h2>
              <p className={styles.summary}>{paper.summary}</p>
              <p className={styles.minutes}>{paper.readingMinutes} min</p>
            </li>
          ))}
        </ol>
      </article>
    </Page>
  );
}
