import { featureCards } from "../../lib/copy/features";
import { landingCopy } from "../../lib/copy/landing";
import { CardDiagram } from "../CardDiagram/CardDiagram";
import * as styles from "./FeatureCards.module.css";

/** Three things the protocol gives an agent, each with the diagram of its idea. */
export function FeatureCards() {
  return (
    <section className={styles.section} aria-labelledby="cards">
      <h2 id="cards" className="visually-hidden">
        {landingCopy.cards.title}
      </h2>
      {featureCards.map(({ id, title, text, diagram }) => (
        <article key={id} className={styles.card} data-diagram={diagram}>
          <div className={styles.diagram}>
            <CardDiagram name={diagram} />
          </div>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
