import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { drawCover } from "../../../src/gatsby/draw-figures";

const sections = [
  { id: "abstract", words: 120 },
  { id: "introduction", words: 480 },
  { id: "conclusion", words: 0 },
];

const draw = (slug: string) => fromHtml(drawCover({ slug, sections }), { fragment: true });

test("draws one path for each section, and keeps out of the reading order", () => {
  expect(select("svg", draw("pop"))?.properties).toMatchObject({
    ariaHidden: "true",
    viewBox: "0 0 300 400",
  });
  expect(selectAll("svg > path", draw("pop"))).toHaveLength(3);
});

test("leaves out the start of rays, which would run together in their corner, and draws all else whole", () => {
  const dashes = (slug: string) =>
    selectAll("path", draw(slug)).map(({ properties }) => String(properties.strokeDashArray));
  for (const dash of dashes("agfi")) {
    const [none, skipped = 0, drawn = 0] = dash.split(/[ ,]+/).map(Number);
    expect(none).toBe(0);
    expect(skipped).toBeGreaterThanOrEqual(40);
    expect(drawn).toBeGreaterThan(Math.hypot(300, 400));
  }
  expect(dashes("pop")).toEqual(["undefined", "undefined", "undefined"]);
});

test("is drawn without style attributes, classes and ids, of which a page may have no other", () => {
  for (const slug of ["pop", "erc4337a", "agfi"]) {
    expect(selectAll("[style], [class], [id]", draw(slug))).toEqual([]);
  }
});
