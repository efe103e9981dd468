import { createNumberGetter, type Example, getNumber } from "../example/example";
import { formatNumber, formatSignedAmount } from "../example/format-number";
import type { InputName } from "../example/names";
import { createSetting } from "../example/setting";
import { getLedgers, type JobEnd } from "../models/job-ledger";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { breakLines, DrawingFrames, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatHours } from "./parts/format-amounts";
import { createLinearScale, getRect, placeEndToEnd } from "./parts/plot";
import { getSideNames, SIDE_BAR_CLASSES, SIDES, type Side, type SideNames } from "./parts/sides";

export const figure: FigureDefinition = { Drawing: JobTimeline, createTable, describeFinding };

/** The windows of a job in order, with the sides that may act in each. */
const WINDOWS: readonly { input: InputName; title: string; sides: Side[] }[] = [
  { input: "window.validation", title: "review", sides: [] },
  { input: "window.waiting", title: "{buyer} may dispute", sides: ["buyer"] },
  { input: "window.validation", title: "new review", sides: [] },
  { input: "window.appeal", title: "the loser may appeal", sides: ["buyer", "agent"] },
  { input: "window.judgment", title: "people judge", sides: [] },
];

/** The ways out of a job, with the index of the window by whose end each is reached. */
const EXITS: readonly { window: number; title: string; ends: JobEnd[] }[] = [
  { window: 1, title: "accepted, or silence", ends: ["paid"] },
  { window: 3, title: "decided for {buyer}", ends: ["for buyer"] },
  { window: 3, title: "decided for {agent}", ends: ["for agent"] },
  { window: 4, title: "judged for {buyer}", ends: ["for agent, appeal won", "for buyer, appeal lost"] },
  { window: 4, title: "judged for {agent}", ends: ["for buyer, appeal won", "for agent, appeal lost"] },
];

/** Draws the windows of a job from its delivery to the last possible hour, and what each way out leaves both sides. */
function JobTimeline({ example }: FigureProps) {
  const timeline = getTimeline(example);
  return (
    <DrawingFrames
      title="The time line of a job, to scale, and what each way out leaves both sides"
      description={`From the delivery on, one window follows the other: ${timeline.windows.map(({ title, note }) => `${title}, ${note}`).join("; ")}.`}
      heights={{ wide: WIDE.height, narrow: NARROW.bottom + 2 }}
    >
      {(layout) => (
        <>
          {(layout === "wide" ? placeInRow : placeInColumn)(timeline).map(({ window, ...places }) => (
            <g key={window.from}>
              <Label {...places.label} />
              <WindowBand sides={window.sides} {...places.band} />
              {window.exits.length > 0 && <path className={styles.axisLine} d={places.exitLine} />}
              {window.exits.map((exit, index) => (
                <ExitRow
                  key={exit.title}
                  exit={exit}
                  layout={LAYOUTS[layout]}
                  y={places.exitY + index * LAYOUTS[layout].pitch}
                />
              ))}
            </g>
          ))}
          <SideHeadings names={timeline.names} layout={LAYOUTS[layout]} />
        </>
      )}
    </DrawingFrames>
  );
}

/** The windows are in a row above the ways out, or in a column beside them. Amounts end at the horizontal positions of the sides. */
const WIDE = {
  ...{ bandTop: 62, bandBottom: 84, tableTop: 132, gap: 10, height: 288 },
  ...{ exitX: 2, buyer: 340, agent: 470, headingY: 122, pitch: 25 },
};
const NARROW = {
  ...{ top: 50, bottom: 880, bandRight: 30 },
  ...{ exitX: 50, buyer: 470, agent: 638, headingY: 26, pitch: 60 },
};
const LAYOUTS = { wide: WIDE, narrow: NARROW };

/** The width of a letter in the narrowest container of the wide layout. */
const WIDE_LETTER_WIDTH = 7.6;

type Timeline = ReturnType<typeof getTimeline>;

function getTimeline(example: Example) {
  const names = getSideNames(example);
  const insertNames = (text: string) => text.replace("{buyer}", names.buyer).replace("{agent}", names.agent);
  const ledgers = getLedgers(createSetting(createNumberGetter(example)));
  const windows = placeEndToEnd(
    0,
    WINDOWS.map((window) => ({ ...window, amount: getNumber(example.values, window.input) })),
  ).map(({ title, from, amount, sides }, index) => ({
    ...{ title: insertNames(title), from, amount, sides },
    note: `to ${formatNumber(from + amount, "hours", { decimals: 0 })} h`,
    exits: EXITS.filter(({ window }) => window === index).map((exit) => ({
      title: insertNames(exit.title),
      buyer: formatBalances(exit.ends.map((end) => ledgers[end].buyer)),
      agent: formatBalances(exit.ends.map((end) => ledgers[end].agent)),
    })),
  }));
  const lastHour = windows.reduce((sum, { amount }) => sum + amount, 0);
  const getWorst = (side: Side) => Math.min(...Object.values(ledgers).map((ledger) => ledger[side]));
  return { names, windows, lastHour, getWorst };
}

