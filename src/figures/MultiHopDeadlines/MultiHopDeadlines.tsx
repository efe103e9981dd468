import { type ScaleLinear, scaleLinear } from "d3-scale";
import type { FigureTable } from "../../lib/figure-table";
import { nameOf, numberOf, type Run } from "../../lib/run";
import {
  alignedWaitingPeriods,
  earliestDeadline,
  longestDispute,
  type Windows,
} from "../../models/multi-hop";
import { jobWindows } from "../../models/run";
import type { FigureProps } from "../figure-props";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

const HOURS_A_DAY = 24;
const END = 21;
const TICKS = [0, 7, 14];
const BAR = 26;
/** From the leaf to the root. */
const sellers = ["second-sub", "first-sub", "lead"];

/** When a job is delivered, until when it can be disputed, and until when a dispute over it can last; in days. */
type Life = { due: number; open: number; closed: number };

/** A path of three jobs under two aims: that inputs are final, and that liability reaches down. */
export function MultiHopDeadlines({ run }: FigureProps) {
  const { hours, names, final, aligned } = livesOfJobs(run);
  const x = scaleLinear([0, END], [4, 632]);
  const work = hours / HOURS_A_DAY;
  const dates = final.map(({ due, closed }, edge) => `${names[edge]} by day ${due}, closed on day ${closed}`);
  const open = aligned.map(({ due, open }, edge) => `${names[edge]} for ${open - due} days`);
  return (
    <Figure
      name="multi-hop-deadlines"
      title="A path of three jobs with final inputs and with aligned windows"
      description={`Two time lines in days, each with three jobs from the leaf to the root. With final inputs each seller delivers after the job below has closed: ${dates.join("; ")}. With aligned windows all deliver within ${aligned.at(-1)?.due} days, and each job can be disputed until every dispute above it has ended: ${open.join("; ")}.`}
      height={772}
    >
      <Panel top={24} title="Final inputs" x={x}>
        {final.map((times, edge) => (
          <Row
            key={names[edge]}
            times={times}
            work={work}
            y={86 + edge * 76}
            x={x}
            label={`${names[edge]}: day ${times.due} to day ${times.closed}`}
            anchor={edge === final.length - 1 ? "end" : "start"}
          />
        ))}
      </Panel>
      <Panel top={388} title="Aligned windows" x={x}>
        {aligned.map((times, edge) => (
          <Row
            key={names[edge]}
            times={times}
            work={work}
            y={450 + edge * 76}
            x={x}
            label={`${names[edge]}: can be disputed for ${times.open - times.due} days`}
            anchor="start"
          />
        ))}
      </Panel>
      <rect className="fig-bar-1" x={4} y={742} width={26} height={18} />
      <Label x={40} y={751} at="middle" text="work" />
      <rect className="fig-area-3" x={134} y={742} width={26} height={18} />
      <Label x={170} y={751} at="middle" text="open" />
      <rect className="fig-area-2" x={262} y={742} width={26} height={18} />
      <Label x={298} y={751} at="middle" text="in dispute" />
    </Figure>
  );
}

/** When each job is delivered and closed under either aim. */
export function multiHopDeadlinesTable(run: Run): FigureTable {
  const { names, final, aligned } = livesOfJobs(run);
  const row = (aim: string) => (life: Life, edge: number) => [
    aim,
    names[edge] ?? "",
    life.due,
    life.open,
    life.closed,
  ];
  return {
    columns: [
      { title: "Aim" },
      { title: "Seller" },
      ...["Delivers by", "Can be disputed until", "Closed by"].map((title) => ({
        title,
        unit: "days" as const,
      })),
    ],
    rows: [...final.map(row("final inputs")), ...aligned.map(row("aligned windows"))],
  };
}

function livesOfJobs({ values }: Run): { hours: number; names: string[]; final: Life[]; aligned: Life[] } {
  const get = (name: string) => numberOf(values, name);
  const windows = jobWindows(get);
  const hours = get("window.work");
  const periods = alignedWaitingPeriods(sellers.length - 1, hours, windows).reverse();
  return {
    hours,
    names: sellers.map((seller) => nameOf(values, `party.${seller}`)),
    final: sellers.map((_, edge) => life(earliestDeadline(edge, hours, windows), windows)),
    aligned: periods.map((waitingPeriod, edge) => life((edge + 1) * hours, { ...windows, waitingPeriod })),
  };
}

function life(dueInHours: number, windows: Windows): Life {
  return {
    due: dueInHours / HOURS_A_DAY,
    open: (dueInHours + windows.waitingPeriod) / HOURS_A_DAY,
    closed: (dueInHours + longestDispute(windows)) / HOURS_A_DAY,
  };
}

type PanelProps = { top: number; title: string; x: ScaleLinear<number, number>; children: JSX.Element[] };

function Panel({ top, title, x, children }: PanelProps) {
  const axis = top + 262;
  return (
    <g>
      <Label x={x(0)} y={top} tone="strong" text={title} />
      {children}
      <path className="fig-quiet" d={`M${x(0)},${axis}H${x(END)}`} />
      {[...TICKS, END].map((day) => (
        <path key={day} className="fig-quiet" d={`M${x(day)},${axis}v6`} />
      ))}
      {TICKS.map((day) => (
        <Label
          key={day}
          x={x(day)}
          y={axis + 34}
          anchor={day === 0 ? "start" : "middle"}
          text={String(day)}
        />
      ))}
      <Label x={x(END)} y={axis + 34} anchor="end" text={`${END} days`} />
    </g>
  );
}

type RowProps = {
  times: Life;
  work: number;
  y: number;
  x: ScaleLinear<number, number>;
  label: string;
  anchor: "start" | "end";
};

/** One job: its seller's work, the time in which it can be disputed, and the rest of a dispute. */
function Row({ times: { due, open, closed }, work, y, x, label, anchor }: RowProps) {
  const piece = (from: number, to: number) => ({ x: x(from), y, width: x(to) - x(from), height: BAR });
  return (
    <g>
      <Label x={anchor === "end" ? x(closed) : x(due - work)} y={y - 12} anchor={anchor} text={label} />
      <path className="fig-grid" d={`M${x(0)},${y + BAR}H${x(END)}`} />
      <rect className="fig-bar-1" {...piece(due - work, due)} />
      <rect className="fig-area-3" {...piece(due, open)} />
      <rect className="fig-area-2" {...piece(open, closed)} />
      <path className="fig-quiet" d={`M${x(open)},${y}v${BAR}`} />
    </g>
  );
}
