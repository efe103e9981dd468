import { createNumberGetter, type Example, getPartyName } from "../example/example";
import { formatNumber } from "../example/format-number";
import type { InputName } from "../example/names";
import { HOURS_PER_DAY } from "../example/quantities";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { DrawingFrame, Label, LegendEntry } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: MultiHopDeadlines,
  createTable: createMultiHopDeadlinesTable,
  describeFinding,
};

/** The end of the axis, which has room for the longest waiting period that the slider reaches. */
const LAST_DAY = 52;
const TICK_DAYS = [0, 10, 20, 30, 40];
const xScale = createLinearScale([0, LAST_DAY], [0, 638]);
const BAR_HEIGHT = 26;
/** A job that begins further to the right has a label that ends where the job ends. */
const MAX_START_X = xScale(21);

// Both lists begin with the last job of the chain.
const SELLERS = ["second-sub", "first-sub", "lead"] as const;
const DEADLINES = ["hop.deadline.leaf", "hop.deadline.middle", "hop.deadline.root"] as const;

const WAY_TITLES = { waiting: "Each waits for the job below", early: "All deliver early" } as const;

const LEGEND = [
  { x: 0, className: styles.bar2, text: "work" },
  { x: 92, className: styles.tint, text: "review" },
  { x: 208, className: styles.area3, text: "open" },
  { x: 320, className: styles.bar3, text: "to react" },
  { x: 468, className: styles.area4, text: "in dispute" },
] as const;

/** The days on which a job is due, its review ends, it can no longer be disputed, and the longest dispute over it ends. */
type JobTimes = { due: number; reviewed: number; open: number; closed: number };

/** Draws a chain of three jobs in two ways: each seller waits until the job below is over, or all deliver early. */
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
      <WayPanel top={24} title={WAY_TITLES.waiting}>
        {waiting.map((times, job) => (
          <JobRow
            key={names[job]}
            {...{ times, work }}
            y={86 + job * 76}
            label={`${names[job]}: day ${formatDays(times.due)} to day ${formatDays(times.closed)}`}
          />
        ))}
      </WayPanel>
      <WayPanel top={388} title={WAY_TITLES.early}>
        {early.map((times, job) => (
          <JobRow
            key={names[job]}
            {...{ times, work }}
            y={450 + job * 76}
            label={`${names[job]}: can be disputed for ${formatDays(times.open - times.reviewed)} days`}
            reactFrom={early[job + 1]?.closed}
          />
        ))}
      </WayPanel>
      {LEGEND.map(({ x, className, text }) => (
        <LegendEntry key={text} className={className} x={x} y={751} text={text} />
      ))}
    </DrawingFrame>
  );
}

/** Returns the times of each job in both ways. */
function createMultiHopDeadlinesTable(example: Example): FigureTable {
  const { names, waiting, early } = getJobTimes(example);
  const createRow = (way: string) => (times: JobTimes, job: number) => [
    way,
    names[job] ?? "",
    ...Object.values(times),
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
    rows: [...waiting.map(createRow(WAY_TITLES.waiting)), ...early.map(createRow(WAY_TITLES.early))],
  };
}

function getJobTimes(example: Example) {
  const get = createNumberGetter(example);
  const getDays = (name: InputName) => get(name) / HOURS_PER_DAY;
  const [work, review, waitingPeriodDays] = [
    getDays("window.work"),
    getDays("window.validation"),
    getDays("window.waiting"),
  ];
  const createTimes = (due: number, waitingPeriod: number): JobTimes => ({
    due,
    reviewed: due + review,
    open: due + review + waitingPeriod,
    closed: due + waitingPeriod + get("window.longest.days") - waitingPeriodDays,
  });
  const periods = [get("hop.waiting.leaf"), get("hop.waiting.middle"), waitingPeriodDays];
  return {
    work,
    names: SELLERS.map((seller) => getPartyName(example.values, `party.${seller}`)),
    waiting: DEADLINES.map((deadline) => createTimes(get(deadline), waitingPeriodDays)),
    early: periods.map((waitingPeriod, job) => createTimes((job + 1) * work, waitingPeriod)),
  };
}

const formatDays = (value: number) => formatNumber(value, "days");

type WayPanelProps = { top: number; title: string; children: JSX.Element[] };

function WayPanel({ top, title, children }: WayPanelProps) {
  const axisY = top + 262;
  return (
    <g>
      <Label x={xScale(0)} y={top} tone="strong" text={title} />
      {children}
      <path className={styles.axisLine} d={`M${xScale(0)},${axisY}H${xScale(LAST_DAY)}`} />
      {[...TICK_DAYS, LAST_DAY].map((day) => (
        <path key={day} className={styles.axisLine} d={`M${xScale(day)},${axisY}v6`} />
      ))}
      {TICK_DAYS.map((day) => (
        <Label
          key={day}
          x={xScale(day)}
          y={axisY + 34}
          anchor={day === 0 ? "start" : "middle"}
          text={formatDays(day)}
        />
      ))}
      <Label x={xScale(LAST_DAY)} y={axisY + 34} anchor="end" text={`${formatDays(LAST_DAY)} days`} />
    </g>
  );
}

type JobRowProps = {
  times: JobTimes;
  work: number;
  y: number;
  label: string;
  /** The day on which every dispute over the job above has ended. The seller can react from then on. */
  reactFrom?: number | undefined;
};

/** Draws one job: its seller’s work, its review, the time in which it can be disputed, and the longest dispute. */
function JobRow({ times: { due, reviewed, open, closed }, work, y, label, reactFrom }: JobRowProps) {
  const getBarRect = (from: number, to: number) => ({
    x: xScale(from),
    y,
    width: xScale(to) - xScale(from),
    height: BAR_HEIGHT,
  });
  const startX = xScale(due - work);
  const hasLabelAtEnd = startX > MAX_START_X;
  return (
    <g>
      <Label
        x={hasLabelAtEnd ? xScale(closed) : startX}
        y={y - 12}
        anchor={hasLabelAtEnd ? "end" : "start"}
        text={label}
      />
      <path className={styles.gridLine} d={`M${xScale(0)},${y + BAR_HEIGHT}H${xScale(LAST_DAY)}`} />
      <rect className={styles.bar2} {...getBarRect(due - work, due)} />
      <rect className={styles.tint} {...getBarRect(due, reviewed)} />
      <rect className={styles.area3} {...getBarRect(reviewed, open)} />
      {reactFrom !== undefined && reactFrom < open && (
        <rect className={styles.bar3} {...getBarRect(reactFrom, open)} />
      )}
      <rect className={styles.area4} {...getBarRect(open, closed)} />
      <path className={styles.axisLine} d={`M${xScale(open)},${y}v${BAR_HEIGHT}`} />
    </g>
  );
}

function describeFinding(example: Example): string {
  const { names, waiting, early } = getJobTimes(example);
  const [lastJob, firstJob] = [early[0], waiting.at(-1)];
  if (!lastJob || !firstJob) return "";
  return `If each seller waits for the job below, ${names.at(-1)} delivers on day ${formatDays(firstJob.due)}; if all deliver early, ${names[0]}’s work can be disputed for ${formatDays(lastJob.open - lastJob.reviewed)} days.`;
}
