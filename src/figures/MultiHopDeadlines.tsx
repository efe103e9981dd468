import { createNumberGetter, type Example, formatNumber, getPartyName } from "../example/example";
import type { InputName } from "../example/names";
import { HOURS_PER_DAY } from "../example/quantities";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: MultiHopDeadlines,
  createTable: createMultiHopDeadlinesTable,
  describeFinding,
};

/** More days than the last job takes with the longest waiting period that the slider reaches. */
const LAST_DAY = 52;
const TICKS = [0, 10, 20, 30, 40];
const xScale = createLinearScale([0, LAST_DAY], [0, 638]);
const BAR = 26;
/** Labels of jobs that begin further to the right end with their job instead. */
const RIGHTMOST_START = xScale(21);

/** From the last job of the chain up. */
const SELLERS = ["second-sub", "first-sub", "lead"] as const;
const DEADLINES = ["hop.deadline.leaf", "hop.deadline.middle", "hop.deadline.root"] as const;

const WAYS = { waiting: "Each waits for the job below", early: "All deliver early" } as const;

const LEGEND = [
  { x: 0, className: styles.bar2, text: "work" },
  { x: 92, className: styles.tint, text: "review" },
  { x: 208, className: styles.area3, text: "open" },
  { x: 320, className: styles.bar3, text: "to react" },
  { x: 468, className: styles.area4, text: "in dispute" },
] as const;

/**
 * When a job is delivered, until when it is reviewed, until when it can be disputed, and until when a dispute over it can
 * last; in days.
 */
type JobTimes = { due: number; reviewed: number; open: number; closed: number };

/** A chain of three jobs in two ways: each seller waits until the job below is over, or all deliver early. */
function MultiHopDeadlines({ example }: FigureProps) {
  const { work, names, waiting, early } = getJobTimes(example);
  const dates = waiting.map(
    ({ due, closed }, job) => `${names[job]} by day ${formatDays(due)}, over on day ${formatDays(closed)}`,
  );
  const open = early.map(
    ({ reviewed, open }, job) => `${names[job]} for ${formatDays(open - reviewed)} days`,
  );
  return (
    <DrawingFrame
      name="multi-hop-deadlines"
      title="A chain of three jobs, if each seller waits for the job below and if all deliver early"
      description={`Two time lines in days, each with three jobs from the last of the chain up. In the upper one each seller delivers once the job below is over: ${dates.join("; ")}. In the lower one all deliver within ${formatDays(early.at(-1)?.due ?? 0)} days, and each job can be disputed until every dispute above it has ended, with time left to react: ${open.join("; ")}.`}
      height={772}
    >
      <Panel top={24} title={WAYS.waiting}>
        {waiting.map((life, job) => (
          <Row
            key={names[job]}
            {...{ life, work }}
            y={86 + job * 76}
            label={`${names[job]}: day ${formatDays(life.due)} to day ${formatDays(life.closed)}`}
          />
        ))}
      </Panel>
      <Panel top={388} title={WAYS.early}>
        {early.map((life, job) => (
          <Row
            key={names[job]}
            {...{ life, work }}
            y={450 + job * 76}
            label={`${names[job]}: can be disputed for ${formatDays(life.open - life.reviewed)} days`}
            over={early[job + 1]?.closed}
          />
        ))}
      </Panel>
      {LEGEND.map(({ x, className, text }) => (
        <g key={text}>
          <rect className={className} x={x} y={742} width={26} height={18} />
          <Label x={x + 36} y={751} yAnchor="middle" text={text} />
        </g>
      ))}
    </DrawingFrame>
  );
}

/** When each job is delivered and over, in both ways. */
function createMultiHopDeadlinesTable(example: Example): FigureTable {
  const { names, waiting, early } = getJobTimes(example);
  const row = (way: string) => (life: JobTimes, job: number) => [
    way,
    names[job] ?? "",
    ...Object.values(life),
  ];
  return {
    columns: [
      ["Way"],
      ["Seller"],
      ["Delivers by", "days"],
      ["Reviewed by", "days"],
      ["Can be disputed until", "days"],
      ["Over by", "days"],
    ],
    rows: [...waiting.map(row(WAYS.waiting)), ...early.map(row(WAYS.early))],
  };
}

