import type { ReactNode } from "react";
import { roundToTenths } from "../figures/parts/plot";
import { type DotPlace, layOutDots } from "./dot-layout";
import * as styles from "./Ring.module.css";
import { HourTicks } from "./Ticks";

/** The length of the circle on which the ticks stand, in units of the view box. */
const HOUR_CIRCLE = 2 * Math.PI * 188;

/** Who may act: `escrow` is nobody while the money waits and only time passes, and `nobody` once the job is over, or for hours that have passed. */
export type RingActor = "buyer" | "agent" | "escrow" | "nobody";

/** Hours in which the same may act. Several take turns, tick by tick. One window can stand out. */
export type RingWindow = {
  from: number;
  amount: number;
  actors: readonly RingActor[];
  isCurrent?: boolean;
};

export type RingProps = {
  /** One tick for each hour of the window that runs. Without it there are 72. */
  hours?: number;
  /** The hours that have passed, a whole number. The hand stands there. Without it there is no hand. */
  hour?: number;
  /** Colours the hand and the hours that are left. They are white without it, and grey for `nobody`. */
  actor?: RingActor;
  /** The hours in several colours, instead of those that have passed and those that are left. */
  windows?: readonly RingWindow[];
  /** The place of each dot, by its index. A dot whose place changes moves there by a CSS transition. */
  dots?: readonly DotPlace[];
  /** Short lines in the middle. The first is large, and each has to fit: an SVG breaks no lines. */
  center?: readonly string[];
  /** SVG in the middle, instead of lines. */
  drawing?: ReactNode;
  /** The buyer's name, at nine o'clock, and a few characters below it, such as “−100”. A line break begins a new line. */
  buyer?: string;
  buyerNote?: string;
  /** The agent's name, at three o'clock, and a few characters below it. */
  agent?: string;
  agentNote?: string;
  /** One sentence for those who do not see the drawing. Without it, assistive technology skips the ring. */
  label?: string;
};

/**
 * The one drawing of an escrow. Its ticks are hours, its colour is whoever may act, and its dots are money, one for each
 * USDC. It fills the width of its parent, and the ring's diameter is 5/6 of that.
 *
 * The centre of the ring is the origin of the view box. The parties' own money lies outside of the ring below their names,
 * and what is spent lies at the bottom, in amber. There is room for 200 dots in the ring, and for 125 beside it.
 *
 * ```tsx
 * <Ring hour={20} actor="buyer" dots={createDots({ escrow: 100 })} center={["100 USDC", "in escrow"]}
 *   buyer="Bea" agent="Lior" label="At hour 20 of 72, 100 USDC wait in escrow." />
 * ```
 *
 * A parent can set `--ring-move`, the time that a dot takes (600 ms), and, in units of the view box, `--ring-number`, the
 * size of the first line (`44px`), and `--ring-label`, the largest size of the others (`24px`). It can style dots by
 * `[data-dot="spent"]` and so on. Nothing moves while the page's motion is paused or reduced.
 */
export function Ring({ hours = 72, hour, actor = "escrow", dots = [], drawing, label, ...rest }: RingProps) {
  const { windows = splitAtHour(hours, hour, actor), ...texts } = rest;
  return (
    <div className={styles.container}>
      <svg
        className={styles.ring}
        viewBox="-240 -204 480 444"
        role={label ? "img" : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        {windows
          .filter(({ amount }) => amount > 0)
          .map((window) => (
            <WindowHours key={window.from} {...{ hours, window }} />
          ))}
        {hour !== undefined && (
          <g data-actor={actor} transform={`rotate(${roundToTenths((360 * hour) / hours)})`}>
            <circle className={styles.node} cy="-190" r="8" />
            <path className={styles.hand} d="M0-164V-188" />
          </g>
        )}
        <g className={styles.dots}>
          {layOutDots(dots).map(({ place, x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is known by its index
            <circle key={index} data-dot={place} cx={roundToTenths(x)} cy={roundToTenths(y)} r="4" />
          ))}
        </g>
        <RingTexts {...texts} />
        {drawing}
      </svg>
    </div>
  );
}

/** Returns so many dots at each place, for rings whose dots do not move. */
export function createDots(counts: Partial<Record<DotPlace, number>>): DotPlace[] {
  return (Object.keys(counts) as DotPlace[]).flatMap((place) =>
    Array<DotPlace>(Math.round(counts[place] ?? 0)).fill(place),
  );
}

/** Returns the hours that have passed and those that are left. */
function splitAtHour(hours: number, hour = 0, actor: RingActor): RingWindow[] {
  return [
    { from: 0, amount: hour, actors: ["nobody"] },
    { from: hour, amount: hours - hour, actors: [actor] },
  ];
}

/** The ticks of a window. */
function WindowHours({ hours, window }: { hours: number; window: RingWindow }) {
  const { from, amount, actors, isCurrent } = window;
  return actors.map((actor, index) => (
    <g key={actor} className={styles.hours} data-actor={actor} data-current={isCurrent}>
      <HourTicks
        {...{ hours, from, amount, index }}
        radius={196}
        length={16}
        thickness={Math.min((actor === "nobody" ? 1.5 : 2.5) / (HOUR_CIRCLE / hours), 0.4)}
        sharedBy={actors.length}
      />
    </g>
  ));
}

/** Returns the size of a name in em. Beside the ring is room for four letters, and longer names would be cut. */
function getNameSize(name = ""): number {
  return name.length > 4 ? 3.2 / name.length : 1;
}

type RingTextsProps = Pick<RingProps, "center" | "buyer" | "buyerNote" | "agent" | "agentNote">;

function RingTexts({ center = [], buyer, buyerNote, agent, agentNote }: RingTextsProps) {
  const parties = [
    { party: "buyer", x: -204, anchor: "end", name: buyer, notes: buyerNote?.split("\n") ?? [] },
    { party: "agent", x: 204, anchor: "start", name: agent, notes: agentNote?.split("\n") ?? [] },
  ] as const;
  const [first, ...others] = center;
  return (
    <>
      {parties.map(({ party, x, anchor, name, notes }) => (
        <text key={party} className={styles.party} data-party={party} x={x} textAnchor={anchor}>
          <tspan x={x} dy={`${0.35 - 0.62 * notes.length}em`} fontSize={`${getNameSize(name)}em`}>
            {name}
          </tspan>
          {notes.map((note) => (
            <tspan key={note} className={styles.note} x={x} dy="1.15em">
              {note}
            </tspan>
          ))}
        </text>
      ))}
      <text textAnchor="middle">
        <tspan className={styles.number} x="0" dy={others.length > 0 ? 0 : "0.35em"}>
          {first}
        </tspan>
        {others.map((line, index) => (
          <tspan key={line} x="0" dy={index === 0 ? "1.7em" : "1.35em"}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
