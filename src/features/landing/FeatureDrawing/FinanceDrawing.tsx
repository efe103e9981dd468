import { heads } from "../../../figures/parts/shapes";
import { Words } from "../../../figures/parts/Words";
import * as styles from "./FinanceDrawing.module.css";

/** The middles of the lines that carry something up to a module or down from one. */
const up = [
  [82, 85],
  [232, 85],
  [82, 187],
  [244, 187],
] as const;
const down = [
  [94, 85],
  [244, 85],
  [232, 187],
] as const;

/** The jobs run through the middle; four modules hang on them, each line labelled with what it carries. */
export function FinanceDrawing() {
  return (
    <>
      <path className="fig-tint" d="M0 0h142v58H0zM178 0h142v58H178zM0 214h142v58H0zM178 214h142v58H178z" />
      <path d="M88 29a13 13 0 1 0 26 0a13 13 0 1 0-26 0m14 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M272 40a17 17 0 0 1 34 0m-27 0a10 10 0 0 1 20 0M104 243l9 10l17-22M282 257c14 0 23-11 25-30" />
      <path className="fig-accent" d="M0 112h320v48H0z" />
      <path className={styles.jobs} d="M0 148H320" />
      <path
        d={[
          ...up.map(([x, y]) => `M${x} ${y + 21}v-42${heads.up}`),
          ...down.map(([x, y]) => `M${x} ${y - 21}v42${heads.down}`),
        ].join("")}
      />
      <Dots className={styles.up} places={up} />
      <Dots className={styles.down} places={down} />
      <Words
        words={[
          [12, 34, "lending"],
          [190, 34, "insurance"],
          [12, 248, "DAO"],
          [190, 248, "tokenization"],
          [101, 90, "credit"],
          [251, 90, "cover"],
          [90, 192, "approval"],
          [251, 192, "proceeds"],
        ]}
      />
      <Words
        anchor="end"
        words={[
          [75, 90, "reputation"],
          [225, 90, "premium"],
          [225, 192, "token"],
        ]}
      />
      <text className={styles.name} x="160" y="134" textAnchor="middle">
        jobs
      </text>
    </>
  );
}

type DotsProps = { className: string | undefined; places: readonly (readonly [x: number, y: number])[] };

/** What moves along the lines. */
function Dots({ className, places }: DotsProps) {
  return (
    <g className={`fig-solid ${className}`}>
      {places.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
      ))}
    </g>
  );
}
