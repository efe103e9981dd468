import { roundToTenths } from "./parts/plot";

type PaperStructure = {
  slug: string;
  sections: readonly { id: string; words: number }[];
};

/** The width and height of the cover in units of its view box. */
const COVER_SIDE = 300;
const CENTRE = COVER_SIDE / 2;
const RING_RADII = { from: 15, to: 148 };
/** A paper with more sections has one line for each. */
const MIN_LINE_COUNT = 20;
const LINE_WIDTH = 2;

/** Draws a paper’s cover: lines for each section, more of them for more words. Hashes decide on their shape, and where they begin and end. */
export function PaperCover({ slug, sections }: PaperStructure) {
  // Of the bits of the hash, these tell the first three papers apart.
  const drawLine = LINE_SHAPES[(hashText(slug) >>> 6) % LINE_SHAPES.length] ?? drawArc;
  const ends = getSectionEnds(sections.map(({ words }) => words));
  const lineCount = ends.at(-1) ?? 0;
  const lineDistance = (RING_RADII.to - RING_RADII.from) / (lineCount - 1);
  const radii = Array.from({ length: lineCount }, (_, line) => RING_RADII.from + lineDistance * line);
  const maxWords = Math.max(...sections.map(({ words }) => words));
  const longestIndex = sections.findIndex(({ words }) => words === maxWords);
  return (
    <svg
      viewBox={`0 0 ${COVER_SIDE} ${COVER_SIDE}`}
      fill="none"
      stroke="var(--ink)"
      aria-hidden="true"
      focusable="false"
    >
      {sections.map(({ id }, index) => (
        <path
          key={id}
          stroke={index === longestIndex ? "var(--accent)" : undefined}
          strokeWidth={LINE_WIDTH}
          d={createPath(drawLine, hashText(`${slug}#${id}`), radii.slice(ends[index - 1] ?? 0, ends[index]))}
        />
      ))}
    </svg>
  );
}

/** Returns the number of lines up to the end of each section: one for each section, and the others in proportion to words. */
function getSectionEnds(wordCounts: readonly number[]): number[] {
  const totalWords = wordCounts.reduce((sum, count) => sum + count, 0) || 1;
  const extraLines = Math.max(0, MIN_LINE_COUNT - wordCounts.length);
  let wordsSoFar = 0;
  return wordCounts.map((count, index) => {
    wordsSoFar += count;
    return index + 1 + Math.round((extraLines * wordsSoFar) / totalWords);
  });
}

/** Returns the path of parallel lines that begin at a multiple of 45° and are five to seven eighths of their shape long. */
function createPath(drawLine: LineShape, hash: number, radii: readonly number[]): string {
  const startEighth = hash % 8;
  const endEighth = startEighth + 5 + ((hash >>> 3) % 3);
  return radii.map((radius) => drawLine(radius, startEighth, endEighth, Math.max(...radii))).join("");
}

/** Draws one line of a section. The last line of the section has the radius `outerRadius`. */
type LineShape = (radius: number, startEighth: number, endEighth: number, outerRadius: number) => string;

const drawArc: LineShape = (radius, startEighth, endEighth) => {
  const size = roundToTenths(radius);
  return `M${formatPoint(size, startEighth)}A${size} ${size} 0 1 1 ${formatPoint(size, endEighth)}`;
};

/** Draws a part of a square, through its corners and the middles of its sides. */
const drawSquare: LineShape = (radius, startEighth, endEighth) => {
  const eighths = Array.from({ length: endEighth - startEighth + 1 }, (_, index) => startEighth + index);
  return `M${eighths.map((eighth) => formatPoint(radius, eighth, Math.round)).join("L")}`;
};

/** Draws two bars side by side. Later sections rise higher, and have the same share of their height as others of their shape. */
const drawBars: LineShape = (radius, startEighth, endEighth, outerRadius) => {
  const height = roundToTenths((outerRadius * (endEighth - startEighth)) / 4);
  const share = (radius - RING_RADII.from) / (RING_RADII.to - RING_RADII.from);
  const [x, y] = [roundToTenths(1 + share * (COVER_SIDE - 9)), roundToTenths(COVER_SIDE - 2 * outerRadius)];
  return `M${x} ${y}v${height}m7 0v-${height}`;
};

const LINE_SHAPES = [drawArc, drawSquare, drawBars];

/** Returns a point on a circle, or with rounded sines on a square. */
function formatPoint(radius: number, eighths: number, round = (sine: number) => sine): string {
  const angle = (eighths * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)]
    .map((sine) => roundToTenths(CENTRE + radius * round(sine)))
    .join(" ");
}

/**
 * Returns the 32-bit FNV-1a hash of a text (https://datatracker.ietf.org/doc/draft-eastlake-fnv/). The higher bits are mixed
 * into the lower ones, which differ too little between short words.
 */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
