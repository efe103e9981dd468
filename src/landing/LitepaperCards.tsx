import { graphql } from "gatsby";
import { ArrowIcon } from "../components/ArrowIcon";
import { PaperCover } from "../figures/PaperCover";
import { formatDay } from "../site/plain-format";
import * as styles from "./LitepaperCards.module.css";
import { landingTexts } from "./landing-texts";

type CardPaper = Queries.PaperCoversFragment["papers"]["nodes"][number];

export function LitepaperCards({ papers }: { papers: readonly CardPaper[] }) {
  const { title, lead, glossary } = landingTexts.litepapers;
  return (
    <section className="columns landing-section" id="litepapers" aria-labelledby="litepapers-title">
      <h2 id="litepapers-title">{title}</h2>
      <p className={`lead from-second-column ${styles.lead}`}>
        {lead} {glossary.before} <a href="/glossary">{glossary.link}</a>.
      </p>
      <ul className={styles.list}>
        {papers.map((paper) => (
          <LitepaperCard key={paper.fields.path} paper={paper} />
        ))}
      </ul>
    </section>
  );
}

/** The title is the only link. The stylesheet extends it over the whole card. */
function LitepaperCard({ paper: { fields, frontmatter } }: { paper: CardPaper }) {
  const { path, slug, minutes, sections } = fields;
  const { title, description, version, date } = frontmatter;
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <a href={path}>{title}</a>
      </h3>
      <div className={styles.cover}>
        <PaperCover slug={slug} sections={sections} />
      </div>
      <p className={styles.summary}>{description}</p>
      <p className={styles.imprint}>
        <span>
          Read in {minutes} min <ArrowIcon direction="right" />
        </span>
        <span className="quiet">
          Version {version}, {date && <time dateTime={date}>{formatDay(date)}</time>}
        </span>
      </p>
    </li>
  );
}

/** @public `LandingContent` spreads it. */
export const paperCoversFragment = graphql`
  fragment PaperCovers on Query {
    papers: allMdx(
      filter: { fields: { kind: { eq: paper } }, frontmatter: { draft: { ne: true } } }
      sort: { frontmatter: { order: ASC } }
    ) {
      nodes {
        fields {
          path
          slug
          minutes
          sections {
            id
            title
            words
          }
        }
        frontmatter {
          title
          description
          version
          date
        }
      }
    }
  }
`;
