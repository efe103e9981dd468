import { CardDiagram } from "./CardDiagram";
import * as styles from "./FeatureCards.module.css";
import { featureCards } from "./features";
import { landingTexts } from "./landing";

/** Three things the protocol gives an agent, each with the diagram of its idea. */
export function FeatureCards() {
  return (
    <section className={`columns ${styles.section}`} aria-labelledby="cards">
      <h2 id="cards" className={styles.heading}>
        {landingTexts.cards.title}
      </h2>
      {featureCards.map(({ id, title, text, diagram }) => (
        <article key={id} className={styles.card} data-diagram={diagram}>
          <CardDiagram name={diagram} />
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
