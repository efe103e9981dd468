import {
  createNumberGetter,
  type Example,
  formatBalance,
  formatNumber,
  getNumber,
  getPartyName,
} from "../example/example";
import type { InputName } from "../example/names";
import { HOURS_PER_DAY } from "../example/quantities";
import { createSetting } from "../example/setting";
import { getLedgers, type JobEnd } from "../models/job-ledger";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { breakLines, DrawingFrame, disjunctionFormat, getViewOpacity, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, type Scale } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: JobTimeline,
  createTable: createJobTimelineTable,
  describeFinding,
};

type Side = "buyer" | "agent";

/** The windows of a job that takes as long as it can, in order. In a window without sides, others decide. */
const WINDOWS = [
  { name: "window.validation", stage: 0, title: "review", sides: [] },
  { name: "window.waiting", stage: 0, title: "{buyer} may dispute", sides: ["buyer"] },
  { name: "window.validation", stage: 1, title: "new review", sides: [] },
  { name: "window.appeal", stage: 1, title: "the loser may appeal", sides: ["buyer", "agent"] },
  { name: "window.judgment", stage: 2, title: "people judge", sides: [] },
] as const satisfies { name: InputName; stage: number; title: string; sides: Side[] }[];

/** What happens to the job of the text, and when. */
const STORY = [
  { name: "time.finding", stage: 0, title: "review" },
  { name: "time.dispute", stage: 1, title: "dispute" },
  { name: "time.decision", stage: 1, title: "decision" },
  { name: "time.appeal", stage: 2, title: "appeal" },
  { name: "time.judgment", stage: 2, title: "judgment" },
] as const satisfies { name: InputName; stage: number; title: string }[];

const STORY_NAME = "the job in the text";

