import { ArrowIcon } from "../components/ArrowIcon";
import * as styles from "./Intro.module.css";
import { landingTexts } from "./landing-texts";

const { title, claim, text, existingStandards, links } = landingTexts.intro;

/** Says what the chain is for, how it differs from existing standards, and where each kind of reader reads on. */
export function Intro() {
  return (
    <section className={`columns ${styles.intro}`} aria-labelledby="intro">
      <h2 id="intro" className={styles.title}>
        {title}
      </h2>
      <p className={`from-second-column ${styles.claim}`}>{claim}</p>
      <p className={`from-second-column ${styles.text}`}>{text}</p>
      <p className={`from-second-column ${styles.line}`}>{existingStandards}</p>
      <dl className={styles.links}>
        {links.map(({ label, href, description }) => (
          <div key={label} className={styles.link}>
            <dt className={styles.title}>
              <a href={href}>
                {label}
                <ArrowIcon direction="right" />
              </a>
            </dt>
            <dd className={`from-second-column ${styles.line}`}>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
