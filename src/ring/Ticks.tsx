import { roundToTenths } from "../figures/parts/plot";

type TicksProps = {
  /** The path across which the ticks stand. */
  d: string;
  count: number;
  /** The length of a tick, in units of the view box. */
  width: number;
  /** A tick's thickness, as a part of the distance between two. */
  thickness?: number;
  /** Where in its part of the path a tick stands, from 0 to 1. */
  at?: number;
  /** Gives the ticks a colour in the landing page's drawings. Without it they have that of what surrounds them. */
  party?: string | undefined;
};

/** Parallel lines across a path, which are the dashes of one thick stroke. */
export function Ticks({ count, width, thickness = 0.3, at = 0.5, party, d }: TicksProps) {
  const dashes = { strokeDasharray: `${thickness} ${1 - thickness}`, strokeDashoffset: thickness / 2 - at };
  return <path data-party={party} d={d} pathLength={count} strokeWidth={width} {...dashes} />;
}

type HourTicksProps = {
  /** The outer radius of the ring, the length of its ticks, and all of its hours. */
  radius: number;
  length: number;
  hours: number;
  thickness?: number;
  /** The hours that are drawn. They are all hours without it. */
  from?: number;
  amount?: number;
  /** So many share these hours, tick by tick. The ticks are those of the one with this index, and the first has the long ones. */
  sharedBy?: number;
  index?: number;
};

const HOURS_PER_LONG_TICK = 12;

/** The ticks of a ring around the origin. Every twelfth is 1.4 times as long. */
export function HourTicks({ radius, length, hours, thickness = 0.3, ...drawn }: HourTicksProps) {
  const { from = 0, amount = hours, sharedBy = 1, index = 0 } = drawn;
  const longLength = roundToTenths(1.4 * length);
  const untilLong = (HOURS_PER_LONG_TICK - (from % HOURS_PER_LONG_TICK)) % HOURS_PER_LONG_TICK;
  const drawHours = (width: number) => drawArc(radius - width / 2, from / hours, (from + amount) / hours);
  return (
    <>
      <Ticks
        d={drawHours(length)}
        count={amount / sharedBy}
        at={(index + 0.5) / sharedBy}
        width={length}
        thickness={thickness / sharedBy}
      />
      {index === 0 && (
        <Ticks
          d={drawHours(longLength)}
          count={amount / HOURS_PER_LONG_TICK}
          at={(untilLong + 0.5) / HOURS_PER_LONG_TICK}
          width={longLength}
          thickness={thickness / HOURS_PER_LONG_TICK}
        />
      )}
    </>
  );
}

type DotRowsProps = { radii: readonly number[]; amount: number; size: number };

/** An amount of dots in rows around the origin, which do not move. They are the dashes of a line, which loads sooner than circles. */
export function DotRows({ radii, amount, size }: DotRowsProps) {
  return radii.map((radius, row) => (
    <path
      key={radius}
      d={drawArc(radius, 0, 1)}
      pathLength={Math.round(amount / radii.length)}
      strokeWidth={size}
      strokeLinecap="round"
      strokeDasharray="0 1"
      strokeDashoffset={row / 2}
    />
  ));
}

/** Returns the point at a part of a turn around the origin, clockwise from twelve o'clock, rounded to tenths. */
export function getPointAtTurn(radius: number, turn: number): { x: number; y: number } {
  const angle = 2 * Math.PI * turn;
  return { x: roundToTenths(radius * Math.sin(angle)), y: roundToTenths(-radius * Math.cos(angle)) };
}

/** Returns a path around the origin, clockwise from one part of a turn to another. They count from twelve o'clock. */
export function drawArc(radius: number, from: number, to: number): string {
  const formatPoint = (turn: number) => Object.values(getPointAtTurn(radius, turn)).join(" ");
  // A whole circle cannot be one arc, because its ends are the same point.
  const drawTo = (turn: number) => `A${radius} ${radius} 0 0 1 ${formatPoint(turn)}`;
  return `M${formatPoint(from)}${drawTo((from + to) / 2)}${drawTo(to)}`;
}
