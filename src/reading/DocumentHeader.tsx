import { Status } from "../components/Status";
import { PaperCover } from "../figures/PaperCover";
import { formatDay } from "../site/plain-format";
import * as styles from "./DocumentHeader.module.css";
import type { Document } from "./document";

/** A page's title and subtitle; of a litepaper also the drawing of its cover, the site's status, version, date and minutes. */
export function DocumentHeader({ document }: { document: Document }) {
  const { path, title, subtitle, version, date, minutes, sections } = document;
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {version && (
        <div className={styles.cover}>
          <PaperCover slug={path.split("/").at(-1) ?? ""} sections={sections} />
        </div>
      )}
      <p className={styles.subtitle}>{subtitle}</p>
      {version && (
        <p className={styles.facts}>
          <strong className={styles.status}>
            <Status /> All amounts are made up.
          </strong>
          <span>Version {version}</span>
          {date && <time dateTime={date}>{formatDay(date)}</time>}
          <span>{minutes} min</span>
        </p>
      )}
    </header>
  );
}
