import type { Round } from "../models/rounds";
import * as styles from "./Demo.module.css";

type CrowdProps = Pick<Round, "poorShare" | "checkingShare" | "isOrdered">;

const COLUMNS = 25;
const PAIRS = 100;
const STEP = 16;
const SIZE = 12;

/** Draws a square for each of a hundred pairs: filled where they trade, amber where work is poor, dotted where buyers check. */
export function Crowd({ poorShare, checkingShare, isOrdered }: CrowdProps) {
  const pairs = Array.from({ length: PAIRS }, (_, index) => index);
  const poor = Math.round(PAIRS * poorShare);
  const checking = Math.round(PAIRS * checkingShare);
  // 37 and 100 have no common divisor, so the steps spread the poor work and reach every square once.
  const isPoor = (index: number) => (index * 37 + 11) % PAIRS < poor;
  return (
    <figure className={styles.crowd} data-ordered={isOrdered}>
      <svg viewBox={`0 0 ${COLUMNS * STEP} ${(PAIRS / COLUMNS) * STEP}`} aria-hidden="true">
        <path data-pairs="good" d={drawSquares(pairs.filter((index) => !isPoor(index)))} />
        <path data-pairs="poor" d={drawSquares(pairs.filter(isPoor))} />
        <path data-pairs="checking" d={drawDots(pairs.slice(0, checking))} />
      </svg>
      <figcaption className="quiet">
        {isOrdered ? (
          <>
            <span data-key="good">good work</span> <span data-key="poor">poor work</span>{" "}
            <span data-key="checking">the buyer checks</span>
          </>
        ) : (
          <span data-key="none">a pair that does not trade</span>
        )}
      </figcaption>
    </figure>
  );
}

const getCorner = (index: number) => ({
  x: (index % COLUMNS) * STEP + (STEP - SIZE) / 2,
  y: Math.floor(index / COLUMNS) * STEP + (STEP - SIZE) / 2,
});

function drawSquares(indexes: readonly number[]): string {
  return indexes
    .map((index) => `M${getCorner(index).x} ${getCorner(index).y}h${SIZE}v${SIZE}h-${SIZE}z`)
    .join("");
}

function drawDots(indexes: readonly number[]): string {
  return indexes
    .map((index) => `M${getCorner(index).x + SIZE / 2} ${getCorner(index).y + SIZE / 2}h0`)
    .join("");
}
