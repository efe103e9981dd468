import { createNumberGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import type { InputName } from "../example/names";
import { HOURS_PER_DAY } from "../example/quantities";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { createTicks, HorizontalAxis } from "./parts/Axes";
import { DrawingFrame, Label, Legend } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, getRect } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: MultiHopDeadlines, createTable, describeFinding };

/** The end of the axis, which has room for the longest waiting period that the slider reaches. */
const LAST_DAY = 52;
const TICK_DAYS = [0, 10, 20, 30, 40];
const x = createLinearScale([0, LAST_DAY], [0, 638]);
const BAR_HEIGHT = 26;
/** A job that begins further to the right has a label that ends where the job ends. */
const MAX_START_X = x(21);
/** The distances from the title of a way to its first row, from row to row, and from the title to the axis. */
const ROWS = { top: 62, pitch: 76, axis: 262 };

// Both lists begin with the last job of the chain.
const SELLERS = ["second-sub", "first-sub", "lead"] as const;
const DEADLINES = ["hop.deadline.leaf", "hop.deadline.middle", "hop.deadline.root"] as const;

const LEGEND = [
  { x: 0, className: styles.bar2, text: "work" },
  { x: 104, className: styles.tint, text: "review" },
  { x: 220, className: styles.area3, text: "open" },
  { x: 328, className: styles.bar3, text: "to react" },
  { x: 474, className: styles.area4, text: "in dispute" },
] as const;

/** Draws a chain of three jobs in two ways: each seller waits until the job below is over, or all deliver early. */
function MultiHopDeadlines({ example }: FigureProps) {
  const ways = getJobTimes(example);
  return (
    <DrawingFrame
      title="A chain of three jobs, if each seller waits for the job below and if all deliver early"
      description={`Two time lines in days, each with three jobs from the last of the chain up. In the upper one each seller delivers once the job below is over: ${ways[0].jobs.map(({ label }) => label).join("; ")}. In the lower one all deliver early, and each job can be disputed until every dispute above it has ended, with time left to react: ${ways[1].jobs.map(({ label }) => label).join("; ")}.`}
      height={772}
    >
      {ways.map(({ top, title, jobs }) => (
        <g key={title}>
          <Label x={0} y={top} tone="strong" text={title} />
          {jobs.map((job, index) => (
            <JobRow key={job.name} job={job} y={top + ROWS.top + index * ROWS.pitch} />
          ))}
          <HorizontalAxis x={x} y={top + ROWS.axis} title="days" ticks={createTicks(TICK_DAYS, "days")} />
        </g>
      ))}
      <Legend y={751} entries={LEGEND} />
    </DrawingFrame>
  );
}

const formatDays = (value: number) => formatNumber(value, "days");

type JobRowProps = { job: ReturnType<typeof getJobTimes>[number]["jobs"][number]; y: number };

/** Draws one job: its seller’s work, its review, the time in which it can be disputed, and the longest dispute. */
function JobRow({ job: { label, start, due, reviewed, reactFrom, open, closed }, y }: JobRowProps) {
  const getDaysRect = (from: number, to: number) => getRect(x(from), y, x(to), y + BAR_HEIGHT);
  const startX = x(start);
  const hasLabelAtEnd = startX > MAX_START_X;
  return (
    <g>
      <Label
        x={hasLabelAtEnd ? x(closed) : startX}
        y={y - 12}
        anchor={hasLabelAtEnd ? "end" : "start"}
        text={label}
      />
      <path className={styles.gridLine} d={`M0,${y + BAR_HEIGHT}H${x(LAST_DAY)}`} />
      <rect className={styles.bar2} {...getDaysRect(start, due)} />
      <rect className={styles.tint} {...getDaysRect(due, reviewed)} />
      <rect className={styles.area3} {...getDaysRect(reviewed, open)} />
      <rect className={styles.bar3} {...getDaysRect(reactFrom, open)} />
      <rect className={styles.area4} {...getDaysRect(open, closed)} />
      <path className={styles.axisLine} d={`M${x(open)},${y}v${BAR_HEIGHT}`} />
    </g>
  );
}

/** Returns the jobs of both ways, with the days on which each starts, is due, and so on until its longest dispute has ended. */
function getJobTimes(example: Example) {
  const get = createNumberGetter(example);
  const getDays = (name: InputName) => get(name) / HOURS_PER_DAY;
  const [work, review, waitingDays] = [
    getDays("window.work"),
    getDays("window.validation"),
    getDays("window.waiting"),
  ];
  const createJob = (job: number, due: number, waitingPeriod: number) => {
    const name = example.values[`party.${SELLERS[job] ?? "lead"}`].text;
    const [start, reviewed] = [due - work, due + review];
    const [open, closed] = [
      reviewed + waitingPeriod,
      due + waitingPeriod + get("window.longest.days") - waitingDays,
    ];
    return { name, start, due, reviewed, open, closed };
  };
  const waiting = DEADLINES.map((deadline, job) => createJob(job, get(deadline), waitingDays));
  const early = [get("hop.waiting.leaf"), get("hop.waiting.middle"), waitingDays].map((period, job) =>
    createJob(job, (job + 1) * work, period),
  );
  return [
    {
      ...{ top: 24, title: "Each waits for the job below" },
      jobs: waiting.map((job) => ({
        ...{ ...job, reactFrom: job.open },
        label: `${job.name}: day ${formatDays(job.due)} to day ${formatDays(job.closed)}`,
      })),
    },
    {
      ...{ top: 388, title: "All deliver early" },
      jobs: early.map((job, index) => ({
        // Every dispute over the job above has ended then.
        ...{ ...job, reactFrom: Math.min(early[index + 1]?.closed ?? job.open, job.open) },
        label: `${job.name}: can be disputed for ${formatDays(job.open - job.reviewed)} days`,
      })),
    },
  ] as const;
}

function createTable(example: Example): FigureTable {
  return {
    columns: [
      ["Way"],
      ["Seller"],
      ["Delivers by", "days"],
      ["Reviewed by", "days"],
      ["Can be disputed until", "days"],
      ["Over by", "days"],
    ],
    rows: getJobTimes(example).flatMap(({ title, jobs }) =>
      jobs.map(({ name, due, reviewed, open, closed }) => [title, name, due, reviewed, open, closed]),
    ),
  };
}

function describeFinding(example: Example): string {
  const [waiting, early] = getJobTimes(example);
  const [lastJob, firstJob] = [early.jobs[0], waiting.jobs[2]];
  if (!lastJob || !firstJob) return "";
  return `If each seller waits for the job below, ${firstJob.name} delivers on day ${formatDays(firstJob.due)}; if all deliver early, ${lastJob.name}’s work can be disputed for ${formatDays(lastJob.open - lastJob.reviewed)} days.`;
}
