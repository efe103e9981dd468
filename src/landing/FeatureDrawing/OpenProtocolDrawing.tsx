import * as drawing from "../../figures/parts/drawing.module.css";
import { DrawingLabels } from "../DrawingLabels";
import { partyShapes } from "../shapes";
import * as styles from "./drawing.module.css";

/** The heights of the list's places. */
const ROWS = [40, 124, 208];

/** A list with no end: on the left applications whose ID it has, and one that comes; on the right accounts that keep to it. */
export function OpenProtocolDrawing() {
  return (
    <>
      <path
        className={drawing.tint}
        d="M124 0V30h22v20h-22v64h22v20h-22v64h22v20h-22V272H196V218h-22v-20h22v-64h-22v-20h22v-64h-22v-20h22V0z"
      />
      {ROWS.map((y, row) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <g className={row === 2 ? styles.newcomer : undefined}>
            <path d={`M24 0${partyShapes.application}m42 24h80`} />
            <path className={row === 2 ? drawing.accentFill : drawing.solid} d="M126-7h18v14h-18z" />
          </g>
          <path d={`M296 0${partyShapes.account}m0 22h-80`} />
          <path className={drawing.solid} d="M176-7h18v14h-18z" />
        </g>
      ))}
      <DrawingLabels
        below={1.2}
        words={[
          [4, 66, "application"],
          [4, 234, "yours"],
        ]}
      />
      <DrawingLabels anchor="end" below={1.2} words={[[318, 66, "account"]]} />
      <DrawingLabels anchor="middle" below={-0.2} words={[[160, 82, "DAO’s"]]} />
      <DrawingLabels anchor="middle" below={1} words={[[160, 82, "list"]]} />
    </>
  );
}
