import type { Round } from "../models/rounds";
import * as styles from "./Demo.module.css";

type CrowdProps = Pick<Round, "poorShare" | "checkingShare" | "isOrdered">;

const COLUMNS = 25;
const PAIRS = 100;
const STEP = 16;
const SQUARE = "m-6-6h12v12h-12z";
const DOT = "h0";

/** Draws a square for each of a hundred pairs: filled where they trade, amber where work is poor, dotted where buyers check. */
export function Crowd({ poorShare, checkingShare, isOrdered }: CrowdProps) {
  const pairs = Array.from({ length: PAIRS }, (_, index) => index);
  const poor = Math.round(PAIRS * poorShare);
  const checking = Math.round(PAIRS * checkingShare);
  // 37 and 100 have no common divisor, so the steps spread the poor work and reach every square once.
  const isPoor = (index: number) => (index * 37 + 11) % PAIRS < poor;
  const isGood = (index: number) => !isPoor(index);
  return (
    <figure className={styles.crowd} data-ordered={isOrdered}>
      <svg viewBox={`0 0 ${COLUMNS * STEP} ${(PAIRS / COLUMNS) * STEP}`} aria-hidden="true">
        <path data-pairs="good" d={drawMarks(SQUARE, pairs.filter(isGood))} />
        <path data-pairs="poor" d={drawMarks(SQUARE, pairs.filter(isPoor))} />
        <path data-pairs="checking" d={drawMarks(DOT, pairs.slice(0, checking))} />
      </svg>
      <figcaption className="quiet">
        {isOrdered ? (
          <>
            <span data-key="good">good work</span> {poor > 0 && <span data-key="poor">poor work</span>}{" "}
            {checking > 0 && <span data-key="checking">the buyer checks</span>}
          </>
        ) : (
          <span data-key="none">a pair that does not trade</span>
        )}
      </figcaption>
    </figure>
  );
}

/** Draws a mark, which is a path from its middle, at the places of these pairs. */
function drawMarks(mark: string, indexes: readonly number[]): string {
  const getMiddle = (cell: number) => (cell + 0.5) * STEP;
  return indexes
    .map((index) => `M${getMiddle(index % COLUMNS)} ${getMiddle(Math.floor(index / COLUMNS))}${mark}`)
    .join("");
}
