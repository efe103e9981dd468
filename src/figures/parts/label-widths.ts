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

type Stretch = { from: number; to: number };

/** About how wide the longest line of a text is, without the signs of its formulae. */
export function widthOf(text: string): number {
  const lines = text.replaceAll(/[$_]/g, "").split("\n");
  return Math.max(...lines.map((line) => line.length)) * LETTER;
}

/** Where a text stands along a line. */
export function stretchOf(x: number, text: string, anchor: "start" | "middle" | "end"): Stretch {
  const width = widthOf(text);
  const from = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { from, to: from + width };
}

/** The ticks of a horizontal axis whose words touch neither each other nor what is `taken`, the main ones first. */
export function ticksAbreast(
  ticks: readonly Tick[],
  x: (at: number) => number,
  taken: readonly Stretch[] = [],
): Tick[] {
  return withRoom(ticks, ({ at, text }) => stretchOf(x(at), text, "middle"), GAP, taken);
}

/** The same for a vertical axis. */
export function ticksAbove(ticks: readonly Tick[], y: (at: number) => number): Tick[] {
  return withRoom(ticks, ({ at }) => ({ from: y(at) - LINE / 2, to: y(at) + LINE / 2 }), 0, []);
}

function withRoom(
  ticks: readonly Tick[],
  stretch: (tick: Tick) => Stretch,
  gap: number,
  taken: readonly Stretch[],
): Tick[] {
  const stretches = [...taken];
  const kept = new Set<Tick>();
  for (const tick of [...ticks].sort((one, other) => Number(other.main ?? 0) - Number(one.main ?? 0))) {
    const own = stretch(tick);
    if (stretches.some(({ from, to }) => own.from < to + gap && from < own.to + gap)) continue;
    stretches.push(own);
    kept.add(tick);
  }
  return ticks.filter((tick) => kept.has(tick));
}
