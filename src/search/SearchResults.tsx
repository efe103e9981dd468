import { Subscripts } from "../components/Subscripts";
import * as styles from "./SearchResults.module.css";
import type { SearchHit, SearchResult } from "./search";
import type { Suggestions } from "./search-aids";

type SearchResultsProps = {
  /** The list's id; a result's id is this with its index. */
  id: string;
  pages: readonly SearchResult[];
  /** Index of the selected result in the whole list. */
  selected: number;
  onSelect: (index: number) => void;
};

/** The sections that were found, by page, as links, so that a pointer can open them in a new tab. */
export function SearchResults({ id, pages, selected, onSelect }: SearchResultsProps) {
  const all = pages.flatMap(({ hits }) => hits);

  return (
    <div className={styles.pages} id={id} role="listbox" aria-label="Results">
      {pages.map(({ title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: the group of a listbox, which no element is
        <div key={title} role="group" aria-label={title}>
          <p className={styles.page} role="presentation">
            {title}
          </p>
          {hits.map((hit) => {
            const index = all.indexOf(hit);
            return (
              <Hit
                key={hit.url}
                id={`${id}${index}`}
                hit={hit}
                selected={index === selected}
                onSelect={() => onSelect(index)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type HitProps = { id: string; hit: SearchHit; selected: boolean; onSelect: () => void };

function Hit({ id, hit: { url, title, excerpt }, selected, onSelect }: HitProps) {
  return (
    <a
      className={styles.hit}
      id={id}
      href={url}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onPointerMove={onSelect}
    >
      <span className={styles.section}>
        <Subscripts text={title} />
      </span>{" "}
      <span className={`quiet ${styles.excerpt}`}>
        {excerpt.map(({ text, marked }, index) => {
          const Piece = marked ? "mark" : "span";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one string, never reordered
            <Piece key={index}>
              <Subscripts text={text} />
            </Piece>
          );
        })}
      </span>
    </a>
  );
}

/** What can be asked, as links by kind, before anything is typed. */
export function SearchSuggestions({ suggestions }: { suggestions: readonly Suggestions[] }) {
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
