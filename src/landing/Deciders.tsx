import { HOURS_PER_DAY } from "../example/quantities";
import * as drawing from "../figures/parts/drawing.module.css";
import { placeEndToEnd, roundToTenths } from "../figures/parts/plot";
import * as styles from "./Deciders.module.css";
import { Ticks } from "./drawing-parts";
import * as feature from "./FeatureDrawing.module.css";
import { useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";

const { title, lead, rows, upgrade } = landingTexts.deciders;

/** Lists who decides about a job one after the other, with their hours on one axis from the delivery on, and how much longer a new rule waits. */
export function Deciders() {
  const words = useJobWords();
  const deciders = [...placeEndToEnd(0, rows(words)), { ...upgrade(words), from: 0 }];
  const last = Math.max(...deciders.map(({ from, amount }) => from + amount));
  return (
    <section className="columns landing-section wide-field" aria-labelledby="deciders">
      <h2 id="deciders">{title}</h2>
      <p className="lead from-second-column">{lead(words)}</p>
      <ol className={styles.list}>
        {deciders.map(({ name, amount: hours, from, actors = [undefined], text }, row) => (
          <li key={name}>
            <details className={styles.row} open={row === 0}>
              <summary className={`with-chevron ${styles.summary}`}>
                <h3 className={styles.name}>
                  {name}{" "}
                  <span className={styles.hours}>
                    {`${hours} hours, to day ${roundToTenths((from + hours) / HOURS_PER_DAY)}`}
                  </span>
                </h3>
                <span className={`${feature.frame} ${styles.axis}`}>
                  <svg
                    className={drawing.drawing}
                    viewBox={`0 0 ${last} ${actors.length}`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    {actors.map((party, index) => (
                      // A tick for each hour, or on phones for each sixth, in the colours of those who may act.
                      <Ticks
                        key={party ?? "nobody"}
                        d={`M${from} ${index + 0.5}h${hours}`}
                        {...{ party, width: 1, count: hours }}
                      />
                    ))}
                  </svg>
                </span>
              </summary>
              <p className={`lead ${styles.text}`}>{text}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
