import { SearchButton } from "../search/SearchButton";
import { landingTexts } from "./landing-texts";
import * as styles from "./UnknownPathNotice.module.css";

/** Says that the path has no page, with links to the search and to the papers. */
export function UnknownPathNotice({ papers }: { papers: Queries.PaperCoversFragment["papers"]["nodes"] }) {
  return (
    <div className={`quiet ${styles.notice}`}>
      <p>{landingTexts.hero.unknownPath}</p>
      <ul className={styles.links}>
        <li>
          <SearchButton />
        </li>
        {papers.map(({ fields, frontmatter }) => (
          <li key={fields.path}>
            <a href={fields.path}>{frontmatter.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
