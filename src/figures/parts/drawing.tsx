import { createContext, type ReactNode, useContext } from "react";
import * as styles from "./drawing.module.css";
import { getRect } from "./plot";

/** The width of every figure in units of its view box. It is the same for all, so that their letters have one size. */
export const FIGURE_WIDTH = 640;

export type Layout = "wide" | "narrow";

type DrawingFrameProps = {
  title: string;
  /** Read by screen readers after the title, instead of the drawing. */
  description: string;
  /** The height in units of the view box. */
  height: number;
  layout?: Layout;
  children: ReactNode;
};

const LetterScale = createContext(1);

/** Returns the size of letters in the layout of the drawing, as a share of those on a small phone. */
export const useLetterScale = () => useContext(LetterScale);

const WIDE_LETTER_SCALE = 0.6;

/**
 * Wraps a figure’s drawing in an SVG that is one image. The description is a part of its name, because Chromium prints the
 * name alone into a PDF, and reads a `desc` twice if the name refers to it.
 */
export function DrawingFrame({ title, description, height, layout, children }: DrawingFrameProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${FIGURE_WIDTH} ${height}`}
      role="img"
      aria-label={`${title}. ${description}`}
      data-layout={layout}
      // A style sheet makes a tall figure narrower, so that it fits on a screen.
      data-tall={!layout && height > FIGURE_WIDTH ? "" : undefined}
    >
      <LetterScale.Provider value={layout === "wide" ? WIDE_LETTER_SCALE : 1}>
        {children}
      </LetterScale.Provider>
    </svg>
  );
}

type TwoLayoutsProps = Omit<DrawingFrameProps, "height" | "layout" | "children"> & {
  heights: Readonly<Record<Layout, number>>;
  children: (layout: Layout) => ReactNode;
};

/** Draws a figure twice: for containers of at least 36rem, and for narrower ones. A style sheet shows one of them. */
export function DrawingFrames({ heights, children, ...texts }: TwoLayoutsProps) {
  return (["wide", "narrow"] as const).map((layout) => (
    <DrawingFrame key={layout} {...texts} layout={layout} height={heights[layout]}>
      {children(layout)}
    </DrawingFrame>
  ));
}

/** Breaks a text between words into lines of at most `maxLength` letters. A longer word has a line of its own. */
export function breakLines(text: string, maxLength: number): string {
  return text.split(" ").reduce((lines, word) => {
    const lastLine = lines.slice(lines.lastIndexOf("\n") + 1);
    return `${lines}${lastLine.length + 1 + word.length > maxLength ? "\n" : " "}${word}`;
  });
}

type LegendEntry = { x: number; y?: number; className: string | undefined; text: string };

/** Draws swatches with their meanings, each centred on `y` and its own distance from that. */
export function Legend({ y, entries }: { y: number; entries: readonly LegendEntry[] }) {
  const scale = useLetterScale();
  return entries.map(({ x, y: distance = 0, className, text }) => {
    const middle = y + distance;
    return (
      <g key={text}>
        <rect className={className} {...getRect(x, middle - 9 * scale, x + 26 * scale, middle + 9 * scale)} />
        <Label x={x + 36 * scale} y={middle} yAnchor="middle" text={text} />
      </g>
    );
  });
}

/** The heads of arrows, as paths that continue from the tip. */
const ARROW_HEADS = { right: "m-12-8l12 8l-12 8", left: "m12-8l-12 8l12 8", down: "m-8-12l8 12l8-12" };

type ArrowProps = { start: string; tip: string; head: keyof typeof ARROW_HEADS; isDotted?: boolean };

/** Draws an arrow along the path `start`, and from its end straight to the tip. */
export function Arrow({ start, tip, head, isDotted = false }: ArrowProps) {
  return (
    <>
      <path className={isDotted ? styles.guide : undefined} d={`${start}L${tip}`} />
      <path d={`M${tip}${ARROW_HEADS[head]}`} />
    </>
  );
}

const LINE_HEIGHT_EM = 1.25;
/** The height of a letter on a small phone, in units of the drawing. */
export const MAX_LETTER_SIZE = 25;

const TONES = { plain: undefined, quiet: styles.note, strong: styles.strong };

type LabelProps = {
  x: number;
  y: number;
  /** The part of the text that lies at `y`: the first line’s baseline, the middle of the block, or the last baseline. */
  yAnchor?: "first" | "middle" | "last";
  /** The part of the text that lies at `x`. */
  anchor?: "start" | "middle" | "end";
  tone?: "plain" | "quiet" | "strong" | undefined;
  /** One or more lines, separated by line feeds. */
  text: string;
  /** Lines in a quieter colour below the text. They count as lines of the block. */
  note?: string | undefined;
};

export function Label({ x, y, yAnchor = "first", anchor = "start", tone = "plain", text, note }: LabelProps) {
  const lines = text.split("\n");
  const allLines = note === undefined ? lines : [...lines, ...note.split("\n")];
  const heightAbove = LINE_HEIGHT_EM * (allLines.length - 1);
  const firstLineShift = { first: 0, middle: 0.35 - heightAbove / 2, last: -heightAbove }[yAnchor];
  return (
    <text x={x} y={y} textAnchor={anchor} className={TONES[tone]}>
      {allLines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={`${index === 0 ? firstLineShift : LINE_HEIGHT_EM}em`}
          className={index < lines.length ? undefined : styles.note}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

type LineLabelsProps = { x: number; labels: readonly Pick<LabelProps, "y" | "tone" | "text">[] };

/** Labels the ends of lines, from the top down. A label that would touch the one above it is moved down. */
export function LineLabels({ x, labels }: LineLabelsProps) {
  let top = Number.NEGATIVE_INFINITY;
  return labels.map(({ y, tone, text }) => {
    const height = LINE_HEIGHT_EM * MAX_LETTER_SIZE * text.split("\n").length;
    const middle = Math.max(y, top + height / 2);
    top = middle + height / 2;
    return <Label key={text} x={x} y={middle} yAnchor="middle" tone={tone} text={text} />;
  });
}
