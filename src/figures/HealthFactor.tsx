import { createNumberGetter, createTextGetter, type Example, formatNumber } from "../example/example";
import { getTimeToLiquidation } from "../models/lending";
import { applyDecay, applyLostDispute } from "../models/reputation";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, createTicks } from "./parts/Axes";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import {
  createGraphPath,
  createLinearScale,
  getRoundValues,
  getTableValues,
  separatePositions,
} from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: HealthFactor,
  createTable: createHealthFactorTable,
  describeFinding,
};

/** What the axis of the health factor shows: enough for every debt that the slider reaches. Other loans make it longer. */
const [LEAST, MOST] = [0.92, 1.14];
/** The axis grows in steps of this size. */
const AXIS_STEP = 0.05;
/** Fewer days than are printed. */
const SHORTEST_SHOWN_DAYS = 0.005;
/** How far the axis of days reaches, in terms of the loan. */
const SHOWN_TERMS = 2;

/** The loan's health by decay alone and after one lost dispute, and when each falls below one. */
function HealthFactor({ example }: FigureProps) {
  const { due, end, lost, alone, disputed, crossings, least, most, x, y } = getHealthOverTime(example);
  const text = createTextGetter(example);
  // With a high debt the dispute no longer matters, and both lines reach one together.
  const shown = [...new Set(crossings)].filter((time) => time > SHORTEST_SHOWN_DAYS && time < end);
  const [aloneLabel, disputedLabel] = separatePositions([y(alone(end)), y(disputed(end))], 60);
  // Wherever the dashed lines leave room for the word.
  const edges = [x(0), ...shown.map(x).sort((one, other) => one - other), x(end)];
  const room = edges.find((edge, index) => (edges[index + 1] ?? 0) - edge > 145) ?? x(0);
  const factor = (value: number) => formatNumber(value, "factor");
  return (
    <DrawingFrame
      name="health-factor"
      title="The health factor of the loan over time"
      description={`The health factor begins at ${text("loan.health")} and falls as reputation decays. A dispute lost after ${text("loan.lost")} takes it from ${factor(alone(lost))} to ${factor(disputed(lost))}. Below one the collateral can be sold. The loan falls due after ${text("loan.term")}. ${describeFinding(example)}`}
      height={516}
    >
      <rect className={styles.area2} x={x(0)} y={y(1)} width={x(end) - x(0)} height={y(least) - y(1)} />
      <Axes
        x={x}
        y={y}
        xTitle="days after the loan"
        xTitlePosition="below"
        yTitle="health factor"
        xTicks={createTicks([0, ...shown, due], "days", shown)}
        yTicks={createTicks(getRoundValues([least, most], 4), "factor")}
      />
      <path className={styles.axisLine} d={`M${x(0)},${y(1)}H${x(end)}`} />
      <path
        className={styles.guide}
        d={`${shown.map((time) => `M${x(time)},${y(1)}V${y(least)}`).join("")}M${x(due)},${y(most)}V${y(1)}`}
      />
      <path className={styles.lineAgent} d={createGraphPath(alone, [0, end], { x, y })} />
      <path
        className={styles.line2}
        d={`M${x(lost)},${y(alone(lost))}V${y(disputed(lost))}${createGraphPath(disputed, [lost, end], { x, y })}`}
      />
      {shown.map((time) => (
        <circle key={time} className={styles.pointMarker} cx={x(time)} cy={y(1)} r={5} />
      ))}
      <Label x={x(lost) + 6} y={y(alone(lost)) - 14} text="dispute lost" />
      <Label x={x(due) + 10} y={y(most) + 18} text="falls due" />
      <Label x={room + 10} y={y(least) - 14} text="liquidation" />
      <Label x={x(end) + 10} y={aloneLabel} yAnchor="middle" text={"decay\nalone"} />
      <Label x={x(end) + 10} y={disputedLabel} yAnchor="middle" text={"after the\ndispute"} />
    </DrawingFrame>
  );
}

/** The health factor on round days, at the lost dispute, and when either line reaches one. */
function createHealthFactorTable(example: Example): FigureTable {
  const { due, end, lost, alone, disputed, crossings } = getHealthOverTime(example);
  return {
    columns: [
      ["Time after the loan", "days"],
      ["By decay alone", "factor"],
      ["With the dispute lost", "factor"],
    ],
    rows: getTableValues([0, end], "days", [lost, due, ...crossings.filter((time) => time <= end)]).map(
      (time) => [time, alone(time), time < lost ? alone(time) : disputed(time)],
    ),
  };
}

function getHealthOverTime(example: Example) {
  const get = createNumberGetter(example);
  const factor = (reputation: number) =>
    (get("loan.covered") + get("loan.per-point") * reputation) / get("loan.debt");
  const held = (time: number) => applyDecay(get("reputation.standing"), get("reputation.decay"), time);
  const lost = get("loan.lost");
  const end = SHOWN_TERMS * get("loan.term");
  const until = get("loan.until");
  const heldAfter = applyLostDispute(held(lost), get("reputation.award"));
  const after = getTimeToLiquidation({
    debt: get("loan.debt"),
    covered: get("loan.covered"),
    creditNow: get("loan.per-point") * heldAfter,
    decayRate: get("reputation.decay"),
  });
  const alone = (time: number) => factor(held(time));
  const disputed = (time: number) => factor(applyDecay(heldAfter, get("reputation.decay"), time - lost));
  const least = Math.min(LEAST, AXIS_STEP * Math.floor(disputed(end) / AXIS_STEP - 0.5));
  const most = Math.max(MOST, AXIS_STEP * Math.ceil(alone(0) / AXIS_STEP + 0.5));
  return {
    due: get("loan.term"),
    ...{ end, lost, alone, disputed, least, most },
    /** When the factor reaches one: by decay alone, and with the dispute, which may take it below one at a stroke. */
    crossings: [until, Math.min(until, lost + after)],
    x: createLinearScale([0, end], [64, 520]),
    y: createLinearScale([least, most], [430, 52]),
  };
}

function describeFinding(example: Example): string {
  const { crossings, due } = getHealthOverTime(example);
  const [alone = 0, disputed = 0] = crossings;
  if (alone < SHORTEST_SHOWN_DAYS)
    return "With so much debt the health factor is not above one even at the start.";
  if (disputed >= due)
    return "The health factor stays above one until the loan falls due, with or without the dispute.";
  const after = (time: number) => `after ${formatNumber(time, "days")} days`;
  if (alone >= due)
    return `The health factor stays above one until the loan falls due, but if the dispute is lost it falls below one ${after(disputed)}.`;
  if (alone === disputed)
    return `The health factor falls below one ${after(alone)}, with or without the dispute.`;
  return `The health factor falls below one ${after(alone)} by decay alone, and ${after(disputed)} if the dispute is lost.`;
}
