import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./Heading.module.css";

type HeadingProps = ComponentPropsWithoutRef<"h2">;

export const Heading2 = (props: HeadingProps) => <Heading level="h2" {...props} />;
export const Heading3 = (props: HeadingProps) => <Heading level="h3" {...props} />;

/**
 * A heading with a link to itself. The wrapper is no `div`, because Firefox's reader view removes a short `div` that has a
 * link: https://github.com/mozilla/readability/issues/986.
 */
function Heading({ level: Level, id, children }: HeadingProps & { level: "h2" | "h3" }) {
  return (
    <header className={styles.heading}>
      <Level id={id}>{children}</Level>
      <a
        className={`screen-only ${styles.link}`}
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
