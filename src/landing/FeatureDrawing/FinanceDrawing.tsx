import * as drawing from "../../figures/parts/drawing.module.css";
import { DrawingLabels } from "../DrawingLabels";
import { arrowHeads } from "../shapes";
import * as styles from "./drawing.module.css";

/** The five modules, what each writes into the record of jobs or reads from it. */
const MODULES = [
  { name: "jobs", thing: "outcomes", writes: true },
  { name: "DAO", thing: "approvals", writes: true },
  { name: "lending", thing: "reputation", writes: false },
  { name: "insurance", thing: "penalties", writes: false },
  { name: "tokenization", thing: "track record", writes: false },
];
const STEP = 56;
const HEIGHT = 46;
const [MODULE, RECORD] = [112, 238];

/** Five modules and the one record of jobs that they share: two write into it, three read from it. */
export function FinanceDrawing() {
  const rows = MODULES.map((module, index) => ({ ...module, y: 1 + STEP * index + HEIGHT / 2 }));
  return (
    <>
      <path className={drawing.accentFill} d={`M${RECORD} 1H320V${1 + 4 * STEP + HEIGHT}H${RECORD}z`} />
      <g className={styles.onAccent} textAnchor="middle">
        <text x="278" y="136" dy="-0.85em">
          one
        </text>
        <text x="278" y="136" dy="0.35em">
          record
        </text>
        <text x="278" y="136" dy="1.55em">
          of jobs
        </text>
      </g>
      <path
        className={drawing.tint}
        d={rows.map(({ y }) => `M0 ${y - HEIGHT / 2}h${MODULE}v${HEIGHT}h-${MODULE}z`).join("")}
      />
      <g className={drawing.strong}>
        <DrawingLabels below={0.35} words={rows.map(({ y, name }) => [8, y, name] as const)} />
      </g>
      <g className={`${styles.inTurn} ${styles.exchanges}`}>
        {rows.map(({ y, name, thing, writes }) => (
          <g key={name}>
            <path
              d={
                writes
                  ? `M${MODULE + 4} ${y + 8}H${RECORD - 4}${arrowHeads.right}`
                  : `M${RECORD - 4} ${y + 8}H${MODULE + 4}${arrowHeads.left}`
              }
            />
            <DrawingLabels anchor="middle" words={[[(MODULE + RECORD) / 2, y, thing]]} />
          </g>
        ))}
      </g>
    </>
  );
}
