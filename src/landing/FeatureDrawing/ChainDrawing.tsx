import { Words } from "../Words";
import * as styles from "./drawing.module.css";

/** Left edges of what has settled, and of what settles now. */
const batches = { settled: 4, newest: 172 };

/** Left edges of a batch's blocks on layer 3, and of the same within its block on layer 2. */
const blocks = [0, 37, 74, 111];
const stripes = [53.5, 63.5, 73.5, 83.5];

/** Every four blocks on layer 3 settle in one on layer 2. */
export function ChainDrawing() {
  return (
    <>
      <path className="fig-quiet" d="M0 59h4m30 0h7m30 0h7m30 0h7m30 0h27m30 0h7m30 0h7m30 0h7m30 0h7" />
      <path className="fig-quiet" d="M0 214H46m57 0h111m57 0h49" />
      <Batch x={batches.settled} />
      <g className={styles.newest}>
        <Batch x={batches.newest} isNew />
      </g>
      <Words below={-0.55} words={[[batches.settled, 44, "layer 3"]]} />
      <Words anchor="middle" below={0.35} words={[[batches.newest + 70.5, 136, "settles"]]} />
      <Words anchor="middle" below={1.3} words={[[batches.settled + 70.5, 242, "layer 2"]]} />
    </>
  );
}

function Batch({ x, isNew }: { x: number; isNew?: true }) {
  return (
    <g transform={`translate(${x})`}>
      <g className={isNew && `${styles.inTurn} ${styles.blocks}`}>
        {blocks.map((left) => (
          <path key={left} d={`M${left} 44h30v30h-30z`} />
        ))}
      </g>
      <path className={styles.funnel} d="M0 82C0 140 46 122 46 180H95C95 122 141 140 141 82z" />
      <path d="M42 186h57v56h-57z" />
      <g className={styles.stripes}>
        {stripes.map((left) => (
          <path key={left} d={`M${left} 196h4v36h-4z`} />
        ))}
      </g>
    </g>
  );
}
