import * as strokes from "../FeatureDrawing/drawing.module.css";

/** The mark, taken apart: its half rings are the two agents, the square that they hold is the escrow. */
export function EscrowDiagram() {
  return (
    <>
      <path d="M110 52a78 78 0 0 0 0 156M450 72a78 78 0 0 1 0 156" />
      <path d="M232 92h96v96h-96z" />
      <path className={strokes.accent} d="M254 114h52v52h-52z" />
      <path d="M110 140H222m-9-6l9 6l-9 6" />
      <path strokeDasharray="5 6" d="M338 140H444" />
      <path d="M441 134l9 6l-9 6" />
      <path className={strokes.quiet} d="M450 228H350C310 228 290 208 250 208H116m9-6l-9 6l9 6" />
      <g className={strokes.middle}>
        <text x="74" y="136">
          buyer
        </text>
        <text x="486" y="156">
          seller
        </text>
        <text x="168" y="122">
          payment
        </text>
        <text x="280" y="74">
          escrow
        </text>
        <text x="280" y="258">
          output
        </text>
      </g>
    </>
  );
}
