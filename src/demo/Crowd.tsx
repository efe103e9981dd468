import type { Round } from "../models/rounds";
import * as styles from "./Demo.module.css";

type CrowdProps = Pick<Round, "poorShare" | "isOrdered"> & {
  checkingShare?: number;
  changedShare?: number;
  labels?: Readonly<Partial<Record<Kind, string>>>;
};

type Kind = "good" | "poor" | "changed" | "checking";

const COLUMNS = 25;
const PAIRS = 100;
const STEP = 16;
const SQUARE = "m-6-6h12v12h-12z";
const DOT = "h0";

const MARKET_LABELS = { good: "good work", poor: "poor work", checking: "the buyer checks" };

/**
 * Draws a square for each of a hundred pairs: filled where they trade, amber where work is poor or the money is stolen, in ink
 * where a rule has changed, dotted where buyers check.
 */
export function Crowd({
  poorShare,
  checkingShare = 0,
  changedShare = 0,
  isOrdered,
  labels = MARKET_LABELS,
}: CrowdProps) {
  const pairs = Array.from({ length: PAIRS }, (_, index) => index);
  // 37 and 100 have no common divisor, so the steps spread the kinds and reach every square once.
  const spread = pairs.map((index) => (index * 37 + 11) % PAIRS);
  const poor = Math.round(PAIRS * poorShare);
  const unsound = poor + Math.round(PAIRS * changedShare);
  const squares: [Kind, readonly number[]][] = [
    ["good", spread.slice(unsound)],
    ["poor", spread.slice(0, poor)],
    ["changed", spread.slice(poor, unsound)],
    ["checking", pairs.slice(0, Math.round(PAIRS * checkingShare))],
  ];
  return (
    <figure className={styles.crowd} data-ordered={isOrdered}>
      <svg viewBox={`0 0 ${COLUMNS * STEP} ${(PAIRS / COLUMNS) * STEP}`} aria-hidden="true">
        {squares.map(([kind, indexes]) => (
          <path key={kind} data-pairs={kind} d={drawMarks(kind === "checking" ? DOT : SQUARE, indexes)} />
        ))}
      </svg>
      <figcaption className="quiet">
        {isOrdered ? (
          squares
            .filter(([kind, { length }]) => kind === "good" || length > 0)
            .map(([kind]) => (
              <span key={kind} data-key={kind}>
                {labels[kind]}
              </span>
            ))
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
