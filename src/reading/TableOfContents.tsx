import { useRef } from "react";
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

/** The list of a page's headings, with what has been read. Large screens have it in the margin, small ones in a sticky menu. */
export function TableOfContents({ contents, levels }: TableOfContentsProps) {
  const menuDetails = useRef<HTMLDetailsElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);

  const entries = (contents.items ?? []).flatMap(({ items = [], ...entry }) => [
    { ...entry, level: 1 },
    ...(levels === 2 ? items.map((item) => ({ ...item, level: 2 })) : []),
  ]);
  const ids = entries.map(({ url }) => url.slice(1));
  const activeId = useActiveSectionId(ids, (position, heightAfterText) => {
    // The sticky list scrolls away together with the end of the text.
    sidebar.current?.style.setProperty("margin-bottom", `${Math.round(heightAfterText)}px`);
    menu.current?.style.setProperty("--read", position.totalShare.toFixed(3));
    for (const navigation of [sidebar.current, menu.current]) {
      navigation?.querySelectorAll("li").forEach((item, index) => {
        item.style.setProperty("--read", (position.sectionShares[index] ?? 0).toFixed(2));
      });
    }
  });
  const activeEntry = entries.find(({ url }) => url === `#${activeId}`);

  useDismissibleDetails(menuDetails);

  const closeMenu = () => {
    if (menuDetails.current) menuDetails.current.open = false;
  };
  const list = (
    <ol className={styles.list}>
      {entries.map(({ url, title, level }) => (
        <li key={url} className={styles.item} data-level={level}>
          <a
            className={styles.entry}
            href={url}
            aria-current={url === `#${activeId}` ? "location" : undefined}
            onClick={closeMenu}
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
        <details ref={menuDetails}>
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
