import { HOURS_PER_DAY } from "../example/quantities";
import * as drawing from "../figures/parts/drawing.module.css";
import { placeEndToEnd, roundToTenths } from "../figures/parts/plot";
import * as styles from "./Deciders.module.css";
import { Ticks, type Tint } from "./drawing-parts";
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
        {deciders.map(({ name, amount: hours, from, actors, text }) => (
          <li key={name} className={styles.row}>
            <Hours {...{ from, hours, last, actors }} />
            <h3 className={styles.name}>
              {name}{" "}
              <span className={styles.hours}>
                {`${hours} hours, to day ${roundToTenths((from + hours) / HOURS_PER_DAY)}`}
              </span>
            </h3>
            <p className="lead from-second-column">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type HoursProps = {
  from: number;
  hours: number;
  last: number;
  actors?: readonly (Tint | undefined)[] | undefined;
};

/** Draws a tick for each hour, or on phones for each sixth, on an axis that ends at the hour `last`, in the colours of those who may act. */
function Hours({ from, hours, last, actors = [undefined] }: HoursProps) {
  const height = 24 / actors.length;
  return (
    <div className={`${feature.frame} ${styles.axis}`}>
      <svg
        className={drawing.drawing}
        viewBox={`0 0 ${last} 24`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {actors.map((party, index) => (
          <Ticks
            key={party ?? "nobody"}
            d={`M${from} ${height * (index + 0.5)}h${hours}`}
            {...{ party, width: height, count: hours }}
          />
        ))}
      </svg>
    </div>
  );
}
