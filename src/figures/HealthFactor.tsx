import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import { HOURS_PER_DAY } from "../example/quantities";
import { applyDecay, applyLostDispute } from "../models/reputation";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, createTicks } from "./parts/Axes";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createGraphPath, createLinearScale, getRect, getTableValues, separatePositions } from "./parts/plot";

/** The ends of the axis of the health factor. Every debt of the slider has room. */
const [AXIS_START, AXIS_END] = [0.5, 1.9];
/** Days are printed with two decimals: fewer than these print as 0. */
const MIN_SHOWN_DAYS = 0.005;
/** The end of the axis of days, in terms of the loan. */
const AXIS_END_TERMS = 2;

export const figure: FigureDefinition = { Drawing: HealthFactor, createTable, describeFinding };

/** Draws the loan’s health factor by decay alone and after one lost dispute, and marks when each falls below one. */
function HealthFactor({ example }: FigureProps) {
  const { dueDay, endDay, disputeDay, getFactor, getFactorAfterDispute, crossings, x, y } =
    getHealthOverTime(example);
  const getText = createTextGetter(example);
  // Both lines fall below one at the same time if the debt is so high that this is before the dispute.
  const shownCrossings = [...new Set(crossings)].filter((time) => time > MIN_SHOWN_DAYS && time < endDay);
  const [aloneLabel, disputedLabel] = separatePositions(
    [y(getFactor(endDay)), y(getFactorAfterDispute(endDay))],
    60,
  );
  // The label stands in the first gap between dashed lines that is wide enough for it.
  const edges = [x(0), ...shownCrossings.map(x).sort((first, second) => first - second), x(endDay)];
  const liquidationLabelX = edges.find((edge, index) => (edges[index + 1] ?? 0) - edge > 145) ?? x(0);
  const formatFactor = (value: number) => formatNumber(value, "factor");
  return (
    <DrawingFrame
      name="health-factor"
      title="The health factor of the loan over time"
      description={`The health factor begins at ${getText("loan.health")} and falls as reputation decays. A dispute lost after ${getText("time.appeal-ends")} takes it from ${formatFactor(getFactor(disputeDay))} to ${formatFactor(getFactorAfterDispute(disputeDay))}. Below one the collateral can be sold. The loan falls due after ${getText("loan.term")}. ${describeFinding(example)}`}
      height={516}
    >
      <rect className={styles.area2} {...getRect(x(0), y(1), x(endDay), y(AXIS_START))} />
      <Axes
        x={x}
        y={y}
        xTitle="days after the loan"
        xTitlePosition="below"
        yTitle="health factor"
        xTicks={createTicks([0, ...shownCrossings, dueDay], "days", shownCrossings)}
        yTicks={createTicks([0.5, 1, 1.5], "factor")}
      />
      <path className={styles.quietLine} d={`M${x(0)},${y(1)}H${x(endDay)}`} />
      <path
        className={styles.dashedLine}
        d={`${shownCrossings.map((time) => `M${x(time)},${y(1)}V${y(AXIS_START)}`).join("")}M${x(dueDay)},${y(AXIS_END)}V${y(1)}`}
      />
      <path className={styles.line1} d={createGraphPath(getFactor, [0, endDay], { x, y })} />
      <path
        className={styles.line2}
        d={`M${x(disputeDay)},${y(getFactor(disputeDay))}V${y(getFactorAfterDispute(disputeDay))}${createGraphPath(getFactorAfterDispute, [disputeDay, endDay], { x, y })}`}
      />
      {shownCrossings.map((time) => (
        <circle key={time} className={styles.pointMarker} cx={x(time)} cy={y(1)} r={5} />
      ))}
      <Label x={x(disputeDay) + 6} y={y(getFactor(disputeDay)) - 14} text="dispute lost" />
      <Label x={x(dueDay) + 10} y={y(AXIS_END) + 18} text="falls due" />
      <Label x={liquidationLabelX + 10} y={y(AXIS_START) - 14} text="liquidation" />
      <Label x={x(endDay) + 10} y={aloneLabel} yAnchor="middle" text={"decay\nalone"} />
      <Label x={x(endDay) + 10} y={disputedLabel} yAnchor="middle" text={"after the\ndispute"} />
    </DrawingFrame>
  );
}

/** Returns the health factor on round days, at the lost dispute, and when either line reaches one. */
function createTable(example: Example): FigureTable {
  const { dueDay, endDay, disputeDay, getFactor, getFactorAfterDispute, crossings } =
    getHealthOverTime(example);
  const moments = [disputeDay, dueDay, ...crossings.filter((time) => time <= endDay)];
  return {
    columns: [
      ["Time after the loan", "days"],
      ["By decay alone", "factor"],
      ["With the dispute lost", "factor"],
    ],
    rows: getTableValues([0, endDay], "days", moments).map((time) => [
      time,
      getFactor(time),
      time < disputeDay ? getFactor(time) : getFactorAfterDispute(time),
    ]),
  };
}

function getHealthOverTime(example: Example) {
  const get = createNumberGetter(example);
  const getHealthFactor = (reputation: number) =>
    (get("loan.covered") + get("loan.per-point") * reputation) / get("loan.debt");
  const getReputation = (time: number) =>
    applyDecay(get("reputation.standing"), get("reputation.decay"), time);
  const disputeDay = get("time.appeal-ends") / HOURS_PER_DAY;
  const endDay = AXIS_END_TERMS * get("loan.term");
  const [crossingDay, crossingDayAfterDispute] = [get("loan.until"), get("loan.until.after")];
  return {
    dueDay: get("loan.term"),
    endDay,
    disputeDay,
    getFactor: (time: number) => getHealthFactor(getReputation(time)),
    getFactorAfterDispute: (time: number) =>
      getHealthFactor(applyLostDispute(getReputation(time), get("reputation.cut"))),
    // The days on which the factor reaches one: by decay alone, and with the dispute, which may be the day of the dispute.
    crossings: [crossingDay, Math.min(crossingDay, Math.max(disputeDay, crossingDayAfterDispute))],
    x: createLinearScale([0, endDay], [64, 520]),
    y: createLinearScale([AXIS_START, AXIS_END], [430, 52]),
  };
}

function describeFinding(example: Example): string {
  const [crossing = 0, crossingAfterDispute = 0] = getHealthOverTime(example).crossings;
  if (crossing < MIN_SHOWN_DAYS)
    return "With so much debt the health factor is not above one even at the start.";
  const formatCrossing = (time: number) => `after ${formatNumber(time, "days")} days`;
  if (crossing === crossingAfterDispute)
    return `The health factor falls below one ${formatCrossing(crossing)}, with or without the dispute.`;
  return `The health factor falls below one ${formatCrossing(crossing)} by decay alone, and ${formatCrossing(crossingAfterDispute)} if the dispute is lost.`;
}
