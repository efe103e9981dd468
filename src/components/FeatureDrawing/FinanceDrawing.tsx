import { heads } from "../../figures/parts/shapes";
import * as styles from "./FinanceDrawing.module.css";

/** The jobs run through the middle; four modules hang on them, each line labelled with what it carries. */
export function FinanceDrawing() {
  return (
    <>
      <path className="fig-tint" d="M0 0h142v58H0zM178 0h142v58H178zM0 214h142v58H0zM178 214h142v58H178z" />
      <path d="M88 29a13 13 0 1 0 26 0a13 13 0 1 0-26 0m14 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M272 40a17 17 0 0 1 34 0m-27 0a10 10 0 0 1 20 0M104 243l9 10l17-22M282 257c14 0 23-11 25-30" />
      <path className="fig-accent" d="M0 112h320v48H0z" />
      <path className={styles.jobs} d="M0 148H320" />
      <path
        d={[
          up(82, 106),
          up(232, 106),
          up(82, 208),
          up(244, 208),
          down(94, 64),
          down(244, 64),
          down(232, 166),
        ].join("")}
      />
      <g className={`fig-solid ${styles.up}`}>
        <circle cx="82" cy="85" r="4" />
        <circle cx="232" cy="85" r="4" />
        <circle cx="82" cy="187" r="4" />
        <circle cx="244" cy="187" r="4" />
      </g>
      <g className={`fig-solid ${styles.down}`}>
        <circle cx="94" cy="85" r="4" />
        <circle cx="244" cy="85" r="4" />
        <circle cx="232" cy="187" r="4" />
      </g>
      <text x="12" y="34">
        lending
      </text>
      <text x="190" y="34">
        insurance
      </text>
      <text className={styles.name} x="160" y="134" textAnchor="middle">
        jobs
      </text>
      <text x="12" y="248">
        DAO
      </text>
      <text x="190" y="248">
        tokenization
      </text>
      <g textAnchor="end">
        <text x="75" y="90">
          reputation
        </text>
        <text x="225" y="90">
          premium
        </text>
        <text x="225" y="192">
          token
        </text>
      </g>
      <text x="101" y="90">
        credit
      </text>
      <text x="251" y="90">
        cover
      </text>
      <text x="90" y="192">
        approval
      </text>
      <text x="251" y="192">
        proceeds
      </text>
    </>
  );
}

function up(x: number, y: number): string {
  return `M${x} ${y}v-42${heads.up}`;
}

function down(x: number, y: number): string {
  return `M${x} ${y}v42${heads.down}`;
}
