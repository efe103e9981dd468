import type { ReactNode } from "react";
import type { Litepaper } from "../site/litepaper-facts";
import { formatCount, formatDay } from "../site/plain-format";
import { CoverDrawing } from "../components/CoverDrawing";
import { Status } from "../components/Status";
import * as styles from "./PaperHeader.module.css";

/** An old version has no drawing and no length: its record does not tell text from captions. */
type HeadedPaper = Pick<Litepaper, "title" | "subtitle" | "version" | "dateModified"> &
  Partial<Pick<Litepaper, "cover" | "readingMinutes" | "wordCount" | "wordsInSight">>;

/** A paper's hero: title, the drawing of its cover, subtitle, the site's status, version, date and length; then the children. */
export function PaperHeader({ paper, children }: { paper: HeadedPaper; children?: ReactNode }) {
  const { title, subtitle, version, dateModified, cover, readingMinutes, wordCount, wordsInSight } = paper;
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {cover && <CoverDrawing className={styles.cover} cover={cover} />}
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={styles.facts}>
        <strong className={styles.status}>
          <Status />
        </strong>
        <span>Version {version} of this text</span>
        <time dateTime={dateModified}>{formatDay(dateModified)}</time>
        {readingMinutes !== undefined && <span>{readingMinutes} min</span>}
        {wordsInSight !== undefined && <span>{lengthOf(wordsInSight, wordCount)}</span>}
      </p>
      {children}
    </header>
  );
}

/** Both counts, where something is folded. */
function lengthOf(inSight: number, all = inSight): string {
  const words = `${formatCount(inSight)} words`;
  return all === inSight ? words : `${words} in sight, ${formatCount(all)} with every fold open`;
}
