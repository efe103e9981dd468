import * as drawing from "../../figures/parts/drawing.module.css";
import { DrawingLabels } from "../DrawingLabels";
import * as styles from "./drawing.module.css";

/**
 * The five parts of the job: where each stands in the whole, and how it moves at the first hop and at the second. A track
 * is drawn from the result back to the job, so that a dash stands in the result whatever the track's length.
 */
const parts = [
  { whole: 100, first: -38, second: -40 },
  { whole: 112, first: -38, second: -1 },
  { whole: 124, first: 32, second: -32 },
  { whole: 136, first: 32, second: 7 },
  { whole: 148, first: 32, second: 46 },
].map(({ whole, first, second }) => ({
  whole,
  track: `M319 ${whole}${[first, second, -second, -first].map(hop).join("")}h-34`,
}));

/** Below the five places: the job, out over two hops, back over them to the result. */
const labels = [
  [18, 158, "job"],
  [89, 190, "hop 1"],
  [160, 238, "hop 2"],
  [231, 190, "hop 1"],
] as const;

/** A job of five parts splits over two hops and folds back into one result; at each hop it is a job of its own. */
export function MultiHopDrawing() {
  return (
    <>
      <g className={styles.tracks}>
        {parts.map(({ whole, track }) => (
          <path key={whole} d={track} />
        ))}
      </g>
      <g className={`${drawing.accentLine} ${styles.inTurn} ${styles.parts}`}>
        {parts.map(({ whole, track }) => (
          <path key={whole} d={track} />
        ))}
      </g>
      <path d="M1 90h34v68H1zM285 90h34v68h-34zM72 52h34v32h-34zM214 52h34v32h-34zM72 146h34v44h-34zM214 146h34v44h-34zM143 12h34v20h-34zm0 51h34v20h-34zm0 51h34v20h-34zm0 51h34v20h-34zm0 51h34v20h-34z" />
      <DrawingLabels anchor="middle" below={1.25} words={labels} />
      <DrawingLabels anchor="end" below={1.25} words={[[319, 158, "result"]]} />
    </>
  );
}

/** Through one place and back to the one before, so much higher or lower. */
function hop(rise: number): string {
  return `h-34c-22 0-15 ${rise}-37 ${rise}`;
}
