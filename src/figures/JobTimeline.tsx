import { createNumberGetter, createTextGetter, type Example, getNumber } from "../example/example";
import { formatNumber, formatSignedAmount } from "../example/format-number";
import type { InputName } from "../example/names";
import { HOURS_PER_DAY } from "../example/quantities";
import { createSetting } from "../example/setting";
import { getLedgers, type JobEnd } from "../models/job-ledger";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { breakLines, DrawingFrames, disjunctionFormat, Label, type Layout } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatHours } from "./parts/format-amounts";
import { placeEndToEnd } from "./parts/place-end-to-end";
import { createLinearScale, getRect } from "./parts/plot";
import { getSideNames, SIDE_BAR_CLASSES, SIDES, type Side } from "./parts/sides";

export const figure: FigureDefinition = { Drawing: JobTimeline, createTable, describeFinding };

type Window = { input: InputName; title: string; sides: Side[]; exits: { title: string; ends: JobEnd[] }[] };

/** The windows of a job in order, with the sides that may act in each, and the ends that a job can have by its last hour. */
const WINDOWS: readonly Window[] = [
  { input: "window.validation", title: "review", sides: [], exits: [] },
  {
    input: "window.waiting",
    title: "{buyer} may dispute",
    sides: ["buyer"],
    exits: [{ title: "accepted, or silence", ends: ["paid"] }],
  },
  { input: "window.validation", title: "new review", sides: [], exits: [] },
  {
    input: "window.appeal",
    title: "the loser may appeal",
    sides: ["buyer", "agent"],
    exits: [
      { title: "decided for {buyer}", ends: ["for buyer"] },
      { title: "decided for {agent}", ends: ["for agent"] },
    ],
  },
  {
    input: "window.judgment",
    title: "people judge",
    sides: [],
    exits: [
      { title: "judged for {buyer}", ends: ["for agent, appeal won", "for buyer, appeal lost"] },
      { title: "judged for {agent}", ends: ["for buyer, appeal won", "for agent, appeal lost"] },
    ],
  },
];

/** Draws the windows of a job from its delivery to the last possible hour, and what each way out leaves both sides. */
function JobTimeline({ example }: FigureProps) {
  const timeline = getTimeline(example);
  return (
    <DrawingFrames
      name="job-timeline"
      title="The time line of a job, to scale, and what each way out leaves both sides"
      description={describeTimeline(timeline)}
      heights={{ wide: WIDE.height, narrow: NARROW.bottom + 54 }}
    >
      {(layout) => (layout === "wide" ? <WideTimeline {...timeline} /> : <NarrowTimeline {...timeline} />)}
    </DrawingFrames>
  );
}

/** Positions in both layouts. `columns` are the right edges of the amounts. Lines of a row have so many letters at most. */
const WIDE = {
  ...{ bandTop: 48, bandBottom: 70, tableTop: 138, row: 25, gap: 10, height: 294 },
  ...{ exitX: 2, columns: { buyer: 340, agent: 470 }, titleLength: 30, amountLength: 30 },
};
const NARROW = {
  ...{ top: 50, bottom: 880, bandLeft: 0, bandRight: 30, lengthX: 640, row: 68 },
  ...{ exitX: 50, columns: { buyer: 440, agent: 640 }, titleLength: 22, amountLength: 12 },
};
const ROW_LAYOUTS = { wide: WIDE, narrow: NARROW };

/** The width of a letter in the narrowest container of the wide layout. */
const WIDE_LETTER_WIDTH = 7.6;

type Timeline = ReturnType<typeof getTimeline>;
type TimelineWindow = Timeline["windows"][number];

