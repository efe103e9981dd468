import { Label } from "./Label";

type Props = { from: number; to: number; y: number; text: string };

/** A stretch of a horizontal axis, with its meaning below. */
export function Span({ from, to, y, text }: Props) {
  return (
    <g>
      <path className="fig-quiet" d={`M${from},${y - 5}v10M${from},${y}H${to}M${to},${y - 5}v10`} />
      <Label x={(from + to) / 2} y={y + 32} anchor="middle" text={text} />
    </g>
  );
}
