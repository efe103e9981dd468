import * as strokes from "./drawing.module.css";
import * as styles from "./WalletDrawing.module.css";

/** An account: on the left a slot that protocols write to, on the right keys whose time runs out. */
export function WalletDrawing() {
  return (
    <>
      <path d="M318 96V64H150V140H206V244H150V328H318V294M318 122V182M318 208V268" />
      <text x="168" y="94">
        account
      </text>
      <g className={strokes.end}>
        <text x="134" y="188">
          protocol
        </text>
        <text x="134" y="210">
          slot
        </text>
      </g>
      <g className={`${strokes.accent} ${styles.records}`}>
        <path d="M150 158h42v10h-42z" />
        <path d="M150 187h42v10h-42z" />
        <path d="M150 216h28v10h-28z" />
      </g>
      <text x="336" y="72">
        session keys
      </text>
      <g className={styles.keys}>
        {[109, 195, 281].map((y) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <g className={styles.key}>
              <path d="M388 0H276V12M290 0V12M304 0V7" />
              <circle className={strokes.quiet} cx="406" r="18" />
              <circle className={styles.time} cx="406" r="18" pathLength="1" transform="rotate(-90 406 0)" />
            </g>
            {y === 109 && (
              <text className={styles.limit} x="336" y="38">
                24 h, 0.5 ETH
              </text>
            )}
            <text className={styles.expired} x="362" y="38">
              expired
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