function getTimeline(example: Example) {
  const names = getSideNames(example);
  const insertNames = (text: string) => text.replace("{buyer}", names.buyer).replace("{agent}", names.agent);
  const ledgers = getLedgers(createSetting(createNumberGetter(example)));
  const getText = createTextGetter(example);
  const windows = WINDOWS.map(({ input, title, sides, exits }) => ({
    title: insertNames(title),
    amount: getNumber(example.values, input),
    length: getText(input),
    sides,
    exits: exits.map((exit) => ({
      title: insertNames(exit.title),
      buyer: formatBalances(exit.ends.map((end) => ledgers[end].buyer)),
      agent: formatBalances(exit.ends.map((end) => ledgers[end].agent)),
    })),
  }));
  const lastHour = windows.reduce((sum, { amount }) => sum + amount, 0);
  const getWorst = (side: Side) => Math.min(...Object.values(ledgers).map((ledger) => ledger[side]));
  return { names, windows: placeEndToEnd(0, windows), lastHour, getWorst };
}

/** Formats each balance once, in ascending order of its size: "−25 or −50". */
function formatBalances(amounts: readonly number[]): string {
  const sorted = [...amounts].sort((first, second) => Math.abs(first) - Math.abs(second));
  return disjunctionFormat.format(new Set(sorted.map((amount) => formatSignedAmount(amount, "USDC"))));
}

/** Draws the windows from left to right, and below them a table of the ways out. A line leads to each from its hour. */
function WideTimeline({ names, windows, lastHour }: Timeline) {
  const x = createLinearScale([0, lastHour], [1, 639]);
  let tableBottom = WIDE.tableTop;
  return (
    <>
      {windows.map((window) => {
        const { title, length, from, amount, exits } = window;
        const [left, right] = [x(from), x(from + amount)];
        const top = tableBottom;
        if (exits.length > 0) tableBottom += exits.length * WIDE.row + WIDE.gap;
        const hasRoom = right - left > WIDE_LETTER_WIDTH * title.length;
        return (
          <g key={from}>
            <Label
              x={left}
              y={WIDE.bandTop - 10}
              yAnchor="last"
              text={hasRoom ? title : breakLines(title, 10)}
              note={length}
            />
            <WindowBand window={window} rect={[left, WIDE.bandTop, right - 2, WIDE.bandBottom]} />
            {exits.length > 0 && (
              <>
                <path className={styles.axisLine} d={`M${right - 1},${WIDE.bandBottom}V${top}H0`} />
                <Label
                  x={right - 8}
                  y={WIDE.bandBottom + 20}
                  anchor="end"
                  tone="quiet"
                  text={`hour ${formatHours(from + amount)}`}
                />
              </>
            )}
            <ExitRows exits={exits} layout="wide" firstY={top + 20} />
          </g>
        );
      })}
      <SideHeadings names={names} columns={WIDE.columns} y={WIDE.tableTop - 10} />
    </>
  );
}

/** Draws the windows from the top down, with the ways out beside the windows in which they lie. */
function NarrowTimeline({ names, windows, lastHour }: Timeline) {
  const { top, bottom, bandLeft, bandRight, lengthX, exitX, columns, row } = NARROW;
  const y = createLinearScale([0, lastHour], [top, bottom]);
  return (
    <>
      {windows.map((window) => {
        const { title, length, from, amount, exits } = window;
        const end = y(from + amount);
        return (
          <g key={from}>
            <WindowBand window={window} rect={[bandLeft, y(from), bandRight, end - 4]} />
            <Label x={exitX} y={y(from) + 26} tone="quiet" text={`${title}, ${length}`} />
            {exits.length > 0 && (
              <path className={styles.axisLine} d={`M${bandRight},${end - 2}H${lengthX}`} />
            )}
            <ExitRows exits={exits} layout="narrow" firstY={end - 38 - (exits.length - 1) * row} />
          </g>
        );
      })}
      <SideHeadings names={names} columns={columns} y={26} />
      <Label x={0} y={26} tone="quiet" text="delivered" />
      <Label
        x={lengthX}
        y={bottom + 36}
        anchor="end"
        tone="quiet"
        text={`over by hour ${formatHours(lastHour)}, or day ${formatNumber(lastHour / HOURS_PER_DAY, "days")}`}
      />
    </>
  );
}

