import * as strokes from "./drawing.module.css";
import * as styles from "./FinanceDrawing.module.css";

/** The jobs run through the middle; four modules hang on them, each line labelled with what it carries. */
export function FinanceDrawing() {
  return (
    <>
      <path d="M24 84H212M268 84H456M24 316H212M268 316H456" />
      <path className={`${strokes.accentLine} ${styles.jobs}`} d="M24 200H456" />
      <g className={strokes.quiet}>
        <path d="M122 188V92m-5 7l5-7l5 7M340 188V92m-5 7l5-7l5 7M152 92V188m-5-7l5 7l5-7M370 92V188m-5-7l5 7l5-7" />
        <path d="M137 308V212m-5 7l5-7l5 7M370 308V212m-5 7l5-7l5 7M340 212V308m-5-7l5 7l5-7" />
      </g>
      <g className={`${strokes.solid} ${styles.up}`}>
        <circle cx="122" cy="140" r="5" />
        <circle cx="340" cy="140" r="5" />
        <circle cx="137" cy="260" r="5" />
        <circle cx="370" cy="260" r="5" />
      </g>
      <g className={`${strokes.solid} ${styles.down}`}>
        <circle cx="152" cy="140" r="5" />
        <circle cx="370" cy="140" r="5" />
        <circle cx="340" cy="260" r="5" />
      </g>
      <g className={styles.names}>
        <text x="24" y="70">
          lending
        </text>
        <text x="268" y="70">
          insurance
        </text>
        <text className={strokes.middle} x="246" y="186">
          jobs
        </text>
        <text x="24" y="338">
          DAO
        </text>
        <text x="268" y="338">
          tokenization
        </text>
      </g>
      <g className={strokes.end}>
        <text x="110" y="146">
          reputation
        </text>
        <text x="328" y="146">
          premium
        </text>
        <text x="328" y="266">
          token
        </text>
      </g>
      <text x="164" y="146">
        credit
      </text>
      <text x="382" y="146">
        cover
      </text>
      <text x="149" y="266">
        approval
      </text>
      <text x="382" y="266">
        proceeds
      </text>
    </>
  );
}
