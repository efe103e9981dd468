import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { drawCover } from "../../../src/gatsby/draw-figures";

const paper = {
  slug: "pop",
  sections: [
    { id: "abstract", words: 120 },
    { id: "rules", words: 900 },
    { id: "conclusion", words: 0 },
  ],
};

test("a cover has a stroke for each section, of which the longest alone has the accent", () => {
  const strokes = selectAll("svg > path", fromHtml(drawCover(paper), { fragment: true }));
  expect(strokes).toHaveLength(3);
  const colours = strokes.map(({ properties }) => properties.stroke);
  expect(colours[1]).not.toBe(colours[0]);
  expect(colours[2]).toBe(colours[0]);
  expect(drawCover({ slug: "new", sections: [] })).not.toContain("<path");
});

test("a cover is the same each time, out of the reading order, without style attributes, classes and ids", () => {
  const cover = fromHtml(drawCover(paper), { fragment: true });
  expect(drawCover(structuredClone(paper))).toBe(drawCover(paper));
  expect(drawCover({ ...paper, slug: "agfi" })).not.toBe(drawCover(paper));
  expect(select("svg", cover)?.properties.ariaHidden).toBe("true");
  expect(selectAll("[style], [class], [id]", cover)).toEqual([]);
});
