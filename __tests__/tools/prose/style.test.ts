import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  findAmericanEndings,
  findAvoidedWords,
  findDashes,
  findLongSentence,
} from "../../../tools/prose/style";
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

test.each(["It waits — and then it acts.", "It waits – and then acts.", "It waits -- then acts."])(
  "a dash for drama is refused: %s",
  (sentence) => {
    expect(sentencesOf(sentence).flatMap(findDashes)).toHaveLength(1);
  },
);

test("ranges and hyphens are in order", () => {
  expect(sentencesOf("See pages 173–199 on the two-stage rule.").flatMap(findDashes)).toEqual([]);
});

test.each(["tokenize", "organized", "centralization", "Minimizing", "analyzes", "tokenization"])(
  "American %s is refused",
  (word) => {
    const found = sentencesOf(`They ${word} it.`).flatMap((sentence) => findAmericanEndings(sentence, words));
    expect(found.map(quoted)).toEqual([word]);
  },
);

test("British endings, words with a z of their own and names are in order", () => {
  const text = "They tokenise, seize, resize and analyse. The prize has a size. Tokenization is a module.";
  expect(sentencesOf(text).flatMap((sentence) => findAmericanEndings(sentence, words))).toEqual([]);
});

test.each([
  "seamlessly",
  "leveraging",
  "Robustness",
  "ecosystems",
  "unlocks",
  "empowerment",
  "cutting-edge",
  "simply",
  "obviously",
  "revolutionised",
])("the word %s is refused", (word) => {
  const found = sentencesOf(`It is ${word} here.`).flatMap((sentence) => findAvoidedWords(sentence, words));
  expect(found.map(quoted)).toEqual([word]);
});

test("words that only contain one of them are in order", () => {
  const text = "A simple lock, a simplified rule, a lever, an obvious gap and a revolution.";
  expect(sentencesOf(text).flatMap((sentence) => findAvoidedWords(sentence, words))).toEqual([]);
});
