import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import { getLeadPoints, getLeadPointsAfterLoss } from "../example/reputation-record";
import { getTimeToLiquidation } from "../models/lending";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, createTicks } from "./parts/Axes";
import { DrawingFrame, Label, LineLabels } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createGraphPath, createLinearScale, getRect, getRoundValues, getTableValues } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: HealthFactor, createTable, describeFinding };

/** The range of the axis of factors, which has room for every debt that the slider reaches. Other loans make it longer. */
const [MIN_FACTOR, MAX_FACTOR] = [0.92, 1.14];
/** A shorter time would be printed as 0 days. */
const MIN_SHOWN_DAYS = 0.005;
/** The axis of days is so many times as long as the term of the loan. */
const SHOWN_TERMS = 2;

/** Draws the loan’s health factor by decay alone and after a lost dispute, and marks the days on which it falls below one. */
function HealthFactor({ example }: FigureProps) {
  const { dueDay, endDay, lossDay, crossingDays, ...plot } = getHealthOverTime(example);
  const { getFactorByDecay, getFactorAfterLoss, minFactor, maxFactor, x, y } = plot;
  const text = createTextGetter(example);
  // With a high debt the dispute no longer matters, and both lines reach one together.
  const shownDays = [...new Set(crossingDays)].filter((time) => time > MIN_SHOWN_DAYS && time < endDay);
  const formatFactor = (value: number) => formatNumber(value, "factor");
  return (
    <DrawingFrame
      title="The health factor of the loan over time"
      description={`The health factor begins at ${text("loan.health")} and falls as reputation decays faster than the last points vest. A dispute lost after ${text("loan.lost")} takes it from ${formatFactor(getFactorByDecay(lossDay))} to ${formatFactor(getFactorAfterLoss(lossDay))}. Below one the collateral can be sold, which is called liquidation. The loan falls due after ${text("loan.term")}.`}
      height={516}
    >
      <rect className={styles.area2} {...getRect(x(0), y(1), x(endDay), y(minFactor))} />
      <Axes
        x={x}
        y={y}
        xTitle="days after the loan"
        yTitle="health factor"
        xTicks={createTicks([0, ...shownDays, dueDay], "days", shownDays)}
        yTicks={createTicks(getRoundValues([minFactor, maxFactor], 4), "factor")}
      />
      <path className={styles.axisLine} d={`M${x(0)},${y(1)}H${x(endDay)}`} />
      <path
        className={styles.guide}
        d={`${shownDays.map((time) => `M${x(time)},${y(1)}V${y(minFactor)}`).join("")}M${x(dueDay)},${y(maxFactor)}V${y(1)}`}
      />
      <path className={styles.lineAgent} d={createGraphPath(getFactorByDecay, [0, endDay], { x, y })} />
      <path
        className={styles.line2}
        d={`M${x(lossDay)},${y(getFactorByDecay(lossDay))}V${y(getFactorAfterLoss(lossDay))}${createGraphPath(getFactorAfterLoss, [lossDay, endDay], { x, y })}`}
      />
      {shownDays.map((time) => (
        <circle key={time} className={styles.pointMarker} cx={x(time)} cy={y(1)} r={5} />
      ))}
      <Label x={x(lossDay) + 6} y={y(getFactorByDecay(lossDay)) - 14} text="dispute lost" />
      <Label x={x(dueDay) + 10} y={y(maxFactor) + 18} text="falls due" />
      <Label x={x(endDay) - 10} y={y(minFactor) - 14} anchor="end" text="liquidation" />
      <LineLabels
        x={x(endDay) + 10}
        labels={[
          { y: y(getFactorByDecay(endDay)), text: "decay\nalone" },
          { y: y(getFactorAfterLoss(endDay)), text: "after the\ndispute" },
        ]}
      />
    </DrawingFrame>
  );
}

/** Returns the health factor on round days, at the lost dispute, and on the days on which it reaches one. */
function createTable(example: Example): FigureTable {
  const { dueDay, endDay, lossDay, getFactorByDecay, getFactorAfterLoss, crossingDays } =
    getHealthOverTime(example);
  const moments = [lossDay, dueDay, ...crossingDays.filter((time) => time <= endDay)];
  return {
    columns: [
      ["Time after the loan", "days"],
      ["By decay alone", "factor"],
      ["With the dispute lost", "factor"],
    ],
    rows: getTableValues([0, endDay], "days", moments).map((time) => [
      time,
      getFactorByDecay(time),
      time < lossDay ? getFactorByDecay(time) : getFactorAfterLoss(time),
    ]),
  };
}

function getHealthOverTime(example: Example) {
  const get = createNumberGetter(example);
  const getFactor = (points: number) =>
    (get("loan.covered") + get("loan.per-point") * points) / get("loan.debt");
  const lossDay = get("loan.lost");
  const endDay = SHOWN_TERMS * get("loan.term");
  const dayByDecay = get("loan.until");
  const getFactorByDecay = (time: number) => getFactor(getLeadPoints(get, time));
  const getFactorAfterLoss = (time: number) => getFactor(getLeadPointsAfterLoss(get, time));
  const daysAfterLoss = getTimeToLiquidation((time) => getFactorAfterLoss(lossDay + time) - 1);
  const minFactor = Math.min(MIN_FACTOR, getFactorAfterLoss(endDay) - 0.03);
  const maxFactor = Math.max(MAX_FACTOR, getFactorByDecay(0) + 0.05);
  return {
    ...{ minFactor, maxFactor, endDay, lossDay, getFactorByDecay, getFactorAfterLoss },
    dueDay: get("loan.term"),
    /** The days on which the factor reaches one: by decay alone, and with the lost dispute. */
    crossingDays: [dayByDecay, Math.min(dayByDecay, lossDay + daysAfterLoss)],
    x: createLinearScale([0, endDay], [64, 520]),
    y: createLinearScale([minFactor, maxFactor], [430, 52]),
  };
}

function describeFinding(example: Example): string {
  const { crossingDays, dueDay } = getHealthOverTime(example);
  const [dayByDecay = 0, dayAfterLoss = 0] = crossingDays;
  if (dayByDecay < MIN_SHOWN_DAYS)
    return "With so much debt the health factor is not above one even at the start.";
  if (dayAfterLoss >= dueDay)
    return "The health factor stays above one until the loan falls due, with or without the dispute.";
  const formatDelay = (time: number) => `after ${formatNumber(time, "days")} days`;
  if (dayByDecay >= dueDay)
    return `The health factor stays above one until the loan falls due, but if the dispute is lost it falls below one ${formatDelay(dayAfterLoss)}.`;
  if (dayByDecay === dayAfterLoss)
    return `The health factor falls below one ${formatDelay(dayByDecay)}, with or without the dispute.`;
  return `The health factor falls below one ${formatDelay(dayByDecay)} by decay alone, and ${formatDelay(dayAfterLoss)} if the dispute is lost.`;
}
