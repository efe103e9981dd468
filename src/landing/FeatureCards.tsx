import { trustedHtml } from "../site/trusted-html";
import * as styles from "./FeatureCards.module.css";
import { type CardDrawingName, featureCards } from "./features";
import { landingTexts } from "./landing";

/** Three things the protocol gives an agent, each with a moment of the run as the build has drawn it. */
export function FeatureCards({ drawings }: { drawings: Readonly<Record<CardDrawingName, string>> }) {
  const { title, lead } = landingTexts.cards;
  return (
    <section className={`columns part ${styles.section}`} aria-labelledby="cards">
      <div className={styles.heading}>
        <h2 id="cards" className={styles.name}>
          {title}
        </h2>
        <p className="lead">{lead}</p>
      </div>
      {featureCards.map(({ id, title, text, drawing }) => (
        <article key={id} className={styles.card} data-drawing={drawing}>
          <div
            className="figure-drawing"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from the run
            dangerouslySetInnerHTML={{ __html: trustedHtml(drawings[drawing]) }}
          />
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className="lead">{text}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
