import { Words } from "../../../figures/parts/Words";
import * as styles from "./MultiHopDrawing.module.css";

/** The five parts of the job: where each stands in the whole, and how it moves at the first hop and at the second. */
const parts = [
  { whole: 100, first: -38, second: -40 },
  { whole: 112, first: -38, second: -1 },
  { whole: 124, first: 32, second: -32 },
  { whole: 136, first: 32, second: 7 },
  { whole: 148, first: 32, second: 46 },
];

/** Below the middles of the five places: the job, out over two hops, back over them to the result. */
const labels = [
  [20, 264, "job"],
  [89, 264, "hop 1"],
  [160, 264, "hop 2"],
  [231, 264, "hop 1"],
  [298, 264, "result"],
] as const;

/** A job of five parts splits over two hops and folds back into one result; at each hop it is a job of its own. */
export function MultiHopDrawing() {
  return (
    <>
      <g className={styles.threads}>
        {parts.map(({ whole, first, second }) => (
          <path key={whole} d={`M1 ${whole}${[first, second, -second, -first].map(hop).join("")}h34`} />
        ))}
      </g>
      <g className={`fig-accent ${styles.parts}`}>
        {parts.map(({ whole }) => (
          <path key={whole} d={`M289 ${whole - 4}h26v8h-26z`} />
        ))}
      </g>
      <path d="M1 90h34v68H1zM285 90h34v68h-34zM72 52h34v32h-34zM214 52h34v32h-34zM72 146h34v44h-34zM214 146h34v44h-34zM143 12h34v20h-34zm0 51h34v20h-34zm0 51h34v20h-34zm0 51h34v20h-34zm0 51h34v20h-34z" />
      <Words anchor="middle" words={labels} />
    </>
  );
}

/** Through one place and on to the next, so much higher or lower. */
function hop(rise: number): string {
  return `h34c22 0 15 ${rise} 37 ${rise}`;
}
