import { createProseCheck } from "../../../tools/prose/check-prose";
import { readText } from "../../../tools/prose/sentences";
import { parseWordList } from "../../../tools/prose/word-list";
import { places, problemsOf } from "../../paper/writing";

const check = createProseCheck({
  names: ["ERC", "HYPT"],
  words: ["rollup", "bundler"],
  avoid: { seamless: "Say what the reader no longer has to do." },
});
const problemsIn = (source: string) => check(readText(source, "paper.mdx"));
const messagesIn = (source: string) => problemsIn(source).map(({ message }) => message);

describe("spelling", () => {
  test("a misspelt word is refused, with what it may have been", () => {
    expect(problemsIn("The agent recieves it.")).toMatchObject([
      {
        message: '"recieves" is not in the British dictionary.',
        advice: expect.stringContaining("receives"),
      },
    ]);
  });

  test("American spelling is refused", () => {
    expect(messagesIn("The color of its behavior.")).toHaveLength(2);
  });

  test("British words, listed words in their forms, and names are in order", () => {
    expect(messagesIn("The colour of a rollup's behaviour. Bundlers centralise HYPT.")).toEqual([]);
  });
});

describe("repeated words", () => {
  test("a repeated word is refused, also across a line's end", () => {
    expect(messagesIn("It pays the the agent.\nIt pays the\nthe buyer.")).toEqual([
      '"the the" repeats a word.',
      '"the\nthe" repeats a word.',
    ]);
  });

  test("a word on both sides of a formula or a full stop is in order", () => {
    expect(messagesIn("It pays $P$ it owes. Owes it more? More follows.")).toEqual([]);
  });
});

describe("acronyms", () => {
  test("an acronym is spelt out at its first use", () => {
    expect(messagesIn("A trusted execution environment (TEE) runs it. The TEE signs. TEEs fail.")).toEqual(
      [],
    );
    expect(messagesIn("An automated market maker (AMM) and a Board of Directors (BD).")).toEqual([]);
  });

  test("an acronym without its long form is refused once, where it first stands", () => {
    expect(problemsIn("It runs.\n\nA TEE runs it, and TEEs fail.")).toMatchObject([
      { line: 3, column: 3, message: '"TEE" is not spelt out at its first use.' },
    ]);
  });

  test("a long form that comes too late, or has other initials, does not count", () => {
    expect(messagesIn("A TEE runs. A trusted execution environment (TEE) does.")).toHaveLength(1);
    expect(messagesIn("A safe place (TEE) runs it.")).toHaveLength(1);
  });

  test("names need no long form", () => {
    expect(messagesIn("ERC-4337 and HYPT.")).toEqual([]);
  });

  test("the summary stands on a card by itself, a term and its definition stand together", () => {
    const body = "A trusted execution environment (TEE) runs.";
    expect(messagesIn(`---\nsummary: What a TEE does.\n---\n\n${body}\n`)).toHaveLength(1);
    expect(messagesIn("---\nterm: Trusted execution environment (TEE)\n---\n\nA TEE runs.\n")).toEqual([]);
  });
});

test("every problem is reported with its own line and column, in order", () => {
  const source =
    "---\ntitle: A seamless title\n---\n\nA *seamless* start.\n\n| Seamless |\n|---|\n| 5 HYPT |\n";
  expect(problemsIn(source).map(({ path, line, column }) => [path, line, column])).toEqual([
    ["paper.mdx", 2, 10],
    ["paper.mdx", 5, 4],
    ["paper.mdx", 7, 3],
    ["paper.mdx", 9, 3],
  ]);
});

test("a word list that cannot be read is told where, and of everything that is wrong in it", () => {
  const problemsIn = (source: string) => places(problemsOf(() => parseWordList(source, "prose.json")));
  expect(problemsIn('{\n  "names": ["A2A",]\n}')).toEqual([
    expect.stringMatching(/^2:19 The word list is not valid JSON: /),
  ]);
  expect(problemsIn('{\n  "names": ["A2A", 1],\n  "words": "rollup"\n}')).toEqual([
    expect.stringMatching(/^2:20 The word list cannot be read: names\.1: /),
    expect.stringMatching(/^3:3 The word list cannot be read: words: /),
    expect.stringMatching(/^1:1 The word list cannot be read: avoid: /),
  ]);
});