function getJobTimes(example: Example) {
  const get = createNumberGetter(example);
  const inDays = (name: InputName) => get(name) / HOURS_PER_DAY;
  const [work, review, period] = [
    inDays("window.work"),
    inDays("window.validation"),
    inDays("window.waiting"),
  ];
  const life = (due: number, waitingPeriod: number): JobTimes => ({
    due,
    reviewed: due + review,
    open: due + review + waitingPeriod,
    closed: due + waitingPeriod + get("window.longest.days") - period,
  });
  const periods = [get("hop.waiting.leaf"), get("hop.waiting.middle"), period];
  return {
    work,
    names: SELLERS.map((seller) => getPartyName(example.values, `party.${seller}`)),
    waiting: DEADLINES.map((deadline) => life(get(deadline), period)),
    early: periods.map((waitingPeriod, job) => life((job + 1) * work, waitingPeriod)),
  };
}

const formatDays = (value: number) => formatNumber(value, "days");

type PanelProps = { top: number; title: string; children: JSX.Element[] };

function Panel({ top, title, children }: PanelProps) {
  const axis = top + 262;
  return (
    <g>
      <Label x={xScale(0)} y={top} tone="strong" text={title} />
      {children}
      <path className={styles.axisLine} d={`M${xScale(0)},${axis}H${xScale(LAST_DAY)}`} />
      {[...TICKS, LAST_DAY].map((day) => (
        <path key={day} className={styles.axisLine} d={`M${xScale(day)},${axis}v6`} />
      ))}
      {TICKS.map((day) => (
        <Label
          key={day}
          x={xScale(day)}
          y={axis + 34}
          anchor={day === 0 ? "start" : "middle"}
          text={formatDays(day)}
        />
      ))}
      <Label x={xScale(LAST_DAY)} y={axis + 34} anchor="end" text={`${formatDays(LAST_DAY)} days`} />
    </g>
  );
}

type RowProps = {
  life: JobTimes;
  work: number;
  y: number;
  label: string;
  /** When every dispute over the job above has ended; the rest is time to react. */
  over?: number | undefined;
};

/** One job: its seller's work, its review, the time in which it can be disputed, and the rest of a dispute. */
function Row({ life: { due, reviewed, open, closed }, work, y, label, over }: RowProps) {
  const piece = (from: number, to: number) => ({
    x: xScale(from),
    y,
    width: xScale(to) - xScale(from),
    height: BAR,
  });
  const start = xScale(due - work);
  const isRight = start > RIGHTMOST_START;
  return (
    <g>
      <Label
        x={isRight ? xScale(closed) : start}
        y={y - 12}
        anchor={isRight ? "end" : "start"}
        text={label}
      />
      <path className={styles.gridLine} d={`M${xScale(0)},${y + BAR}H${xScale(LAST_DAY)}`} />
      <rect className={styles.bar2} {...piece(due - work, due)} />
      <rect className={styles.tint} {...piece(due, reviewed)} />
      <rect className={styles.area3} {...piece(reviewed, open)} />
      {over !== undefined && over < open && <rect className={styles.bar3} {...piece(over, open)} />}
      <rect className={styles.area4} {...piece(open, closed)} />
      <path className={styles.axisLine} d={`M${xScale(open)},${y}v${BAR}`} />
    </g>
  );
}

function describeFinding(example: Example): string {
  const { names, waiting, early } = getJobTimes(example);
  const [last, first] = [early[0], waiting.at(-1)];
  if (!last || !first) return "";
  return `If each seller waits for the job below, ${names.at(-1)} delivers on day ${formatDays(first.due)}; if all deliver early, ${names[0]}’s work can be disputed for ${formatDays(last.open - last.reviewed)} days.`;
}
