import { scaleLinear } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import type { FigureTable } from "../../lib/figure-table";
import { numberOf, printNumber, type Run } from "../../lib/run";
import { effectiveAfterLosses, storedTotal, vestedTotal } from "../../models/reputation";
import { recordOf } from "../../models/run";
import type { FigureProps } from "../figure-props";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { graph, momentsOf } from "../parts/plot";
import { Span } from "../parts/Span";

const MOST_POINTS = 32;

/** Three awards of the run on a time line and one lost dispute: what is awarded, what has vested, what counts. */
export function ReputationOverTime({ run }: FigureProps) {
  const get = (name: string) => numberOf(run.values, name);
  const { awards, terms, loss, end, awarded, vested, counting } = recordOverTime(run);
  const x = scaleLinear([0, end], [56, 504]);
  const y = scaleLinear([0, MOST_POINTS], [388, 68]);
  const stairs = line<number>(x, (time) => y(awarded(time)))
    .curve(curveStepAfter)
    .digits(1);
  const before = get("record.loss.before");
  const after = get("record.loss.after");
  const untilLoss = graph((time) => effectiveAfterLosses(awards, terms, [], time), [0, loss.at], { x, y });
  const fromLoss = graph(counting, [loss.at, end], { x, y }).replace(/^M/, "L");
  const points = (value: number) => printNumber(value, "points");
  return (
    <Figure
      name="reputation-over-time"
      title="Awarded, vested and effective reputation over time"
      description="Three equal awards on a time line of days, and a lost dispute between the last two. The awarded total jumps by each award. The vested total climbs to it in straight lines. The effective total lies below both: it rises while an award vests, falls in every pause, and drops by a fixed share at the lost dispute."
      height={496}
    >
      <Axes
        x={x}
        y={y}
        xTitle="days"
        yTitle="points"
        xTicks={[0, get("record.second"), loss.at].map((at) => ({ at, text: String(at) }))}
        yTicks={[0, 10, 20, 30].map((at) => ({ at, text: String(at) }))}
      />
      <path className="fig-line-3" d={stairs([0, ...awards.map(({ at }) => at), end]) ?? ""} />
      <path className="fig-line-2" d={graph(vested, [0, end], { x, y })} />
      <path className="fig-line-1" d={untilLoss + fromLoss} />
      <Label x={x(end) + 10} y={y(awarded(end))} at="middle" text="awarded" />
      <Label x={x(end) + 10} y={y(vested(end))} at="middle" text="vested" />
      <Label x={x(end) + 10} y={y(counting(end))} at="middle" text="effective" />
      <Label
        x={x(loss.at) - 8}
        y={y(after) + 60}
        anchor="end"
        text={`dispute lost:\n${points(before)} to ${points(after)}`}
      />
      <Span from={x(0)} to={x(terms.vestingDuration)} y={y(0) + 62} text="vests over $τ$" />
    </Figure>
  );
}

/** The three totals on days of the record, and at each award and the loss. */
export function reputationTable(run: Run): FigureTable {
  const { awards, loss, end, awarded, vested, counting } = recordOverTime(run);
  const moments = momentsOf([0, end], [...awards.map(({ at }) => at), loss.at]);
  return {
    columns: [
      { title: "Time", unit: "days" },
      { title: "Awarded", unit: "points" },
      { title: "Vested", unit: "points" },
      { title: "Effective", unit: "points" },
    ],
    rows: moments.map((time) => [time, awarded(time), vested(time), counting(time)]),
  };
}

function recordOverTime({ values }: Run) {
  const get = (name: string) => numberOf(values, name);
  const { awards, terms, loss } = recordOf(get);
  return {
    awards,
    terms,
    loss,
    end: get("record.end"),
    awarded: (time: number) => storedTotal(awards, time),
    vested: (time: number) => vestedTotal(awards, terms.vestingDuration, time),
    counting: (time: number) => effectiveAfterLosses(awards, terms, [loss], time),
  };
}
