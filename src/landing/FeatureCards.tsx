import { useExample } from "../components/use-example";
import * as drawingStyles from "../figures/parts/drawing.module.css";
import { CardDrawing } from "./CardDrawing/CardDrawing";
import * as styles from "./FeatureCards.module.css";
import { featureCards } from "./features";
import { landingTexts } from "./landing-texts";

/** Three cards, each with a feature and a drawing of the example. */
export function FeatureCards() {
  const { example } = useExample();
  const { title, lead } = landingTexts.cards;
  return (
    <section className={`columns landing-section ${styles.section}`} aria-labelledby="cards">
      <div className={styles.heading}>
        <h2 id="cards">{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      {featureCards.map(({ id, title, text, drawing }) => (
        <article key={id} className={styles.card} data-drawing={drawing}>
          <div className={drawingStyles.container}>
            <CardDrawing name={drawing} example={example} />
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className="lead">{text}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
