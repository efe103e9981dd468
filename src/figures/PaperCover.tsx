import { mulberry32 } from "../models/random";
import { tenths } from "./parts/plot";

/** What a cover is drawn from: a paper's structure, and nothing of its text. */
type PaperStructure = {
  slug: string;
  sections: readonly { id: string; words: number }[];
};

/** One section's lines on the cover. */
type Stroke = {
  /** SVG path data. */
  d: string;
  /** Stroke width in the cover's units. */
  width: number;
};

type CoverStroke = Stroke & {
  section: string;
  /** Set for the longest section alone. */
  accent: boolean;
};

/** The cover's box; every line lies inside it, its width included. */
const coverWidth = 300;
const coverHeight = 400;

/** The drawing on a paper's cover: decoration, in the colours that the card gives its strokes and its text. */
export function PaperCover({ slug, sections }: PaperStructure) {
  return (
    <svg
      className="paper-cover"
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      aria-hidden="true"
      focusable="false"
    >
      {coverGeometry({ slug, sections }).map(({ section, d, width, accent }) => (
        <path key={section} stroke={accent ? "currentColor" : undefined} d={d} strokeWidth={width} />
      ))}
    </svg>
  );
}

/**
 * A section as the families draw it: its part of the figure, of one, along the height, the radius or the angle; and a
 * source of numbers of its own.
 */
type Part = { index: number; from: number; to: number; chance: () => number };

type Draw = (part: Part) => Stroke;

const margin = 2;
/** Each is given chance and the middle of the longest section. The order gives each of the first three papers its own. */
const families: readonly ((chance: () => number, longest: number) => Draw)[] = [rays, strata, rings];

/**
 * The figure of a paper's cover. The slug decides the family, slug and section ids the shapes, and the words only how
 * much of the figure each section takes, so that a cover grows with its paper and does not jump.
 */
function coverGeometry({ slug, sections }: PaperStructure): CoverStroke[] {
  // The hash's middle bits: in its lowest, short slugs are too much alike.
  const family = families[(hash(slug) >>> 10) % families.length] ?? rings;
  const shares = sectionShares(sections.map(({ words }) => words));
  const longest = shares.indexOf(Math.max(...shares));
  const before = shares.slice(0, longest).reduce((sum, share) => sum + share, 0);
  const draw = family(mulberry32(hash(slug)), before + (shares[longest] ?? 0) / 2);
  let end = 0;
  return sections.map(({ id }, index) => {
    const from = end;
    end = index === sections.length - 1 ? 1 : from + (shares[index] ?? 0);
    const chance = mulberry32(hash(`${slug}#${id}`));
    return { section: id, accent: index === longest, ...draw({ index, from, to: end, chance }) };
  });
}

/** Each section's part of the whole: one fifth in equal parts, so that an empty section can be seen, the rest by its words. */
function sectionShares(words: readonly number[]): number[] {
  const total = words.reduce((sum, count) => sum + count, 0);
  const equal = 1 / words.length;
  return words.map((count) => (total === 0 ? equal : 0.2 * equal + (0.8 * count) / total));
}

/**
 * Beds of rock in section, all dipping one way, each hatched at an angle and a distance of its own. Dip, distances and
 * slants come in steps whose products are whole tenths, so that a bed's lines are alike to the last digit.
 */
