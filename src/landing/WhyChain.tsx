import { ArrowIcon } from "../components/ArrowIcon";
import * as drawing from "../figures/parts/drawing.module.css";
import { Label } from "./drawing-parts";
import * as feature from "./FeatureDrawing.module.css";
import { type JobWords, useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";
import * as styles from "./WhyChain.module.css";

const { title, worlds, paid, lost, revoked, account, columns, link } = landingTexts.whyChain;

/** Shows what keeps a lost dispute out of an account, and says what a chain adds to contracts, what it costs and what is open. */
export function WhyChain() {
  const words = useJobWords();
  return (
    <section className="columns landing-section" aria-labelledby="why-chain">
      <h2 id="why-chain" className={styles.wide}>
        {title}
      </h2>
      <div className={styles.worlds}>
        {worlds(words).map(({ name, text }, index) => (
          <figure key={name}>
            <div className={`${drawing.container} ${feature.frame}`}>
              <svg className={drawing.drawing} viewBox="0 0 480 250" aria-hidden="true">
                <Entries isStopped={index === 0} words={words} />
              </svg>
            </div>
            <figcaption>
              <b>{name}</b> {text}
            </figcaption>
          </figure>
        ))}
      </div>
      {columns(words).map((column) => (
        <div key={column.title} className={`lead ${styles.column}`}>
          <h3>{column.title}</h3>
          <p>{column.text}</p>
        </div>
      ))}
      <p className={`lead ${styles.wide}`}>
        <a href={link.href}>
          {link.label}
          <ArrowIcon direction="right" />
        </a>
      </p>
    </section>
  );
}

/** A paid job reaches the account, and a lost dispute too unless the owner has stopped it. */
function Entries({ isStopped, words }: { isStopped: boolean; words: JobWords }) {
  return (
    <>
      <Label at={[476, 14]} anchor="end" text={account(words)} />
      <path d="M376 30h100v160h-100z" />
      <Label at={[4, 70]} anchor="start" text={paid} />
      <path strokeWidth="3" d="M150 70H400" />
      <path className={styles.dots} d="M404 70h50" />
      <Label at={[4, 150]} anchor="start" party="spent" text={lost} />
      <path strokeWidth="3" data-party="spent" d={isStopped ? "M150 150H256" : "M150 150H400"} />
      {isStopped && <path strokeWidth="6" d="M262 116v68" />}
      {isStopped && <Label at={[262, 206]} text={revoked(words)} />}
      {!isStopped && <path className={styles.dots} data-party="spent" d="M404 150h.1" />}
    </>
  );
}
