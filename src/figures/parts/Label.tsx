import type { ReactNode } from "react";
import { mathItalic } from "../math-italic";

const LINE_HEIGHT = 1.25;
/** How far a subscript sinks, in its own size and in that of the text around it. */
const SINK = { own: 0.3, around: 0.252 };

const TONES = { plain: undefined, quiet: "fig-note", strong: "fig-strong" };

type Props = {
  x: number;
  /** Of the first line's baseline, of the middle of the block, or of the last line's baseline. */
  y: number;
  at?: "first" | "middle" | "last";
  anchor?: "start" | "middle" | "end";
  tone?: "plain" | "quiet" | "strong";
  /** Lines are separated by line feeds, formulae stand between dollar signs. */
  text: string;
  /** Quieter lines below the text, of which they are a part when the block is placed. */
  note?: string | undefined;
};

/** Words in a figure, on one or more lines, with variables in italics. */
export function Label({ x, y, at = "first", anchor = "start", tone = "plain", text, note }: Props) {
  const lines = text.split("\n");
  const all = note === undefined ? lines : [...lines, ...note.split("\n")];
  let sunk = 0;
  return (
    <text x={x} y={y} textAnchor={anchor} className={TONES[tone]}>
      {all.map((line, index) => {
        const step = index === 0 ? firstLine(at, all.length) : LINE_HEIGHT;
        const pieces = typeset(line);
        const drop = em(step - sunk);
        sunk = pieces.at(-1)?.style === "subscript" ? SINK.around : 0;
        return (
          <tspan key={line} x={x} dy={drop} className={index < lines.length ? undefined : "fig-note"}>
            {pieces.map((piece, position) => drawPiece(piece, pieces[position - 1], position))}
          </tspan>
        );
      })}
    </text>
  );
}

function drawPiece({ text, style }: Piece, before: Piece | undefined, key: number): ReactNode {
  const rise = before?.style === "subscript" ? em(-SINK.around) : undefined;
  if (style === "text" && rise === undefined) return text;
  return (
    <tspan
      key={key}
      className={style === "text" ? undefined : `fig-${style}`}
      dy={style === "subscript" ? em(SINK.own) : rise}
    >
      {style === "text" ? text : asVariables(text)}
    </tspan>
  );
}

/** As formulae in the text have them: letters in mathematical italics, Greek capitals upright. */
function asVariables(text: string): string {
  return [...text].map((letter) => (/[Α-Ω]/.test(letter) ? letter : mathItalic(letter))).join("");
}

function firstLine(at: "first" | "middle" | "last", lines: number): number {
  if (at === "first") return 0;
  const above = LINE_HEIGHT * (lines - 1);
  return at === "last" ? -above : 0.35 - above / 2;
}

function em(value: number): string | undefined {
  return value === 0 ? undefined : `${Number(value.toFixed(3))}em`;
}

/** A piece of a line, in one style. */
type Piece = { text: string; style: "text" | "variable" | "subscript" };

/**
 * Splits a line into pieces. Between dollar signs stands a formula: single letters are variables, `_x` is a subscript,
 * longer words and all else stay upright.
 */
function typeset(line: string): Piece[] {
  return line.split("$").flatMap((part, index) => (index % 2 === 0 ? plain(part) : formula(part)));
}

function formula(source: string): Piece[] {
  const pieces = source.matchAll(/(?<![\p{L}_])(\p{L}\*?)(?!\p{L})(?:_(\w+))?|[^\p{L}]+|\p{L}{2,}/gu);
  return [...pieces].flatMap(([piece, variable, subscript]): Piece[] => {
    // Signs that the interface's font does not have.
    if (variable === undefined && /[≤≥−]/.test(piece)) return [{ text: piece, style: "variable" }];
    if (variable === undefined) return plain(piece);
    const letter: Piece = { text: variable, style: "variable" };
    return subscript === undefined ? [letter] : [letter, { text: subscript, style: "subscript" }];
  });
}

function plain(text: string): Piece[] {
  return text === "" ? [] : [{ text, style: "text" }];
}
