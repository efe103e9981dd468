import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { featureDrawings } from "../../src/landing/feature-drawings";
import { getJobWords } from "../../src/landing/job-words";
import { findLayoutProblems, isInside, isOverlapping, measureDrawing } from "../figures/find-figure-problems";
import { example } from "../fixtures/example";

test.each(Object.entries(featureDrawings))("on a phone no words of %s touch others or an edge", (_, draw) => {
  const { strokes } = draw(getJobWords(example));
  const markup = `<svg viewBox="0 0 480 400">${renderToStaticMarkup(strokes)}</svg>`;
  const drawing = measureDrawing(select("svg", fromHtml(markup, { fragment: true })) as Element);
  expect(findLayoutProblems({ ...drawing, rects: [] })).toEqual([]);

  const paths = selectAll("path", drawing.svg).map(({ properties }) => properties.d);
  const boxes = [...paths.join().matchAll(/M(\d+) (\d+)H(\d+)(V?)v?(\d+)/g)].map(
    ([, x, y, right, isTo, end]) => {
      const bottom = Number(end) + (isTo ? 0 : Number(y));
      return { left: Number(x), top: Number(y), right: Number(right), bottom };
    },
  );
  for (const { words, lines } of drawing.labels)
    for (const box of boxes)
      for (const line of lines.filter((each) => isOverlapping(each, box)))
        expect([words, isInside(line, box)]).toEqual([words, true]);
});