/** The ends that a job can have at each stage, by the side that wins. */
const WAYS = [
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

/** The time line of a job from its delivery to the last possible hour, and below each way out what it leaves both sides. */
function JobTimeline({ example, view }: FigureProps) {
  const timeline = getTimeline(example);
  const shown = WAYS.findIndex((way) => way.view === view);
  const props = { ...timeline, shown, title: TITLE, description: describeTimeline(example) };
  return (
    <>
      <WideTimeline {...props} />
      <NarrowTimeline {...props} />
    </>
  );
}

const TITLE = "The time line of a job, to scale, and what each way out leaves both sides";

type Timeline = ReturnType<typeof getTimeline>;
type DrawingProps = Timeline & { shown: number; title: string; description: string };

function getTimeline(example: Example) {
  const { values } = example;
  const names = { buyer: getPartyName(values, "party.buyer"), agent: getPartyName(values, "party.lead") };
  const addNames = (text: string) => text.replace("{buyer}", names.buyer).replace("{agent}", names.agent);
  const ledgers = getLedgers(createSetting(createNumberGetter(example)));
  let hour = 0;
  const windows = WINDOWS.map(({ name, title, ...window }) => {
    const from = hour;
    hour += getNumber(values, name);
    return { ...window, title: addNames(title), from, to: hour, length: values[name].text };
  });
  const ways = WAYS.map(({ view, rows }, stage) => ({
    view,
    until: Math.max(...windows.filter((window) => window.stage === stage).map(({ to }) => to)),
    rows: rows.map(({ title, ends }) => ({
      title: addNames(title),
      buyer: formatAmounts(ends.map((end) => ledgers[end].buyer)),
      agent: formatAmounts(ends.map((end) => ledgers[end].agent)),
    })),
  }));
  const story = STORY.map(({ name, ...event }) => ({
    ...event,
    at: getNumber(values, name),
    hour: values[name].number,
  }));
  return { names, windows, ways, story, last: hour };
}

/** Each amount once, the smaller first: "−25 or −50". */
function formatAmounts(amounts: readonly number[]): string {
  const sorted = [...amounts].sort((one, other) => Math.abs(one) - Math.abs(other));
  return disjunctionFormat.format(new Set(sorted.map((amount) => formatBalance(amount, "USDC"))));
}

const formatHours = (hours: number) => formatNumber(hours, "hours");

/** The opacity of what belongs to a later stage than the way out that is shown, or to another way out. */
const getStageOpacity = (shown: number, stage: number) => getViewOpacity(shown >= 0 && stage > shown);
const getWayOpacity = (shown: number, stage: number) => getViewOpacity(shown >= 0 && stage !== shown);

/** The time line from left to right; the ways out are the sections of a table, each ruled off by the line from its hour. */
function WideTimeline({ names, windows, ways, story, last, shown, ...texts }: DrawingProps) {
  const x = createLinearScale([0, last], [1, 639]);
  const columns = { buyer: 340, agent: 470 };
  let bottom = WIDE.table;
  const sections = ways.map(({ rows, ...way }) => {
    const top = bottom;
    bottom += rows.length * WIDE.row + WIDE.gap;
    return { ...way, top, rows: rows.map((row, index) => ({ ...row, y: top + 24 + index * WIDE.row })) };
  });
  return (
    <DrawingFrame name="job-timeline" layout="wide" height={WIDE.height} {...texts}>
      <WideStory story={story} x={x} shown={shown} />
      {windows.map(({ title, length, from, to, stage, sides }) => (
        <g key={from} opacity={getStageOpacity(shown, stage)}>
          <Label
            x={x(from)}
            y={WIDE.band - 10}
            yAnchor="last"
            text={breakLines(title, Math.floor((x(to) - x(from)) / WIDE.letter))}
            note={length}
          />
          <Band x={x(from)} y={WIDE.band} width={x(to) - x(from) - 2} height={22} sides={sides} />
        </g>
      ))}
      {sections.map(({ view, until, top, rows }, stage) => (
        <g key={view} opacity={getWayOpacity(shown, stage)}>
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
      <PartyHead side="buyer" name={names.buyer} x={columns.buyer} y={WIDE.table - 10} />
      <PartyHead side="agent" name={names.agent} x={columns.agent} y={WIDE.table - 10} />
    </DrawingFrame>
  );
}

/** The width of a letter is that in the narrowest container. */
const WIDE = { letter: 7.6, band: 152, table: 244, row: 25, gap: 10, height: 400 };

type StoryProps = Pick<Timeline, "story"> & { x: Scale; shown: number };

/** The job of the text on the same scale, its events in turn above and below their line. */
function WideStory({ story, x, shown }: StoryProps) {
  const y = 46;
  const end = x(story.at(-1)?.at ?? 0);
  return (
    <g>
      <path className={styles.lineInk} d={`M${x(0)},${y}H${end}`} />
      <Label x={end + 14} y={y} yAnchor="middle" tone="quiet" text={STORY_NAME} />
      {story.map(({ title, at, hour, stage }, index) => (
        <g key={title} opacity={getStageOpacity(shown, stage)}>
          <circle className={styles.solid} cx={x(at)} cy={y} r={5} />
          <Label
            x={x(at)}
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

/** The time line from the top down, with the ways out beside the windows in which they lie. */
function NarrowTimeline({ names, windows, ways, story, last, shown, ...texts }: DrawingProps) {
  const { top, bottom, line, band, words, columns } = NARROW;
  const y = createLinearScale([0, last], [top, bottom]);
  const end = story.at(-1)?.at ?? 0;
  return (
    <DrawingFrame name="job-timeline" layout="narrow" height={bottom + 54} {...texts}>
      <path className={styles.lineInk} d={`M${line},${y(0)}V${y(end)}`} />
      <Label x={line - 16} y={y(end) + 46} anchor="end" tone="quiet" text={breakLines(STORY_NAME, 11)} />
      {story.map(({ title, at, hour, stage }) => (
        <g key={title} opacity={getStageOpacity(shown, stage)}>
          <circle className={styles.solid} cx={line} cy={y(at)} r={7} />
          <Label x={line - 16} y={y(at)} yAnchor="middle" anchor="end" text={`${title} ${hour}`} />
        </g>
      ))}
      {windows.map(({ title, length, from, to, stage, sides }) => (
        <g key={from} opacity={getStageOpacity(shown, stage)}>
          <Band x={band} y={y(from)} width={30} height={y(to) - y(from) - 4} sides={sides} />
          <Label x={words} y={y(from) + 26} text={title} />
          <Label x={632} y={y(from) + 26} anchor="end" tone="quiet" text={length.replace("hours", "h")} />
        </g>
      ))}
      {ways.map(({ view, until, rows }, stage) => (
        <g key={view} opacity={getWayOpacity(shown, stage)}>
          <path className={styles.axisLine} d={`M${band + 30},${y(until) - 2}H640`} />
          {rows.map(({ title, buyer, agent }, index) => {
            const middle = y(until) - 46 - (rows.length - 1 - index) * 68;
            return (
              <g key={title}>
                <Label x={words} y={middle} yAnchor="middle" text={breakLines(title, 13)} />
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
      <PartyHead side="buyer" name={names.buyer} x={columns.buyer} y={26} />
      <PartyHead side="agent" name={names.agent} x={columns.agent} y={26} />
      <Label x={line - 16} y={26} anchor="end" tone="quiet" text="delivered" />
      <Label
        x={632}
        y={bottom + 36}
        anchor="end"
        tone="quiet"
        text={`over by hour ${formatHours(last)}, or day ${formatNumber(last / HOURS_PER_DAY, "days")}`}
      />
    </DrawingFrame>
  );
}

const NARROW = {
  top: 56,
  bottom: 920,
  line: 174,
  band: 204,
  words: 252,
  columns: { buyer: 500, agent: 632 },
};

const SIDE_COLOURS = { buyer: styles.bar3, agent: styles.bar2 } as const;

type BandProps = { x: number; y: number; width: number; height: number; sides: readonly Side[] };

/** A window in the colours of those who may act in it, or in ink while others decide. */
function Band({ x, y, width, height, sides }: BandProps) {
  const isUpright = height > width;
  const part = {
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
          className={SIDE_COLOURS[side]}
          x={isUpright ? x + index * part.width : x}
          y={isUpright ? y : y + index * part.height}
          {...part}
        />
      ))}
    </>
  );
}

type PartyHeadProps = { side: Side; name: string; x: number; y: number };

/** The head of a column of amounts, underlined in the colour of the side. */
function PartyHead({ side, name, x, y }: PartyHeadProps) {
  return (
    <g>
      <Label x={x} y={y} anchor="end" tone="strong" text={name} />
      <rect className={SIDE_COLOURS[side]} x={x - 48} y={y + 7} width={48} height={3} />
    </g>
  );
}

function describeTimeline(example: Example): string {
  const { names, windows, ways, story } = getTimeline(example);
  const parts = windows.map(({ title, length }) => `${title}, ${length}`).join("; ");
  const events = story.map(({ title, hour }) => `${title} at hour ${hour}`).join(", ");
  const ends = ways.flatMap(({ rows }) =>
    rows.map(({ title, buyer, agent }) => `${title}: ${names.buyer} ${buyer}, ${names.agent} ${agent}`),
  );
  return `From the delivery on, one window follows the other: ${parts}. On the same scale, the job of the text: ${events}. The ways out, in USDC: ${ends.join("; ")}.`;
}

/** The windows and the ways out, in the order in which they come. */
function createJobTimelineTable(example: Example): FigureTable {
  const { names, windows, ways } = getTimeline(example);
  return {
    columns: [
      ["Step"],
      ["Begins at the latest", "hours"],
      ["Over", "hours"],
      [`${names.buyer} has`],
      [`${names.agent} has`],
    ],
    rows: ways.flatMap(({ until, rows }, stage) => [
      ...windows
        .filter((window) => window.stage === stage)
        .map(({ title, from, to }) => [title, from, to, "goes on", "goes on"]),
      ...rows.map(({ title, buyer, agent }) => [title, until, until, `${buyer} USDC`, `${agent} USDC`]),
    ]),
  };
}

function describeFinding(example: Example, view?: string): string {
  const { names, ways, last } = getTimeline(example);
  const way = ways.find((candidate) => candidate.view === view);
  const hours = formatHours(way?.until ?? last);
  const end = `If everybody answers in time, the job is over by hour ${hours}`;
  if (way) {
    const list = (side: Side) => disjunctionFormat.format(new Set(way.rows.map((row) => row[side])));
    return `${end}, and leaves ${names.buyer} ${list("buyer")} and ${names.agent} ${list("agent")} USDC.`;
  }
  const ledgers = Object.values(getLedgers(createSetting(createNumberGetter(example))));
  const worst = (side: Side) => formatBalance(Math.min(...ledgers.map((ledger) => ledger[side])), "USDC");
  return `${end}, and at worst leaves ${names.buyer} ${worst("buyer")} and ${names.agent} ${worst("agent")} USDC.`;
}
