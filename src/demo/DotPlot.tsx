import * as styles from "./Demo.module.css";
import { amount, signed } from "./demo-texts";
import { mean } from "./endings";

type DotPlotProps = {
  rows: readonly { name: string; scores: readonly number[]; isOwn?: boolean }[];
  /** The season that was played, lit. */
  lit: number;
};

const [WIDTH, HEIGHT, EDGE] = [360, 48, 6];
/** Dots pile up in so many columns, as far apart as this. */
const [COLUMNS, STEP] = [40, 3];

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
            <text x={x(0) + 4} y="10">
              0
            </text>
            <path className={styles.dots} d={dotsOf(scores.map(x))} />
            {isOwn && <circle cx={x(lit)} cy={HEIGHT - 4} r="4.5" />}
          </svg>
        </div>
      ))}
      <p className={`quiet ${styles.track}`}>
        <span>{`${amount(least)} USDC`}</span>
        <span data-lit="">your season, of many a dot each</span>
        <span>{`${signed(most)} USDC`}</span>
      </p>
    </div>
  );
}

/** Piles of dots, as the points of one path: wide piles where many seasons end alike. */
function dotsOf(places: readonly number[]): string {
  const width = (WIDTH - 2 * EDGE) / COLUMNS;
  const piles = new Map<number, number[]>();
  for (const x of places) {
    const column = Math.round(x / width);
    piles.set(column, [...(piles.get(column) ?? []), x]);
  }
  return [...piles.values()]
    .flatMap((pile) => {
      const rows = Math.floor((HEIGHT - 4) / STEP);
      const across = Math.ceil(pile.length / rows);
      const half = ((across - 1) / 2) * STEP;
      const middle = pile.reduce((sum, x) => sum + x, 0) / pile.length;
      const first = Math.max(EDGE, Math.min(WIDTH - EDGE - 2 * half, middle - half));
      return pile.map((_, index) => {
        const left = first + (index % across) * STEP;
        return `M${left.toFixed(1)} ${(HEIGHT - 4 - Math.floor(index / across) * STEP).toFixed(1)}h0`;
      });
    })
    .join("");
}
