import * as drawing from "../../figures/parts/drawing.module.css";
import { DrawingLabels } from "../DrawingLabels";
import { arrowHeads } from "../shapes";
import * as styles from "./drawing.module.css";

/** The newest blocks on layer 3, by how many jobs are in each. */
const JOBS = [4, 6, 3, 5];
const SIZE = 63;
const STEP = 85;

const blocks = JOBS.map((jobs, index) => ({
  jobs,
  x: 1 + STEP * index,
  /** To the block before. */
  link: index > 0 ? `m0 ${SIZE / 2}h${SIZE - STEP}` : "",
}));

/** Blocks of jobs on layer 3, and the one block on layer 2 that their sum is written into. */
export function ChainDrawing() {
  return (
    <>
      <DrawingLabels words={[[1, 15, "layer 3: jobs, block by block"]]} />
      <g className={`${styles.inTurn} ${styles.blocks}`}>
        {blocks.map(({ jobs, x, link }) => (
          <g key={x}>
            <path d={`M${x} 26h${SIZE}v${SIZE}h-${SIZE}z${link}`} />
            <path className={drawing.solid} d={jobsIn(jobs, x)} />
          </g>
        ))}
      </g>
      <g className={styles.settles}>
        <path className={drawing.accentLine} d={`M1 96v12H319v-12M160 108v50${arrowHeads.down}`} />
        <DrawingLabels below={0.35} words={[[172, 131, "their sum"]]} />
      </g>
      <path className={drawing.quietLine} d="M0 174H76v62H0M76 205h26M218 205h102" />
      <g className={styles.settled}>
        <path className={drawing.accentFill} d="M102 168h116v74H102z" />
        <text className={styles.onAccent} x="160" y="205" dy="0.35em" textAnchor="middle">
          {JOBS.reduce((sum, jobs) => sum + jobs)} jobs
        </text>
      </g>
      <DrawingLabels anchor="middle" words={[[160, 266, "layer 2: one block"]]} />
    </>
  );
}

/** So many jobs, three in a row. */
function jobsIn(count: number, x: number): string {
  return Array.from(
    { length: count },
    (_, job) => `M${x + 11 + 15 * (job % 3)} ${41 + 20 * Math.floor(job / 3)}h10v10h-10z`,
  ).join("");
}
