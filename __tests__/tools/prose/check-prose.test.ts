import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkAllProse, createProseCheck } from "../../../tools/prose/check-prose";
import { readText } from "../../../tools/prose/read-text";
import { parseWordList, type WordList } from "../../../tools/prose/word-list";
import { places, problemsOf } from "../../paper/writing";

const words: WordList = {
  names: ["ERC", "HYPT", "Tokenization"],
  words: ["rollup", "bundler"],
  avoid: {
    seamless: "Say what the reader no longer has to do.",
    unhackable: "Say what stops an attack.",
  },
};
const check = createProseCheck(words, ["Kleros Whitepaper", "Lesaege", "Optimizing behavior"]);
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

  test("a word that is to be avoided is told of as such, and not as a misspelling", () => {
    expect(messagesIn("It is unhackable, quite unhackable.")).toEqual([
      '"unhackable" is a word that this site does not use. It stands here 2 times, first at this place.',
    ]);
  });

  test("American spelling is refused, with how the British write it", () => {
    const british = {
      color: "colour",
      behavior: "behaviour",
      organizations: "organisations",
      analyzed: "analysed",
      serialize: "serialise",
      traveling: "travelling",
      center: "centre",
      catalog: "catalogue",
      fulfilling: undefined,
      resized: undefined,
      prized: undefined,
    };
    for (const [word, instead] of Object.entries(british)) {
      const advice = expect.stringMatching(`^Write "${instead}"`);
      expect(problemsIn(`It is ${word} here.`)).toEqual(
        instead ? [expect.objectContaining({ message: `"${word}" is American spelling.`, advice })] : [],
      );
    }
  });

  test("words with a prefix are in order, and misspelt ones are not", () => {
    expect(messagesIn("They are reloadable subobjects.")).toEqual([]);
    expect(messagesIn("It occured seperately, until the agent recieves it.")).toHaveLength(3);
  });

  test("a word is told of once, where it first stands, with how often it does", () => {
    expect(places(problemsIn("A zkcall.\n\nZkps. The color of a zkcall, and a color."))).toEqual([
      '1:3 "zkcall" is not in the British dictionary. It stands here 2 times, first at this place.',
      '3:1 "Zkps" is not in the British dictionary.',
      '3:11 "color" is American spelling. It stands here 2 times, first at this place.',
    ]);
    expect(messagesIn("Seamless, and seamlessly.")).toEqual([
      '"Seamless" is a word that this site does not use. It stands here 2 times, first at this place.',
    ]);
  });

  test("words of titles and names are known, but for American spelling", () => {
    expect(messagesIn("Lesaege's whitepapers on Kleros.")).toEqual([]);
    expect(messagesIn("Optimizing is told of.")).toEqual(['"Optimizing" is American spelling.']);
  });

  test("addresses and DOIs are no words", () => {
    const text = "See https://eips.example/EIPS/eip-1, www.dss-zz.example and doi:10.1145/dss.qqx.";
    expect(messagesIn(text)).toEqual([]);
    expect(messagesIn("See eips.")).toEqual([expect.stringContaining("eips")]);
  });

  test("words that the paper has in code and in addresses are known in it", () => {
    const code = "```javascript\nfunction ownerof() {}\n```\n";
    expect(messagesIn(`Call \`zkcall\` and wait. The zkcall returns. Ownerof does too.\n\n${code}`)).toEqual(
      [],
    );
    expect(messagesIn("See [mikesmithee](https://example.org/mikesmithee).")).toEqual([]);
    expect(messagesIn("The zkcall returns.")).toHaveLength(1);
  });

  test("a name has a capital where no sentence begins, and is one where a sentence begins with it too", () => {
    expect(messagesIn("It runs on Arbitrumm. Arbitrumm settles it.")).toEqual([]);
    expect(messagesIn("Arbitrumm Classic settles it.")).toEqual([]);
    expect(messagesIn("Arbitrumm settles it.")).toEqual([expect.stringContaining("Arbitrumm")]);
  });

  test("a word in another script is in order", () => {
    expect(messagesIn("It is called 证明, доказательство or απόδειξη.")).toEqual([]);
  });

  test("a paper in another language is read by no rule of English", () => {
    expect(messagesIn("---\nlang: fr\n---\n\nLa couleur des contrats est publiée par la DAPF.\n")).toEqual(
      [],
    );
  });

  test("words of software are in order", () => {
    expect(messagesIn("The npm repo's params are stringified by a naïve client.")).toEqual([]);
  });

  test("names of software and acronyms are in order: with a digit or a capital inside", () => {
    expect(messagesIn("A dApp on an H100 with vLLM, HYPT-paid, uint64 and OpenZeppelin's.")).toEqual([]);
  });

  test("British words, listed words in their forms, and names are in order", () => {
    expect(
      messagesIn("The colour of a rollup's behaviour. Bundlers centralise HYPT. Tokenization is a module."),
    ).toEqual([]);
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
    expect(messagesIn("TEEs (trusted execution environments) run it. A TEE (a safe place) too.")).toEqual([]);
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

  test("words in capitals are stressed, and numbers, units and numbered names are no acronyms", () => {
    const text =
      "This is ONLY one, NEVER two and NOT III of 5 GB, as BIP-39 and X25519 say. DO it. An ERC20.";
    expect(messagesIn(text)).toEqual([]);
  });

  test("names and the words of RFC 2119 need no long form", () => {
    expect(messagesIn("ERC-4337 and HYPT. Wallets MUST sign, SHOULD NOT wait and MAY stop.")).toEqual([]);
  });

  test("the summary stands on a card by itself, a term and its definition stand together", () => {
    const body = "A trusted execution environment (TEE) runs.";
    expect(messagesIn(`---\nsummary: What a TEE does.\n---\n\n${body}\n`)).toHaveLength(1);
    expect(messagesIn("---\nterm: Trusted execution environment (TEE)\n---\n\nA TEE runs.\n")).toEqual([]);
  });
});

