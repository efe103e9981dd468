import * as styles from "./Intro.module.css";
import { landingTexts } from "./landing";

/** What the chain is for, in one paragraph. */
export function Intro() {
  return (
    <section className={`columns ${styles.intro}`} aria-labelledby="intro">
      <h2 id="intro" className={styles.title}>
        {landingTexts.intro.title}
      </h2>
      <p className={styles.text}>{landingTexts.intro.text}</p>
    </section>
  );
}
