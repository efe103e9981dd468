import { useMotion } from "../browser/use-motion";
import * as styles from "./MotionToggle.module.css";

/** A button that pauses all motion on the page (WCAG 2.2.2). It renders nothing under reduced motion. */
export function MotionToggle() {
  const { isReduced, isPaused, togglePause } = useMotion();
  if (isReduced) return null;
  return (
    <button className={`quiet-button ${styles.toggle}`} type="button" data-scripted="" onClick={togglePause}>
      <svg className={styles.icon} viewBox="0 0 12 12" aria-hidden="true">
        <path d={isPaused ? "M3 1.5v9l7.5-4.5z" : "M2.5 1.5h2.5v9h-2.5zM7 1.5h2.5v9h-2.5z"} />
      </svg>
      <span>{isPaused ? "Play motion" : "Pause motion"}</span>
    </button>
  );
}
