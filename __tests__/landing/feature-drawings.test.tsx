import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { parseExample } from "../../src/example/read-example";
import { featureDrawings } from "../../src/landing/feature-drawings";
import { getJobWords } from "../../src/landing/job-words";
import { findLayoutProblems, measureDrawing } from "../figures/find-figure-problems";
import { example, exampleSource, replaceValue } from "../fixtures/example";

const changes = {
  "party.buyer": "Benedikt",
  "party.lead": "Leonidas",
  "party.first-sub": "Santiago",
  "party.owner": "Olympias",
  "job.price": 120,
  "key.limit": 0.6,
  "key.first-sub.limit": 0.25,
};

const changedExample = parseExample(
  Object.entries(changes).reduce((source, [name, value]) => replaceValue(source, name, value), exampleSource),
);

test.each(Object.entries(featureDrawings))("on a phone no words of %s touch others or an edge", (_, draw) => {
  for (const values of [example, changedExample]) {
    const { strokes } = draw(getJobWords(values));
    const markup = `<svg viewBox="0 0 480 400">${renderToStaticMarkup(strokes)}</svg>`;
    const svg = select("svg", fromHtml(markup, { fragment: true })) as Element;
    expect(findLayoutProblems(measureDrawing(svg))).toEqual([]);
    // A missing number would draw nothing.
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  }
});
