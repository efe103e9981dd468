import * as styles from "./Demo.module.css";

/** `sealed`: delivered and not yet opened. */
export type StudyState = "ordered" | "sealed" | "good" | "poor";

const SOURCE_ROWS = [12, 22, 32, 42];

/** Draws the study: its seal breaks when it is opened, and its sources are ticked or crossed out one by one. */
export function Study({ state }: { state: StudyState }) {
  const isOpen = state === "good" || state === "poor";
  return (
    <div className={styles.study} aria-hidden="true">
      <svg viewBox="0 0 44 56" data-state={state} aria-hidden="true">
        <path d="M2 2H32L42 12V54H2z" />
        {state !== "ordered" && <path data-lines="" d={SOURCE_ROWS.map((y) => `M20 ${y}h14`).join("")} />}
        {isOpen &&
          SOURCE_ROWS.map((y) => (
            <path
              key={y}
              data-source=""
              d={state === "good" ? `M8 ${y}l3 3 5-6` : `M9 ${y - 3}l6 6m0-6l-6 6`}
            />
          ))}
        {state === "sealed" && <circle cx="22" cy="46" r="6" />}
      </svg>
      the study
    </div>
  );
}
