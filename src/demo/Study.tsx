import * as styles from "./Demo.module.css";
import type { Work } from "./season";

/** Figures in a study. */
const FIGURES = 12;
/** How many of them have a source where the work is poor. */
const SOURCED = 3;

/** What a look shows. The study is made up, as the run is. */
export function Study({ work }: { work: Work }) {
  const sourced = work === "good" ? FIGURES : SOURCED;
  return (
    <div className={styles.study} data-place="first">
      <svg viewBox={`0 0 ${FIGURES * 10} 8`} stroke="currentColor" aria-hidden="true" focusable="false">
        {Array.from({ length: FIGURES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <rect key={index} x={index * 10 + 1} y="1" width="6" height="6" data-sourced={index < sourced} />
        ))}
      </svg>
      <p>
        {`${sourced} of ${FIGURES} figures have a source${work === "good" ? ", and they agree: it is good." : ", and two tables disagree: it is poor."}`}
      </p>
    </div>
  );
}
