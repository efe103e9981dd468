import { FIGURE_WIDTH } from "./Figure";
import { Label } from "./Label";
import { widthOf } from "./label-widths";

type Props = { from: number; to: number; y: number; text: string };

/** A stretch of a horizontal axis, with its meaning below, inside the drawing. */
export function Span({ from, to, y, text }: Props) {
  const half = widthOf(text) / 2;
  const middle = Math.min(FIGURE_WIDTH - half, Math.max(half, (from + to) / 2));
  return (
    <g>
      <path className="fig-quiet" d={`M${from},${y - 5}v10M${from},${y}H${to}M${to},${y - 5}v10`} />
      <Label x={middle} y={y + 32} anchor="middle" text={text} />
    </g>
  );
}
