import { Link } from "gatsby";
import { landingCopy } from "../../lib/copy/landing";
import { LITEPAPERS_PATH, type LitepaperSummary, litepaperPath } from "../../lib/litepaper";
import { PaperCover } from "../PaperCover/PaperCover";
import * as styles from "./LitepaperCards.module.css";

type LitepaperCardsProps = {
  papers: readonly LitepaperSummary[];
  /** How many papers there are, with and without a card. */
  count: number;
};

/** The papers as printed covers: title, one line, minutes, and a figure drawn from the paper's own structure. */
export function LitepaperCards({ papers, count }: LitepaperCardsProps) {
  return (
    <section className={styles.section} id="litepapers" aria-labelledby="litepapers-title">
      <header className={styles.header}>
        <h2 id="litepapers-title" className={styles.title}>
          {landingCopy.litepapers.title}
        </h2>
        <p className={styles.lead}>{landingCopy.litepapers.lead}</p>
      </header>
      <ul className={styles.list}>
        {papers.map(({ slug, title, summary, readingMinutes, sections }) => (
          <li key={slug}>
            <Link className={styles.card} to={litepaperPath(slug)}>
              <span className={styles.minutes}>{readingMinutes} min</span>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.summary}>{summary}</p>
              <PaperCover slug={slug} sections={sections} />
            </Link>
          </li>
        ))}
      </ul>
      {count > papers.length && (
        <p className={styles.all}>
          <Link to={LITEPAPERS_PATH}>
            All {count} litepapers <span aria-hidden="true">→</span>
          </Link>
        </p>
      )}
    </section>
  );
}
