import { MotionToggle } from "../../ui/MotionToggle";
import { DemoButton } from "../demo/DemoButton";
import { Orb } from "../orb/Orb";
import * as styles from "./Hero.module.css";
import { landingTexts } from "./landing";

const { headline, sentence, demo, litepapers, unknown } = landingTexts.hero;

/** The first screen: headline, sentence, two buttons, and the orb behind. `isUnknown`: the address has no page. */
export function Hero({ isUnknown = false }: { isUnknown?: boolean }) {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.orb}>
        <Orb />
      </div>
      <div className={styles.words}>
        {isUnknown && <p className={styles.unknown}>{unknown}</p>}
        <h1 id="headline" className={styles.headline}>
          {headline}
        </h1>
        <p className={styles.sentence}>{sentence}</p>
        <div className={styles.actions}>
          <DemoButton className={styles.primary}>{demo}</DemoButton>
          <a className={styles.secondary} href="#litepapers">
            {litepapers}
          </a>
        </div>
      </div>
      <div className={styles.motion}>
        <MotionToggle />
      </div>
    </section>
  );
}
