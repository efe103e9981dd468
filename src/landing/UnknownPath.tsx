import type { PublishedLitepaper } from "../site/litepaper-facts";
import { litepaperPath } from "../site/litepaper-paths";
import { SearchButton } from "../search/SearchButton";
import { landingTexts } from "./landing";
import * as styles from "./UnknownPath.module.css";

/** Says that an address has no page, and leads on: to the search and to the papers. */
export function UnknownPath({ papers }: { papers: readonly PublishedLitepaper[] }) {
  return (
    <div className={`quiet ${styles.unknown}`}>
      <p>{landingTexts.hero.unknown}</p>
      <ul className={styles.ways}>
        <li>
          <SearchButton />
        </li>
        {papers.map(({ slug, title }) => (
          <li key={slug}>
            <a href={litepaperPath(slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
