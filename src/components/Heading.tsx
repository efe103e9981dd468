import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./Heading.module.css";

type Props = ComponentPropsWithoutRef<"h2">;

/** A heading, and beside it the link to itself. A browser's reader mode leaves out a short `div` with a link. */
function Heading({ level: Level, id, children }: Props & { level: "h2" | "h3" }) {
  return (
    <header className={styles.heading}>
      <Level id={id}>{children}</Level>
      <a
        className={styles.link}
        href={`#${id}`}
        aria-label="Link to this section"
        aria-describedby={id}
        data-heading-link=""
      >
        #
      </a>
    </header>
  );
}

export const Heading2 = (props: Props) => <Heading level="h2" {...props} />;
export const Heading3 = (props: Props) => <Heading level="h3" {...props} />;
