import { Words } from "../../../figures/parts/Words";
import * as styles from "./ReputationDrawing.module.css";

/**
 * The awards drawn, and the terms they are drawn under; time and reputation in the drawing's units. The paths below are
 * `effective` and `effectiveTotal` of models/reputation.ts as cubic Hermite curves between award, vesting and end.
 */
export const drawnAwards = {
  awards: [
    { at: 22, size: 128 },
    { at: 84, size: 106 },
    { at: 146, size: 172 },
  ],
  terms: { decayRate: 0.0105, vestingDuration: 50 },
  zero: 236,
  paths: [
    "M22 236c17-43 33-74 50-100 26 28 52 44 78 56 25 12 50 19 75 24 32 7 63 10 95 13",
    "M84 236c17-35 33-62 50-82 25 21 51 35 76 45 37 14 73 21 110 25",
    "M146 236c17-57 33-100 50-134 18 25 36 44 54 58 23 19 47 31 70 40",
  ],
  total:
    "M22 236c17-43 33-74 50-100 4 5 8 9 12 12 17-20 33-35 50-46 4 5 8 11 12 16 17-37 33-64 50-86 18 39 36 66 54 88 23 29 47 47 70 61",
} as const;

/** Each award vests linearly while all that has vested decays; reputation is their sum. */
export function ReputationDrawing() {
  const { awards, paths, total, zero } = drawnAwards;
  return (
    <>
      <g className={styles.parts}>
        <path d={`${total}V${zero}z`} />
        {paths.map((d) => (
          <path key={d} d={`${d}V${zero}z`} />
        ))}
      </g>
      <path className="fig-quiet" d={`M0 ${zero}H320`} />
      <path className={`fig-accent-line ${styles.total}`} d={total} pathLength="1" />
      <g className={`fig-solid ${styles.awards}`}>
        {awards.map(({ at }) => (
          <path key={at} d={`M${at - 5} ${zero - 5}h10v10h-10z`} />
        ))}
      </g>
      <path className="fig-quiet" d="M146 252v12m0-6h50m0-6v12" />
      <Words
        words={[
          [17, 264, "award"],
          [204, 264, "vests"],
          [252, 92, "decays"],
        ]}
      />
      <Words anchor="end" words={[[186, 24, "reputation"]]} />
    </>
  );
}
