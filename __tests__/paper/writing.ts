import { hasClass } from "../../src/text/has-class";
import "./plain-citations";
import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import type { Library } from "../../src/paper/library";
import { type ReadLitepaper, type RenderedLitepaper, readLitepaper } from "../../src/paper/read-litepaper";
import { type DescribedRun, type RunValue, runValue } from "../../src/example/run";
import { ContentError, type ContentProblem } from "../../src/site/content-problem";

export const PATH = "content/litepapers/sample/index.mdx";

/** The first line of a paper's text, after the ten lines of fields that `writePaper` puts above it. */
export const BODY = 13;

export const fields: Readonly<Record<string, string>> = {
  title: "Sample paper",
  shortTitle: "Sample",
  subtitle: "A paper for tests",
  summary: "A sentence that is long enough to stand on a card and in a search result.",
  order: "1",
  version: '"0.1"',
  datePublished: '"2026-11-20"',
  dateModified: '"2026-11-21"',
  sections: "[introduction]",
  terms: "[]",
};

/** A paper's source: every field, changed by `changes` (undefined leaves a field out), and the text below. */
export function writePaper(text: string, changes: Readonly<Record<string, string | undefined>> = {}): string {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return ["---", ...lines, "---", text].join("\n");
}

export const library: Library = {
  references: new Map([
    ["erc-4337", 'Account Abstraction. <a href="https://eips.ethereum.org/EIPS/eip-4337">EIP</a>'],
    ["sybil-attack", "The <i>Sybil</i> Attack."],
    ["kleros", "Kleros."],
  ]),
  glossary: [],
  symbols: new Map(),
  figures: figuresDrawn(
    (name) => `<svg viewBox="0 0 10 10" role="img" aria-label="${name}"><path d="M0 0h10"/></svg>`,
  ),
  imagesBeside: () =>
    new Map([
      ["deal.png", { name: "deal.png", width: 1300, height: 650, digest: "0a1b2c3d", vector: false }],
      ["slot.svg", { name: "slot.svg", width: 320, height: 160, digest: "4e5f6a7b", vector: true }],
      ["torn.png", { name: "torn.png", width: 0, height: 0, digest: "8c9d0e1f", vector: false }],
    ]),
  run: {
    inputs: {},
    values: {
      "job.price": { ...runValue({ value: 100, unit: "USDC" }), description: "P, what the buyer pays" },
      "dispute.threshold": { ...runValue({ value: 3 / 103, unit: "share" }), description: "q_d" },
      "dispute.threshold.verdict": {
        ...runValue({ value: "pays", unit: "name" }),
        description: "whether it pays",
      },
      "party.buyer": { ...runValue({ value: "Bea", unit: "name" }), description: "buys the job" },
    } as Record<string, RunValue & { description: string }> as DescribedRun["values"],
    premises: { loan: { holds: true }, cover: { holds: false, because: "no policy is bought" } },
    ledgers: {
      pop: {
        caption: "Who has what",
        unit: "USDC",
        accounts: ["Bea", "Escrow"],
        steps: [
          { step: "Start", balances: [0, 0] },
          { step: "Bea funds", balances: [-100.5, 100.5] },
        ],
      },
    },
  },
};

/** Two figures, drawn so. */
export function figuresDrawn(draw: (name: string) => string): Library["figures"] {
  const table = {
    columns: [["At", "days"], ["State"]] as const,
    rows: [[1.5, "open"]],
  };
  const figure = (name: string, views: readonly string[]) =>
    [name, { draw: () => draw(name), tabulate: () => table, views, controls: 2 }] as const;
  return new Map([figure("job-states", ["bribe", "free-work"]), figure("bonding-curve", [])]);
}

/** The paper with this text and these fields; `known` is what it may refer to. */
export function readPaper(
  text: string,
  changes: Parameters<typeof writePaper>[1] = {},
  known?: Library,
): ReadLitepaper {
  return readLitepaper(writePaper(text, changes), PATH, known);
}

/** A draft, which promises no sections. */
const DRAFT = { sections: undefined, draft: "true" };

/** A paper with this text as its pages show it, but for the note of a draft. Throws a ContentError with all that is wrong. */
export function rendered(
  text: string,
  changes: Parameters<typeof writePaper>[1] = {},
  own: Partial<Library> = {},
): RenderedLitepaper {
  const paper = renderedSource(writePaper(text, { ...DRAFT, ...changes }), { ...library, ...own });
  const [note, ...children] = paper.tree.children;
  if (!note || !hasClass(note, "draft")) return paper;
  return {
    ...paper,
    tree: { ...paper.tree, children },
    html: paper.html.replace(/^<div class="draft".*?<\/div>/, ""),
  };
}

/** As `rendered`, from the whole file. */
export function renderedSource(source: string, known: Library, path = PATH): RenderedLitepaper {
  const { rendered: paper, problems } = readLitepaper(source, path, known);
  if (!paper) throw new ContentError(problems);
  return paper;
}

/** The page's tree for a paper with this text. */
export const render = (text: string): Root => rendered(text).tree;

/** The problems that rendering a paper with this text reports. */
export const problemsIn = (text: string): readonly ContentProblem[] => problemsOf(() => rendered(text));

/** The problems that a task reports; fails when it reports none. */
export function problemsOf(task: () => unknown): readonly ContentProblem[] {
  try {
    task();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  throw new Error("Nothing was reported.");
}

/** Where each problem is, as `line:column message`. */
export function places(problems: readonly ContentProblem[]): string[] {
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** What is wrong with a text, as `line:column message`, with places in the text. */
export const said = (text: string): string[] =>
  places(problemsIn(text).map((problem) => ({ ...problem, line: problem.line - BODY + 1 })));

/** The texts of the elements that a selector finds. */
export function texts(tree: Root | Element, selector: string): string[] {
  return selectAll(selector, tree).map((element) => textOf(element));
}

/** One attribute of the elements that a selector finds. */
export function attributes(tree: Root | Element, selector: string, name: string): string[] {
  return selectAll(selector, tree).map((element) => String(element.properties[name] ?? ""));
}
