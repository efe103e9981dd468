import * as drawing from "../../figures/parts/drawing.module.css";
import { DrawingLabels } from "../DrawingLabels";
import { arrowHeads, partyShapes } from "../shapes";
import * as styles from "./drawing.module.css";

/** When the application writes, and when its approval ends. */
const [WRITES, END, LATE] = [[124, 176], 222, 280] as const;

/** An account's slot, and an application's approval over it: until it ends the application may write there, then no more. */
export function WalletDrawing() {
  return (
    <>
      <path className={drawing.tint} d="M0 156H320V272H0z" />
      <path d="M50 172H310v46H50z" />
      <path className={drawing.accentLine} d={`M50 48H${END}M${END} 38v20`} />
      <path d={`M24 48${partyShapes.application}`} />
      <DrawingLabels
        words={[
          [52, 34, "approval"],
          [END + 8, 53, "ends"],
          [10, 258, "account"],
        ]}
      />
      <DrawingLabels
        below={0.35}
        words={[
          [3, 84, "application"],
          [10, 195, "slot"],
        ]}
      />
      <g className={`${styles.inTurn} ${styles.writes}`}>
        {WRITES.map((x) => (
          <g key={x}>
            <path d={`M${x} 48V176${arrowHeads.down}`} />
            <path className={drawing.solid} d={`M${x - 18} 184h36v22h-36z`} />
          </g>
        ))}
        <g>
          <path d={`M${LATE} 66v66`} />
          <path className={drawing.accentLine} d={`M${LATE - 7} 134l14 14m-14 0l14-14`} />
          <path className={drawing.dashedLine} d={`M${LATE - 18} 184h36v22h-36z`} />
        </g>
      </g>
      <DrawingLabels
        anchor="end"
        below={0.35}
        words={[
          [WRITES[0] - 8, 118, "writes"],
          [LATE - 14, 118, "refused"],
        ]}
      />
    </>
  );
}
