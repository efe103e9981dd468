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

/** Draws a paper’s cover: an arc for each section, with more lines for more words. A hash decides where it begins and ends. */
export function PaperCover({ slug, sections }: PaperStructure) {
  const sectionEnds = getSectionEnds(sections.map(({ words }) => words));
  const lineDistance = (RING_RADII.to - RING_RADII.from) / ((sectionEnds.at(-1) ?? MIN_LINE_COUNT) - 1);
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
          d={createArcsPath(
            hashText(`${slug}#${id}`),
            sectionEnds[index - 1] ?? 0,
            sectionEnds[index] ?? 0,
            lineDistance,
          )}
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

/** Returns the path of parallel arcs that begin at a multiple of 45° and are five to seven eighths of a circle long. */
function createArcsPath(hash: number, firstLine: number, endLine: number, lineDistance: number): string {
  const startEighth = hash % 8;
  const endEighth = startEighth + 5 + ((hash >>> 3) % 3);
  return Array.from({ length: endLine - firstLine }, (_, line) => {
    const radius = roundToTenths(RING_RADII.from + lineDistance * (firstLine + line));
    return `M${formatCirclePoint(radius, startEighth)}A${radius} ${radius} 0 1 1 ${formatCirclePoint(radius, endEighth)}`;
  }).join("");
}

function formatCirclePoint(radius: number, eighths: number): string {
  const angle = (eighths * Math.PI) / 4;
  return `${roundToTenths(CENTRE + radius * Math.cos(angle))} ${roundToTenths(CENTRE + radius * Math.sin(angle))}`;
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
