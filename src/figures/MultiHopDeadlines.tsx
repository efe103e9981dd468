import { createNumberGetter, type Example, getPartyName } from "../example/example";
import { formatNumber } from "../example/format-number";
import type { InputName } from "../example/names";
import { HOURS_PER_DAY } from "../example/quantities";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, getRect } from "./parts/plot";

/** The end of the axis. The last job has room even with the longest waiting period of the slider. */
const AXIS_END_DAYS = 45;
const TICK_DAYS = [0, 15, 30];
const scaleX = createLinearScale([0, AXIS_END_DAYS], [4, 632]);
const BAR_HEIGHT = 26;
/** A label begins where its job begins. If that is further to the right than this, the label ends where the job ends. */
const MAX_LABEL_START = scaleX(21);

// From the last job of the chain up.
const SELLERS = ["second-sub", "first-sub", "lead"] as const;
const DEADLINE_NAMES = ["hop.deadline.leaf", "hop.deadline.middle", "hop.deadline.root"] as const;

const SCHEDULE_TITLES = { waiting: "Each waits for the job below", early: "All deliver early" } as const;

const LEGEND = [
  { x: 4, className: styles.bar1, text: "work" },
  { x: 116, className: styles.area3, text: "open" },
  { x: 228, className: styles.bar2, text: "to react" },
  { x: 382, className: styles.area2, text: "in dispute" },
] as const;

/** The days on which a job is delivered, can be disputed for the last time, and is over even if it is disputed. */
type JobTimes = { delivered: number; disputableUntil: number; over: number };

export const figure: FigureDefinition = { Drawing: MultiHopDeadlines, createTable, describeFinding };

/** Draws a chain of three jobs in two schedules: each seller waits until the job below is over, or all deliver early. */
function MultiHopDeadlines({ example }: FigureProps) {
  const { workDays, names, waiting, early } = getJobTimes(example);
  const waitingDates = waiting.map((times, job) => {
    return `${names[job]} by day ${formatDays(times.delivered)}, over on day ${formatDays(times.over)}`;
  });
  const disputableDays = early.map((times, job) => `${names[job]} for ${formatDisputableDays(times)} days`);
  return (
    <DrawingFrame
      name="multi-hop-deadlines"
      title="A chain of three jobs, if each seller waits for the job below and if all deliver early"
      description={`Two time lines in days, each with three jobs from the last of the chain up. In the upper one each seller delivers once the job below is over: ${waitingDates.join("; ")}. In the lower one all deliver within ${formatDays(early.at(-1)?.delivered ?? 0)} days, and each job can be disputed until every dispute above it has ended, with time left to react: ${disputableDays.join("; ")}.`}
      height={772}
    >
      <Schedule top={24} title={SCHEDULE_TITLES.waiting}>
        {waiting.map((times, job) => (
          <JobRow
            key={names[job]}
            {...{ times, workDays }}
            y={86 + job * 76}
            label={`${names[job]}: day ${formatDays(times.delivered)} to day ${formatDays(times.over)}`}
          />
        ))}
      </Schedule>
      <Schedule top={388} title={SCHEDULE_TITLES.early}>
        {early.map((times, job) => (
          <JobRow
            key={names[job]}
            {...{ times, workDays }}
            y={450 + job * 76}
            label={`${names[job]}: can be disputed for ${formatDisputableDays(times)} days`}
            buyersJobOver={early[job + 1]?.over}
          />
        ))}
      </Schedule>
      {LEGEND.map(({ x, className, text }) => (
        <g key={text}>
          <rect className={className} x={x} y={742} width={26} height={18} />
          <Label x={x + 36} y={751} yAnchor="middle" text={text} />
        </g>
      ))}
    </DrawingFrame>
  );
}

function createTable(example: Example): FigureTable {
  const { names, waiting, early } = getJobTimes(example);
  const createRow = (schedule: string) => (times: JobTimes, job: number) => [
    schedule,
    names[job] ?? "",
    ...Object.values(times),
  ];
  return {
    columns: [
      ["Way"],
      ["Seller"],
      ["Delivers by", "days"],
      ["Can be disputed until", "days"],
      ["Over by", "days"],
    ],
    rows: [
      ...waiting.map(createRow(SCHEDULE_TITLES.waiting)),
      ...early.map(createRow(SCHEDULE_TITLES.early)),
    ],
  };
}

