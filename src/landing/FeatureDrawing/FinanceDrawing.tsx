import { heads } from "../shapes";
import * as styles from "./drawing.module.css";

/** The four modules around the jobs, and what each exchanges with them. */
const modules = [
  { x: 0, y: 0, name: "lending", words: ["credit for", "reputation"] },
  { x: 168, y: 0, name: "insurance", words: ["cover for", "a premium"] },
  { x: 0, y: 182, name: "DAO", words: ["approves", "applications"] },
  { x: 168, y: 182, name: "tokenization", words: ["proceeds for", "a token"] },
] as const;

/** Where something goes up to a module or down from one. */
const up = [
  [62, 105],
  [230, 105],
  [76, 167],
  [258, 167],
] as const;
const down = [
  [90, 105],
  [258, 105],
  [230, 167],
] as const;

/** The jobs run through the middle; the four other modules stand around them. */
export function FinanceDrawing() {
  return (
    <>
      {modules.map(({ x, y, name, words }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <path className="fig-tint" d="M0 0h152v90H0z" />
          <text className="fig-strong" x="12" y="45" dy="-0.85em">
            {name}
          </text>
          {words.map((line, index) => (
            <text key={line} x="12" y="45" dy={`${0.45 + 1.2 * index}em`}>
              {line}
            </text>
          ))}
        </g>
      ))}
      <path className="fig-accent" d="M0 120h320v32H0z" />
      <text className={styles.jobs} x="160" y="136" dy="0.35em" textAnchor="middle">
        jobs
      </text>
      <g className={`${styles.inTurn} ${styles.up}`}>
        {up.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y + 10}v-20${heads.up}`} />
        ))}
      </g>
      <g className={`${styles.inTurn} ${styles.down}`}>
        {down.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y - 10}v20${heads.down}`} />
        ))}
      </g>
    </>
  );
}
