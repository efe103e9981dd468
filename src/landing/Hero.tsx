import type { ReactNode } from "react";
import { MotionToggle } from "../components/MotionToggle";
import { WAITLIST_ADDRESS } from "../site/site";
import { DemoForm } from "./DemoForm";
import * as styles from "./Hero.module.css";
import { HeroRing } from "./HeroRing";
import { useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";

const { status, headline, lede, more, demo, litepapers, waitlist } = landingTexts.hero;

/** The first screen of the landing page. */
export function Hero({ notice }: { notice?: ReactNode }) {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.text}>
        {notice}
        <p className={styles.status}>{status}</p>
        <h1 id="headline" className={styles.headline}>
          {headline}
        </h1>
        <p className={styles.lede}>
          {lede} <span className={styles.more}>{more(useJobWords())}</span>
        </p>
        <div className={`screen-only ${styles.actions}`}>
          <DemoForm className="main-button">{demo}</DemoForm>
          <a className={`button ${styles.secondary}`} href="#litepapers">
            {litepapers}
          </a>
        </div>
        <a className={`screen-only ${styles.waitlist}`} href={WAITLIST_ADDRESS}>
          {waitlist}
        </a>
      </div>
      <HeroRing />
      <div className={`screen-only ${styles.motionToggle}`}>
        <MotionToggle />
      </div>
    </section>
  );
}
