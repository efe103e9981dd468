import * as styles from "./Demo.module.css";
import { amount, signed } from "./demo-texts";
import { mean } from "./endings";

type DotPlotProps = {
  rows: readonly { name: string; scores: readonly number[]; isOwn?: boolean }[];
  /** The season that was played, lit. */
  lit: number;
};

const [WIDTH, HEIGHT, EDGE] = [360, 48, 16];
/** How far dots of a pile are apart, and piles. */
const [STEP, PILE] = [3, 9];

/** A dot for each of many seasons, by what it came to: one row for each way to play. */
export function DotPlot({ rows, lit }: DotPlotProps) {
  const all = [...rows.flatMap(({ scores }) => scores), lit, 0];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (score: number) => EDGE + ((WIDTH - 2 * EDGE) * (score - least)) / Math.max(1, most - least);
  return (
    <div>
      {rows.map(({ name, scores, isOwn }) => (
        <div key={name} className={`quiet ${styles.row}`} data-own={isOwn}>
          <p className={styles.track}>
            {name}{" "}
            <span>
              on average <b>{signed(mean(scores))}</b>
            </span>
          </p>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
            <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} />
            <path className={styles.zero} d={`M${x(0)} 0V${HEIGHT}`} />
            <path className={styles.dots} d={dotsOf(scores.map(x))} />
            <text x={x(0) + 4} y="10">
              0
            </text>
            {isOwn && <circle cx={x(lit)} cy={HEIGHT - 4} r="4.5" />}
          </svg>
        </div>
      ))}
      <p className={`quiet ${styles.track}`}>
        <span>{`lowest ${amount(least)}`}</span>
        <span data-lit="">your season</span>
        <span>{`highest ${signed(most)}`}</span>
      </p>
    </div>
  );
}

/** Piles of dots, as the points of one path: side by side where many seasons end alike. */
function dotsOf(places: readonly number[]): string {
  const rows = Math.floor((HEIGHT - 4) / STEP);
  const piles = new Map<number, number>();
  return places
    .map((x) => {
      const column = Math.round(x / PILE);
      const index = piles.get(column) ?? 0;
      piles.set(column, index + 1);
      const side = Math.floor(index / rows);
      const left = column * PILE + (side % 2 === 0 ? side / 2 : -(side + 1) / 2) * STEP;
      return `M${left} ${HEIGHT - 4 - (index % rows) * STEP}h0`;
    })
    .join("");
}
