import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { decodeContent } from "../../../src/content/read-content";
import { openLitepaper } from "../../../src/paper/litepaper";
import { ContentError, type ContentProblem } from "../../../src/site/content-problem";
import { anyText } from "../../any-text";
import { checkContent } from "../../check-content";
import { BODY, library, PATH, problemsOf, writePaper } from "../writing";
import { type BrokenPaper, brokenPapers, drawing } from "./broken-papers";

// How a paper is cited is the same a thousand times here, and takes longer than to read it.
jest.mock("../../../src/content/cite-paper", () => ({
  citePaper: () => ({ bibtex: "@techreport{}", apa: "Sample.", plain: "Sample" }),
}));

/** The line on which a broken paper's own text begins. */
const TEXT = BODY + 4;

const SAMPLE = "litepapers/sample/index.mdx";

function problemsWith({
  text = "",
  changes = {},
  files = {},
}: Pick<BrokenPaper, "text" | "changes" | "files">) {
  const root = mkdtempSync(join(tmpdir(), "corpus-"));
  const all: Record<string, string | Uint8Array> = {
    "references.json": JSON.stringify([{ id: "kleros", type: "report", title: "Kleros" }], null, 2),
    "litepapers/sample/slot.svg": drawing(),
    "glossary/escrow.md": "---\nterm: Escrow\naliases: []\n---\n\nHeld until the outcome.\n",
    [SAMPLE]: writePaper(`## Introduction\n\nAn escrow holds it [@kleros].\n\n${text}\n`, {
      terms: "[escrow]",
      ...changes,
    }),
    ...files,
  };
  try {
    for (const [path, content] of Object.entries(all)) {
      const file = join(root, "content", path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return problemsOf(() => checkContent(root, { ...library, readRun: () => library.run }));
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
  expect(() => problemsWith({})).toThrow("Nothing was reported.");
});

test.each(brokenPapers)("a writer is told once: $says", ({ text, changes, files, says, advice }) => {
  const problems = problemsWith({ text, changes, files });
  const inText = text !== undefined && !/^[a-z]/.test(says);
  expect(problems.map((problem) => inCorpus(problem, inText))).toEqual([
    expect.stringMatching(startingWith(says)),
  ]);
  expect(problems[0]?.advice).toContain(advice);
});

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

describe("whatever is written,", () => {
  /** Opens, checks and renders; the pipeline's own errors are its answer, and anything else is a fault. */
  const survive = (source: string) => {
    const paper = openLitepaper(source, PATH);
    for (const read of [() => paper.outline(), () => paper.render(library)]) {
      try {
        read();
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        const unsaid = error.problems.filter(
          ({ line, column, message, advice }) => !(line >= 1 && column >= 1 && message && advice),
        );
        expect(unsaid).toEqual([]);
      }
    }
    paper.problems(library);
  };

  const marks = fc.constantFrom(
    ...'# ## ### #### - 1. > | |---| ``` ~~~ $ $$ ** _ [ ]( ) [^a] [^a]: [@kleros] ![ <Figure </Figure> <Run </Run> <Ledger /> <Appendix { } {run. --- \n \n\n \t \\ & < name="job-states" title="x" Table: https:// word é \u0000 \uFFFD \uD800 *'.split(
      " ",
    ),
  );

  test("any heap of marks brings nothing but problems that say where they are", () => {
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 60 }), (heap) => survive(writePaper(heap.join(" ")))),
      { numRuns: 200 },
    );
  }, 120_000);

  test("and so does any text at all, with fields and without", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), fc.boolean(), (text, fields) =>
        survive(fields ? writePaper(text) : text),
      ),
      { numRuns: 200 },
    );
  }, 120_000);

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
      { numRuns: 200 },
    );
  }, 120_000);

  test.each([
    ["quotes in quotes", "> ".repeat(500)],
    ["lists in lists", Array.from({ length: 200 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n")],
    ["asterisks", "*a ".repeat(2000)],
    ["brackets", "[".repeat(2000)],
    ["backticks", "`a``".repeat(2000)],
    ["dollars", "$a ".repeat(2001)],
    ["one long word", "a".repeat(200_000)],
    ["bars", `${"|".repeat(1000)}\n`.repeat(3)],
  ])("many %s come to an end", (_what, text) => survive(writePaper(`## Introduction\n\n${text}\n`)));
});
