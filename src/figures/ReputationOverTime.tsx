import { getReputationRecord } from "../example/awards";
import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { sumAwardedPoints, sumEffectivePoints, sumVestedPoints } from "../models/reputation";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, AxisSpan, createTicks } from "./parts/Axes";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import {
  createGraphPath,
  createLinearScale,
  createStairPath,
  getAxisGrowth,
  getTableValues,
  separatePositions,
} from "./parts/plot";

/** The end of the axis of points while the three awards are of ten points each. */
const AXIS_END_POINTS = 32;
/** The least distance between the labels of two lines, in units of the drawing. */
const MIN_LABEL_DISTANCE = 28;

export const figure: FigureDefinition = { Drawing: ReputationOverTime, createTable, describeFinding };

/** Draws the points awarded, vested and counting over time, for three awards and one lost dispute. */
function ReputationOverTime({ example }: FigureProps) {
  const { awards, terms, loss, endDay, axisGrowth, x, y, ...totals } = getRecordOverTime(example);
  const { getAwarded, getVested, getCounting, getCountingWithoutLoss } = totals;
  const topTick = 30 * axisGrowth;
  const { values } = example;
  const stepDays = [0, ...awards.map(({ at }) => at), endDay];
  const [awardedLabel, vestedLabel, countingLabel] = separatePositions(
    [y(getAwarded(endDay)), y(getVested(endDay)), y(getCounting(endDay))],
    MIN_LABEL_DISTANCE,
  );
  return (
    <DrawingFrame
      name="reputation-over-time"
      title="Points awarded, points vested and points that count, over time"
      description={`Three equal awards on a time line of days, and a lost dispute between the last two. The points awarded jump, the points vested climb to them in straight lines, and the points that count lie below both: they decay all the time, and the dispute takes a part of them. ${describeFinding(example)}`}
      height={480}
    >
      <Axes
        x={x}
        y={y}
        xTitle="days"
        yTitle="points"
        xTicks={createTicks([0, awards[1]?.at ?? 0, loss.at], "days", [loss.at])}
        yTicks={createTicks([0, topTick / 3, (2 * topTick) / 3, topTick], "points")}
      />
      <path className={styles.dashedLine} d={`M${x(loss.at)},${y(topTick)}V${y(0)}`} />
      <path
        className={styles.line3}
        d={createStairPath(stepDays.map((time) => [x(time), y(getAwarded(time))]))}
      />
      <path className={styles.line2} d={createGraphPath(getVested, [0, endDay], { x, y })} />
      <path
        className={styles.line1}
        d={`${createGraphPath(getCountingWithoutLoss, [0, loss.at], { x, y })}${createGraphPath(getCounting, [loss.at, endDay], { x, y }).replace("M", "L")}`}
      />
      <Label
        x={x(loss.at) - 10}
        y={y(topTick) + 18}
        anchor="end"
        text={`dispute lost:\n${values["record.loss.before"].number} to ${values["record.loss.after"].number}`}
      />
      <Label x={x(endDay) + 10} y={awardedLabel} yAnchor="middle" text="awarded" />
      <Label x={x(endDay) + 10} y={vestedLabel} yAnchor="middle" text="vested" />
      <Label x={x(endDay) + 10} y={countingLabel} yAnchor="middle" tone="strong" text="counts" />
      <AxisSpan from={x(0)} to={x(terms.vestingDuration)} y={y(0) + 62} text="an award vests" />
    </DrawingFrame>
  );
}

/** Returns the three totals on round days, at each award and at the lost dispute. */
function createTable(example: Example): FigureTable {
  const { awards, loss, endDay, getAwarded, getVested, getCounting } = getRecordOverTime(example);
  const moments = getTableValues([0, endDay], "days", [...awards.map(({ at }) => at), loss.at]);
  return {
    columns: [
      ["Time", "days"],
      ["Awarded", "points"],
      ["Vested", "points"],
      ["Counts", "points"],
    ],
    rows: moments.map((time) => [time, getAwarded(time), getVested(time), getCounting(time)]),
  };
}

function getRecordOverTime(example: Example) {
  const get = createNumberGetter(example);
  const { awards, terms, loss } = getReputationRecord(get);
  const endDay = get("record.end");
  const axisGrowth = getAxisGrowth(sumAwardedPoints(awards, endDay) / AXIS_END_POINTS);
  return {
    awards,
    terms,
    loss,
    endDay,
    axisGrowth,
    x: createLinearScale([0, endDay], [56, 504]),
    y: createLinearScale([0, AXIS_END_POINTS * axisGrowth], [372, 52]),
    getAwarded: (time: number) => sumAwardedPoints(awards, time),
    getVested: (time: number) => sumVestedPoints(awards, terms.vestingDuration, time),
    getCountingWithoutLoss: (time: number) => sumEffectivePoints(awards, terms, [], time),
    getCounting: (time: number) => sumEffectivePoints(awards, terms, [loss], time),
  };
}

function describeFinding(example: Example): string {
  const getText = createTextGetter(example);
  return `The record counts ${getText("record.loss.before")} before the lost dispute and ${getText("record.loss.after")} after it, and ${getText("record.end.counting")} on day ${example.values["record.end"].number}.`;
}
