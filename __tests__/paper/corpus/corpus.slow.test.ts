import "../plain-citations";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { readAllContent } from "../../../src/all-content/read-all-content";
import { futureDates } from "../../../src/content/future-dates";
import { decodeContent } from "../../../src/content/read-content";
import { readLitepaper } from "../../../src/paper/read-litepaper";
import { ContentError, type ContentProblem, orderedProblems } from "../../../src/site/content-problem";
import { anyText } from "../../any-text";
import { BODY, library, PATH, writePaper } from "../writing";
import { type BrokenPaper, brokenPapers, brokenTexts, drawing } from "./broken-papers";

/** The line on which a broken paper's own text begins. */
const TEXT = BODY + 4;

const SAMPLE = "litepapers/sample/index.mdx";

const TODAY = new Date("2026-12-24");

/** Of ⟦typed→mended⟧, what was typed or what is to be typed. */
const choose = (text: string, mended: boolean) =>
  text.replaceAll(/⟦(.*?)→(.*?)⟧/gs, (_, typed: string, mend: string) => (mended ? mend : typed));

/** What is wrong with a paper, as it was typed or as it is mended. */
function problemsWith(paper: Partial<BrokenPaper>, mended = false) {
  const root = mkdtempSync(join(tmpdir(), "corpus-"));
  const also = mended ? paper.mended : undefined;
  const text = also?.text ?? paper.text ?? "";
  const changes = { terms: "[escrow]", ...paper.changes, ...also?.changes };
  const all: Record<string, string | Uint8Array | undefined> = {
    "references.json": JSON.stringify([{ id: "kleros", type: "report", title: "Kleros" }], null, 2),
    "litepapers/sample/slot.svg": drawing(),
    "glossary/escrow.md": "---\nterm: Escrow\naliases: []\n---\n\nHeld until the outcome.\n",
    [SAMPLE]: writePaper(`## Introduction\n\nAn escrow holds it [@kleros].\n\n${text}\n`, changes),
    ...paper.files,
    ...also?.files,
  };
  try {
    for (const [path, content] of Object.entries(all)) {
      const file = join(root, "content", path);
      mkdirSync(dirname(file), { recursive: true });
      if (content) writeFileSync(file, typeof content === "string" ? choose(content, mended) : content);
    }
    const { content, problems } = readAllContent(root, library);
    return orderedProblems([...problems, ...futureDates(root, content.paths, TODAY)]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A problem as the corpus names it. */
function inCorpus({ path, line, column, message }: ContentProblem, inText: boolean): string {
  const file = path.replace(/^content\//, "");
  return `${file === SAMPLE ? "" : `${file}:`}${inText ? line - TEXT + 1 : line}:${column} ${message}`;
}

test("a paper without a mistake raises nothing", () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  "- a\n  {/* todo */}",
  "> a\n> {/* todo */}",
  "{/* one\n\ntwo */}",
  "import duties are paid.",
  "export of goods is free.",
  "Pay $ETH, or 5 < 6 and 7 > 6.",
  "<details>\n<summary>More</summary>\n\nText.\n\n</details>",
  "- ![A slot][slot]\n\n[slot]: slot.svg",
  "- Item\n\n  | a |\n  |---|\n  | 1 |",
  "Text.\n\n---\n\nText.",
])("what finished papers have is in order: %j", (text) => {
  expect(problemsWith({ text })).toEqual([]);
});

const together = brokenTexts.filter(({ alone }) => !alone);

test("of the texts that can stand in one file a writer is told in one run, once, in the order of lines, with what to write", () => {
  let line = 0;
  const expected = together.map(({ text = "", says }) => {
    const moved = says.replace(/^\d+/, (own) => String(Number(own) + line));
    line += choose(text, false).split("\n").length + 1;
    return moved;
  });
  const problems = problemsWith({ text: together.map(({ text }) => text).join("\n\n") });
  const told = problems.map((problem, index) => inCorpus(problem, true).slice(0, expected[index]?.length));
  expect(told).toEqual(expected);
  const advice = together.map(({ advice }) => expect.stringContaining(advice));
  expect(problems.map(({ advice }) => advice)).toEqual(advice);
});

test.each(brokenPapers.filter((paper) => !together.includes(paper)))(
  "$says is told once, with what to write",
  (paper) => {
    const { text, says, advice } = paper;
    const problems = problemsWith(paper);
    const inText = text !== undefined && !/^[a-z]/.test(says);
    const told = problems.map((problem) => inCorpus(problem, inText).slice(0, says.length));
    expect(told).toEqual([says]);
    expect(problems[0]?.advice).toContain(advice);
  },
);

test.each(brokenPapers)("$says is mended by what is advised", (paper) => {
  expect(problemsWith(paper, true)).toEqual([]);
});

describe("whatever is written,", () => {
  /** Reads it: problems with their places are its answer, and anything else is a fault. */
  const survive = (source: string) => {
    const unsaid = readLitepaper(source, PATH, library).problems.filter(
      ({ line, column, message, advice }) => !(line >= 1 && column >= 1 && message && advice),
    );
    expect(unsaid).toEqual([]);
  };

  const marks = fc.constantFrom(
    ...'# ## ### #### - 1. > | |---| ``` ~~~ $ $$ ** _ [ ]( ) [^a] [^a]: [@kleros] ![ <Figure </Figure> <Run </Run> <Ledger /> <Appendix { } {run. --- \n \n\n \t \\ & < name="job-states" title="x" Table: https:// word é \u0000 \uFFFD \uD800 *'.split(
      " ",
    ),
  );

  test("any of the texts with mistakes in any order bring nothing but such problems", () => {
    const typed = brokenTexts.map(({ text = "" }) => choose(text, false));
    const texts = fc.shuffledSubarray(typed, { maxLength: 20 });
    const between = fc.constantFrom("\n\n", "\n", " ", "\n> ", "\n- ", '\n\n<Run title="x">\n\n');
    fc.assert(
      fc.property(texts, between, (parts, sign) => survive(writePaper(parts.join(sign)))),
      { numRuns: 20 },
    );
  });

  test("any heap of marks brings nothing but problems that say where they are", () => {
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 60 }), (heap) => survive(writePaper(heap.join(" ")))),
      { numRuns: 60 },
    );
  });

  test("and so does any text at all, with fields and without", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), fc.boolean(), (text, fields) =>
        survive(fields ? writePaper(text) : text),
      ),
      { numRuns: 60 },
    );
  });

  test("bytes are text, or are shown where they stop being it", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          survive(decodeContent(Buffer.from(bytes), PATH));
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          expect(error.problems).toHaveLength(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ["quotes in quotes", "> ".repeat(150)],
    ["lists in lists", Array.from({ length: 80 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n")],
    ["asterisks", "*a ".repeat(2000)],
    ["brackets", "[".repeat(2000)],
    ["backticks", "`a``".repeat(2000)],
    ["dollars", "$a ".repeat(2001)],
    ["one long word", "a".repeat(200_000)],
    ["bars", `${"|".repeat(1000)}\n`.repeat(3)],
  ])("many %s come to an end", (_what, text) => survive(writePaper(`## Introduction\n\n${text}\n`)));
});