test("every problem is reported with its own line and column, in order", () => {
  const source =
    "---\ntitle: A color\n---\n\nA *seamless* start.\n\n| Recieved |\n|---|\n| a TEE |\n\n> [!NOTE]\n> It is unhackable.\n";
  expect(problemsIn(source).map(({ path, line, column }) => [path, line, column])).toEqual([
    ["paper.mdx", 2, 10],
    ["paper.mdx", 5, 4],
    ["paper.mdx", 7, 3],
    ["paper.mdx", 9, 5],
    ["paper.mdx", 12, 9],
  ]);
});

test("numbers are asked for their source only in a paper that shows the run, in a definition and in an answer", () => {
  const source = "It takes 5 days.";
  expect(messagesIn(source)).toEqual([]);
  expect(messagesIn(`${source}\n\n<Ledger name="pop" />\n`)).toEqual([
    '"5" has no source: protocol constants stay symbols.',
  ]);
  expect(check(readText(source, "content/glossary/wait.md"))).toHaveLength(1);
  // Also the description's example, of which the run has the values.
  const asked = "---\nquestion: Does it wait 24 hours?\n---\n\nA key lasts 24 hours, and {run.job.price}.\n";
  expect(check(readText(asked, "content/questions/wait.md"))).toMatchObject([
    { line: 2, message: '"24" is typed: in a run box and in an answer numbers come from the models.' },
    { line: 5, advice: expect.stringContaining("Write the value's name") },
  ]);
});

describe("all content", () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "prose-"));
    write("content/prose.json", JSON.stringify(words));
    write("content/references.json", "[]");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("is told of in the order of lines, with Markdown that cannot be read", () => {
    write("content/litepapers/one/symbols.yaml", "P: payment");
    write("content/litepapers/one/index.mdx", "It recieves {b c}.\n\nOf $P$ and\n\nthe seamless.");
    expect(problemsOf(() => checkAllProse(root)).map(({ line, column }) => [line, column])).toEqual([
      [1, 4],
      [1, 13],
      [3, 4],
      [5, 5],
    ]);
  });

  test("has no other problem where it begins with a byte order mark", () => {
    write("content/litepapers/one/index.mdx", "\uFEFF---\ntitle: A {b} of one\n---\n\nText.");
    expect(places(problemsOf(() => checkAllProse(root)))).toEqual([
      "1:1 The file begins with a byte order mark, which nobody sees and no tool expects.",
    ]);
  });
});

test("a word list that cannot be read is told where, and of everything that is wrong in it", () => {
  const problemsIn = (source: string) => places(problemsOf(() => parseWordList(source, "prose.json")));
  expect(problemsIn('{\n  "names": ["A2A",]\n}')).toEqual([
    expect.stringMatching(/^2:19 The word list is not valid JSON: /),
  ]);
  expect(problemsIn('{\n  "names": ["A2A", 1],\n  "words": "rollup"\n}')).toEqual([
    expect.stringMatching(/^1:1 The word list cannot be read: avoid: /),
    expect.stringMatching(/^2:20 The word list cannot be read: names\.1: /),
    expect.stringMatching(/^3:3 The word list cannot be read: words: /),
  ]);
});
