import { landingCopy } from "../../lib/copy/landing";
import * as styles from "./Intro.module.css";

/** What the chain is for, in one paragraph. */
export function Intro() {
  return (
    <section className={`columns ${styles.intro}`} aria-labelledby="intro">
      <h2 id="intro" className={styles.title}>
        {landingCopy.intro.title}
      </h2>
      <p className={styles.text}>{landingCopy.intro.text}</p>
    </section>
  );
}
