import type { ReactNode } from "react";
import { MotionToggle } from "../components/MotionToggle";
import { useExample } from "../components/use-example";
import { DemoButton } from "../demo/DemoButton";
import { Orb } from "../orb/Orb";
import { site } from "../site/site";
import * as styles from "./Hero.module.css";
import { landingTexts } from "./landing-texts";

const { headline, sentence, demo, litepapers } = landingTexts.hero;

/** The first screen of the landing page. The orb stands for an escrow that holds the price of the example's job. */
export function Hero({ notice }: { notice?: ReactNode }) {
  const { example } = useExample();
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.text}>
        {notice}
        <h1 id="headline" className={styles.headline}>
          {headline}
        </h1>
        <p className={styles.status}>{site.status}.</p>
        <p className={styles.sentence}>{sentence}</p>
        <div className={`screen-only ${styles.actions}`}>
          <DemoButton className="main-button">{demo}</DemoButton>
          <a className={`button ${styles.secondary}`} href="#litepapers">
            {litepapers}
          </a>
        </div>
      </div>
      <div className={`screen-only ${styles.background}`}>
        <div className={styles.orb}>
          <Orb />
          <p className={styles.escrowed}>
            {example.values["job.price"].text} <span className="quiet">in escrow, for example</span>
          </p>
        </div>
      </div>
      <div className={`screen-only ${styles.motionToggle}`}>
        <MotionToggle />
      </div>
    </section>
  );
}
