import * as styles from "./ArrowIcon.module.css";

/** An arrow beside the text of a link. It is drawn because the site's fonts have no arrows. */
export function ArrowIcon({ direction }: { direction: "left" | "right" }) {
  return (
    <svg className={styles.arrow} width="0.9em" viewBox="0 0 16 10" aria-hidden="true">
      <path
        d={direction === "right" ? "M0 5h15M11 1l4 4-4 4" : "M16 5H1M5 1 1 5l4 4"}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
      />
    </svg>
  );
}
