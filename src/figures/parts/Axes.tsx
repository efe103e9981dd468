import { Label } from "./Label";
import { stretchOf, type Tick, ticksAbove, ticksAbreast } from "./label-widths";
import type { Scale } from "./scale";

type Props = {
  x: Scale;
  y: Scale;
  /** Written under the horizontal axis, at one of its ends where no tick stands, or below the ticks. */
  xTitle: string;
  xTitleAt?: "start" | "end" | "below";
  /** Written above the vertical axis. */
  yTitle: string;
  xTicks?: readonly Tick[];
  yTicks?: readonly Tick[];
};

/** Two axes that meet at the lower left. Of ticks whose words would touch, the main ones stay; a title gives way to them. */
export function Axes({ x, y, xTitle, xTitleAt = "end", yTitle, xTicks = [], yTicks = [] }: Props) {
  const [left = 0, right = 0] = x.range;
  const [bottom = 0, top = 0] = y.range;
  const main = xTicks.filter((tick) => tick.main);
  const titleOf = (at: "start" | "end") => stretchOf(at === "start" ? left : right, xTitle, at);
  const inTheWay = xTitleAt === "end" && ticksAbreast(main, x, [titleOf("end")]).length < main.length;
  const titleAt = inTheWay ? "start" : xTitleAt;
  const taken = titleAt === "below" ? [] : [titleOf(titleAt)];
  return (
    <g>
      <path className="fig-quiet" d={`M${left},${top}V${bottom}H${right}`} />
      <Label x={left} y={top - 16} at="last" tone="quiet" text={yTitle} />
      <Label
        x={titleAt === "start" ? left : right}
        y={bottom + (titleAt === "below" ? 68 : 34)}
        anchor={titleAt === "start" ? "start" : "end"}
        tone="quiet"
        text={xTitle}
      />
      {ticksAbreast(xTicks, x, taken).map(({ at, text }) => (
        <g key={text}>
          <path className="fig-quiet" d={`M${x(at)},${bottom}v6`} />
          <Label x={x(at)} y={bottom + 34} anchor="middle" text={text} />
        </g>
      ))}
      {ticksAbove(yTicks, y).map(({ at, text }) => (
        <g key={text}>
          <path className="fig-quiet" d={`M${left},${y(at)}h-6`} />
          <Label x={left - 12} y={y(at)} at="middle" anchor="end" text={text} />
        </g>
      ))}
    </g>
  );
}
