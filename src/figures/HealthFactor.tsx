import { afterLostDispute, decay } from "../models/reputation";
import { HOURS_A_DAY } from "../example/quantities";
import { numberOf, numbersOf, printNumber, type Example } from "../example/example";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, ticksAt } from "./parts/Axes";
import { attackFinding } from "./parts/attack";
import { Figure, Label } from "./parts/drawing";
import { axisGrowth, graph, linearScale, momentsOf } from "./parts/plot";

/** How far below and above one the axis reaches in print. */
const [BELOW, ABOVE] = [0.2, 0.24];
/** How far the axis of days reaches, in terms of the loan. */
const TERMS = 2;

/** The loan's health under decay alone and after one lost dispute, and when each falls below one. */
function HealthFactor({ example, view }: FigureProps) {
  const { due, end, lost, alone, disputed, crossings, washed, x, y, least, wider } = healthOverTime(example);
  const days = crossings.map((time) => printNumber(time, "days"));
  // At an extreme both lines reach one together.
  const shown = [...new Set(crossings)].filter((time) => time > 0 && time < end);
  const steps = [0.9, 1, 1.1, 1.2].map((at) => 1 + (at - 1) * wider);
  const names = y(steps.at(-1) ?? 1) - 8;
  const drop = `M${x(lost)},${y(alone(lost))}V${y(disputed(lost))}`;
  return (
    <Figure
      name="health-factor"
      title="Health factor of the loan over time"
      description={`The health factor starts at ${printNumber(alone(0), "factor")} and falls as reputation decays; by decay alone it reaches one after ${days[1]} days. A dispute lost after ${printNumber(lost * HOURS_A_DAY, "hours")} hours drops it from ${printNumber(alone(lost), "factor")} to ${printNumber(disputed(lost), "factor")}, and then it reaches one ${days[0]} days after the loan. Below one the position can be liquidated. The loan falls due after ${printNumber(due, "days")} days.`}
      height={516}
    >
      <rect className="fig-area-2" x={x(0)} y={y(1)} width={x(end) - x(0)} height={y(least) - y(1)} />
      <Axes
        x={x}
        y={y}
        xTitle="days after the loan"
        xTitleAt="below"
        yTitle="health factor"
        xTicks={ticksAt([0, ...shown, due, end], "days", shown)}
        yTicks={ticksAt(
          steps.filter((at) => at >= least),
          "factor",
          [1],
        )}
      />
      <path className="fig-quiet" d={`M${x(0)},${y(1)}H${x(end)}`} />
      <path className="fig-guide" d={shown.map((time) => `M${x(time)},${y(1)}V${y(least)}`).join("")} />
      <path className="fig-quiet" d={`M${x(due)},${y(1 + ABOVE * wider)}V${y(1)}`} />
      {view === "washed" && <path className="fig-line-3" d={graph(washed, [0, end], { x, y })} />}
      <path className="fig-line-1" d={graph(alone, [0, end], { x, y })} />
      <path className="fig-line-2" d={drop + graph(disputed, [lost, end], { x, y })} />
      {shown.map((time) => (
        <circle key={time} className="fig-marker" cx={x(time)} cy={y(1)} r={5} />
      ))}
      <Label x={x(lost) + 12} y={names} text={"dispute\nlost"} />
      <Label x={x(due) + 12} y={names} text="falls due" />
      <Label x={x(end) + 10} y={y(alone(end))} at="last" text={"decay\nalone"} />
      <Label x={x(end) + 10} y={y(disputed(end)) - 2} text={"after the\ndispute"} />
      {shown[0] !== undefined && (
        <Label x={x(shown[0]) + 12} y={y(1 - 0.135 * wider)} at="middle" text={"can be\nliquidated"} />
      )}
      {view === "washed" && <Label x={x(0) + 14} y={y(1) + 34} tone="strong" text={"on washed reputation"} />}
    </Figure>
  );
}

/** The health factor on round days, at the lost dispute, and where either line reaches one. */
function healthFactorTable(example: Example): FigureTable {
  const { due, end, lost, alone, disputed, crossings } = healthOverTime(example);
  return {
    columns: [
      ["Time after the loan", "days"],
      ["By decay alone", "factor"],
      ["With the dispute lost", "factor"],
    ],
    rows: momentsOf(
      [0, end],
      "days",
      [lost, due, ...crossings].filter((time) => time >= 0 && time <= end),
    ).map((time) => [time, alone(time), time < lost ? alone(time) : disputed(time)]),
  };
}

/** The axes are wide enough for both lines. They grow in large steps, so that they stand still while a value moves. */
function healthOverTime(example: Example) {
  const get = numbersOf(example);
  const factor = (reputation: number) =>
    (get("loan.covered") + get("loan.per-point") * reputation) / get("loan.debt");
  const held = (time: number) => decay(get("reputation.standing"), get("reputation.decay"), time);
  const alone = (time: number) => factor(held(time));
  const disputed = (time: number) => factor(afterLostDispute(held(time), get("reputation.cut")));
  const end = TERMS * get("loan.term");
  const lowest = Math.min(disputed(end), alone(end));
  const wider = axisGrowth(Math.max((alone(0) - 1) / ABOVE, (1 - lowest) / BELOW));
  const least = Math.max(0, 1 - BELOW * wider);
  return {
    due: get("loan.term"),
    end,
    lost: get("time.appeal-ends") / HOURS_A_DAY,
    alone,
    disputed,
    wider,
    least,
    x: linearScale([0, end], [60, 470]),
    y: linearScale([least, 1 + ABOVE * wider], [430, 52]),
    crossings: [get("loan.until.after"), get("loan.until")],
    /** The health of a loan that is secured by washed reputation alone and borrows all that it allows. */
    washed: (time: number) => decay(1, get("reputation.decay"), time),
  };
}

function finding(example: Example, view?: string): string {
  if (view === "washed") return attackFinding(example, "default");
  const [after, alone] = healthOverTime(example).crossings.map((time) =>
    time > 0 ? (Number.isFinite(time) ? `after ${printNumber(time, "days")} days` : "never") : "at once",
  );
  return `It falls below one ${alone} by decay alone, and ${after} with the lost dispute.`;
}

export const figure: FigureDefinition = {
  Drawing: HealthFactor,
  table: healthFactorTable,
  finding,
  parameters: [
    { input: "loan.debt", label: "Debt", least: 100, most: 300 },
    { input: "reputation.decay", label: "Decay of reputation" },
    { input: "reputation.cut", label: "Lost with a dispute" },
    { input: "wash.fee", label: "Fee on acceptance", most: 0.5 },
  ],
  named: ["loan.debt"],
  views: {
    label: "Show",
    none: "the loan",
    options: [{ value: "washed", label: "an attack: borrowing on nothing" }],
  },
  handles: (example) => {
    const { alone, x, y } = healthOverTime(example);
    const atStart = alone(0) * numberOf(example.values, "loan.debt");
    return [
      {
        input: "loan.debt",
        x: x(0),
        y: y(alone(0)),
        along: "y",
        valueAt: (place) => atStart / Math.max(0.01, y.invert(place)),
      },
    ];
  },
};
