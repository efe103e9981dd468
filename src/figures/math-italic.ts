/** First and last letter of each run, and where its italics begin. */
const ITALICS = [
  ["A", "Z", 0x1d434],
  ["a", "z", 0x1d44e],
  ["Α", "Ω", 0x1d6e2],
  ["α", "ω", 0x1d6fc],
] as const;

/** A letter in mathematical italics; what has none stays. Unicode had the italic h already, as Planck's constant. */
export function mathItalic(letter: string): string {
  if (letter === "h") return "ℎ";
  const run = ITALICS.find(([first, last]) => first <= letter && letter <= last);
  if (!run) return letter;
  const [first, , italic] = run;
  return String.fromCodePoint(italic + letter.charCodeAt(0) - first.charCodeAt(0));
}
