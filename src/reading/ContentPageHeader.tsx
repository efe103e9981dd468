import { PaperCover } from "../figures/PaperCover";
import { formatDay } from "../site/plain-format";
import { site } from "../site/site";
import * as styles from "./ContentPageHeader.module.css";
import type { ContentPage } from "./content-page";

/** The title and subtitle of a content page. A paper also has its cover, version, date and reading time in minutes. */
export function ContentPageHeader({ page }: { page: ContentPage }) {
  const { kind, slug, title, subtitle, version, date, minutes, sections } = page;
  const isPaper = kind === "paper";
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {isPaper && (
        <div className={styles.cover}>
          <PaperCover slug={slug} sections={sections} />
        </div>
      )}
      <p className={styles.subtitle}>{subtitle}</p>
      {isPaper && (
        <p className={`quiet ${styles.facts}`}>
          <strong className={styles.status}>{site.status}. All amounts are made up.</strong>
          <span>Version {version}</span>
          {date && <time dateTime={date}>{formatDay(date)}</time>}
          <span>{minutes} min</span>
        </p>
      )}
    </header>
  );
}
