import { scaleLinear } from "d3-scale";
import type { FigureTable } from "../../lib/figure-table";
import { numberOf, printNumber, type Run } from "../../lib/run";
import { borrowingCapacity, healthFactor } from "../../models/lending";
import { afterLostDispute, decay } from "../../models/reputation";
import type { FigureProps } from "../figure-props";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { graph, momentsOf } from "../parts/plot";

const LEAST = 0.8;
const HOURS_A_DAY = 24;

/** The loan's health under decay alone and after one lost dispute, and when each falls below one. */
export function HealthFactor({ run }: FigureProps) {
  const { end, lost, alone, disputed, crossings } = healthOverTime(run);
  const x = scaleLinear([0, end], [60, 470]);
  const y = scaleLinear([LEAST, 1.24], [430, 52]);
  const days = crossings.map((time) => printNumber(time, "days"));
  const drop = `M${x(lost)},${y(alone(lost))}V${y(disputed(lost))}`;
  return (
    <Figure
      name="health-factor"
      title="Health factor of the loan over time"
      description={`The health factor starts at ${printNumber(alone(0), "factor")} and falls as reputation decays; by decay alone it reaches one after ${days[1]} days. A dispute lost after ${printNumber(lost * HOURS_A_DAY, "hours")} hours drops it from ${printNumber(alone(lost), "factor")} to ${printNumber(disputed(lost), "factor")}, and then it reaches one ${days[0]} days after the loan. Below one the position can be liquidated.`}
      height={516}
    >
      <rect className="fig-area-2" x={x(0)} y={y(1)} width={x(end) - x(0)} height={y(LEAST) - y(1)} />
      <Axes
        x={x}
        y={y}
        xTitle="days after the loan"
        xTitleAt="below"
        yTitle="health factor"
        xTicks={[
          { at: 0, text: "0" },
          ...crossings.map((at, index) => ({ at, text: days[index] ?? "" })),
          { at: end, text: String(end) },
        ]}
        yTicks={[0.9, 1, 1.1, 1.2].map((at) => ({ at, text: String(at) }))}
      />
      <path className="fig-quiet" d={`M${x(0)},${y(1)}H${x(end)}`} />
      <path className="fig-guide" d={crossings.map((time) => `M${x(time)},${y(1)}V${y(LEAST)}`).join("")} />
      <path className="fig-line-1" d={graph(alone, [0, end], { x, y })} />
      <path className="fig-line-2" d={drop + graph(disputed, [lost, end], { x, y })} />
      {crossings.map((time) => (
        <circle key={time} className="fig-marker" cx={x(time)} cy={y(1)} r={5} />
      ))}
      <Label x={x(lost) + 12} y={y(1.2)} text="dispute lost" />
      <Label x={x(end) + 10} y={y(alone(end))} at="last" text={"decay\nalone"} />
      <Label x={x(end) + 10} y={y(disputed(end)) - 2} text={"after the\ndispute"} />
      <Label x={x(crossings[0] ?? 0) + 12} y={y(0.865)} at="middle" text={"can be\nliquidated"} />
    </Figure>
  );
}

/** The health factor on round days, at the lost dispute, and where either line reaches one. */
export function healthFactorTable(run: Run): FigureTable {
  const { end, lost, alone, disputed, crossings } = healthOverTime(run);
  return {
    columns: [
      { title: "Time after the loan", unit: "days" },
      { title: "By decay alone", unit: "factor" },
      { title: "With the dispute lost", unit: "factor" },
    ],
    rows: momentsOf([0, end], [lost, ...crossings]).map((time) => [
      time,
      alone(time),
      time < lost ? alone(time) : disputed(time),
    ]),
  };
}

function healthOverTime({ values }: Run) {
  const get = (name: string) => numberOf(values, name);
  const collateral = [{ value: get("loan.collateral"), liquidationThreshold: get("loan.threshold") }];
  const factor = (reputation: number) =>
    healthFactor(borrowingCapacity(collateral, get("loan.per-point") * reputation), get("loan.debt"));
  const held = (time: number) => decay(get("reputation.standing"), get("reputation.decay"), time);
  return {
    end: get("loan.term"),
    lost: get("time.appeal-ends") / HOURS_A_DAY,
    alone: (time: number) => factor(held(time)),
    disputed: (time: number) => factor(afterLostDispute(held(time), get("reputation.cut"))),
    crossings: [get("loan.until.after"), get("loan.until")],
  };
}
