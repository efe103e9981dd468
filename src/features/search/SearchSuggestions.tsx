import * as styles from "./SearchResults.module.css";
import type { Suggestions } from "./search-aids";

type SearchSuggestionsProps = { suggestions: readonly Suggestions[] };

/** Links by kind, before anything is typed. */
export function SearchSuggestions({ suggestions }: SearchSuggestionsProps) {
  return (
    <nav className={styles.suggestions} aria-label="Suggestions">
      {suggestions.map(({ title, links }) => (
        <section key={title}>
          <h2 className={styles.kind}>{title}</h2>
          <ul>
            {links.map(({ url, title }) => (
              <li key={url}>
                <a className={styles.suggestion} href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
