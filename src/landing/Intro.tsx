import { ArrowIcon } from "../components/ArrowIcon";
import * as styles from "./Intro.module.css";
import { landingTexts } from "./landing-texts";

const { title, claim, text, others, links } = landingTexts.intro;

/** What the chain is for, what others already do, and where whoever backs it, builds on it or runs an agent on it reads on. */
export function Intro() {
  return (
    <section className={`columns ${styles.intro}`} aria-labelledby="intro">
      <h2 id="intro" className={styles.title}>
        {title}
      </h2>
      <p className={`from-second-column ${styles.claim}`}>{claim}</p>
      <p className={`from-second-column ${styles.text}`}>{text}</p>
      <p className={`from-second-column ${styles.line}`}>{others}</p>
      <dl className={styles.links}>
        {links.map(({ label, href, text }) => (
          <div key={label} className={styles.link}>
            <dt className={styles.title}>
              <a href={href}>
                {label}
                <ArrowIcon direction="right" />
              </a>
            </dt>
            <dd className={`from-second-column ${styles.line}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
