import { Words } from "../../../figures/parts/Words";
import * as styles from "./ChainDrawing.module.css";

const newest = 169;

/** Left edges of the batches. The newcomer waits beyond the right edge, until everything moves on by one batch. */
const batches = [9, newest, 329];

/** How far each of a batch's six blocks moves sideways on its way from L3 into the settled block on L2. */
const ways = [50, 33, 16, -1, -18, -35];

/** Every six blocks on L3 run together into one settled block on L2. */
export function ChainDrawing() {
  return (
    <>
      <Words
        words={[
          [9, 20, "L3: many blocks"],
          [9, 264, "L2: one settlement"],
        ]}
      />
      <g className={styles.advance}>
        {batches.map((x) => (
          <g key={x} className={styles.batch} transform={`translate(${x})`}>
            <path className="fig-quiet" d="M-17 43h17m18 0h7m18 0h7m18 0h7m18 0h7m18 0h7m18 0h17" />
            <path className="fig-quiet" d="M-59 210H43m57 0h102" />
            <Settling />
            {x >= newest && <Settling />}
            <path d="M0 34h18v18h-18zm25 0h18v18h-18zm25 0h18v18h-18zm25 0h18v18h-18zm25 0h18v18h-18zm25 0h18v18h-18z" />
            <path d="M43 182h57v57h-57z" />
          </g>
        ))}
      </g>
    </>
  );
}

function Settling() {
  return (
    <g className={styles.settling}>
      <path
        d={ways
          .map(
            (way, index) =>
              `M${25 * index} 56c0 74 ${way} 44 ${way} 122h3c0-78 ${15 - way}-48 ${15 - way}-122z`,
          )
          .join("")}
      />
      <path d="M50 193h3v35h-3zm8 0h3v35h-3zm8 0h3v35h-3zm8 0h3v35h-3zm8 0h3v35h-3zm8 0h3v35h-3z" />
    </g>
  );
}
