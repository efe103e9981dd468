import { Key } from "../../../figures/parts/Key";
import { heads, parties } from "../../../figures/parts/shapes";
import { Words } from "../../../figures/parts/Words";
import * as styles from "./WalletDrawing.module.css";

/** Session keys in three states: fresh, half spent, expired. */
const keys = [
  { y: 46, spent: 0.12, note: "24 h, 0.5 ETH" },
  { y: 132, spent: 0.5 },
  { y: 218, spent: 1 },
];

/** An account: on the left a slot that applications write to, on the right keys whose time runs out. */
export function WalletDrawing() {
  return (
    <>
      <path className="fig-tint" d="M70 0h132v31h-42v30h42v56h-42v30h42v56h-42v30h42v39H70V182h62V82H70z" />
      <path d={`M21 132${parties.protocol}m42 24h16${heads.right}`} />
      <g className={`fig-solid ${styles.records}`}>
        <path d="M80 93h44v18H80z" />
        <path d="M80 123h44v18H80z" />
        <path d="M80 153h28v18H80z" />
      </g>
      <Words
        words={[
          [82, 24, "account"],
          [1, 176, "protocol"],
          [82, 204, "slot"],
          [214, 15, "session keys"],
        ]}
      />
      <g className={styles.keys}>
        {keys.map(({ y, spent, note }) => (
          <g key={y} transform={`translate(260 ${y})`}>
            <g className={styles.key}>
              <Key spent={spent} className={styles.time} />
            </g>
            {note && (
              <text className={styles.limit} x="-46" y="41">
                {note}
              </text>
            )}
            <text className={styles.expired} x="-46" y="41">
              expired
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
