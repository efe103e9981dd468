import fc from "fast-check";
import {
  coverGeometry,
  coverHeight,
  coverWidth,
  sectionShares,
} from "../../../src/figures/PaperCover/cover-geometry";

const structure = fc.record({
  slug: fc.stringMatching(/^[a-z0-9-]{1,24}$/),
  sections: fc.uniqueArray(fc.record({ id: fc.stringMatching(/^[a-z-]{1,16}$/), words: fc.nat(3000) }), {
    minLength: 1,
    maxLength: 40,
    selector: ({ id }) => id,
  }),
});

test("the same structure gives the same cover", () => {
  fc.assert(
    fc.property(structure, (paper) => {
      expect(coverGeometry(structuredClone(paper))).toEqual(coverGeometry(paper));
    }),
  );
});

test("every line lies in the box, its width included, arcs and all", () => {
  fc.assert(
    fc.property(structure, (paper) => {
      const outside = coverGeometry(paper).strokes.flatMap(({ d, width }) => {
        const isIn = (at: number, size: number) => Math.min(at, size - at) >= width / 2 - 0.1;
        return pointsOf(d).filter(([x, y]) => !(isIn(x, coverWidth) && isIn(y, coverHeight)));
      });
      expect(outside).toEqual([]);
    }),
  );
});

test("every section is drawn, in order, and their parts fill the figure without a gap", () => {
  fc.assert(
    fc.property(structure, (paper) => {
      const { strokes } = coverGeometry(paper);
      expect(strokes.map(({ section }) => section)).toEqual(paper.sections.map(({ id }) => id));
      for (const { d } of strokes) expect(d).toMatch(/^m/i);
      strokes.forEach(({ from }, index) => {
        expect(from).toBeCloseTo(index === 0 ? 0 : (strokes[index - 1]?.to ?? Number.NaN), 9);
      });
      expect(strokes.at(-1)?.to).toBe(1);
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

test("the longest section alone has the accent", () => {
  fc.assert(
    fc.property(structure, (paper) => {
      const accented = coverGeometry(paper).strokes.filter(({ accent }) => accent);
      const most = Math.max(...paper.sections.map(({ words }) => words));
      expect(accented).toHaveLength(1);
      expect(paper.sections.find(({ id }) => id === accented[0]?.section)?.words).toBe(most);
    }),
  );
});

test("the three papers of today have three different kinds of cover", () => {
  const families = ["pop", "erc4337a", "agfi"].map(
    (slug) => coverGeometry({ slug, sections: [{ id: "introduction", words: 300 }] }).family,
  );
  expect(families).toEqual(["rings", "strata", "rays"]);
});

test("a paper without sections has an empty cover, and words below zero are refused", () => {
  expect(coverGeometry({ slug: "new", sections: [] }).strokes).toEqual([]);
  expect(() => coverGeometry({ slug: "new", sections: [{ id: "a", words: -1 }] })).toThrow(RangeError);
  expect(() => coverGeometry({ slug: "new", sections: [{ id: "a", words: Number.NaN }] })).toThrow(
    RangeError,
  );
});

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
      expect(end[0]).toBeCloseTo(at[0], 6);
      expect(Math.abs(end[1] - at[1])).toBeCloseTo(2 * r, 6);
      points.push([end[0] + (sweep === 1 ? r : -r), (at[1] + end[1]) / 2]);
    }
    at = end;
    return points;
  });
}
