import type { ReactNode } from "react";
import { Page } from "../frame/Page";
import * as header from "../reading/DocumentHeader.module.css";
import * as styles from "./ListPage.module.css";

type ListPageProps = {
  title: string;
  /** What the list is, in a sentence or two. */
  lead: string;
  head: ReactNode;
  /** What the footer leads to. */
  papers: readonly Queries.PaperFragment[];
  children: ReactNode;
};

/** A page that is one list: its title, and entries under rules. */
export function ListPage({ title, lead, head, papers, children }: ListPageProps) {
  return (
    <Page back papers={papers}>
      {head}
      <article className={styles.page}>
        <h1 className={header.title}>{title}</h1>
        <p className={header.subtitle}>{lead}</p>
        <div className={styles.list}>{children}</div>
      </article>
    </Page>
  );
}

/** Links before the list, the first of them the main one. */
export function ListActions({ actions }: { actions: readonly { to: string; text: string }[] }) {
  return (
    <p className={styles.actions} data-scripted="">
      {actions.map(({ to, text }, index) => (
        <a key={to} className={index === 0 ? "main-button" : "button"} href={to}>
          {text}
        </a>
      ))}
    </p>
  );
}

type ListEntryProps = {
  /** The heading's id, by which the entry can be addressed. */
  id: string;
  name: ReactNode;
  text: string;
  /** What stands below the text, smaller. */
  children: ReactNode;
};

export function ListEntry({ id, name, text, children }: ListEntryProps) {
  return (
    <section className={styles.entry} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {name}
      </h2>
      <p className={styles.text}>{text}</p>
      <p className={`quiet ${styles.below}`}>{children}</p>
    </section>
  );
}
