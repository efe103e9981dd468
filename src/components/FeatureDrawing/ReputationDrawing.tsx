import * as strokes from "./drawing.module.css";
import * as styles from "./ReputationDrawing.module.css";

/**
 * The awards drawn, and the terms they are drawn under; time and reputation in the drawing's units. The paths below are
 * `effective` and `effectiveTotal` of models/reputation.ts as cubic Hermite curves between award, vesting and end.
 */
export const drawnAwards = {
  awards: [
    { at: 64, size: 150 },
    { at: 150, size: 120 },
    { at: 226, size: 170 },
  ],
  terms: { decayRate: 0.0075, vestingDuration: 64 },
  zero: 318,
  paths: [
    "M64 318C85.3 268 106.7 229.8 128 198.9C182 247.1 236 268.3 290 282.7C344 297 398 303.3 452 307.5",
    "M150 318C171.3 278 192.7 247.4 214 222.7C253.7 251 293.3 267.3 333 279C372.7 290.6 412.3 297.3 452 302",
    "M226 318C247.3 261.3 268.7 218.1 290 183C317 210.3 344 229.6 371 244.5C398 259.3 425 269.8 452 277.9",
  ],
  total:
    "M64 318C85.3 268 106.7 229.8 128 198.9C135.3 205.4 142.7 211.4 150 217C171.3 193.2 192.7 174.9 214 160.2C218 164.9 222 169.4 226 173.8C247.3 140.2 268.7 114.5 290 93.7C344 184.6 398 224.5 452 251.5",
} as const;

/** Each award vests linearly while all that has vested decays; reputation is their sum. */
export function ReputationDrawing() {
  const { awards, paths, total } = drawnAwards;
  return (
    <>
      <path className={strokes.quiet} d="M40 52V318H456" />
      <text x="54" y="62">
        reputation
      </text>
      <text className={strokes.end} x="456" y="344">
        time
      </text>
      <g className={`${strokes.quiet} ${styles.parts}`}>
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path className={`${strokes.accentLine} ${styles.total}`} d={total} pathLength="1" />
      <g className={`${strokes.solid} ${styles.awards}`}>
        {awards.map(({ at }) => (
          <path key={at} d={`M${at - 5} 313h10v10h-10z`} />
        ))}
      </g>
      <text className={strokes.middle} x="64" y="346">
        award
      </text>
      <path className={strokes.quiet} d="M226 336v12m0-6h64m0-6v12" />
      <text className={strokes.middle} x="258" y="368">
        vests
      </text>
      <text x="372" y="180">
        decays
      </text>
    </>
  );
}
