import type { ReactNode } from "react";
import { MotionToggle } from "../components/MotionToggle";
import { Status } from "../components/Status";
import { DemoButton } from "../demo/DemoButton";
import { Orb } from "../orb/Orb";
import * as styles from "./Hero.module.css";
import { landingTexts } from "./landing";

const { headline, sentence, demo, litepapers } = landingTexts.hero;

/** The first screen: headline, what there is of it, sentence, two buttons, and the orb behind. `above`: a line before all. */
export function Hero({ above }: { above?: ReactNode }) {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={`on-screen ${styles.orb}`}>
        <Orb />
      </div>
      <div className={styles.words}>
        {above}
        <h1 id="headline" className={styles.headline}>
          {headline}
        </h1>
        <p className={styles.status}>
          <Status />
        </p>
        <p className={styles.sentence}>{sentence}</p>
        <div className={`on-screen ${styles.actions}`}>
          <DemoButton className="main-button">{demo}</DemoButton>
          <a className={`button ${styles.secondary}`} href="#litepapers">
            {litepapers}
          </a>
        </div>
      </div>
      <div className={`on-screen ${styles.motion}`}>
        <MotionToggle />
      </div>
    </section>
  );
}
