import { graphql } from "gatsby";
import { type LitepaperSummary, matterOf } from "../site/litepaper-facts";
import { LITEPAPERS_PATH, litepaperPath } from "../site/litepaper-paths";
import { formatDay } from "../site/plain-format";
import { Arrow } from "../components/Arrow";
import { CoverDrawing } from "../components/CoverDrawing";
import * as styles from "./LitepaperCards.module.css";
import { landingTexts } from "./landing";

type LitepaperCardsProps = {
  papers: readonly LitepaperSummary[];
  /** How many papers there are, with and without a card. */
  count: number;
};

/** The papers as printed covers. */
export function LitepaperCards({ papers, count }: LitepaperCardsProps) {
  const { title, lead, glossary } = landingTexts.litepapers;
  return (
    <section className="columns part" id="litepapers" aria-labelledby="litepapers-title">
      <h2 id="litepapers-title">{title}</h2>
      <p className={`lead from-second ${styles.lead}`}>
        {lead} {glossary.before} <a href="/glossary">{glossary.link}</a>.
      </p>
      <ul className={styles.list}>
        {papers.map((paper) => (
          <Card key={paper.slug} paper={paper} />
        ))}
      </ul>
      {count > papers.length && (
        <p className={styles.all}>
          <a href={LITEPAPERS_PATH}>
            All {count} litepapers
            <Arrow to="right" />
          </a>
        </p>
      )}
    </section>
  );
}

/** One cover. Its title is its only link, which the stylesheet lays over the whole cover. */
function Card({ paper }: { paper: LitepaperSummary }) {
  const { slug, title, summary, readingMinutes, version, dateModified, sections, cover } = paper;
  return (
    <li className={styles.card}>
      <p className={`quiet ${styles.imprint}`}>
        <span>{readingMinutes} min</span>
        <span>
          Version {version} of the text, <time dateTime={dateModified}>{formatDay(dateModified)}</time>
        </span>
      </p>
      <h3 className={styles.name}>
        <a href={litepaperPath(slug)}>{title}</a>
      </h3>
      <CoverDrawing className={styles.cover} cover={cover} />
      <p className={styles.summary}>{summary}</p>
      <ul className={`quiet ${styles.matter}`}>
        {matterOf(sections).map((section) => (
          <li key={section}>{section}</li>
        ))}
      </ul>
    </li>
  );
}

/** @public For `LandingContent`. */
export const litepaperSummary = graphql`
  fragment LitepaperSummary on Litepaper {
    ...PublishedLitepaper
    summary
    version
    dateModified
    readingMinutes
    sections {
      id: anchor
      title
    }
    cover
  }
`;
