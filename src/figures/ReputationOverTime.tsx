import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { getRecordPoints, getReputationRecord } from "../example/reputation-record";
import { sumEffectivePoints } from "../models/reputation";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, createTicks } from "./parts/Axes";
import { DrawingFrame, Label, LineLabels } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import {
  createGraphPath,
  createLinearScale,
  createStairPath,
  getAxisGrowth,
  getTableValues,
} from "./parts/plot";

export const figure: FigureDefinition = { Drawing: ReputationOverTime, createTable, describeFinding };

/** The end of the axis of points for three awards of ten points. */
const MAX_POINTS = 32;

/** Draws three awards and one lost dispute: the points awarded, those that have vested, and those that count after decay. */
function ReputationOverTime({ example }: FigureProps) {
  const { awards, loss, endDay, growth, x, y, ...totals } = getPointsOverTime(example);
  const { getAwarded, getVested, getEffective, getEffectiveWithoutLoss } = totals;
  const topPoints = 30 * growth;
  const stepDays = [0, ...awards.map(({ at }) => at), endDay];
  return (
    <DrawingFrame
      title="Points awarded, points vested and points that count, over time"
      description={`Three equal awards on a time line of days, and a lost dispute between the last two. The points awarded jump, the points vested climb to them in straight lines, and the points that count lie below both: they decay all the time, and the dispute takes as many of them as one award, or all if there are fewer.`}
      height={416}
    >
      <Axes
        x={x}
        y={y}
        xTitle="days"
        yTitle="points"
        xTicks={createTicks([0, awards[1]?.at ?? 0, loss.at], "days", [loss.at])}
        yTicks={createTicks([0, topPoints / 3, (2 * topPoints) / 3, topPoints], "points")}
      />
      <path className={styles.guide} d={`M${x(loss.at)},${y(topPoints)}V${y(0)}`} />
      <path
        className={styles.lineQuiet}
        d={createStairPath(stepDays.map((day) => [x(day), y(getAwarded(day))]))}
      />
      <path className={styles.line2} d={createGraphPath(getVested, [0, endDay], { x, y })} />
      <path
        className={styles.lineAgent}
        d={`${createGraphPath(getEffectiveWithoutLoss, [0, loss.at], { x, y })}${createGraphPath(getEffective, [loss.at, endDay], { x, y }).replace("M", "L")}`}
      />
      <Label
        x={x(loss.at) - 10}
        y={y(topPoints) + 18}
        anchor="end"
        text={`dispute lost:\n${example.values["record.loss.before"].number} to ${example.values["record.loss.after"].number}`}
      />
      <LineLabels
        x={x(endDay) + 10}
        labels={[
          { y: y(getAwarded(endDay)), text: "awarded" },
          { y: y(getVested(endDay)), text: "vested" },
          { y: y(getEffective(endDay)), tone: "strong", text: "counts" },
        ]}
      />
    </DrawingFrame>
  );
}

/** Returns the three totals on round days, at each award and at the lost dispute. */
function createTable(example: Example): FigureTable {
  const { awards, loss, endDay, getAwarded, getVested, getEffective } = getPointsOverTime(example);
  const days = getTableValues([0, endDay], "days", [...awards.map(({ at }) => at), loss.at]);
  return {
    columns: [
      ["Time", "days"],
      ["Awarded", "points"],
      ["Vested", "points"],
      ["Counts", "points"],
    ],
    rows: days.map((day) => [day, getAwarded(day), getVested(day), getEffective(day)]),
  };
}

function getPointsOverTime(example: Example) {
  const get = createNumberGetter(example);
  const { awards, terms, loss } = getReputationRecord(get);
  const endDay = get("record.end");
  const getAwarded = (day: number) => sumEffectivePoints(awards, { decayRate: 0, vestingDuration: 0 }, day);
  const growth = getAxisGrowth(getAwarded(endDay) / MAX_POINTS);
  return {
    ...{ awards, loss, endDay, growth, getAwarded },
    x: createLinearScale([0, endDay], [56, 504]),
    y: createLinearScale([0, MAX_POINTS * growth], [372, 52]),
    getVested: (day: number) => sumEffectivePoints(awards, { ...terms, decayRate: 0 }, day),
    getEffectiveWithoutLoss: (day: number) => getRecordPoints(get, day, false),
    getEffective: (day: number) => getRecordPoints(get, day, true),
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  return `The record counts ${text("record.loss.before")} before the lost dispute and ${text("record.loss.after")} after it, and ${text("record.end.counting")} on day ${example.values["record.end"].number}.`;
}
