import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures } from "../../src/figures/registry";
import { needsFinder, writeLivePapers } from "../../src/gatsby/live-papers";
import type { Run } from "../../src/lib/run";
import { subjects } from "../../src/models/run/all";
import { derive } from "../../src/models/run/derive";
import { renderPublished } from "../content/published";
import { publishedPapers } from "../published-papers";
import { anyChanges, changedInputs, inputs, wholeRun } from "../run-changes";

const needsOf = needsFinder(inputs);

describe.each(publishedPapers.map(({ slug }) => slug))("what makes %s live", (slug) => {
  const { html } = renderPublished(slug);
  const needs = needsOf(html);
  const own = needs.subjects.map((name) => subjects[name]);

  const named = namesIn(html);

  /** All that the paper shows of a run: in its text, its tables and its figures. */
  function shownOf({ values, ledgers, premises }: Run): unknown[] {
    const run = { values, ledgers, premises };
    return [
      named("data-name").map((name) => values[name.replace(/\.number$/, "")]),
      named("data-ledger").map((name) => ledgers[name]),
      named("data-premise").map((name) => premises[name]),
      named("data-figure").map((name) => {
        const figure = figures[name];
        const views = [undefined, ...(figure?.views?.options.map(({ value }) => value) ?? [])];
        return views.map((view) => [
          figure?.table(run),
          figure?.finding(run, view),
          figure?.handles?.(run, view).map(({ x, y }) => [x, y]),
          figure && renderToStaticMarkup(createElement(figure.Drawing, { run, view })),
        ]);
      }),
    ];
  }

  test("shows the printed run, and any other, as the whole run does", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant({}), anyChanges), (changes) => {
        const changed = changedInputs(changes);
        const kept = Object.fromEntries(needs.inputs.map((name) => [name, changed[name] as never]));
        expect(shownOf(derive(kept, own))).toEqual(shownOf(derive(changed, wholeRun.subjects)));
      }),
      { numRuns: 15, examples: [[{}]] },
    );
  });

  test("has every input that can be changed in it", () => {
    const inText = named("data-name")
      .map((name) => name.replace(/\.number$/, ""))
      .filter((name) => name in inputs);
    const atFigures = needs.figures.flatMap((name) => figures[name]?.parameters.map(({ input }) => input));
    expect([...inText, ...atFigures].filter((name) => name && !needs.inputs.includes(name))).toEqual([]);
  });

  test("leaves out what it does not show", () => {
    expect(needs.subjects.length).toBeLessThan(Object.keys(subjects).length);
    expect(needs.inputs.length).toBeLessThan(Object.keys(inputs).length);
    expect(needs.figures.length).toBeLessThan(Object.keys(figures).length);
  });
});

/** What stands in an attribute, anywhere in a text; no reader changes a party's name. */
function namesIn(html: string): (attribute: string) => string[] {
  return (attribute) =>
    [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))]
      .flatMap(([, names = ""]) => names.split(" "))
      .filter((name) => !name.startsWith("party."));
}

test("a subject that only a verdict of another asks for comes with it", () => {
  // Whether a policy leaves cheating deterred is said beside what deters without it.
  const { subjects: chosen } = needsOf('<span data-name="cover.deterred.verdict">x</span>');
  expect(chosen).toEqual(["rulings", "covers"]);
});

test("a premise of a box, a ledger and a figure each bring the subject that makes them", () => {
  expect(needsOf('<aside class="run" data-premise="snipe"></aside>').subjects).toEqual(["launch"]);
  expect(needsOf('<table data-ledger="keys"></table>').subjects).toEqual(["keys"]);
  expect(needsOf('<figure data-figure="bonding-curve"></figure>')).toMatchObject({
    figures: ["bonding-curve"],
    subjects: ["launch"],
  });
});

test("a paper without a run has nothing of it", () => {
  expect(needsOf("<p>Words.</p>")).toEqual({ figures: [], subjects: [], inputs: [] });
});

describe("the modules of papers", () => {
  let root: string;
  let folder: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "live-papers-"));
    folder = join(root, "live-papers");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const html = '<figure data-figure="session-key"></figure>';
  const write = (...slugs: string[]) =>
    writeLivePapers(
      slugs.map((slug) => ({ slug, html })),
      inputs,
      folder,
    );

  test("import what the paper needs and nothing else, and are found by the paper's name", () => {
    write("one");
    const source = readFileSync(join(folder, "one.js"), "utf8");
    expect(source).toContain('import { subject as keys } from "../../src/models/run/keys";');
    expect(source).toContain(
      'import { figure as SessionKey } from "../../src/figures/SessionKey/SessionKey";',
    );
    expect(source).toContain('figures = {"session-key": SessionKey}');
    expect(source).not.toContain("launch");
    expect(readFileSync(`${folder}.js`, "utf8")).toContain('"one": () => import("./live-papers/one.js")');
  });

  test("are those of the papers that there are, and stay untouched where nothing has changed", () => {
    write("one", "two");
    const { mtimeNs } = statSync(join(folder, "one.js"), { bigint: true });
    write("one");
    expect(readdirSync(folder)).toEqual(["one.js"]);
    expect(statSync(join(folder, "one.js"), { bigint: true }).mtimeNs).toBe(mtimeNs);
  });
});
