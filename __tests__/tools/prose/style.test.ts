import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createAvoidedCheck, findLongSentence } from "../../../tools/prose/style";
import { parseWordList } from "../../../tools/prose/word-list";
import { sentencesOf } from "./sentences-of";

const words = parseWordList(
  readFileSync(join(__dirname, "../../../content/prose.json"), "utf8"),
  "prose.json",
);
const quoted = ({ message }: { message: string }) => /"([^"]*)"/.exec(message)?.[1];

test("a sentence has at most forty words", () => {
  const sentence = (count: number) => `${"word ".repeat(count - 1)}end.`;
  expect(sentencesOf(sentence(40)).flatMap(findLongSentence)).toEqual([]);
  expect(sentencesOf(sentence(41)).flatMap(findLongSentence)).toMatchObject([
    { message: "This sentence has 41 words." },
  ]);
});

test("a formula counts as a word, citations and punctuation do not", () => {
  const sentence = (count: number) => `${"word, ".repeat(count - 1)}$x$ [@bold].`;
  expect(sentencesOf(sentence(40)).flatMap(findLongSentence)).toEqual([]);
  expect(sentencesOf(sentence(41)).flatMap(findLongSentence)).toHaveLength(1);
});

test("two sentences of a paragraph are counted apart", () => {
  expect(
    sentencesOf(`${"word ".repeat(30)}end. ${"Word ".repeat(30)}end.`).flatMap(findLongSentence),
  ).toEqual([]);
});

test.each([
  "seamlessly",
  "effortlessness",
  "Supercharging",
  "game-changers",
  "empowers",
  "empowerment",
  "cutting-edge",
  "needless to say",
  "obviously",
  "revolutionised",
])("the word %s is refused", (word) => {
  const found = sentencesOf(`It is ${word} here.`).flatMap(createAvoidedCheck(words));
  expect(found.map(quoted)).toEqual([word]);
});

test("words that only contain one of them are in order", () => {
  const text = "A seam, a power, an obvious gap, a need, a proof of the future and a revolution.";
  expect(sentencesOf(text).flatMap(createAvoidedCheck(words))).toEqual([]);
});
