import { HOURS_A_DAY } from "../example/quantities";
import { nameOf, numbersOf, printNumber, type Example } from "../example/example";
import type { InputName } from "../example/names";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Figure, Label } from "./parts/drawing";
import { axisGrowth, linearScale, type Scale } from "./parts/plot";

const END = 30;
const TICKS = [0, 10, 20];
const BAR = 26;
/** From the leaf to the root. */
const sellers = ["second-sub", "first-sub", "lead"] as const;
const DEADLINES = ["hop.deadline.leaf", "hop.deadline.middle", "hop.deadline.root"] as const;

const LEGEND = [
  { x: 4, className: "fig-bar-1", text: "work" },
  { x: 116, className: "fig-area-3", text: "open" },
  { x: 228, className: "fig-bar-2", text: "to react" },
  { x: 392, className: "fig-area-2", text: "in dispute" },
] as const;

/** When a job is delivered, until when it can be disputed, and until when a dispute over it can last; in days. */
type Life = { due: number; open: number; closed: number };

/** A path of three jobs under two aims: that inputs are final, and that liability reaches down. */
function MultiHopDeadlines({ example }: FigureProps) {
  const { work, names, final, aligned } = livesOfJobs(example);
  const longest = Math.max(...[...final, ...aligned].map(({ closed }) => closed));
  const end = END * axisGrowth(longest / END);
  const x = linearScale([0, end], [4, 632]);
  const dates = final.map(
    ({ due, closed }, edge) => `${names[edge]} by day ${days(due)}, closed on day ${days(closed)}`,
  );
  const open = aligned.map(({ due, open }, edge) => `${names[edge]} for ${days(open - due)} days`);
  return (
    <Figure
      name="multi-hop-deadlines"
      title="A path of three jobs with final inputs and with aligned windows"
      description={`Two time lines in days, each with three jobs from the leaf to the root. With final inputs each seller delivers after the job below has closed: ${dates.join("; ")}. With aligned windows all deliver within ${days(aligned.at(-1)?.due ?? 0)} days, and each job can be disputed until every dispute above it has ended, with what is left then as time to react: ${open.join("; ")}.`}
      height={772}
    >
      <Panel top={24} title="Final inputs" x={x} end={end}>
        {final.map((times, edge) => (
          <Row
            key={names[edge]}
            {...{ times, work, x }}
            y={86 + edge * 76}
            label={`${names[edge]}: day ${days(times.due)} to day ${days(times.closed)}`}
            anchor={edge === final.length - 1 ? "end" : "start"}
          />
        ))}
      </Panel>
      <Panel top={388} title="Aligned windows" x={x} end={end}>
        {aligned.map((times, edge) => (
          <Row
            key={names[edge]}
            {...{ times, work, x }}
            y={450 + edge * 76}
            label={`${names[edge]}: can be disputed for ${days(times.open - times.due)} days`}
            anchor="start"
            over={aligned[edge + 1]?.closed}
          />
        ))}
      </Panel>
      {LEGEND.map(({ x, className, text }) => (
        <g key={text}>
          <rect className={className} x={x} y={742} width={26} height={18} />
          <Label x={x + 36} y={751} at="middle" text={text} />
        </g>
      ))}
    </Figure>
  );
}

/** When each job is delivered and closed under either aim. */
function multiHopDeadlinesTable(example: Example): FigureTable {
  const { names, final, aligned } = livesOfJobs(example);
  const row = (aim: string) => (life: Life, edge: number) => [aim, names[edge] ?? "", ...Object.values(life)];
  return {
    columns: [
      ["Aim"],
      ["Seller"],
      ["Delivers by", "days"],
      ["Can be disputed until", "days"],
      ["Closed by", "days"],
    ],
    rows: [...final.map(row("final inputs")), ...aligned.map(row("aligned windows"))],
  };
}

function livesOfJobs(example: Example) {
  const get = numbersOf(example);
  const inDays = (name: InputName) => get(name) / HOURS_A_DAY;
  const [work, waiting] = [inDays("window.work"), inDays("window.waiting")];
  const life = (due: number, waitingPeriod: number): Life => ({
    due,
    open: due + waitingPeriod,
    closed: due + waitingPeriod + get("window.longest.days") - waiting,
  });
  const periods = [get("hop.waiting.leaf"), get("hop.waiting.middle"), waiting];
  return {
    work,
    names: sellers.map((seller) => nameOf(example.values, `party.${seller}`)),
    final: DEADLINES.map((deadline) => life(get(deadline), waiting)),
    aligned: periods.map((period, edge) => life((edge + 1) * work, period)),
  };
}

const days = (value: number) => printNumber(value, "days");

type PanelProps = { top: number; title: string; x: Scale; end: number; children: JSX.Element[] };

function Panel({ top, title, x, end, children }: PanelProps) {
  const axis = top + 262;
  const ticks = TICKS.map((day) => (day * end) / END);
  return (
    <g>
      <Label x={x(0)} y={top} tone="strong" text={title} />
      {children}
      <path className="fig-quiet" d={`M${x(0)},${axis}H${x(end)}`} />
      {[...ticks, end].map((day) => (
        <path key={day} className="fig-quiet" d={`M${x(day)},${axis}v6`} />
      ))}
      {ticks.map((day) => (
        <Label key={day} x={x(day)} y={axis + 34} anchor={day === 0 ? "start" : "middle"} text={days(day)} />
      ))}
      <Label x={x(end)} y={axis + 34} anchor="end" text={`${days(end)} days`} />
    </g>
  );
}

type RowProps = {
  times: Life;
  work: number;
  y: number;
  x: Scale;
  label: string;
  anchor: "start" | "end";
  /** When every dispute over the job above has ended; the rest is time to react. */
  over?: number | undefined;
};

/** One job: its seller's work, the time in which it can be disputed, and the rest of a dispute. */
function Row({ times: { due, open, closed }, work, y, x, label, anchor, over }: RowProps) {
  const piece = (from: number, to: number) => ({ x: x(from), y, width: x(to) - x(from), height: BAR });
  return (
    <g>
      <Label x={anchor === "end" ? x(closed) : x(due - work)} y={y - 12} anchor={anchor} text={label} />
      <path className="fig-grid" d={`M${x(0)},${y + BAR}H${x.range[1]}`} />
      <rect className="fig-bar-1" {...piece(due - work, due)} />
      <rect className="fig-area-3" {...piece(due, open)} />
      {over !== undefined && over < open && <rect className="fig-bar-2" {...piece(over, open)} />}
      <rect className="fig-area-2" {...piece(open, closed)} />
      <path className="fig-quiet" d={`M${x(open)},${y}v${BAR}`} />
    </g>
  );
}

function finding(example: Example): string {
  const { names, final, aligned } = livesOfJobs(example);
  const [last, first] = [aligned[0], final.at(-1)];
  if (!last || !first) return "";
  return `With final inputs ${names.at(-1)} delivers on day ${days(first.due)}. Aligned, ${names[0]} can be disputed for ${days(last.open - last.due)} days.`;
}

export const figure: FigureDefinition = {
  Drawing: MultiHopDeadlines,
  table: multiHopDeadlinesTable,
  finding,
  parameters: [
    { input: "window.waiting", label: "Waiting period", least: 21 },
    { input: "window.appeal", label: "Appeal window", least: 27 },
    { input: "window.judgment", label: "Judgment", least: 50 },
    { input: "window.work", label: "Work of each seller" },
  ],
  named: ["window.waiting"],
};
