import * as drawing from "../../figures/parts/drawing.module.css";
import { DrawingLabels } from "../DrawingLabels";
import * as styles from "./drawing.module.css";

/**
 * The awards drawn, the terms they are drawn under, and when the agent leaves; time and reputation in the drawing's units.
 * `line` is `effectiveAfterLosses` of models/reputation.ts as cubic Hermite curves between award, vesting and end.
 */
export const drawnAwards = {
  awards: [
    { at: 22, size: 120 },
    { at: 88, size: 104 },
    { at: 154, size: 168 },
  ],
  terms: { decayRate: 0.0105, vestingDuration: 50 },
  zero: 232,
  leaves: 292,
  line: "M22 232c17-40 33-70 50-93c5 5 11 10 16 14c17-21 33-36 50-49c5 7 11 14 16 20c17-37 33-65 50-87c14 29 28 51 42 69c15 20 31 36 46 48",
} as const;

/** Each accepted job lifts reputation as its award vests; between them and after them it decays, until the agent leaves. */
export function ReputationDrawing() {
  const { awards, line, zero, leaves } = drawnAwards;
  return (
    <>
      <path className={styles.area} d={`${line}V${zero}z`} />
      <path className={drawing.quietLine} d={`M0 ${zero}H320`} />
      <path className={`${drawing.accentLine} ${styles.line}`} d={`${line}V${zero}`} pathLength="1" />
      <g className={`${drawing.solid} ${styles.inTurn} ${styles.awards}`}>
        {awards.map(({ at }) => (
          <path key={at} d={`M${at - 6} ${zero - 6}h12v12h-12z`} />
        ))}
      </g>
      <DrawingLabels below={1.5} words={[[16, zero + 2, "accepted job"]]} />
      <DrawingLabels anchor="end" below={1.5} words={[[320, zero + 2, "exit"]]} />
      <DrawingLabels anchor="end" words={[[196, 34, "reputation"]]} />
      <DrawingLabels anchor="end" words={[[168, 84, "vests"]]} />
      <DrawingLabels words={[[238, 88, "decays"]]} />
      <path className={drawing.solid} d={`M${leaves - 5} ${zero - 5}h10v10h-10z`} />
    </>
  );
}