type WindowBandProps = {
  window: TimelineWindow;
  rect: readonly [left: number, top: number, right: number, bottom: number];
};

/** Draws a window in the colours of the sides that may act in it, or in ink if neither may. */
function WindowBand({ window: { sides }, rect: [left, top, right, bottom] }: WindowBandProps) {
  const isUpright = bottom - top > right - left;
  const getEdge = createLinearScale([0, sides.length], isUpright ? [left, right] : [top, bottom]);
  if (sides.length === 0) return <rect className={styles.solid} {...getRect(left, top, right, bottom)} />;
  return sides.map((side, index) => {
    const [start, end] = [getEdge(index), getEdge(index + 1)];
    const rect = isUpright ? getRect(start, top, end, bottom) : getRect(left, start, right, end);
    return <rect key={side} className={SIDE_BAR_CLASSES[side]} {...rect} />;
  });
}

type ExitRowsProps = { exits: TimelineWindow["exits"]; layout: Layout; firstY: number };

/** Draws the ways out, and in columns what each leaves both sides. */
function ExitRows({ exits, layout, firstY }: ExitRowsProps) {
  const { exitX, columns, row, titleLength, amountLength } = ROW_LAYOUTS[layout];
  return exits.map((exit, index) => {
    const props = { y: firstY + index * row, yAnchor: "middle" } as const;
    return (
      <g key={exit.title}>
        <Label {...props} x={exitX} text={breakLines(exit.title, titleLength)} />
        {SIDES.map((side) => {
          const text = breakLines(exit[side], amountLength);
          return <Label key={side} {...props} x={columns[side]} anchor="end" tone="strong" text={text} />;
        })}
      </g>
    );
  });
}

type SideHeadingsProps = { names: Timeline["names"]; columns: Readonly<Record<Side, number>>; y: number };

/** Draws the headings of the sides’ columns of amounts, underlined in their colours. */
function SideHeadings({ names, columns, y }: SideHeadingsProps) {
  return SIDES.map((side) => (
    <g key={side}>
      <Label x={columns[side]} y={y} anchor="end" tone="strong" text={names[side]} />
      <rect className={SIDE_BAR_CLASSES[side]} x={columns[side] - 48} y={y + 7} width={48} height={3} />
    </g>
  ));
}

function describeTimeline({ names, windows }: Timeline): string {
  const windowTexts = windows.map(({ title, length }) => `${title}, ${length}`).join("; ");
  const exitTexts = windows.flatMap(({ exits }) =>
    exits.map(({ title, buyer, agent }) => `${title}: ${names.buyer} ${buyer}, ${names.agent} ${agent}`),
  );
  return `From the delivery on, one window follows the other: ${windowTexts}. The ways out, in USDC: ${exitTexts.join("; ")}.`;
}

/** Returns the windows and the ways out in the order of time. */
function createTable(example: Example): FigureTable {
  const { names, windows } = getTimeline(example);
  return {
    columns: [
      ["Step"],
      ["Begins at the latest", "hours"],
      ["Over", "hours"],
      [`${names.buyer} has`],
      [`${names.agent} has`],
    ],
    rows: windows.flatMap(({ title, from, amount, exits }) => [
      [title, from, from + amount, "goes on", "goes on"],
      ...exits.map((exit) => [
        exit.title,
        from + amount,
        from + amount,
        `${exit.buyer} USDC`,
        `${exit.agent} USDC`,
      ]),
    ]),
  };
}

function describeFinding(example: Example): string {
  const { names, lastHour, getWorst } = getTimeline(example);
  const formatWorst = (side: Side) => `${names[side]} ${formatSignedAmount(getWorst(side), "USDC")}`;
  return `If everybody answers in time, the job is over by hour ${formatHours(lastHour)}, and at worst leaves ${formatWorst("buyer")} and ${formatWorst("agent")} USDC.`;
}
