import * as drawing from "../figures/parts/drawing.module.css";
import * as styles from "./Deciders.module.css";
import { Ticks, type Tint } from "./drawing-parts";
import * as feature from "./FeatureDrawing.module.css";
import { useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";

const { title, lead, rows } = landingTexts.deciders;

/** Lists who decides about a job one after the other, with the hours that each has, to scale. */
export function Deciders() {
  const words = useJobWords();
  const deciders = rows(words);
  const longest = Math.max(...deciders.map(({ hours }) => hours));
  return (
    <section className="columns landing-section" aria-labelledby="deciders">
      <h2 id="deciders" className={styles.title}>
        {title}
      </h2>
      <p className={`lead ${styles.lead}`}>{lead(words)}</p>
      <ol className={styles.list}>
        {deciders.map(({ name, hours, actors, text }) => (
          <li key={name} className={styles.row}>
            <Hours {...{ hours, longest, actors }} />
            <h3 className={styles.name}>
              {name} <span className={styles.hours}>up to {hours} hours</span>
            </h3>
            <p className="lead">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type HoursProps = { hours: number; longest: number; actors?: readonly (Tint | undefined)[] };

/** Draws a tick for each hour, in the colours of those who may act. Every twelfth is longer, as in the ring. */
function Hours({ hours, longest, actors = [undefined] }: HoursProps) {
  const line = `H${6 * hours}`;
  return (
    <div className={`${drawing.container} ${feature.frame}`}>
      <svg
        className={`${drawing.drawing} ${styles.ruler}`}
        viewBox={`0 0 ${6 * longest} 36`}
        aria-hidden="true"
      >
        {actors.map((party, index) => {
          const y = 12 + (24 / actors.length) * index;
          return <Ticks key={party} d={`M0 ${y}${line}`} {...{ party }} count={hours} width={16} />;
        })}
        <Ticks d={`M0 28${line}`} count={hours / 12} width={12} thickness={0.025} />
      </svg>
    </div>
  );
}
