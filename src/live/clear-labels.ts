export type LabelBox = { left: number; top: number; right: number; bottom: number };

/** Between two labels, so that rounding lets none touch. */
const GAP = 0.5;

/**
 * Moves labels that lie over each other, or beyond the frame: each in turn goes into the frame, then up or down to the
 * nearest height where it is clear of those before it. Returns where they lie; undefined where there is no room.
 */
export function placeLabels(labels: readonly LabelBox[], frame: LabelBox): (LabelBox | undefined)[] {
  const placed: LabelBox[] = [];
  return labels.map((label) => {
    const inside = moveInto(label, frame);
    // It is clear at its own height, or else just above or just below one of the others.
    const shifts = placed.flatMap(({ top, bottom }) => [
      top - GAP - inside.bottom,
      bottom + GAP - inside.top,
    ]);
    const free = [0, ...shifts]
      .sort((one, other) => Math.abs(one) - Math.abs(other))
      .map((shift) => moved(inside, 0, shift))
      .find((box) => isWithin(box, frame) && !placed.some((other) => isOver(box, other)));
    if (free) placed.push(free);
    return free;
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
  const boxes = labels.map(lettersOf);
  const places = placeLabels(boxes, drawn.getBoundingClientRect());
  for (const [index, label] of labels.entries()) {
    const [from, to] = [boxes[index], places[index]];
    if (!from || !to) label.setAttribute("display", "none");
    else if (from.left !== to.left || from.top !== to.top)
      label.setAttribute(
        "transform",
        `translate(${(to.left - from.left) / unit} ${(to.top - from.top) / unit})`,
      );
  }
}

/** A line's box is taller than its letters. */
function lettersOf(label: Element): LabelBox {
  const { left, top, right, bottom } = label.getBoundingClientRect();
  return { left, right, top: top + 3, bottom: bottom - 3 };
}

function moveInto(box: LabelBox, frame: LabelBox): LabelBox {
  const along = (from: number, to: number, least: number, most: number) =>
    Math.max(least - from, Math.min(0, most - to));
  return moved(
    box,
    along(box.left, box.right, frame.left, frame.right),
    along(box.top, box.bottom, frame.top, frame.bottom),
  );
}

function moved({ left, top, right, bottom }: LabelBox, x: number, y: number): LabelBox {
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
