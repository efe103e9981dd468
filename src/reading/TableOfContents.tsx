import { useRef } from "react";
import { useDismissibleDetails } from "../browser/use-dismissible-details";
import * as styles from "./TableOfContents.module.css";
import { useActiveSectionId } from "./use-active-section-id";

/** What gatsby-plugin-mdx makes of a page's headings. */
export type MdxTableOfContents = { items?: readonly Entry[] };

type Entry = { url: string; title: string; items?: readonly Entry[] };

type TableOfContentsProps = {
  contents: MdxTableOfContents;
  /** How many levels of headings are listed: 1 for ##, 2 for ### as well. */
  levels: 1 | 2;
};

/**
 * The contents of a page, with the section being read marked and a rule for what has been read: a list in the margin on
 * large screens, a sticky disclosure that names the section on small ones.
 */
export function TableOfContents({ contents, levels }: TableOfContentsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);

  const entries = (contents.items ?? []).flatMap(({ items = [], ...entry }) => [
    { ...entry, level: 1 },
    ...(levels === 2 ? items.map((item) => ({ ...item, level: 2 })) : []),
  ]);
  const ids = entries.map(({ url }) => url.slice(1));
  const active = useActiveSectionId(ids, (position, after) => {
    // The list stays beside the text, and goes with its end.
    sidebar.current?.style.setProperty("margin-bottom", `${Math.round(after)}px`);
    bar.current?.style.setProperty("--read", position.whole.toFixed(3));
    for (const navigation of [sidebar.current, bar.current]) {
      navigation?.querySelectorAll("li").forEach((item, index) => {
        item.style.setProperty("--read", (position.sections[index] ?? 0).toFixed(2));
      });
    }
  });
  const current = entries.find(({ url }) => url === `#${active}`);

  useDismissibleDetails(menu);

  const closeMenu = () => {
    if (menu.current) menu.current.open = false;
  };
  const list = (
    <ol className={styles.list}>
      {entries.map(({ url, title, level }) => (
        <li key={url} className={styles.item} data-level={level}>
          <a
            className={styles.entry}
            href={url}
            aria-current={url === `#${active}` ? "location" : undefined}
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
      <nav ref={bar} className={`screen-only ${styles.menu}`} aria-label="Contents menu">
        <details ref={menu}>
          <summary className={`with-chevron ${styles.summary}`}>
            <span className="quiet">Contents</span>
            <span className={styles.current}>{current?.title}</span>
          </summary>
          {list}
        </details>
      </nav>
    </>
  );
}
