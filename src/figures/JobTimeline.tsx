import { createNumberGetter, type Example, getNumber } from "../example/example";
import { formatNumber, formatSignedAmount } from "../example/format-number";
import type { InputName } from "../example/names";
import { HOURS_PER_DAY } from "../example/quantities";
import { createSetting } from "../example/setting";
import { getLedgers, type JobEnd } from "../models/job-ledger";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { breakLines, DrawingFrame, disjunctionFormat, getViewOpacity, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatHours } from "./parts/format-amounts";
import { createLinearScale, type Scale } from "./parts/plot";
import { getSideNames, SIDE_BAR_CLASSES, type Side } from "./parts/sides";

export const figure: FigureDefinition = {
  Drawing: JobTimeline,
  createTable: createJobTimelineTable,
  describeFinding,
};

/** The windows of a job that takes as long as it can, in order, with the sides that may act in each. */
const WINDOWS = [
  { name: "window.validation", stage: 0, title: "review", sides: [] },
  { name: "window.waiting", stage: 0, title: "{buyer} may dispute", sides: ["buyer"] },
  { name: "window.validation", stage: 1, title: "new review", sides: [] },
  { name: "window.appeal", stage: 1, title: "the loser may appeal", sides: ["buyer", "agent"] },
  { name: "window.judgment", stage: 2, title: "people judge", sides: [] },
] as const satisfies { name: InputName; stage: number; title: string; sides: Side[] }[];

/** The events of the job that the paper tells of. */
const JOB_EVENTS = [
  { name: "time.finding", stage: 0, title: "review" },
  { name: "time.dispute", stage: 1, title: "dispute" },
  { name: "time.decision", stage: 1, title: "decision" },
  { name: "time.appeal", stage: 2, title: "appeal" },
  { name: "time.judgment", stage: 2, title: "judgment" },
] as const satisfies { name: InputName; stage: number; title: string }[];

const JOB_EVENTS_TITLE = "the job in the text";

/** The ways out of a job at each stage. A row has every end of the job that it stands for. */
const WAYS_OUT = [
  { view: "accepted", rows: [{ title: "accepted, or silence", ends: ["paid"] }] },
  {
    view: "decided",
    rows: [
      { title: "decided for {buyer}", ends: ["for buyer"] },
      { title: "decided for {agent}", ends: ["for agent"] },
    ],
  },
  {
    view: "judged",
    rows: [
      { title: "judged for {buyer}", ends: ["for agent, appeal won", "for buyer, appeal lost"] },
      { title: "judged for {agent}", ends: ["for buyer, appeal won", "for agent, appeal lost"] },
    ],
  },
] as const satisfies { view: string; rows: { title: string; ends: JobEnd[] }[] }[];

/** Draws the time line of a job from its delivery to the last possible hour, and what each way out leaves both sides. */
function JobTimeline({ example, view }: FigureProps) {
  const timeline = getTimeline(example);
  const shownStage = WAYS_OUT.findIndex((wayOut) => wayOut.view === view);
  const props = { ...timeline, shownStage, title: TITLE, description: describeTimeline(example) };
  return (
    <>
      <WideTimeline {...props} />
      <NarrowTimeline {...props} />
    </>
  );
}

const TITLE = "The time line of a job, to scale, and what each way out leaves both sides";

type Timeline = ReturnType<typeof getTimeline>;
type DrawingProps = Timeline & { shownStage: number; title: string; description: string };

