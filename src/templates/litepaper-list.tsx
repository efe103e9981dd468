import "../styles/global";
import { graphql, Link, type PageProps } from "gatsby";
import { Page } from "../components/Page/Page";
import { Seo } from "../components/Seo/Seo";
import { landingCopy } from "../lib/copy/landing";
import { LITEPAPERS_PATH, litepaperPath } from "../lib/litepaper";
import * as styles from "./litepaper-list.module.css";

/** All papers on one page, where there are more of them than the landing page has cards for. */
export default function LitepaperListPage({ data }: PageProps<Queries.LitepaperListPageQuery>) {
  const { title, lead } = landingCopy.litepapers;
  return (
    <Page back>
      <Seo title={title} description={lead} path={LITEPAPERS_PATH} room="paper" />
      <article className={styles.papers}>
        <h1 className={styles.title}>{title}</h1>
        <ol className={styles.list}>
          {data.allLitepaper.nodes.map((paper) => (
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

export const query = graphql`
  query LitepaperListPage {
    allLitepaper(sort: { order: ASC }) {
      nodes {
        slug
        title
        summary
        readingMinutes
      }
    }
  }
`;
