import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { getReputationRecord } from "../example/reputation-record";
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

/** The points that the axis shows for three awards of ten points. */
const MAX_POINTS = 32;
/** The least distance between two labels of lines, in units of the drawing. */
const LABEL_GAP = 28;

/** Three awards and one lost dispute: what is awarded, what has vested, and what counts after decay. */
function ReputationOverTime({ example }: FigureProps) {
  const { awards, terms, loss, end, awarded, vested, counting, untilLoss, growth, x, y } =
    getRecordOverTime(example);
  const top = 30 * growth;
  const { values } = example;
  const steps = [0, ...awards.map(({ at }) => at), end];
  const [awardedLabel, vestedLabel, countingLabel] = separatePositions(
    [y(awarded(end)), y(vested(end)), y(counting(end))],
    LABEL_GAP,
  );
  return (
    <DrawingFrame
      name="reputation-over-time"
      title="Points awarded, points vested and points that count, over time"
      description={`Three equal awards on a time line of days, and a lost dispute between the last two. The points awarded jump, the points vested climb to them in straight lines, and the points that count lie below both: they decay all the time, and the dispute takes as many of them as one award, or all if there are fewer. ${describeFinding(example)}`}
      height={480}
    >
      <Axes
        x={x}
        y={y}
        xTitle="days"
        yTitle="points"
        xTicks={createTicks([0, awards[1]?.at ?? 0, loss.at], "days", [loss.at])}
        yTicks={createTicks([0, top / 3, (2 * top) / 3, top], "points")}
      />
      <path className={styles.guide} d={`M${x(loss.at)},${y(top)}V${y(0)}`} />
      <path
        className={styles.lineQuiet}
        d={createStairPath(steps.map((time) => [x(time), y(awarded(time))]))}
      />
      <path className={styles.line2} d={createGraphPath(vested, [0, end], { x, y })} />
      <path
        className={styles.lineAgent}
        d={`${createGraphPath(untilLoss, [0, loss.at], { x, y })}${createGraphPath(counting, [loss.at, end], { x, y }).replace("M", "L")}`}
      />
      <Label
        x={x(loss.at) - 10}
        y={y(top) + 18}
        anchor="end"
        text={`dispute lost:\n${values["record.loss.before"].number} to ${values["record.loss.after"].number}`}
      />
      <Label x={x(end) + 10} y={awardedLabel} yAnchor="middle" text="awarded" />
      <Label x={x(end) + 10} y={vestedLabel} yAnchor="middle" text="vested" />
      <Label x={x(end) + 10} y={countingLabel} yAnchor="middle" tone="strong" text="counts" />
      <AxisSpan from={x(0)} to={x(terms.vestingDuration)} y={y(0) + 62} text="an award vests" />
    </DrawingFrame>
  );
}

/** The three totals on round days, at each award and at the loss. */
function createReputationTable(example: Example): FigureTable {
  const { awards, loss, end, awarded, vested, counting } = getRecordOverTime(example);
  const moments = getTableValues([0, end], "days", [...awards.map(({ at }) => at), loss.at]);
  return {
    columns: [
      ["Time", "days"],
      ["Awarded", "points"],
      ["Vested", "points"],
      ["Counts", "points"],
    ],
    rows: moments.map((time) => [time, awarded(time), vested(time), counting(time)]),
  };
}

function getRecordOverTime(example: Example) {
  const get = createNumberGetter(example);
  const { awards, terms, loss } = getReputationRecord(get);
  const end = get("record.end");
  const growth = getAxisGrowth(sumAwardedPoints(awards, end) / MAX_POINTS);
  return {
    awards,
    terms,
    loss,
    end,
    growth,
    x: createLinearScale([0, end], [56, 504]),
    y: createLinearScale([0, MAX_POINTS * growth], [372, 52]),
    awarded: (time: number) => sumAwardedPoints(awards, time),
    vested: (time: number) => sumVestedPoints(awards, terms.vestingDuration, time),
    untilLoss: (time: number) => sumEffectivePoints(awards, terms, [], time),
    counting: (time: number) => sumEffectivePoints(awards, terms, [loss], time),
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  return `The record counts ${text("record.loss.before")} before the lost dispute and ${text("record.loss.after")} after it, and ${text("record.end.counting")} on day ${example.values["record.end"].number}.`;
}

export const figure: FigureDefinition = {
  Drawing: ReputationOverTime,
  createTable: createReputationTable,
  describeFinding,
};
