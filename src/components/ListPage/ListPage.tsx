import type { ReactNode } from "react";
import { Page } from "../Page/Page";
import * as styles from "./ListPage.module.css";

type ListPageProps = { title: string; head: ReactNode; children: ReactNode };

/** A page that is one list: its title, and entries under rules. */
export function ListPage({ title, head, children }: ListPageProps) {
  return (
    <Page back>
      {head}
      <article className={styles.page} data-pagefind-body="">
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.list}>{children}</div>
      </article>
    </Page>
  );
}

type ListEntryProps = {
  /** The heading's id, by which the entry can be addressed. */
  id: string;
  name: ReactNode;
  text: string;
  /** What stands below the text, smaller; the search leaves it out. */
  children: ReactNode;
};

export function ListEntry({ id, name, text, children }: ListEntryProps) {
  return (
    <section className={styles.entry} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {name}
      </h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.below} data-pagefind-ignore="">
        {children}
      </p>
    </section>
  );
}
