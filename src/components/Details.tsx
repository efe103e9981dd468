import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./Details.module.css";

type DetailsProps = ComponentPropsWithoutRef<"details"> & { title: string };

/** `<Details title="…">` in the content: a disclosure, closed at first. */
export function Details({ title, children, ...attributes }: DetailsProps) {
  return (
    <details className={styles.details} {...attributes}>
      <summary className="quiet with-chevron">{title}</summary>
      {children}
    </details>
  );
}
