import { Link } from "gatsby";
import { type LitepaperLink, litepaperPath } from "../../lib/litepaper";
import * as styles from "./PaperFoot.module.css";

type PaperFootProps = { previous?: LitepaperLink; next?: LitepaperLink };

/** Where to go when a paper has been read: the paper before and the paper after. */
export function PaperFoot({ previous, next }: PaperFootProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.foot} aria-label="Other litepapers">
      {previous && <PaperLink direction="Previous" paper={previous} />}
      {next && <PaperLink direction="Next" paper={next} />}
    </nav>
  );
}

function PaperLink({ direction, paper }: { direction: "Previous" | "Next"; paper: LitepaperLink }) {
  return (
    <Link className={styles.link} to={litepaperPath(paper.slug)}>
      <span className={styles.direction}>{direction} paper</span>
      <span className={styles.title}>{paper.title}</span>
      <span className={styles.summary}>{paper.summary}</span>
    </Link>
  );
}