/** Formats each balance once, in ascending order of its size: "−25 or −50". */
function formatBalances(amounts: readonly number[]): string {
  const sorted = [...amounts].sort((first, second) => Math.abs(first) - Math.abs(second));
  return [...new Set(sorted.map((amount) => formatSignedAmount(amount, "USDC")))].join(" or ");
}

/** Places the windows from left to right, and the ways out of each below those of the one before. */
function placeInRow({ windows, lastHour }: Timeline) {
  const x = createLinearScale([0, lastHour], [1, 639]);
  let bottom = WIDE.tableTop;
  return windows.map((window) => {
    const [left, right] = [x(window.from), x(window.from + window.amount)];
    const top = bottom;
    if (window.exits.length > 0) bottom += window.exits.length * WIDE.pitch + WIDE.gap;
    const text = breakLines(window.title, Math.floor((right - left) / WIDE_LETTER_WIDTH));
    return {
      window,
      label: { x: left, y: WIDE.bandTop - 10, yAnchor: "last" as const, text, note: window.note },
      band: { left, top: WIDE.bandTop, right: right - 2, bottom: WIDE.bandBottom },
      exitLine: `M${right - 1},${WIDE.bandBottom}V${top}H0`,
      exitY: top + 20,
    };
  });
}

/** Places the windows from the top down, and the ways out of each beside its last hours. */
function placeInColumn({ windows, lastHour }: Timeline) {
  const y = createLinearScale([0, lastHour], [NARROW.top, NARROW.bottom]);
  return windows.map((window) => {
    const [top, bottom] = [y(window.from), y(window.from + window.amount)];
    return {
      window,
      label: { x: NARROW.exitX, y: top + 26, text: window.title, note: window.note },
      band: { left: 0, top, right: NARROW.bandRight, bottom: bottom - 4 },
      exitLine: `M${NARROW.bandRight},${bottom - 2}H${NARROW.agent}`,
      exitY: bottom - 30 - (window.exits.length - 1) * NARROW.pitch,
    };
  });
}

type WindowBandProps = ReturnType<typeof placeInRow>[number]["band"] & { sides: readonly Side[] };

/** Draws a window in the colours of the sides that may act in it, or in ink if neither may. */
function WindowBand({ sides, left, top, right, bottom }: WindowBandProps) {
  const isUpright = bottom - top > right - left;
  const getEdge = createLinearScale([0, sides.length], isUpright ? [left, right] : [top, bottom]);
  if (sides.length === 0) return <rect className={styles.solid} {...getRect(left, top, right, bottom)} />;
  return sides.map((side, index) => {
    const [start, end] = [getEdge(index), getEdge(index + 1)];
    const rect = isUpright ? getRect(start, top, end, bottom) : getRect(left, start, right, end);
    return <rect key={side} className={SIDE_BAR_CLASSES[side]} {...rect} />;
  });
}

type RowLayout = typeof WIDE | typeof NARROW;
type ExitRowProps = { exit: Timeline["windows"][number]["exits"][number]; layout: RowLayout; y: number };

/** Draws a way out, and in columns what it leaves each side. */
function ExitRow({ exit, layout, y }: ExitRowProps) {
  return (
    <g>
      <Label x={layout.exitX} y={y} yAnchor="middle" text={exit.title} />
      {SIDES.map((side) => (
        <Label
          key={side}
          x={layout[side]}
          y={y}
          yAnchor="middle"
          anchor="end"
          tone="strong"
          text={exit[side]}
        />
      ))}
    </g>
  );
}

/** Draws the headings of the sides’ columns of amounts, underlined in their colours. */
function SideHeadings({ names, layout }: { names: SideNames; layout: RowLayout }) {
  const y = layout.headingY;
  return SIDES.map((side) => (
    <g key={side}>
      <Label x={layout[side]} y={y} anchor="end" tone="strong" text={names[side]} />
      <rect className={SIDE_BAR_CLASSES[side]} {...getRect(layout[side] - 48, y + 7, layout[side], y + 10)} />
    </g>
  ));
}

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
      ...exits.map((exit) => {
        return [exit.title, from + amount, from + amount, `${exit.buyer} USDC`, `${exit.agent} USDC`];
      }),
    ]),
  };
}

function describeFinding(example: Example): string {
  const { names, lastHour, getWorst } = getTimeline(example);
  const formatWorst = (side: Side) => `${names[side]} ${formatSignedAmount(getWorst(side), "USDC")}`;
  return `If everybody answers in time, the job is over by hour ${formatHours(lastHour)}, and at worst leaves ${formatWorst("buyer")} and ${formatWorst("agent")} USDC.`;
}
