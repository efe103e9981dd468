import fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import {
  coverGeometry,
  coverHeight,
  coverWidth,
  sectionShares,
} from "../../../src/figures/PaperCover/PaperCover";
import { drawCover } from "../../../src/gatsby/draw-figures";

const structure = fc.record({
  slug: fc.stringMatching(/^[a-z0-9-]{1,24}$/),
  sections: fc.uniqueArray(fc.record({ id: fc.stringMatching(/^[a-z-]{1,16}$/), words: fc.nat(3000) }), {
    minLength: 1,
    maxLength: 40,
    selector: ({ id }) => id,
  }),
});

test("every section is drawn, in order and inside the box, and the longest one alone has the accent", () => {
  fc.assert(
    fc.property(structure, (paper) => {
      const strokes = coverGeometry(paper);
      expect(strokes.map(({ section }) => section)).toEqual(paper.sections.map(({ id }) => id));
      const outside = strokes.flatMap(({ d, width }) => {
        const isIn = (at: number, size: number) => Math.min(at, size - at) >= width / 2 - 0.1;
        return pointsOf(d).filter(([x, y]) => !(isIn(x, coverWidth) && isIn(y, coverHeight)));
      });
      expect(outside).toEqual([]);
      const most = Math.max(...paper.sections.map(({ words }) => words));
      const accented = strokes.flatMap(({ accent }, index) => (accent ? [paper.sections[index]?.words] : []));
      expect(accented).toEqual([most]);
    }),
  );
});

test("a section's part grows in proportion to its words above what all get alike", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { minLength: 1, maxLength: 40 }), (words) => {
      const shares = sectionShares(words);
      const total = words.reduce((sum, count) => sum + count, 0);
      const least = total === 0 ? 1 / words.length : 0.2 / words.length;
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      shares.forEach((share, index) => {
        const proportional = total === 0 ? 0 : (0.8 * (words[index] ?? 0)) / total;
        expect(share).toBeCloseTo(least + proportional, 9);
      });
    }),
  );
});

test("a paper without sections has an empty cover", () => {
  expect(coverGeometry({ slug: "new", sections: [] })).toEqual([]);
});

test.each(["pop", "erc4337a", "agfi"])(
  "the cover of %s is the same each time, out of the reading order, without style attributes, classes and ids",
  (slug) => {
    const paper = {
      slug,
      sections: [
        { id: "abstract", words: 120 },
        { id: "conclusion", words: 0 },
      ],
    };
    const cover = fromHtml(drawCover(paper), { fragment: true });
    expect(drawCover(structuredClone(paper))).toBe(drawCover(paper));
    expect(select("svg", cover)?.properties.ariaHidden).toBe("true");
    expect(selectAll("svg > path", cover)).toHaveLength(2);
    expect(selectAll("[style], [class], [id]", cover)).toEqual([]);
  },
);

/** Points along path data of m and l, and of relative a as half circles upon vertical chords. */
function pointsOf(d: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return [...d.matchAll(/([MLmla])([^MLmla]+)/g)].flatMap(([, command, text]) => {
    const numbers = (text?.match(/-?[\d.]+/g) ?? []).map(Number);
    const from = command === "M" || command === "L" ? [0, 0] : at;
    const end: [number, number] = [
      (from[0] ?? 0) + (numbers.at(-2) ?? Number.NaN),
      (from[1] ?? 0) + (numbers.at(-1) ?? Number.NaN),
    ];
    const points: [number, number][] = [end];
    if (command === "a") {
      const [r = Number.NaN, , , , sweep] = numbers;
      points.push([end[0] + (sweep === 1 ? r : -r), (at[1] + end[1]) / 2]);
    }
    at = end;
    return points;
  });
}
