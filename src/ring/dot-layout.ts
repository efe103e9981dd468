/** Where a dot of money lies. What is `spent` has left the job and does not come back. */
export type DotPlace = "buyer" | "agent" | "escrow" | "spent";

type Point = { x: number; y: number };

export const DOTS_PER_ROW = 50;
export const ROW_RADII = [154, 138, 122, 106];

/** Distance between the dots of a pile, and the radius of a pile's first row, in units of the view box. */
const PILE_STEP = 11;
const PILE_RADIUS = 210;
const PILE_ROWS = 12;

/** In degrees clockwise from three o'clock: the first dot of each row of a pile, and the directions between which it lies. */
const PILE_ANGLES = {
  buyer: { start: 168, from: 118, to: 168 },
  agent: { start: 12, from: 12, to: 62 },
  spent: { start: 90, from: 66, to: 114 },
} as const;

/** Returns the position of each dot: in rows inside the ring, or in a pile outside that follows the ring's curve. */
export function layOutDots(places: readonly DotPlace[]): (Point & { place: DotPlace })[] {
  const counts = { buyer: 0, agent: 0, escrow: 0, spent: 0 };
  return places.map((place) => {
    const points = slots[place];
    const rank = counts[place];
    counts[place] += 1;
    // More dots than there is room for lie on top of each other.
    return { place, ...(points[rank % points.length] ?? { x: 0, y: 0 }) };
  });
}

const slots: Record<DotPlace, readonly Point[]> = {
  escrow: ROW_RADII.flatMap((radius, row) =>
    Array.from({ length: DOTS_PER_ROW }, (_, index) =>
      getPoint(radius, (360 * (index + row / 2)) / DOTS_PER_ROW - 90),
    ),
  ),
  buyer: createPile(PILE_ANGLES.buyer),
  agent: createPile(PILE_ANGLES.agent),
  spent: createPile(PILE_ANGLES.spent),
};

function createPile({ start, from, to }: { start: number; from: number; to: number }): Point[] {
  return Array.from({ length: PILE_ROWS }, (_, row) => PILE_RADIUS + row * PILE_STEP)
    .flatMap((radius) => {
      const stepDegrees = (PILE_STEP / radius) * (180 / Math.PI);
      const indexes = Array.from({ length: Math.floor((to - from) / stepDegrees) + 1 }, (_, index) => index);
      return indexes
        .map((index) => from + index * stepDegrees)
        .sort((first, second) => Math.abs(first - start) - Math.abs(second - start))
        .map((degrees) => getPoint(radius, degrees));
    })
    .filter(({ x, y }) => Math.abs(x) < 237 && y < 237);
}

function getPoint(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
