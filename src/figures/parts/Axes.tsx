import type { ScaleLinear } from "d3-scale";
import { Label } from "./Label";

type Tick = { at: number; text: string };

type Props = {
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  /** Written under the horizontal axis, at one of its ends where no tick stands, or below the ticks. */
  xTitle: string;
  xTitleAt?: "start" | "end" | "below";
  /** Written above the vertical axis. */
  yTitle: string;
  xTicks?: readonly Tick[];
  yTicks?: readonly Tick[];
};

/** Two axes that meet at the lower left, with few ticks and their titles set horizontally. */
export function Axes({ x, y, xTitle, xTitleAt = "end", yTitle, xTicks = [], yTicks = [] }: Props) {
  const [left = 0, right = 0] = x.range();
  const [bottom = 0, top = 0] = y.range();
  return (
    <g>
      <path className="fig-quiet" d={`M${left},${top}V${bottom}H${right}`} />
      <Label x={left} y={top - 16} at="last" tone="quiet" text={yTitle} />
      <Label
        x={xTitleAt === "start" ? left : right}
        y={bottom + (xTitleAt === "below" ? 68 : 34)}
        anchor={xTitleAt === "start" ? "start" : "end"}
        tone="quiet"
        text={xTitle}
      />
      {xTicks.map(({ at, text }) => (
        <g key={text}>
          <path className="fig-quiet" d={`M${x(at)},${bottom}v6`} />
          <Label x={x(at)} y={bottom + 34} anchor="middle" text={text} />
        </g>
      ))}
      {yTicks.map(({ at, text }) => (
        <g key={text}>
          <path className="fig-quiet" d={`M${left},${y(at)}h-6`} />
          <Label x={left - 12} y={y(at)} at="middle" anchor="end" text={text} />
        </g>
      ))}
    </g>
  );
}
