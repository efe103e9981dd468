import * as styles from "./ChainDrawing.module.css";
import * as strokes from "./drawing.module.css";

const newest = 324;
const newcomer = 484;

/** Left edges of the batches. The newcomer waits beyond the right edge, until everything moves on by one batch. */
const batches = [4, 164, newest, newcomer];

/** Four blocks on L3 fold into the four bars of one settled block on L2. */
export function ChainDrawing() {
  return (
    <>
      <text x="4" y="66">
        L3: many blocks
      </text>
      <text x="4" y="366">
        L2: one settlement
      </text>
      <g className={styles.advance}>
        {batches.map((x) => (
          <g key={x} className={styles.batch} transform={`translate(${x})`}>
            <path
              className={strokes.quiet}
              d="M-29 103h29M26 103h9m26 0h9m26 0h9M0 122C0 202 33 186 33 262M131 122c0 80-33 64-33 140"
            />
            <path className={strokes.quiet} d="M33 294h-95" />
            <path className={styles.settled} d="M33 268h65v52h-65z" />
            <g className={styles.blocks}>
              {[0, 35, 70, 105].map((block) => (
                <path key={block} d={`M${block} 90h26v26h-26z`} />
              ))}
            </g>
            {x < newcomer && <Bars className={styles.bars} />}
            {x >= newest && <Bars className={`${styles.bars} ${strokes.accent}`} />}
          </g>
        ))}
      </g>
    </>
  );
}

function Bars({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      {[42, 56, 70, 84].map((bar) => (
        <path key={bar} d={`M${bar} 280h5v28h-5z`} />
      ))}
    </g>
  );
}
