/** The room of a letter and a line in the drawing's units, on a small phone, where letters are largest. */
const LETTER = 13;
const LINE = 27;
/** Between two labels. */
const GAP = 10;

export type Tick = {
  at: number;
  text: string;
  /** Stays where two would touch. */
  main?: boolean;
};

/** About how wide the longest line of a text is, without the signs of its formulae. */
export function widthOf(text: string): number {
  const lines = text.replaceAll(/[$_]/g, "").split("\n");
  return Math.max(...lines.map((line) => line.length)) * LETTER;
}

/** The ticks of a horizontal axis whose words touch neither each other nor what begins at `end`, the main ones first. */
export function ticksAbreast(
  ticks: readonly Tick[],
  x: (at: number) => number,
  end = Number.POSITIVE_INFINITY,
): Tick[] {
  const room = (one: Tick, other: Tick) => (widthOf(one.text) + widthOf(other.text)) / 2 + GAP;
  return apart(
    ticks.filter(({ at, text }) => x(at) + widthOf(text) / 2 + GAP <= end),
    (one, other) => Math.abs(x(one.at) - x(other.at)) >= room(one, other),
  );
}

/** The same for a vertical axis. */
export function ticksAbove(ticks: readonly Tick[], y: (at: number) => number): Tick[] {
  return apart(ticks, (one, other) => Math.abs(y(one.at) - y(other.at)) >= LINE);
}

/** Those of some ticks that are apart, each as it comes, the main ones first. */
function apart(ticks: readonly Tick[], areApart: (one: Tick, other: Tick) => boolean): Tick[] {
  const kept: Tick[] = [];
  for (const tick of [...ticks.filter(({ main }) => main), ...ticks.filter(({ main }) => !main)])
    if (kept.every((other) => areApart(tick, other))) kept.push(tick);
  return ticks.filter((tick) => kept.includes(tick));
}