function getJobTimes(example: Example) {
  const get = createNumberGetter(example);
  const getDays = (name: InputName) => get(name) / HOURS_PER_DAY;
  const [workDays, waitingDays] = [getDays("window.work"), getDays("window.waiting")];
  const createJobTimes = (delivered: number, disputableDays: number): JobTimes => ({
    delivered,
    disputableUntil: delivered + disputableDays,
    over: delivered + disputableDays + get("window.longest.days") - waitingDays,
  });
  const earlyWaitingDays = [get("hop.waiting.leaf"), get("hop.waiting.middle"), waitingDays];
  return {
    workDays,
    names: SELLERS.map((seller) => getPartyName(example.values, `party.${seller}`)),
    waiting: DEADLINE_NAMES.map((deadline) => createJobTimes(get(deadline), waitingDays)),
    early: earlyWaitingDays.map((disputableDays, index) =>
      createJobTimes((index + 1) * workDays, disputableDays),
    ),
  };
}

const formatDays = (value: number) => formatNumber(value, "days");

const formatDisputableDays = ({ delivered, disputableUntil }: JobTimes) =>
  formatDays(disputableUntil - delivered);

type ScheduleProps = { top: number; title: string; children: JSX.Element[] };

function Schedule({ top, title, children }: ScheduleProps) {
  const axisY = top + 262;
  return (
    <g>
      <Label x={scaleX(0)} y={top} tone="strong" text={title} />
      {children}
      <path className={styles.quietLine} d={`M${scaleX(0)},${axisY}H${scaleX(AXIS_END_DAYS)}`} />
      {[...TICK_DAYS, AXIS_END_DAYS].map((day) => (
        <path key={day} className={styles.quietLine} d={`M${scaleX(day)},${axisY}v6`} />
      ))}
      {TICK_DAYS.map((day) => (
        <Label
          key={day}
          x={scaleX(day)}
          y={axisY + 34}
          anchor={day === 0 ? "start" : "middle"}
          text={formatDays(day)}
        />
      ))}
      <Label
        x={scaleX(AXIS_END_DAYS)}
        y={axisY + 34}
        anchor="end"
        text={`${formatDays(AXIS_END_DAYS)} days`}
      />
    </g>
  );
}

type JobRowProps = {
  times: JobTimes;
  workDays: number;
  y: number;
  label: string;
  /** The day on which the job above is over. From then on its seller, who bought this job, has time to react. */
  buyersJobOver?: number | undefined;
};

/** Draws one job as a bar: its seller’s work, the time in which it can be disputed, and the longest dispute. */
function JobRow({ times, workDays, y, label, buyersJobOver }: JobRowProps) {
  const { delivered, disputableUntil, over } = times;
  const getSpanRect = (from: number, to: number) => getRect(scaleX(from), y, scaleX(to), y + BAR_HEIGHT);
  const startX = scaleX(delivered - workDays);
  const isLabelAtEnd = startX > MAX_LABEL_START;
  return (
    <g>
      <Label
        x={isLabelAtEnd ? scaleX(over) : startX}
        y={y - 12}
        anchor={isLabelAtEnd ? "end" : "start"}
        text={label}
      />
      <path className={styles.gridLine} d={`M${scaleX(0)},${y + BAR_HEIGHT}H${scaleX(AXIS_END_DAYS)}`} />
      <rect className={styles.bar1} {...getSpanRect(delivered - workDays, delivered)} />
      <rect className={styles.area3} {...getSpanRect(delivered, disputableUntil)} />
      {buyersJobOver !== undefined && buyersJobOver < disputableUntil && (
        <rect className={styles.bar2} {...getSpanRect(buyersJobOver, disputableUntil)} />
      )}
      <rect className={styles.area2} {...getSpanRect(disputableUntil, over)} />
      <path className={styles.quietLine} d={`M${scaleX(disputableUntil)},${y}v${BAR_HEIGHT}`} />
    </g>
  );
}

function describeFinding(example: Example): string {
  const { names, waiting, early } = getJobTimes(example);
  const [lastJob, firstJob] = [early[0], waiting.at(-1)];
  if (!lastJob || !firstJob) return "";
  return `If each seller waits for the job below, ${names.at(-1)} delivers on day ${formatDays(firstJob.delivered)}; if all deliver early, ${names[0]}’s work can be disputed for ${formatDisputableDays(lastJob)} days.`;
}
