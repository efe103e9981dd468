import { graphql } from "gatsby";
import { WAITLIST_ADDRESS } from "../site/site";
import { waitlistTexts } from "../waitlist/waitlist-texts";
import * as styles from "./PaperFooter.module.css";

type PaperFooterProps = Record<"previous" | "next", Queries.PaperLinkFragment | null>;

/** Links to the previous paper, the next paper and the waitlist. */
export function PaperFooter({ previous, next }: PaperFooterProps) {
  return (
    <div className={`screen-only ${styles.footer}`}>
      {(previous || next) && (
        <nav aria-label="Other litepapers">
          {previous && <PaperLink direction="Previous" paper={previous} />}
          {next && <PaperLink direction="Next" paper={next} />}
        </nav>
      )}
      <p className={styles.join}>
        <span className="quiet">{waitlistTexts.short}</span>
        <a href={WAITLIST_ADDRESS}>{waitlistTexts.title}</a>
      </p>
    </div>
  );
}

type PaperLinkProps = { direction: "Previous" | "Next"; paper: Queries.PaperLinkFragment };

function PaperLink({ direction, paper }: PaperLinkProps) {
  return (
    <a className={styles.link} href={paper.fields.path}>
      <span className="quiet">{direction} paper</span>
      <span className={styles.title}>{paper.frontmatter.title}</span>
      <span className={`quiet ${styles.summary}`}>{paper.frontmatter.description}</span>
    </a>
  );
}

/** @public The query of `src/templates/content-page.tsx` spreads it. */
export const paperLinkFragment = graphql`
  fragment PaperLink on Mdx {
    fields {
      path
    }
    frontmatter {
      title
      description
    }
  }
`;