function getTimeline(example: Example) {
  const { values } = example;
  const names = getSideNames(example);
  const insertNames = (text: string) => text.replace("{buyer}", names.buyer).replace("{agent}", names.agent);
  const ledgers = getLedgers(createSetting(createNumberGetter(example)));
  let hour = 0;
  const windows = WINDOWS.map(({ name, title, ...window }) => {
    const from = hour;
    hour += getNumber(values, name);
    return { ...window, title: insertNames(title), from, to: hour, length: values[name].text };
  });
  const waysOut = WAYS_OUT.map(({ view, rows }, stage) => ({
    view,
    until: Math.max(...windows.filter((window) => window.stage === stage).map(({ to }) => to)),
    rows: rows.map(({ title, ends }) => ({
      title: insertNames(title),
      buyer: formatBalances(ends.map((end) => ledgers[end].buyer)),
      agent: formatBalances(ends.map((end) => ledgers[end].agent)),
    })),
  }));
  const events = JOB_EVENTS.map(({ name, ...event }) => ({
    ...event,
    time: getNumber(values, name),
    hour: values[name].number,
  }));
  return { names, windows, waysOut, events, lastHour: hour };
}

/** Formats each balance once, in ascending order of its size: "−25 or −50". */
function formatBalances(amounts: readonly number[]): string {
  const sorted = [...amounts].sort((first, second) => Math.abs(first) - Math.abs(second));
  return disjunctionFormat.format(new Set(sorted.map((amount) => formatSignedAmount(amount, "USDC"))));
}

// `shownStage` is the stage of the way out that the reader has chosen, or -1. Stages after it and other ways out are dimmed.
const getStageOpacity = (shownStage: number, stage: number) =>
  getViewOpacity(shownStage >= 0 && stage > shownStage);
const getWayOutOpacity = (shownStage: number, stage: number) =>
  getViewOpacity(shownStage >= 0 && stage !== shownStage);

/** Draws the time line from left to right, and below it a table of the ways out. A line leads to each from its hour. */
function WideTimeline({ names, windows, waysOut, events, lastHour, shownStage, ...texts }: DrawingProps) {
  const x = createLinearScale([0, lastHour], [1, 639]);
  const columns = { buyer: 340, agent: 470 };
  let bottom = WIDE.table;
  const sections = waysOut.map(({ rows, ...wayOut }) => {
    const top = bottom;
    bottom += rows.length * WIDE.row + WIDE.gap;
    return { ...wayOut, top, rows: rows.map((row, index) => ({ ...row, y: top + 24 + index * WIDE.row })) };
  });
  return (
    <DrawingFrame name="job-timeline" layout="wide" height={WIDE.height} {...texts}>
      <WideJobEvents events={events} x={x} shownStage={shownStage} />
      {windows.map(({ title, length, from, to, stage, sides }) => (
        <g key={from} opacity={getStageOpacity(shownStage, stage)}>
          <Label
            x={x(from)}
            y={WIDE.band - 10}
            yAnchor="last"
            text={breakLines(title, Math.floor((x(to) - x(from)) / WIDE.letter))}
            note={length}
          />
          <WindowBand x={x(from)} y={WIDE.band} width={x(to) - x(from) - 2} height={22} sides={sides} />
        </g>
      ))}
      {sections.map(({ view, until, top, rows }, stage) => (
        <g key={view} opacity={getWayOutOpacity(shownStage, stage)}>
          <path className={styles.axisLine} d={`M${x(until) - 1},${WIDE.band + 22}V${top}H0`} />
          <Label
            x={x(until) - 8}
            y={WIDE.band + 42}
            anchor="end"
            tone="quiet"
            text={`hour ${formatHours(until)}`}
          />
          {rows.map(({ title, y, buyer, agent }) => (
            <g key={title}>
              <Label x={2} y={y} text={title} />
              <Label x={columns.buyer} y={y} anchor="end" tone="strong" text={buyer} />
              <Label x={columns.agent} y={y} anchor="end" tone="strong" text={agent} />
            </g>
          ))}
        </g>
      ))}
      <SideHeading side="buyer" name={names.buyer} x={columns.buyer} y={WIDE.table - 10} />
      <SideHeading side="agent" name={names.agent} x={columns.agent} y={WIDE.table - 10} />
    </DrawingFrame>
  );
}

/** `letter` is the width of a letter in the narrowest container of this layout. */
const WIDE = { letter: 7.6, band: 152, table: 244, row: 25, gap: 10, height: 400 };

type JobEventsProps = Pick<Timeline, "events"> & { x: Scale; shownStage: number };

