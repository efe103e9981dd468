import { createContext, type ReactNode, useContext } from "react";
import * as styles from "./drawing.module.css";

/** The width of every figure in units of its view box. It is the same for all, so that their letters have one size. */
export const FIGURE_WIDTH = 640;

type DrawingFrameProps = {
  /** The ids of the frame begin with this name. */
  name: string;
  title: string;
  /** Read by screen readers instead of the drawing. */
  description: string;
  /** The height in units of the view box. */
  height: number;
  /** True if the drawing has a `DrawnArrow`. */
  hasArrows?: boolean;
  /** For a figure that is drawn twice: once for containers of at least 36rem, and once for narrower ones. */
  layout?: Layout;
  children: ReactNode;
};

export type Layout = "wide" | "narrow";

const LetterScale = createContext(1);

/** Returns the size of letters in the layout of the drawing, as a share of those on a small phone. */
export const useLetterScale = () => useContext(LetterScale);

const WIDE_LETTER_SCALE = 0.6;

/** The id of the SVG marker with which a figure’s arrows end. */
const ArrowHeadId = createContext("");

/** Wraps a figure’s drawing in an SVG that is one image with a title and a description. */
export function DrawingFrame({
  name,
  title,
  description,
  height,
  hasArrows = false,
  layout,
  children,
}: DrawingFrameProps) {
  const id = layout ? `fig-${name}-${layout}` : `fig-${name}`;
  const [titleId, descriptionId, headId] = [`${id}-title`, `${id}-desc`, `${id}-arrow`];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${FIGURE_WIDTH} ${height}`}
      role="img"
      aria-labelledby={`${titleId} ${descriptionId}`}
      data-layout={layout}
      // A style sheet makes a tall figure narrower, so that it fits on a screen.
      data-tall={!layout && height > FIGURE_WIDTH ? "" : undefined}
    >
      <title id={titleId}>{title}</title>
      <desc id={descriptionId}>{description}</desc>
      {hasArrows && (
        <defs>
          <marker
            id={headId}
            viewBox="-12 -10 14 20"
            markerWidth="14"
            markerHeight="20"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M-12-8L0 0L-12 8" />
          </marker>
        </defs>
      )}
      <LetterScale.Provider value={layout === "wide" ? WIDE_LETTER_SCALE : 1}>
        <ArrowHeadId.Provider value={headId}>{children}</ArrowHeadId.Provider>
      </LetterScale.Provider>
    </svg>
  );
}

/** Formats a list as "one, two or three". */
export const disjunctionFormat = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Breaks a text between words into lines of at most `maxLength` letters. A longer word has a line of its own. */
export function breakLines(text: string, maxLength: number): string {
  return text.split(" ").reduce((lines, word) => {
    const lastLine = lines.slice(lines.lastIndexOf("\n") + 1);
    return `${lines}${lastLine.length + 1 + word.length > maxLength ? "\n" : " "}${word}`;
  });
}

/** Returns the opacity of a part, or undefined if the chosen view does not dim it. */
export function getViewOpacity(isDimmed: boolean): number | undefined {
  return isDimmed ? 0.28 : undefined;
}

const BOX_STYLES = { box: styles.tint, accent: styles.accentBox, terminal: styles.terminalBox };

// A low terminal box has round ends. In a tall one these would cut into its words.
const MAX_ROUND_RADIUS = 42;
const TALL_CORNER_RADIUS = 28;

type BoxProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A terminal box, in which a process ends, is round and outlined. */
  kind?: "box" | "accent" | "terminal";
  title: string;
  /** Text in a quieter colour under the title. */
  note?: string | undefined;
};

/** Draws a box of a diagram with its title. */
export function Box({ x, y, width, height, kind = "box", title, note }: BoxProps) {
  const radius = kind === "terminal" ? (height > 2 * MAX_ROUND_RADIUS ? TALL_CORNER_RADIUS : height / 2) : 4;
  return (
    <g>
      <rect className={BOX_STYLES[kind]} x={x} y={y} width={width} height={height} rx={radius} />
      <Label
        x={x + width / 2}
        y={y + height / 2}
        yAnchor="middle"
        anchor="middle"
        tone={note === undefined ? "plain" : "strong"}
        text={title}
        note={note}
      />
    </g>
  );
}

type LegendEntryProps = { x: number; y: number; className: string | undefined; text: string };

/** Draws a swatch with its meaning, both centred on `y`. */
export function LegendEntry({ x, y, className, text }: LegendEntryProps) {
  return (
    <g>
      <rect className={className} x={x} y={y - 9} width={26} height={18} />
      <Label x={x + 36} y={y} yAnchor="middle" text={text} />
    </g>
  );
}

/** Draws an arrow along a path. Without a class it is a solid line in the colour of the text. */
export function DrawnArrow({ d, className }: { d: string; className?: string }) {
  return <path className={className} d={d} markerEnd={`url(#${useContext(ArrowHeadId)})`} />;
}

const LINE_HEIGHT_EM = 1.25;

const TONES = { plain: undefined, quiet: styles.note, strong: styles.strong };

type LabelProps = {
  x: number;
  y: number;
  /** The part of the text that lies at `y`: the first line’s baseline, the middle of the block, or the last baseline. */
  yAnchor?: "first" | "middle" | "last";
  /** The part of the text that lies at `x`. */
  anchor?: "start" | "middle" | "end";
  tone?: "plain" | "quiet" | "strong";
  /** One or more lines, separated by line feeds. */
  text: string;
  /** Lines in a quieter colour below the text. They count as lines of the block. */
  note?: string | undefined;
};

export function Label({ x, y, yAnchor = "first", anchor = "start", tone = "plain", text, note }: LabelProps) {
  const lines = text.split("\n");
  const allLines = note === undefined ? lines : [...lines, ...note.split("\n")];
  return (
    <text x={x} y={y} textAnchor={anchor} className={TONES[tone]}>
      {allLines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={formatEm(index === 0 ? getFirstLineShift(yAnchor, allLines.length) : LINE_HEIGHT_EM)}
          className={index < lines.length ? undefined : styles.note}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Returns the distance in em from a label’s `y` to the baseline of its first line. */
function getFirstLineShift(yAnchor: "first" | "middle" | "last", lineCount: number): number {
  if (yAnchor === "first") return 0;
  const heightAbove = LINE_HEIGHT_EM * (lineCount - 1);
  return yAnchor === "last" ? -heightAbove : 0.35 - heightAbove / 2;
}

function formatEm(value: number): string | undefined {
  return value === 0 ? undefined : `${Number(value.toFixed(3))}em`;
}
