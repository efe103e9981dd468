/** First and last letter of each example, and where its italics begin. */
const ITALICS = [
  ["A", "Z", 0x1d434],
  ["a", "z", 0x1d44e],
  ["Α", "Ω", 0x1d6e2],
  ["α", "ω", 0x1d6fc],
] as const;

/** A letter in mathematical italics; what has none stays. Unicode had the italic h already, as Planck's constant. */
export function mathItalic(letter: string): string {
  if (letter === "h") return "ℎ";
  const example = ITALICS.find(([first, last]) => first <= letter && letter <= last);
  if (!example) return letter;
  const [first, , italic] = example;
  return String.fromCodePoint(italic + letter.charCodeAt(0) - first.charCodeAt(0));
}
