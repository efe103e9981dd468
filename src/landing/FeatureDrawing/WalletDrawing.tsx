import { Key } from "../../figures/parts/Key";
import { heads, parties } from "../shapes";
import { Words } from "../Words";
import * as styles from "./drawing.module.css";

/** Session keys in three states: fresh, half spent, ended. */
const keys = [
  { y: 46, spent: 0.12, note: "0.5 ETH, 24 h" },
  { y: 134, spent: 0.5, note: "half over" },
  { y: 222, spent: 1, note: "ended" },
];

/** An account: on the left a slot that an application writes to, on the right keys whose time runs out. */
export function WalletDrawing() {
  return (
    <>
      <path
        className="fig-tint"
        d="M112 0h112v32h-36v28h36v60h-36v28h36v60h-36v28h36v36H112V182h58V86h-58z"
      />
      <path d={`M22 134${parties.application}m42 24h60${heads.right}`} />
      <g className={`fig-solid ${styles.inTurn} ${styles.records}`}>
        <path d="M120 97h40v18h-40z" />
        <path d="M120 125h40v18h-40z" />
        <path d="M120 153h24v18h-24z" />
      </g>
      <Words below={1.3} words={[[2, 160, "application"]]} />
      <Words below={1.2} words={[[120, 184, "slot"]]} />
      <Words below={1.2} words={[[120, 2, "account"]]} />
      <g>
        {keys.map(({ y, spent }) => (
          <g key={y} transform={`translate(288 ${y})`}>
            <Key spent={spent} className={styles.time} />
          </g>
        ))}
      </g>
      <Words anchor="end" below={1.1} words={keys.map(({ y, note }) => [318, y + 26, note] as const)} />
    </>
  );
}
