import { formatNumber, type Unit } from "../../example/format-number";
import { Label, useLetterScale } from "./drawing";
import * as styles from "./drawing.module.css";
import type { Scale } from "./plot";

// In units of the drawing on a small phone, where letters are largest in proportion to the drawing.
const LETTER_WIDTH = 14;
const LABEL_HEIGHT = 28;
const LABEL_GAP = 10;

type Tick = {
  value: number;
  text: string;
  /** True if this tick stays where its label would touch another tick’s. */
  isMain?: boolean;
};

type Props = {
  x: Scale;
  y: Scale;
  /** The title stands under the end of the horizontal axis: in the line of the tick labels, or in a line below them. */
  xTitle: string;
  xTitlePosition?: "beside" | "below";
  yTitle: string;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
};

/** Draws two axes that meet at the lower left, without the ticks whose labels would touch others. */
export function Axes({ x, y, xTitle, xTitlePosition = "beside", yTitle, xTicks, yTicks }: Props) {
  const [left, right] = x.range;
  const [bottom, top] = y.range;
  // The distances below are those for letters on a small phone.
  const scale = useLetterScale();
  const titleStart =
    xTitlePosition === "beside" ? right / scale - estimateTextWidth(xTitle) : Number.POSITIVE_INFINITY;
  return (
    <g>
      <path className={styles.axisLine} d={`M${left},${top}V${bottom}H${right}`} />
      <Label x={left} y={top - 16 * scale} yAnchor="last" tone="quiet" text={yTitle} />
      <Label
        x={right}
        y={bottom + (xTitlePosition === "beside" ? 34 : 68) * scale}
        anchor="end"
        tone="quiet"
        text={xTitle}
      />
      {selectFittingTicks(xTicks, (value) => x(value) / scale, titleStart).map(({ value, text }) => (
        <g key={text}>
          <path className={styles.axisLine} d={`M${x(value)},${bottom}v6`} />
          <Label x={x(value)} y={bottom + 34 * scale} anchor="middle" text={text} />
        </g>
      ))}
      {selectFittingVerticalTicks(yTicks, (value) => y(value) / scale).map(({ value, text }) => (
        <g key={text}>
          <path className={styles.axisLine} d={`M${left},${y(value)}h-6`} />
          <Label x={left - 6 - 6 * scale} y={y(value)} yAnchor="middle" anchor="end" text={text} />
        </g>
      ))}
    </g>
  );
}

/** Returns a tick for each value, labelled by its number without the unit, which the title of the axis names. */
export function createTicks(
  values: readonly number[],
  unit: Unit,
  mainValues: readonly number[] = [],
): Tick[] {
  return values.map((value) => ({
    value,
    text: formatNumber(value, unit),
    isMain: mainValues.includes(value),
  }));
}

type SpanProps = { from: number; to: number; y: number; text: string };

/** Draws a bracket along a horizontal axis, with a label below it. */
export function AxisSpan({ from, to, y, text }: SpanProps) {
  return (
    <g>
      <path className={styles.axisLine} d={`M${from},${y - 5}v10M${from},${y}H${to}M${to},${y - 5}v10`} />
      <Label x={(from + to) / 2} y={y + 32} anchor="middle" text={text} />
    </g>
  );
}

/** Estimates the width of a label in units of the drawing, since no font is known while a page is rendered. */
function estimateTextWidth(text: string): number {
  return text.length * LETTER_WIDTH;
}

/**
 * Returns the ticks of a horizontal axis whose labels touch neither each other nor the axis’s title, which begins at `end`.
 * Main ticks are selected before others, and even if they touch the title.
 */
export function selectFittingTicks(
  ticks: readonly Tick[],
  x: (value: number) => number,
  end = Number.POSITIVE_INFINITY,
): Tick[] {
  const getMinDistance = (first: Tick, second: Tick) =>
    (estimateTextWidth(first.text) + estimateTextWidth(second.text)) / 2 + LABEL_GAP;
  return selectSeparateTicks(
    ticks.filter(
      ({ value, text, isMain }) => isMain || x(value) + estimateTextWidth(text) / 2 + LABEL_GAP <= end,
    ),
    (first, second) => Math.abs(x(first.value) - x(second.value)) >= getMinDistance(first, second),
  );
}

function selectFittingVerticalTicks(ticks: readonly Tick[], y: (value: number) => number): Tick[] {
  return selectSeparateTicks(
    ticks,
    (first, second) => Math.abs(y(first.value) - y(second.value)) >= LABEL_HEIGHT,
  );
}

/** Returns ticks that are all apart from each other. Main ticks are selected first, then the others in their order. */
function selectSeparateTicks(
  ticks: readonly Tick[],
  areApart: (first: Tick, second: Tick) => boolean,
): Tick[] {
  const selectedTicks: Tick[] = [];
  for (const tick of [...ticks.filter(({ isMain }) => isMain), ...ticks.filter(({ isMain }) => !isMain)])
    if (selectedTicks.every((selectedTick) => areApart(tick, selectedTick))) selectedTicks.push(tick);
  return ticks.filter((tick) => selectedTicks.includes(tick));
}