/** Draws the events of the paper’s job on the same scale, with labels in turn below and above the line. */
function WideJobEvents({ events, x, shownStage }: JobEventsProps) {
  const y = 46;
  const end = x(events.at(-1)?.time ?? 0);
  return (
    <g>
      <path className={styles.lineInk} d={`M${x(0)},${y}H${end}`} />
      <Label x={end + 14} y={y} yAnchor="middle" tone="quiet" text={JOB_EVENTS_TITLE} />
      {events.map(({ title, time, hour, stage }, index) => (
        <g key={title} opacity={getStageOpacity(shownStage, stage)}>
          <circle className={styles.solid} cx={x(time)} cy={y} r={5} />
          <Label
            x={x(time)}
            y={index % 2 === 0 ? y + 22 : y - 12}
            yAnchor={index % 2 === 0 ? "first" : "last"}
            anchor="middle"
            text={title}
            note={hour}
          />
        </g>
      ))}
    </g>
  );
}

/** Draws the time line from the top down, with the ways out beside the windows in which they lie. */
function NarrowTimeline({ names, windows, waysOut, events, lastHour, shownStage, ...texts }: DrawingProps) {
  const { top, bottom, line, band, textX, columns } = NARROW;
  const y = createLinearScale([0, lastHour], [top, bottom]);
  const end = events.at(-1)?.time ?? 0;
  return (
    <DrawingFrame name="job-timeline" layout="narrow" height={bottom + 54} {...texts}>
      <path className={styles.lineInk} d={`M${line},${y(0)}V${y(end)}`} />
      <Label
        x={line - 16}
        y={y(end) + 46}
        anchor="end"
        tone="quiet"
        text={breakLines(JOB_EVENTS_TITLE, 11)}
      />
      {events.map(({ title, time, hour, stage }) => (
        <g key={title} opacity={getStageOpacity(shownStage, stage)}>
          <circle className={styles.solid} cx={line} cy={y(time)} r={7} />
          <Label x={line - 16} y={y(time)} yAnchor="middle" anchor="end" text={`${title} ${hour}`} />
        </g>
      ))}
      {windows.map(({ title, length, from, to, stage, sides }) => (
        <g key={from} opacity={getStageOpacity(shownStage, stage)}>
          <WindowBand x={band} y={y(from)} width={30} height={y(to) - y(from) - 4} sides={sides} />
          <Label x={textX} y={y(from) + 26} text={title} />
          <Label x={632} y={y(from) + 26} anchor="end" tone="quiet" text={length.replace("hours", "h")} />
        </g>
      ))}
      {waysOut.map(({ view, until, rows }, stage) => (
        <g key={view} opacity={getWayOutOpacity(shownStage, stage)}>
          <path className={styles.axisLine} d={`M${band + 30},${y(until) - 2}H640`} />
          {rows.map(({ title, buyer, agent }, index) => {
            const middle = y(until) - 46 - (rows.length - 1 - index) * 68;
            return (
              <g key={title}>
                <Label x={textX} y={middle} yAnchor="middle" text={breakLines(title, 13)} />
                <Label
                  x={columns.buyer}
                  y={middle}
                  yAnchor="middle"
                  anchor="end"
                  tone="strong"
                  text={buyer.replace("or ", "or\n")}
                />
                <Label
                  x={columns.agent}
                  y={middle}
                  yAnchor="middle"
                  anchor="end"
                  tone="strong"
                  text={agent.replace("or ", "or\n")}
                />
              </g>
            );
          })}
        </g>
      ))}
      <SideHeading side="buyer" name={names.buyer} x={columns.buyer} y={26} />
      <SideHeading side="agent" name={names.agent} x={columns.agent} y={26} />
      <Label x={line - 16} y={26} anchor="end" tone="quiet" text="delivered" />
      <Label
        x={632}
        y={bottom + 36}
        anchor="end"
        tone="quiet"
        text={`over by hour ${formatHours(lastHour)}, or day ${formatNumber(lastHour / HOURS_PER_DAY, "days")}`}
      />
    </DrawingFrame>
  );
}

