import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./Details.module.css";

type DetailsProps = ComponentPropsWithoutRef<"details"> & { title: string };

/** `<Details title="…">`: what most readers skip, behind its title. */
export function Details({ title, children, ...attributes }: DetailsProps) {
  return (
    <details className={styles.details} {...attributes}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
