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

type HorizontalAxisProps = {
  x: Scale;
  y: number;
  /** The title stands under the end of the axis: in the line of the tick labels, or in a line below them. */
  title: string;
  titlePosition?: "beside" | "below" | undefined;
  ticks: readonly Tick[];
};

type AxesProps = {
  x: Scale;
  y: Scale;
  xTitle: string;
  xTitlePosition?: HorizontalAxisProps["titlePosition"];
  yTitle: string;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
};

/** Draws two axes that meet at the lower left, without the ticks whose labels would touch others. */
export function Axes({ x, y, xTitle, xTitlePosition, yTitle, xTicks, yTicks }: AxesProps) {
  const [left] = x.range;
  const [bottom, top] = y.range;
  const scale = useLetterScale();
  return (
    <g>
      <HorizontalAxis x={x} y={bottom} title={xTitle} titlePosition={xTitlePosition} ticks={xTicks} />
      <path className={styles.axisLine} d={`M${left},${top}V${bottom}`} />
      <Label x={left} y={top - 16 * scale} yAnchor="last" tone="quiet" text={yTitle} />
      {selectFittingVerticalTicks(yTicks, (value) => y(value) / scale).map(({ value, text }) => (
        <g key={text}>
          <path className={styles.axisLine} d={`M${left},${y(value)}h-6`} />
          <Label x={left - 6 - 6 * scale} y={y(value)} yAnchor="middle" anchor="end" text={text} />
        </g>
      ))}
    </g>
  );
}

/** Draws an axis with labels below its ticks. A label at the edge of the drawing begins at its tick. */
export function HorizontalAxis({ x, y, title, titlePosition = "beside", ticks }: HorizontalAxisProps) {
  const [left, right] = x.range;
  // The distances below are those for letters on a small phone.
  const scale = useLetterScale();
  const isBeside = titlePosition === "beside";
  const titleStart = isBeside ? right / scale - estimateTextWidth(title) : Number.POSITIVE_INFINITY;
  return (
    <g>
      <path className={styles.axisLine} d={`M${left},${y}H${right}`} />
      <Label x={right} y={y + (isBeside ? 34 : 68) * scale} anchor="end" tone="quiet" text={title} />
      {selectFittingTicks(ticks, (value) => x(value) / scale, titleStart).map(({ value, text }) => (
        <g key={text}>
          <path className={styles.axisLine} d={`M${x(value)},${y}v6`} />
          <Label x={x(value)} y={y + 34 * scale} anchor={x(value) < 2 ? "start" : "middle"} text={text} />
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
  return values.map((value) => {
    return { value, text: formatNumber(value, unit), isMain: mainValues.includes(value) };
  });
}

/** Estimates the width of a label in units of the drawing, since no font is known while a page is rendered. */
function estimateTextWidth(text: string): number {
  return text.length * LETTER_WIDTH;
}

/** Returns the ticks whose labels touch neither each other nor the title, which begins at `end`. Main ticks come first. */
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
  const areApart = (first: Tick, second: Tick) => Math.abs(y(first.value) - y(second.value)) >= LABEL_HEIGHT;
  return selectSeparateTicks(ticks, areApart);
}

/** Returns ticks that are all apart from each other. Main ticks are selected first, then the others in their order. */
function selectSeparateTicks(ticks: readonly Tick[], areApart: (a: Tick, b: Tick) => boolean): Tick[] {
  const selectedTicks: Tick[] = [];
  for (const tick of [...ticks.filter(({ isMain }) => isMain), ...ticks.filter(({ isMain }) => !isMain)])
    if (selectedTicks.every((selectedTick) => areApart(tick, selectedTick))) selectedTicks.push(tick);
  return ticks.filter((tick) => selectedTicks.includes(tick));
}
