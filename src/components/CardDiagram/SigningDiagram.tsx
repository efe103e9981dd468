import * as strokes from "../FeatureDrawing/drawing.module.css";

/** One sheet, two signatures: a hand's and a machine's, on the same line. */
export function SigningDiagram() {
  return (
    <>
      <path d="M52 20H268V300H52z" />
      <path className={strokes.quiet} d="M80 104H240M80 126H240M80 148H196" />
      <text x="80" y="74">
        result
      </text>
      <path className={strokes.quiet} d="M80 246H150M170 246H240" />
      <g className={strokes.accentLine}>
        <path d="M84 236c8-30 18-44 20-34s-12 40-6 42s14-26 20-24s-4 22 2 22s8-16 14-16s-2 14 4 14s6-6 14-8" />
        <path d="M172 238h10v-28h10v28h8v-14h8v14h8v-34h10v34h12" />
      </g>
      <text x="80" y="270">
        person
      </text>
      <text x="170" y="270">
        agent
      </text>
    </>
  );
}
