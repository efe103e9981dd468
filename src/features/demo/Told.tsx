import type { ReactNode } from "react";
import * as styles from "./Demo.module.css";
import type { Told as ToldText } from "./endings-told";

type ToldProps = ToldText & { label: string; children?: ReactNode };

/** What something came to: one large line, and what there is to say about it. */
export function Told({ headline, lines, label, children }: ToldProps) {
  return (
    <section className={styles.told} aria-label={label}>
      {headline && <h3 className={styles.headline}>{headline}</h3>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  );
}
