/** A run of text in one style. */
export type Run = { text: string; style: "text" | "variable" | "subscript" };

/**
 * Splits a line into runs. Between dollar signs stands a formula: single letters are variables, `_x` is a subscript,
 * longer words and all else stay upright.
 */
export function typeset(line: string): Run[] {
  return line.split("$").flatMap((part, index) => (index % 2 === 0 ? plain(part) : formula(part)));
}

function formula(source: string): Run[] {
  const pieces = source.matchAll(/(?<![\p{L}_])(\p{L}\*?)(?!\p{L})(?:_(\w+))?|[^\p{L}]+|\p{L}{2,}/gu);
  return [...pieces].flatMap(([piece, variable, subscript]): Run[] => {
    // Signs that the interface's font does not have.
    if (variable === undefined && /[≤≥−]/.test(piece)) return [{ text: piece, style: "variable" }];
    if (variable === undefined) return plain(piece);
    const letter: Run = { text: variable, style: "variable" };
    return subscript === undefined ? [letter] : [letter, { text: subscript, style: "subscript" }];
  });
}

function plain(text: string): Run[] {
  return text === "" ? [] : [{ text, style: "text" }];
}
