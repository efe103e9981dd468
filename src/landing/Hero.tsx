import type { ReactNode } from "react";
import { MotionToggle } from "../components/MotionToggle";
import { SiteStatus } from "../components/SiteStatus";
import { useExample } from "../components/use-example";
import { DemoButton } from "../demo/DemoButton";
import { Orb } from "../orb/Orb";
import * as styles from "./Hero.module.css";
import { landingTexts } from "./landing-texts";

const { headline, sentence, demo, litepapers } = landingTexts.hero;

/**
 * The first screen: headline, what there is of it, sentence, two buttons, and the orb behind, which is the escrow that a
 * payment of the example passes. `notice`: a line before all.
 */
export function Hero({ notice }: { notice?: ReactNode }) {
  const { example } = useExample();
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.words}>
        {notice}
        <h1 id="headline" className={styles.headline}>
          {headline}
        </h1>
        <p className={styles.status}>
          <SiteStatus />
        </p>
        <p className={styles.sentence}>{sentence}</p>
        <div className={`screen-only ${styles.actions}`}>
          <DemoButton className="main-button">{demo}</DemoButton>
          <a className={`button ${styles.secondary}`} href="#litepapers">
            {litepapers}
          </a>
        </div>
      </div>
      <div className={`screen-only ${styles.light}`}>
        <div className={styles.orb}>
          <Orb />
          <p className={styles.held}>
            {example.values["job.price"].text} <span className="quiet">in escrow, for example</span>
          </p>
        </div>
      </div>
      <div className={`screen-only ${styles.motion}`}>
        <MotionToggle />
      </div>
    </section>
  );
}
