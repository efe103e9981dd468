import fc from "fast-check";
import { FORMULA, type Quotation, textDirective } from "../../src/reading/quotation";

const PARAGRAPH =
  "Escrow holds the payment until the buyer accepts it, disputes it, or lets the waiting period pass in silence.";
const all = (words: string): Quotation => ({ before: "", words, after: "" });

/** A quotation of a text, from one sign to another. */
const cut = (text: string, from: number, to: number): Quotation => ({
  before: text.slice(0, from),
  words: text.slice(from, to),
  after: text.slice(to),
});

test("a paragraph is named by its first words and its last", () => {
  expect(textDirective(all(PARAGRAPH), PARAGRAPH)).toBe(
    "text=Escrow%20holds%20the%20payment%20until%20the,the%20waiting%20period%20pass%20in%20silence.",
  );
});

test("a few words are named as they are, with signs that a directive would read otherwise encoded", () => {
  const words = "buyer-agents, A&B";
  expect(textDirective(cut(`For ${words} only.`, 4, 4 + words.length), `For ${words} only.`)).toBe(
    "text=buyer%2Dagents%2C%20A%26B",
  );
});

test("half a word is made whole, as browsers look for words", () => {
  const from = PARAGRAPH.indexOf("yment");
  expect(textDirective(cut(PARAGRAPH, from, from + "yment until the bu".length), PARAGRAPH)).toBe(
    "text=payment%20until%20the%20buyer",
  );
});

test("words that stand twice are told apart by what stands around them", () => {
  const page = `Before that the buyer pays. ${PARAGRAPH}`;
  const from = PARAGRAPH.indexOf("the buyer");
  expect(textDirective(cut(PARAGRAPH, from, from + "the buyer".length), page)).toBe(
    "text=the%20payment%20until-,the%20buyer,-accepts%20it%2C%20disputes",
  );
});

test("a beginning that another paragraph has too is told by more words", () => {
  const page = `Escrow holds the payment until the seller delivers. ${PARAGRAPH}`;
  expect(textDirective(all(PARAGRAPH), page)).toMatch(
    /^text=Escrow%20holds%20the%20payment%20until%20the%20buyer,/,
  );
});

test("formulae are left out, in which browsers do not look for words", () => {
  const text = `${FORMULA} is the stake of an agent that has ${FORMULA} left, and the rest is burnt at once and for good, or ${FORMULA}.`;
  expect(textDirective(all(text), text)).toBe(
    "text=is%20the%20stake%20of%20an%20agent,at%20once%20and%20for%20good%2C%20or",
  );
  expect(textDirective(all(FORMULA), text)).toBe("");
});

test("words between formulae that others have too are passed over for the first that nobody else has", () => {
  const text = `where ${FORMULA} is the stake, ${FORMULA} and it is burnt at once and for good after that`;
  expect(textDirective(all(text), `where it was ${text} is the stake,`)).toBe(
    "text=and%20it%20is%20burnt%20at%20once%20and%20for%20good%20after%20that",
  );
  expect(textDirective(all(`where ${FORMULA}`), "where where")).toBe("");
});

test("what is named stands in the paragraph, one after the other, whatever was selected", () => {
  const vocabulary = fc.constantFrom(
    "the",
    "agent",
    "buyer",
    "pays",
    "stake-holder",
    "and,",
    "reputation",
    FORMULA,
  );
  const paragraphs = fc.array(fc.array(vocabulary, { minLength: 1, maxLength: 40 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(paragraphs, fc.nat(), fc.nat(), fc.nat(), (written, which, one, other) => {
      const texts = written.map((words) => words.join(" "));
      const text = texts[which % texts.length] ?? "";
      const [from, to] = [one % text.length, other % text.length].sort((a, b) => a - b) as [number, number];
      const directive = textDirective(cut(text, from, to), texts.join("\n"));
      const parts = directive.replace(/^text=/, "").split(",");
      let at = 0;
      for (const part of parts.filter(Boolean)) {
        const words = decodeURIComponent(part.replace(/^-|-$/, ""));
        const found = text.indexOf(words, at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + words.length;
      }
    }),
  );
});
