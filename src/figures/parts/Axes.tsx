import { formatNumber } from "../../example/example";
import type { Unit } from "../../example/units";
import { Label } from "./drawing";
import * as styles from "./drawing.module.css";
import type { Scale } from "./plot";

/** The width of a letter and the height of a line on a small phone, where letters are largest; in the drawing's units. */
const LETTER_WIDTH = 14;
const LABEL_HEIGHT = 28;
/** Between two labels. */
const LABEL_GAP = 10;

type Tick = {
  at: number;
  text: string;
  /** Stays where two would touch. */
  main?: boolean;
};

type Props = {
  x: Scale;
  y: Scale;
  /** Written under the end of the horizontal axis, beside the ticks or below them. */
  xTitle: string;
  xTitleAt?: "beside" | "below";
  /** Written above the vertical axis. */
  yTitle: string;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
};

/** Two axes that meet at the lower left. Of ticks whose words would touch, the main ones stay. */
export function Axes({ x, y, xTitle, xTitleAt = "beside", yTitle, xTicks, yTicks }: Props) {
  const [left, right] = x.range;
  const [bottom, top] = y.range;
  const titleStart = xTitleAt === "beside" ? right - estimateTextWidth(xTitle) : Number.POSITIVE_INFINITY;
  return (
    <g>
      <path className={styles.axisLine} d={`M${left},${top}V${bottom}H${right}`} />
      <Label x={left} y={top - 16} at="last" tone="quiet" text={yTitle} />
      <Label
        x={right}
        y={bottom + (xTitleAt === "beside" ? 34 : 68)}
        anchor="end"
        tone="quiet"
        text={xTitle}
      />
      {selectFittingTicks(xTicks, x, titleStart).map(({ at, text }) => (
        <g key={text}>
          <path className={styles.axisLine} d={`M${x(at)},${bottom}v6`} />
          <Label x={x(at)} y={bottom + 34} anchor="middle" text={text} />
        </g>
      ))}
      {selectFittingTicksUpwards(yTicks, y).map(({ at, text }) => (
        <g key={text}>
          <path className={styles.axisLine} d={`M${left},${y(at)}h-6`} />
          <Label x={left - 12} y={y(at)} at="middle" anchor="end" text={text} />
        </g>
      ))}
    </g>
  );
}

/** Ticks at some values of a unit; of these, the main ones. Each is its number alone: the axis names the unit. */
export function createTicks(values: readonly number[], unit: Unit, main: readonly number[] = []): Tick[] {
  return values.map((at) => ({ at, text: formatNumber(at, unit), main: main.includes(at) }));
}

type SpanProps = { from: number; to: number; y: number; text: string };

/** A stretch of a horizontal axis, with its meaning below. */
export function AxisSpan({ from, to, y, text }: SpanProps) {
  return (
    <g>
      <path className={styles.axisLine} d={`M${from},${y - 5}v10M${from},${y}H${to}M${to},${y - 5}v10`} />
      <Label x={(from + to) / 2} y={y + 32} anchor="middle" text={text} />
    </g>
  );
}

/** About how wide a text is. */
function estimateTextWidth(text: string): number {
  return text.length * LETTER_WIDTH;
}

/**
 * The ticks of a horizontal axis whose words touch neither each other nor what begins at `end`. Main ticks go first, and
 * stay where something begins: it is moved for them.
 */
export function selectFittingTicks(
  ticks: readonly Tick[],
  x: (at: number) => number,
  end = Number.POSITIVE_INFINITY,
): Tick[] {
  const room = (one: Tick, other: Tick) =>
    (estimateTextWidth(one.text) + estimateTextWidth(other.text)) / 2 + LABEL_GAP;
  return selectSeparateTicks(
    ticks.filter(({ at, text, main }) => main || x(at) + estimateTextWidth(text) / 2 + LABEL_GAP <= end),
    (one, other) => Math.abs(x(one.at) - x(other.at)) >= room(one, other),
  );
}

/** The same for a vertical axis. */
function selectFittingTicksUpwards(ticks: readonly Tick[], y: (at: number) => number): Tick[] {
  return selectSeparateTicks(ticks, (one, other) => Math.abs(y(one.at) - y(other.at)) >= LABEL_HEIGHT);
}

/** Keeps the main ticks, then the others in order, and drops each that touches one before it. */
function selectSeparateTicks(ticks: readonly Tick[], areApart: (one: Tick, other: Tick) => boolean): Tick[] {
  const kept: Tick[] = [];
  for (const tick of [...ticks.filter(({ main }) => main), ...ticks.filter(({ main }) => !main)])
    if (kept.every((other) => areApart(tick, other))) kept.push(tick);
  return ticks.filter((tick) => kept.includes(tick));
}
