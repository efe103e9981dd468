import { parties } from "../../../figures/parts/shapes";
import * as styles from "./OpenProtocolDrawing.module.css";

/** Who has plugged in on each side: the port's height and the party. */
const left = [
  { y: 44, name: "agent" },
  { y: 128, name: "tool" },
  { y: 212, name: "protocol" },
] as const;
const right = [
  { y: 44, name: "agent" },
  { y: 128, name: "wallet" },
] as const;

/** A registry with no end and ports on both sides. All who plug in differ, and all have the same plug. */
export function OpenProtocolDrawing() {
  return (
    <>
      <path
        className="fig-tint"
        d="M124 0V34h22v20h-22v64h22v20h-22v64h22v20h-22V272H196V222h-22v-20h22v-64h-22v-20h22v-64h-22v-20h22V0z"
      />
      <text x="160" y="90" textAnchor="middle">
        registry
      </text>
      <g className={styles.left}>
        {left.map(({ y, name }) => (
          <Plug key={y} y={y} x={40} stem="m22 0h60" head="M82-7h20v14h-20z" name={name} />
        ))}
      </g>
      <g className={styles.right}>
        {right.map(({ y, name }) => (
          <Plug key={y} y={y} x={280} stem="m-22 0h-60" head="M-82-7h-20v14h20z" name={name} />
        ))}
      </g>
      <g className={styles.newcomer}>
        <path d={`M280 212${parties.agent}h-60m0-7h-20v14h20z`} />
        <text textAnchor="middle" x="280" y="252">
          yours
        </text>
      </g>
    </>
  );
}

type PlugProps = { x: number; y: number; name: keyof typeof parties; stem: string; head: string };

function Plug({ x, y, name, stem, head }: PlugProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.plug}>
        <path d={`M0 0${parties[name]}M0 0${stem}`} />
        <path className="fig-solid" d={head} />
        <text textAnchor="middle" y="40">
          {name}
        </text>
      </g>
    </g>
  );
}
