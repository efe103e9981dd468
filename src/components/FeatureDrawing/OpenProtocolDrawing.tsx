import * as strokes from "./drawing.module.css";
import * as styles from "./OpenProtocolDrawing.module.css";

/** Who has plugged in: the port's height, the party's name, and its outline around its own centre. */
const left = [
  { y: 76, name: "agent", body: "M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0" },
  { y: 180, name: "tool", body: "M-21-21h42v42h-42z" },
  { y: 284, name: "protocol", body: "M-20-24L22 0L-20 24z" },
];
const right = [
  { y: 128, name: "agent", body: "M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0" },
  { y: 232, name: "wallet", body: "M-22-22h44v14H6V8h16v14h-44z" },
];

/** A registry with no end and ports on both sides. All who plug in differ, and all have the same plug. */
export function OpenProtocolDrawing() {
  return (
    <>
      <path className={strokes.quiet} strokeDasharray="4 6" d="M204 24V0M276 24V0M204 376v24M276 376v24" />
      <path d="M204 24V64h22v24h-22v80h22v24h-22v80h22v24h-22v80M276 24V116h-22v24h22v80h-22v24h22v80h-22v24h22v28" />
      <g className={styles.left}>
        {left.map(({ y, name, body }) => (
          <Plug key={y} y={y} x={104} stem="M22 0H98" head="M98-7h20v14h-20z" name={name} body={body} />
        ))}
      </g>
      <g className={styles.right}>
        {right.map(({ y, name, body }) => (
          <Plug key={y} y={y} x={376} stem="M-22 0h-76" head="M-98-7h-20v14h20z" name={name} body={body} />
        ))}
      </g>
      <g className={styles.newcomer}>
        <path className={strokes.accentLine} d="M398 336a22 22 0 1 1-44 0a22 22 0 1 1 44 0zM354 336H278" />
        <path className={strokes.accent} d="M278 329h-20v14h20z" />
        <text className={strokes.middle} x="376" y="380">
          yours
        </text>
      </g>
    </>
  );
}

type PlugProps = { x: number; y: number; name: string; body: string; stem: string; head: string };

function Plug({ x, y, name, body, stem, head }: PlugProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.plug}>
        <path d={body + stem} />
        <path className={strokes.solid} d={head} />
        <text className={strokes.middle} y="44">
          {name}
        </text>
      </g>
    </g>
  );
}
