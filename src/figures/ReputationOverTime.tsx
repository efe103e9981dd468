import { effectiveAfterLosses, storedTotal, vestedTotal } from "../models/reputation";
import { recordOf } from "../example/reputation-values";
import { numbersOf, printNumber, type Example, textsOf } from "../example/example";
import type { ValueName } from "../example/names";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, Span, ticksAt } from "./parts/Axes";
import { attackFinding, attackLabel } from "./parts/attack";
import { Figure, Label } from "./parts/drawing";
import { axisGrowth, graph, handleAlongX, linearScale, momentsOf, stairPath } from "./parts/plot";

const MAX_POINTS = 32;

/** Three awards of the example on a time line and one lost dispute: what is awarded, what has vested, what counts. */
function ReputationOverTime({ example, view }: FigureProps) {
  const get = numbersOf(example);
  const { awards, terms, loss, end, awarded, vested, counting, x, y, higher } = recordOverTime(example, view);
  const [before, after] = [get("record.loss.before"), get("record.loss.after")];
  const untilLoss = graph((time) => effectiveAfterLosses(awards, terms, [], time), [0, loss.at], { x, y });
  const fromLoss = graph(counting, [loss.at, end], { x, y }).replace(/^M/, "L");
  // The stairs turn at each award, between the ends of the record.
  const steps = [0, ...awards.map(({ at }) => at), end];
  const points = (value: number) => printNumber(value, "points");
  return (
    <Figure
      name="reputation-over-time"
      title="Awarded, vested and effective reputation over time"
      description="Three equal awards on a time line of days, and a lost dispute between the last two. The awarded total jumps, the vested total climbs to it in straight lines, and the effective total lies below both: it falls in every pause, and drops by a share at the dispute."
      height={480}
    >
      <Axes
        x={x}
        y={y}
        xTitle="days"
        yTitle="points"
        xTicks={ticksAt([0, get("record.second"), loss.at], "days", [loss.at])}
        yTicks={ticksAt(
          [0, 10, 20, 30].map((at) => at * higher),
          "points",
        )}
      />
      <path className="fig-line-3" d={stairPath(steps.map((time) => [x(time), y(awarded(time))]))} />
      <path className="fig-line-2" d={graph(vested, [0, end], { x, y })} />
      <path className="fig-line-1" d={untilLoss + fromLoss} />
      <Label x={x(end) + 10} y={y(awarded(end))} at="middle" text="awarded" />
      <Label x={x(end) + 10} y={y(vested(end))} at="middle" text="vested" />
      <Label x={x(end) + 10} y={y(counting(end))} at="middle" text="effective" />
      {view === "wash" ? (
        <Label
          x={x(0) + 14}
          y={y(0) - 84}
          tone="strong"
          text={`one job with oneself ${attackLabel(example, "wash")}`}
        />
      ) : (
        <Label
          x={x(loss.at) - 8}
          y={Math.min(y(after) + 60, y(0) - 44)}
          anchor="end"
          text={`dispute lost:\n${points(before)} to ${points(after)}`}
        />
      )}
      <Span from={x(0)} to={x(Math.min(end, terms.vestingDuration))} y={y(0) + 62} text="vests over $τ$" />
    </Figure>
  );
}

/** The three totals on days of the record, and at each award and the loss. */
function reputationTable(example: Example): FigureTable {
  const { awards, loss, end, awarded, vested, counting } = recordOverTime(example);
  const moments = momentsOf([0, end], "days", [...awards.map(({ at }) => at), loss.at]);
  return {
    columns: [
      ["Time", "days"],
      ["Awarded", "points"],
      ["Vested", "points"],
      ["Effective", "points"],
    ],
    rows: moments.map((time) => [time, awarded(time), vested(time), counting(time)]),
  };
}

/** The points of the axis grow in large steps, so that it stands still while a value moves. */
function recordOverTime(example: Example, view?: string) {
  const get = numbersOf(example);
  const { awards, terms, loss } = recordOf(get);
  const end = get("record.end");
  const awarded = (time: number) => storedTotal(awards, time);
  const higher = axisGrowth(awarded(end) / MAX_POINTS);
  return {
    awards,
    terms,
    loss,
    end,
    higher,
    x: linearScale([0, end], [56, 504]),
    y: linearScale([0, MAX_POINTS * higher], [372, 52]),
    awarded,
    vested: (time: number) => vestedTotal(awards, terms.vestingDuration, time),
    // Nobody disputes a job with oneself.
    counting: (time: number) => effectiveAfterLosses(awards, terms, view === "wash" ? [] : [loss], time),
  };
}

function finding(example: Example, view?: string): string {
  if (view === "wash") return attackFinding(example, "wash");
  const text = textsOf(example);
  const number = (name: ValueName) => example.values[name].number;
  return `Lost on day ${number("record.loss")}, the dispute takes ${number("record.loss.before")} to ${text("record.loss.after")}; day ${number("record.end")} ends with ${number("record.end.counting")}.`;
}

export const figure: FigureDefinition = {
  Drawing: ReputationOverTime,
  table: reputationTable,
  finding,
  parameters: [
    { input: "record.loss", label: "Day of the lost dispute", least: 16, most: 34 },
    { input: "reputation.decay", label: "Decay" },
    { input: "reputation.vesting", label: "Vesting", most: 30 },
    { input: "wash.fee", label: "Fee on acceptance", most: 0.5 },
  ],
  named: ["record.loss"],
  views: {
    label: "Show",
    none: "a record with a lost dispute",
    options: [{ value: "wash", label: "an attack: jobs with oneself" }],
  },
  handles: (example, view) => {
    if (view === "wash") return [];
    const { loss, counting, x, y } = recordOverTime(example);
    return [handleAlongX("record.loss", x, loss.at, y(counting(loss.at)))];
  },
};
