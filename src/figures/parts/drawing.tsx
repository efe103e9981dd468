import { createContext, type ReactNode, useContext } from "react";
import * as styles from "./drawing.module.css";

/** Every figure is this many units wide, so that one type size suits all. */
export const FIGURE_WIDTH = 640;

type DrawingFrameProps = {
  /** Its ids start with it. */
  name: string;
  title: string;
  /** What the figure shows, for readers who do not see it. */
  description: string;
  /** In units, of which the width has 640. */
  height: number;
  /** Whether it has arrows. */
  arrows?: boolean;
  /** For a figure that is drawn twice: once for containers of at least 36rem, and once for narrower ones. */
  layout?: Layout;
  children: ReactNode;
};

export type Layout = "wide" | "narrow";

/** The id of the head in which a figure's arrows end. */
const ArrowHeadId = createContext("");

/** How large letters are in the layout of the drawing, as a share of those on a small phone. */
const LetterScale = createContext(1);
export const useLetterScale = () => useContext(LetterScale);
const WIDE_LETTER_SCALE = 0.6;

/** The frame of a static figure: one labelled image, drawn in 640 units of width. */
export function DrawingFrame({
  name,
  title,
  description,
  height,
  arrows = false,
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
      // Narrower than others, so that it is seen whole.
      data-tall={!layout && height > FIGURE_WIDTH ? "" : undefined}
    >
      <title id={titleId}>{title}</title>
      <desc id={descriptionId}>{description}</desc>
      {arrows && (
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

/** "one, two or three". */
export const alternativesFormat = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Breaks a text between its words, into lines of at most `length` letters where its words are no longer. */
export function breakLines(text: string, length: number): string {
  return text.split(" ").reduce((lines, word) => {
    const lastLine = lines.slice(lines.lastIndexOf("\n") + 1);
    return `${lines}${lastLine.length + 1 + word.length > length ? "\n" : " "}${word}`;
  });
}

/** The opacity of what a view leaves out. */
export function getOpacity(isDimmed: boolean): number | undefined {
  return isDimmed ? 0.28 : undefined;
}

const OUTLINES = { box: styles.tint, accent: styles.accentBox, terminal: styles.terminalBox };

/** A low terminal state is fully round; the corners of a tall one would cut into its words. */
const MAX_ROUND_RADIUS = 42;
const TALL_CORNER_RADIUS = 28;

type BoxProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A terminal state is round and outlined. */
  kind?: "box" | "accent" | "terminal";
  title: string;
  /** Quieter words under the title. */
  note?: string | undefined;
};

/** A named box of a diagram. */
export function Box({ x, y, width, height, kind = "box", title, note }: BoxProps) {
  const radius = kind === "terminal" ? (height > 2 * MAX_ROUND_RADIUS ? TALL_CORNER_RADIUS : height / 2) : 4;
  return (
    <g>
      <rect className={OUTLINES[kind]} x={x} y={y} width={width} height={height} rx={radius} />
      <Label
        x={x + width / 2}
        y={y + height / 2}
        at="middle"
        anchor="middle"
        tone={note === undefined ? "plain" : "strong"}
        text={title}
        note={note}
      />
    </g>
  );
}

/** An arrow; without a class it is a solid line in ink. */
export function DrawnArrow({ d, className }: { d: string; className?: string }) {
  return <path className={className} d={d} markerEnd={`url(#${useContext(ArrowHeadId)})`} />;
}

const LINE_HEIGHT = 1.25;

const TONES = { plain: undefined, quiet: styles.note, strong: styles.strong };

type LabelProps = {
  x: number;
  /** Of the first line's baseline, of the middle of the block, or of the last line's baseline. */
  y: number;
  at?: "first" | "middle" | "last";
  anchor?: "start" | "middle" | "end";
  tone?: "plain" | "quiet" | "strong";
  /** Lines are separated by line feeds. */
  text: string;
  /** Quieter lines below the text, of which they are a part when the block is placed. */
  note?: string | undefined;
};

/** Words in a figure, on one or more lines. */
export function Label({ x, y, at = "first", anchor = "start", tone = "plain", text, note }: LabelProps) {
  const lines = text.split("\n");
  const all = note === undefined ? lines : [...lines, ...note.split("\n")];
  return (
    <text x={x} y={y} textAnchor={anchor} className={TONES[tone]}>
      {all.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={formatEm(index === 0 ? getFirstLineShift(at, all.length) : LINE_HEIGHT)}
          className={index < lines.length ? undefined : styles.note}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

function getFirstLineShift(at: "first" | "middle" | "last", lines: number): number {
  if (at === "first") return 0;
  const above = LINE_HEIGHT * (lines - 1);
  return at === "last" ? -above : 0.35 - above / 2;
}

function formatEm(value: number): string | undefined {
  return value === 0 ? undefined : `${Number(value.toFixed(3))}em`;
}
