import { formatNumber, type Unit } from "../../example/format-number";
import { Label, useLetterScale } from "./drawing";
import * as styles from "./drawing.module.css";
import type { Scale } from "./plot";

// These are in units of the drawing on a small phone, where letters are largest in proportion to the drawing. The width of
// labels is estimated, since no font is known while a page is rendered.
const LETTER_WIDTH = 14;
const LABEL_HEIGHT = 28;
const LABEL_GAP = 10;
/** A title of so many letters or more has a line of its own. */
const MIN_LONG_TITLE = 8;

type Tick = {
  value: number;
  text: string;
  /** True if this tick stays where its label would touch another tick’s. */
  isMain?: boolean;
};

type HorizontalAxisProps = {
  x: Scale;
  y: number;
  /** A short title stands under the end of the axis, in the line of the tick labels, and a long one in a line below them. */
  title: string;
  ticks: readonly Tick[];
};

type AxesProps = {
  x: Scale;
  y: Scale;
  xTitle: string;
  yTitle: string;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
};

/** Draws two axes that meet at the lower left, without the ticks whose labels would touch others. */
export function Axes({ x, y, xTitle, yTitle, xTicks, yTicks }: AxesProps) {
  const [left] = x.range;
  const [bottom, top] = y.range;
  const scale = useLetterScale();
  const fittingTicks = selectFittingTicks(
    yTicks,
    (value) => y(value) / scale,
    () => LABEL_HEIGHT,
  );
  return (
    <g>
      <HorizontalAxis x={x} y={bottom} title={xTitle} ticks={xTicks} />
      <path className={styles.axisLine} d={`M${left},${top}V${bottom}`} />
      <Label x={left} y={top - 16 * scale} yAnchor="last" tone="quiet" text={yTitle} />
      {fittingTicks.map(({ value, text }) => (
        <g key={text}>
          <path className={styles.axisLine} d={`M${left},${y(value)}h-6`} />
          <Label x={left - 6 - 6 * scale} y={y(value)} yAnchor="middle" anchor="end" text={text} />
        </g>
      ))}
    </g>
  );
}

/** Draws an axis with labels below its ticks. A label at the edge of the drawing begins at its tick. */
export function HorizontalAxis({ x, y, title, ticks }: HorizontalAxisProps) {
  const [left, right] = x.range;
  // The distances below are those for letters on a small phone.
  const scale = useLetterScale();
  const isBeside = title.length < MIN_LONG_TITLE;
  const titleStart = isBeside ? right / scale - title.length * LETTER_WIDTH : Number.POSITIVE_INFINITY;
  const getPosition = (value: number) => x(value) / scale;
  const getSize = ({ text }: Tick) => text.length * LETTER_WIDTH + LABEL_GAP;
  const freeTicks = ticks.filter(
    (tick) => tick.isMain || getPosition(tick.value) + getSize(tick) / 2 <= titleStart,
  );
  return (
    <g>
      <path className={styles.axisLine} d={`M${left},${y}H${right}`} />
      <Label x={right} y={y + (isBeside ? 34 : 68) * scale} anchor="end" tone="quiet" text={title} />
      {selectFittingTicks(freeTicks, getPosition, getSize).map(({ value, text }) => (
        <g key={text}>
          <path className={styles.axisLine} d={`M${x(value)},${y}v6`} />
          <Label x={x(value)} y={y + 34 * scale} anchor={x(value) < 2 ? "start" : "middle"} text={text} />
        </g>
      ))}
    </g>
  );
}

/** Returns a tick for each value, labelled by its number without the unit, which the title of the axis names. */
export function createTicks(values: readonly number[], unit: Unit, main: readonly number[] = []): Tick[] {
  return values.map((value) => {
    return { value, text: formatNumber(value, unit), isMain: main.includes(value) };
  });
}

/** Returns the ticks whose labels, which have sizes along the axis, do not touch each other. Main ticks come first. */
export function selectFittingTicks(
  ticks: readonly Tick[],
  getPosition: (value: number) => number,
  getSize: (tick: Tick) => number,
): Tick[] {
  const selectedTicks: Tick[] = [];
  const isTouching = (first: Tick, second: Tick) =>
    Math.abs(getPosition(first.value) - getPosition(second.value)) < (getSize(first) + getSize(second)) / 2;
  for (const tick of [...ticks.filter(({ isMain }) => isMain), ...ticks.filter(({ isMain }) => !isMain)])
    if (!selectedTicks.some((selectedTick) => isTouching(tick, selectedTick))) selectedTicks.push(tick);
  return ticks.filter((tick) => selectedTicks.includes(tick));
}
