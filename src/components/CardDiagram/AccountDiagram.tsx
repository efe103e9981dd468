import * as strokes from "../FeatureDrawing/drawing.module.css";

/** Where each key hangs, and how much of its time is left, of one. */
const keys = [
  { x: 88, left: 0.9 },
  { x: 160, left: 0.55 },
  { x: 232, left: 0.15 },
];

/** An account seen as a lock: the protocols' slot above, the keys below. */
export function AccountDiagram() {
  return (
    <>
      <path d="M74 198H40V52H110V106H210V52H280V198H246M102 198h44M174 198h44" />
      <path className={strokes.accent} d="M122 52h76v8h-76zM122 68h76v8h-76zM122 84h46v8h-46z" />
      <text className={strokes.middle} x="160" y="36">
        protocol slot
      </text>
      <text className={strokes.middle} x="160" y="138">
        account
      </text>
      {keys.map(({ x, left }) => (
        <g key={x} transform={`translate(${x} 264)`}>
          <path d="M0-20V-104h12M0-90h12M0-76h7" />
          <circle className={strokes.quiet} r="20" />
          <circle r="20" pathLength="1" strokeDasharray={`${left} 1`} transform="rotate(-90)" />
        </g>
      ))}
      <text className={strokes.middle} x="160" y="308">
        keys that expire
      </text>
    </>
  );
}
