import { useRef } from "react";
import { trustedHtml } from "../site/trusted-html";
import { useDismissibleDetails } from "../browser/use-dismissible-details";
import * as page from "./Page.module.css";
import * as styles from "./TableOfContents.module.css";
import { useReadingPosition } from "./use-reading-position";

type TableOfContentsProps = { sections: readonly { id: string; titleHtml: string }[] };

/** A title as the build has made it of this repository's content. */
const htmlOf = (title: string) => ({ dangerouslySetInnerHTML: { __html: trustedHtml(title) } });

/**
 * The contents of a page, with the section being read marked and a rule for what has been read: a list in the margin on
 * large screens, a sticky disclosure that names the section on small ones.
 */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);

  const ids = sections.map(({ id }) => id);
  const active = useReadingPosition(ids, (position, after) => {
    // The list stays beside the text, and goes with its end.
    sidebar.current?.style.setProperty("margin-bottom", `${Math.round(after)}px`);
    bar.current?.style.setProperty("--read", position.whole.toFixed(3));
    for (const navigation of [sidebar.current, bar.current]) {
      navigation?.querySelectorAll("li").forEach((item, index) => {
        item.style.setProperty("--read", (position.sections[index] ?? 0).toFixed(2));
      });
    }
  });
  const current = sections.find(({ id }) => id === active);

  useDismissibleDetails(menu);

  const closeMenu = () => {
    if (menu.current) menu.current.open = false;
  };
  const entries = (
    <ol className={styles.list}>
      {sections.map(({ id, titleHtml }) => (
        <li key={id} className={styles.item}>
          <a
            className={styles.entry}
            href={`#${id}`}
            aria-current={id === active ? "location" : undefined}
            onClick={closeMenu}
            {...htmlOf(titleHtml)}
          />
        </li>
      ))}
    </ol>
  );

  return (
    <>
      <nav ref={sidebar} className={`on-screen ${page.beside} ${styles.sidebar}`} aria-label="Contents">
        <p className="quiet" aria-hidden="true">
          Contents
        </p>
        {entries}
      </nav>
      <nav ref={bar} className={`on-screen ${styles.menu}`} aria-label="Contents menu">
        <details ref={menu}>
          <summary className={`opens ${styles.summary}`}>
            <span className="quiet">Contents</span>
            <span className={styles.current} {...htmlOf(current?.titleHtml ?? "")} />
          </summary>
          {entries}
        </details>
      </nav>
    </>
  );
}
