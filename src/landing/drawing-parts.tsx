import * as drawing from "../figures/parts/drawing.module.css";
import { DotRows, HourTicks } from "../ring/Ticks";

type Point = readonly [x: number, y: number];

/** The colour of a part of a drawing: a party’s, grey for `nobody`, or amber for what is spent. It is white without one. */
export type Tint = "buyer" | "agent" | "nobody" | "spent";

type LabelProps = {
  at: Point;
  anchor?: "start" | "middle" | "end";
  isStrong?: boolean;
  party?: Tint;
  text: string;
};

/** Words whose middle, start or end is at a point. Line breaks in them begin new lines. */
export function Label({ at: [x, y], anchor = "middle", isStrong, party, text }: LabelProps) {
  return (
    <text y={y} textAnchor={anchor} className={isStrong ? drawing.strong : undefined} data-party={party}>
      {text.split("\n").map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? "0.35em" : "1.35em"}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

type EscrowProps = { at: Point; radius: number; hours: number; amount: number; actor?: Tint; text?: string };

/** The ring of `src/ring` in small: a tick for each hour, and in it a dot for each USDC, of which 60 fit in a row. */
export function Escrow({ at, radius, hours, amount, actor, text }: EscrowProps) {
  const radii = Array.from({ length: Math.ceil(amount / 60) }, (_, row) => radius * (0.78 - 0.09 * row));
  return (
    <>
      <g transform={`translate(${at.join(" ")})`}>
        <g data-party={actor}>
          {/* A small ring has longer ticks, so that it stays clear on a phone. */}
          <HourTicks radius={radius} length={Math.max(7, radius * 0.09)} hours={hours} />
        </g>
        <DotRows {...{ radii, amount }} size={radius * 0.055} />
      </g>
      {text && <Label at={at} isStrong text={text} />}
    </>
  );
}
