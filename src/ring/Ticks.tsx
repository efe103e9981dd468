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

/** Returns a path around the origin, clockwise from one part of a turn to another. They count from twelve o'clock. */
export function drawArc(radius: number, from: number, to: number): string {
  const getPoint = (turn: number) => {
    const angle = 2 * Math.PI * turn;
    return `${roundToTenths(radius * Math.sin(angle))} ${roundToTenths(-radius * Math.cos(angle))}`;
  };
  // A whole circle cannot be one arc, because its ends are the same point.
  const drawTo = (turn: number) => `A${radius} ${radius} 0 0 1 ${getPoint(turn)}`;
  return `M${getPoint(from)}${drawTo((from + to) / 2)}${drawTo(to)}`;
}
