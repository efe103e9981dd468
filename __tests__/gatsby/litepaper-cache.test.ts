import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLitepaperCache } from "../../src/gatsby/litepaper-cache";
import { openLitepaper } from "../../src/markdown/litepaper";
import { parseMarkdown } from "../../src/markdown/parse";
import { library, PATH, problemsOf, writePaper } from "../markdown/writing";

jest.mock("../../src/markdown/parse", () => {
  const actual = jest.requireActual("../../src/markdown/parse");
  return { ...actual, parseMarkdown: jest.fn(actual.parseMarkdown) };
});

const parse = jest.mocked(parseMarkdown);

const SOURCE = writePaper("## Introduction\n\nA sentence, [@kleros].\n");

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "litepaper-cache-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** How often papers are parsed while something is done. */
function parsesDuring(attempt: () => unknown): number {
  parse.mockClear();
  attempt();
  return parse.mock.calls.length;
}

test("a paper reads the same whether it was kept or not", () => {
  const plain = openLitepaper(SOURCE, PATH);
  const expected = { outline: plain.outline(), text: plain.render(library) };
  for (let build = 0; build < 2; build += 1) {
    const { open } = openLitepaperCache(folder);
    expect({
      outline: open(SOURCE, PATH).outline(),
      text: open(SOURCE, PATH).render(library),
    }).toEqual(expected);
  }
});

test("an unchanged paper is parsed once, and not at all in the next build", () => {
  const build = () => {
    const { open } = openLitepaperCache(folder);
    const checked = open(SOURCE, PATH);
    checked.outline();
    checked.render(library);
    open(SOURCE, PATH).outline();
    open(SOURCE, PATH).render(library);
  };
  expect(parsesDuring(build)).toBe(1);
  expect(parsesDuring(build)).toBe(0);
});

test.each([
  ["its text", { source: `${SOURCE}\nMore.\n` }],
  ["its path", { path: "content/litepapers/another/index.mdx" }],
  ["a work", { library: { ...library, references: new Map([...library.references, ["kleros", "K."]]) } }],
  [
    "a term",
    {
      library: {
        ...library,
        glossary: [{ slug: "escrow", term: "Escrow", aliases: [], definition: "Held." }],
      },
    },
  ],
  ["an image beside it", { library: { ...library, imagesBeside: () => new Map() } }],
  ["the run", { library: { ...library, run: { ...library.run, ledgers: {} } } }],
])("another reading follows when %s changes", (_, change) => {
  const { source, path, library: papers } = { source: SOURCE, path: PATH, library, ...change };
  openLitepaperCache(folder).open(SOURCE, PATH).render(library);
  expect(parsesDuring(() => openLitepaperCache(folder).open(source, path).render(papers))).toBe(1);
});

test("a mistake is reported each time", () => {
  for (let build = 0; build < 2; build += 1) {
    const { open } = openLitepaperCache(folder);
    const paper = open(writePaper("## Introduction\n\nText [@nobody].\n"), PATH);
    expect(problemsOf(() => paper.render(library))).toHaveLength(1);
  }
});

test("what a build did not ask for is pruned on demand, and nothing else", () => {
  const first = openLitepaperCache(folder);
  first.open(SOURCE, PATH).outline();
  first.open(`${SOURCE}\nMore.\n`, PATH).outline();
  const second = openLitepaperCache(folder);
  second.open(SOURCE, PATH).outline();
  second.prune();
  expect(parsesDuring(() => second.open(SOURCE, PATH).outline())).toBe(0);
  expect(parsesDuring(() => second.open(`${SOURCE}\nMore.\n`, PATH).outline())).toBe(1);
});
