import { useEffect, useRef } from "react";
import { useDismissibleDetails } from "../browser/use-dismissible-details";
import * as styles from "./TableOfContents.module.css";
import { useActiveSectionId } from "./use-active-section-id";

/** The `tableOfContents` field of gatsby-plugin-mdx, which is untyped JSON in GraphQL. */
export type MdxTableOfContents = { items?: readonly TableOfContentsEntry[] };

type TableOfContentsEntry = { url: string; title: string; items?: readonly TableOfContentsEntry[] };

type TableOfContentsProps = {
  contents: MdxTableOfContents;
  /** The number of heading levels in the list: 1 for `##`, 2 for `##` and `###`. */
  levels: 1 | 2;
};

/** The list of a page's headings, with the one marked that is being read. Large screens have it in the margin, small ones in a sticky menu. */
export function TableOfContents({ contents, levels }: TableOfContentsProps) {
  const menuDetails = useRef<HTMLDetailsElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);

  const entries = (contents.items ?? []).flatMap(({ items = [], ...entry }) => [
    { ...entry, level: 1 },
    ...(levels === 2 ? items.map((item) => ({ ...item, level: 2 })) : []),
  ]);
  const activeId = useActiveSectionId(entries.map(({ url }) => url.slice(1)));
  const activeEntry = entries.find(({ url }) => url === `#${activeId}`);
  const letters = levels === 2 ? getLetters(entries.map(({ title }) => title)) : [];

  useDismissibleDetails(menuDetails);

  useEffect(() => {
    // The reader may be scrolling the list.
    if (activeId && !sidebar.current?.matches(":hover")) showActiveEntry(sidebar.current);
  }, [activeId]);

  const list = (
    <ol className={styles.list}>
      {entries.map(({ url, title, level }, index) => (
        <li key={url} className={styles.item} data-level={level}>
          <a
            className={styles.entry}
            data-letter={letters[index]}
            href={url}
            aria-current={url === `#${activeId}` ? "location" : undefined}
            onClick={() => menuDetails.current?.removeAttribute("open")}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );

  return (
    <>
      <nav ref={sidebar} className={`screen-only ${styles.sidebar}`} aria-label="Contents">
        <p className="quiet" aria-hidden="true">
          Contents
        </p>
        {list}
      </nav>
      <nav ref={menu} className={`screen-only ${styles.menu}`} aria-label="Contents menu">
        <details ref={menuDetails} onToggle={() => showActiveEntry(menu.current?.querySelector("ol"))}>
          <summary className={`with-chevron ${styles.summary}`}>
            <span className="quiet">Contents</span>
            <span className={styles.current}>{activeEntry?.title}</span>
          </summary>
          {list}
        </details>
      </nav>
    </>
  );
}

/** Scrolls a list, but never the page, so that its active entry is in the middle of what is seen of the list. */
function showActiveEntry(list: Element | null | undefined): void {
  const entry = list?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!list || !entry) return;
  const box = list.getBoundingClientRect();
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, window.innerHeight);
  if (entry.top < top || entry.bottom > bottom)
    list.scrollTop += (entry.top + entry.bottom) / 2 - (top + bottom) / 2;
}

/** Returns the initial of each title with which a letter of an alphabetical list begins, and nothing for other lists. */
function getLetters(titles: readonly string[]): (string | undefined)[] {
  const isAlphabetical = titles.every((title, index) => (titles[index - 1] ?? "").localeCompare(title) <= 0);
  return isAlphabetical
    ? titles.map((title, index) => (title[0] === titles[index - 1]?.[0] ? undefined : title[0]))
    : [];
}
