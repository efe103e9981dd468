/** A piece of a text, by its offsets, and what is to stand in its place. */
export type Edit = { start: number; end: number; text: string };

/** A text that is written over piece by piece, and knows of each of its characters where it stood in the file. */
export function rewriting(source: string) {
  let text = source;
  let origins = Uint32Array.from({ length: source.length + 1 }, (_, offset) => offset);

  /** Of edits that overlap, the first is made. */
  const apply = (edits: readonly Edit[]) => {
    const made: Edit[] = [];
    for (const edit of [...edits].sort((one, other) => one.start - other.start || one.end - other.end))
      if (edit.start >= (made.at(-1)?.end ?? 0)) made.push(edit);
    if (made.length === 0) return;
    const growth = made.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
    const moved = new Uint32Array(origins.length + growth);
    let [written, from, at] = ["", 0, 0];
    const keep = (to: number) => {
      written += text.slice(from, to);
      moved.set(origins.subarray(from, to), at);
      at += to - from;
    };
    for (const { start, end, text: inserted } of made) {
      keep(start);
      written += inserted;
      for (let index = 0; index < inserted.length; index += 1, at += 1)
        moved[at] = origins[Math.min(start + index, Math.max(start, end - 1))] ?? 0;
      from = end;
    }
    keep(origins.length);
    [text, origins] = [written, moved];
  };

  return {
    /** As it is now. */
    get text() {
      return text;
    },
    /** Where the character at an offset of the present text stood in the file. */
    originOf: (offset: number): number => origins[offset] ?? source.length,
    apply,
    /** Writes over what a pattern finds; `undefined` leaves it as it is. */
    replace(pattern: RegExp, write: (match: RegExpExecArray) => string | undefined) {
      apply(
        [...text.matchAll(pattern)].flatMap((match) => {
          const written = write(match);
          if (written === undefined) return [];
          return { start: match.index, end: match.index + match[0].length, text: written };
        }),
      );
    },
  };
}