function strata(chance: () => number): Draw {
  const slope = (chance() < 0.5 ? -1 : 1) * (0.15 + 0.05 * Math.floor(3 * chance()));
  const left = margin;
  const right = coverWidth - margin;
  const drop = slope * (right - left);
  const room = coverHeight - 2 * margin - Math.abs(drop);
  const ground = (depth: number, x: number) => margin + depth * room + Math.max(drop, 0) - slope * (x - left);
  const first = Math.floor(3 * chance());
  return ({ index, from, to, chance: own }) => {
    const gap = 6 + 2 * Math.floor(3 * own());
    const seam = Math.min(1.5 / room, (to - from) / 4);
    const [top, bottom] = [from + seam, to - seam];
    // Level, leaning one way, leaning the other: neighbours never look alike.
    const lean = [0, 1, -1][(index + first) % 3] ?? 0;
    if (lean === 0) {
      const lines = Math.max(2, Math.round(((to - from) * room) / gap));
      const d = range(lines, (line): Line => {
        const depth = top + ((bottom - top) * line) / (lines - 1);
        return { from: [left, ground(depth, left)], to: [right, ground(depth, right)] };
      });
      return { d: pathData(d), width: 1 };
    }
    const shift = 2 * Math.round((lean * (0.25 + 0.6 * own()) * (to - from) * room) / 2) || 2 * lean;
    const start = left + gap / 2 - Math.max(0, shift);
    const d = range(Math.ceil((right - left + Math.abs(shift)) / gap), (line): Line[] => {
      const x = start + line * gap;
      const cut = (edge: number) => Math.min(1, Math.max(0, (edge - x) / shift));
      const [begin, end] = shift < 0 ? [cut(right), cut(left)] : [cut(left), cut(right)];
      if (begin >= end) return [];
      const at = (along: number): Point => [
        x + shift * along,
        ground(top + (bottom - top) * along, x + shift * along),
      ];
      return [{ from: at(begin), to: at(end) }];
    });
    return { d: pathData(d.flat()), width: 1 };
  };
}

/** Half rings in the manner of the mark, each section's pair slipped past each other by a measure of its own. */
function rings(): Draw {
  const centre = { x: coverWidth / 2, y: coverHeight / 2 };
  const gap = 5;
  const innermost = 14;
  const outermost = coverWidth / 2 - gap - margin;
  return ({ from, to, chance }) => {
    const side = 2 * (chance() - 0.5);
    // The outermost go as far as there is room, so that the figure is as high as its box.
    const slip = tenths((to === 1 ? Math.sign(side) : side) * (coverHeight / 2 - margin - outermost));
    const spacing = 3 + 3.4 * chance();
    const room = outermost - innermost;
    const lines = Math.max(1, Math.round(((to - from) * room) / spacing));
    const d = range(lines, (line) => {
      // Rounded before its ends are found: otherwise the arc could be wider than its chord, and no half circle.
      const r = tenths(innermost + room * (from + ((to - from) * (line + 0.5)) / lines));
      const half = (x: number, y: number, sweep: 0 | 1): Line => ({
        from: [x, y - r],
        to: [x, y + r],
        arc: { radius: r, sweep },
      });
      return [half(centre.x - gap, centre.y - slip, 0), half(centre.x + gap, centre.y + slip, 1)];
    });
    return { d: pathData(d.flat()), width: 1.25 };
  };
}

/** Rays from around the centre to the edges. The longest section points to the right, so that a low band shows it too. */
function rays(_chance: () => number, longest: number): Draw {
  const centre = { x: coverWidth / 2, y: coverHeight / 2 };
  return ({ from, to, chance }) => {
    const inner = 24 + 80 * chance();
    const spacing = (2 + 2.5 * chance()) / 360;
    const lines = Math.max(2, Math.round((to - from) / spacing));
    const d = range(lines, (line): Line => {
      const angle = 2 * Math.PI * (from + ((to - from) * (line + 0.5)) / lines - longest);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const edge = Math.min((centre.x - margin) / Math.abs(cos), (centre.y - margin) / Math.abs(sin));
      const at = (distance: number): Point => [centre.x + distance * cos, centre.y + distance * sin];
      return { from: at(inner), to: at(edge) };
    });
    return { d: pathData(d), width: 1.25 };
  };
}

type Point = [x: number, y: number];

/** A straight line, or a half circle upon its chord. */
type Line = { from: Point; to: Point; arc?: { radius: number; sweep: 0 | 1 } };

/** Path data in relative commands with all ends rounded to tenths first: like lines are written alike, which compresses. */
function pathData(lines: readonly Line[]): string {
  let at: Point = [0, 0];
  const go = (point: Point): string => {
    const [x, y] = [tenths(point[0]), tenths(point[1])];
    const step = [tenths(x - at[0]), tenths(y - at[1])];
    at = [x, y];
    return step.join(" ").replace(" -", "-");
  };
  return lines
    .map(({ from, to, arc }) => {
      const curve = arc ? `a${arc.radius} ${arc.radius} 0 0 ${arc.sweep} ` : "l";
      return `m${go(from)}${curve}${go(to)}`;
    })
    .join("");
}

function range<T>(length: number, of: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => of(index));
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return state;
}