const NARROW = {
  top: 56,
  bottom: 920,
  line: 174,
  band: 204,
  textX: 252,
  columns: { buyer: 500, agent: 632 },
};

type WindowBandProps = { x: number; y: number; width: number; height: number; sides: readonly Side[] };

/** Draws a window in the colours of the sides that may act in it, or in ink if neither may. */
function WindowBand({ x, y, width, height, sides }: WindowBandProps) {
  const isUpright = height > width;
  const sidePart = {
    width,
    height,
    [isUpright ? "width" : "height"]: (isUpright ? width : height) / sides.length,
  };
  if (sides.length === 0) return <rect className={styles.solid} {...{ x, y, width, height }} />;
  return (
    <>
      {sides.map((side, index) => (
        <rect
          key={side}
          className={SIDE_BAR_CLASSES[side]}
          x={isUpright ? x + index * sidePart.width : x}
          y={isUpright ? y : y + index * sidePart.height}
          {...sidePart}
        />
      ))}
    </>
  );
}

type SideHeadingProps = { side: Side; name: string; x: number; y: number };

/** Draws the heading of a side’s column of amounts, underlined in its colour. */
function SideHeading({ side, name, x, y }: SideHeadingProps) {
  return (
    <g>
      <Label x={x} y={y} anchor="end" tone="strong" text={name} />
      <rect className={SIDE_BAR_CLASSES[side]} x={x - 48} y={y + 7} width={48} height={3} />
    </g>
  );
}

function describeTimeline(example: Example): string {
  const { names, windows, waysOut, events } = getTimeline(example);
  const windowTexts = windows.map(({ title, length }) => `${title}, ${length}`).join("; ");
  const eventTexts = events.map(({ title, hour }) => `${title} at hour ${hour}`).join(", ");
  const wayTexts = waysOut.flatMap(({ rows }) =>
    rows.map(({ title, buyer, agent }) => `${title}: ${names.buyer} ${buyer}, ${names.agent} ${agent}`),
  );
  return `From the delivery on, one window follows the other: ${windowTexts}. On the same scale, the job of the text: ${eventTexts}. The ways out, in USDC: ${wayTexts.join("; ")}.`;
}

/** Returns the windows and the ways out in the order of time. */
function createJobTimelineTable(example: Example): FigureTable {
  const { names, windows, waysOut } = getTimeline(example);
  return {
    columns: [
      ["Step"],
      ["Begins at the latest", "hours"],
      ["Over", "hours"],
      [`${names.buyer} has`],
      [`${names.agent} has`],
    ],
    rows: waysOut.flatMap(({ until, rows }, stage) => [
      ...windows
        .filter((window) => window.stage === stage)
        .map(({ title, from, to }) => [title, from, to, "goes on", "goes on"]),
      ...rows.map(({ title, buyer, agent }) => [title, until, until, `${buyer} USDC`, `${agent} USDC`]),
    ]),
  };
}

function describeFinding(example: Example, view?: string): string {
  const { names, waysOut, lastHour } = getTimeline(example);
  const wayOut = waysOut.find((candidate) => candidate.view === view);
  const hours = formatHours(wayOut?.until ?? lastHour);
  const end = `If everybody answers in time, the job is over by hour ${hours}`;
  if (wayOut) {
    const formatSide = (side: Side) => disjunctionFormat.format(new Set(wayOut.rows.map((row) => row[side])));
    return `${end}, and leaves ${names.buyer} ${formatSide("buyer")} and ${names.agent} ${formatSide("agent")} USDC.`;
  }
  const ledgers = Object.values(getLedgers(createSetting(createNumberGetter(example))));
  const formatWorst = (side: Side) =>
    formatSignedAmount(Math.min(...ledgers.map((ledger) => ledger[side])), "USDC");
  return `${end}, and at worst leaves ${names.buyer} ${formatWorst("buyer")} and ${names.agent} ${formatWorst("agent")} USDC.`;
}
