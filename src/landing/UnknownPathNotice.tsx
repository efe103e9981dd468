import { SearchButton } from "../search/SearchButton";
import { landingTexts } from "./landing-texts";
import * as styles from "./UnknownPathNotice.module.css";

/** Says that an address has no page, and leads on: to the search and to the papers. */
export function UnknownPathNotice({ papers }: { papers: Queries.PaperCoversFragment["papers"]["nodes"] }) {
  return (
    <div className={`quiet ${styles.unknown}`}>
      <p>{landingTexts.hero.unknown}</p>
      <ul className={styles.ways}>
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
