export type LabelBox = { left: number; top: number; right: number; bottom: number };

/** How far a label is moved, right and down; undefined where it finds no place. */
export type LabelMove = { x: number; y: number } | undefined;

/** Of a label's height, how far it is moved at a time, and how often at most. */
const STEP = 0.25;
const MAX_STEPS = 24;

/** All moves in steps, the nearest first, beginning with none. */
const MOVES = Array.from({ length: (2 * MAX_STEPS + 1) ** 2 }, (_, index) => ({
  x: (index % (2 * MAX_STEPS + 1)) - MAX_STEPS,
  y: Math.floor(index / (2 * MAX_STEPS + 1)) - MAX_STEPS,
})).sort((one, other) => farness(one) - farness(other));

function farness({ x, y }: { x: number; y: number }): number {
  return 2 * Math.abs(x) + Math.abs(y);
}

/**
 * Moves labels that lie over each other, or beyond the frame, as little as it takes: each in turn gives way to those before
 * it, up or down rather than aside.
 */
export function placeLabels(labels: readonly LabelBox[], frame: LabelBox): LabelMove[] {
  const placed: LabelBox[] = [];
  return labels.map((label) => {
    const step = (label.bottom - label.top) * STEP;
    for (const { x, y } of MOVES) {
      const move = { x: x * step, y: y * step };
      const box = moved(label, move);
      if (!isWithin(box, frame) || placed.some((other) => isOver(box, other))) continue;
      placed.push(box);
      return move;
    }
    return undefined;
  });
}

/** The same for the labels of a drawing, as the browser has drawn them. */
export function clearLabels(drawn: SVGSVGElement): void {
  const labels = [...drawn.querySelectorAll("text")];
  for (const label of labels) {
    label.removeAttribute("transform");
    label.removeAttribute("display");
  }
  const unit = drawn.getScreenCTM()?.a || 1;
  const moves = placeLabels(labels.map(lettersOf), drawn.getBoundingClientRect());
  moves.forEach((move, index) => {
    if (!move) labels[index]?.setAttribute("display", "none");
    else if (move.x !== 0 || move.y !== 0)
      labels[index]?.setAttribute("transform", `translate(${move.x / unit} ${move.y / unit})`);
  });
}

/** A line's box is taller than its letters. */
function lettersOf(label: Element): LabelBox {
  const { left, top, right, bottom } = label.getBoundingClientRect();
  return { left, right, top: top + 3, bottom: bottom - 3 };
}

function moved({ left, top, right, bottom }: LabelBox, { x, y }: { x: number; y: number }): LabelBox {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function isOver(one: LabelBox, other: LabelBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isWithin(box: LabelBox, frame: LabelBox): boolean {
  // A drawing's own edge may cut a pixel's fraction.
  return (
    box.left >= frame.left - 0.5 &&
    box.right <= frame.right + 0.5 &&
    box.top >= frame.top - 0.5 &&
    box.bottom <= frame.bottom + 0.5
  );
}
