import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures } from "../../src/figures/registry";
import { needsFinder } from "../../src/gatsby/live-papers";
import type { Run } from "../../src/lib/run";
import { subjects } from "../../src/models/run/all";
import { derive } from "../../src/models/run/derive";
import { publishedPapers } from "../published-papers";
import { anyChanges, changedInputs, inputs, wholeRun } from "../run-changes";
import { renderPublished } from "./published";

const needsOf = needsFinder(inputs);

describe.each(publishedPapers.map(({ slug }) => slug))("what makes %s live", (slug) => {
  const { html, tree } = renderPublished(slug);
  const needs = needsOf(tree);
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
