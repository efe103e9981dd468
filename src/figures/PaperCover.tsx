import { roundToTenths } from "./parts/plot";

/** What a cover is drawn from: a paper's structure, and nothing of its text. */
type PaperStructure = {
  slug: string;
  sections: readonly { id: string; words: number }[];
};

/** The cover's side. Every line lies inside it, its width included. */
const COVER_SIDE = 300;
const CENTRE = COVER_SIDE / 2;
const RADII = { from: 15, to: 148 };
/** More only where a paper has more sections. */
const LINES = 20;
const WIDTH = 2;

/**
 * The drawing on a paper's cover: a ring, as the escrow's, of one arc for each section, from the middle outwards. The more
 * words a section has, the more lines; where its arc begins and how far it goes is chance, but always the same for its
 * paper and its id. The longest is in the accent.
 */
export function PaperCover({ slug, sections }: PaperStructure) {
  const ends = getLastLines(sections.map(({ words }) => words));
  const gap = (RADII.to - RADII.from) / ((ends.at(-1) ?? LINES) - 1);
  const most = Math.max(...sections.map(({ words }) => words));
  const longest = sections.findIndex(({ words }) => words === most);
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
          stroke={index === longest ? "var(--accent)" : undefined}
          strokeWidth={WIDTH}
          d={createArcsPath(hashText(`${slug}#${id}`), ends[index - 1] ?? 0, ends[index] ?? 0, gap)}
        />
      ))}
    </svg>
  );
}

/** Of all lines, which is each section's last: one line for every section, and the others by its words. */
function getLastLines(words: readonly number[]): number[] {
  const all = Math.max(
    1,
    words.reduce((sum, count) => sum + count, 0),
  );
  let before = 0;
  return words.map((count, index) => {
    before += count;
    return index + 1 + Math.round((Math.max(0, LINES - words.length) * before) / all);
  });
}

/** Lines side by side, which begin at one of eight places and go on for five to seven eighths of the circle. */
function createArcsPath(chance: number, from: number, to: number, gap: number): string {
  const begin = chance % 8;
  const end = begin + 5 + ((chance >>> 3) % 3);
  return Array.from({ length: to - from }, (_, line) => {
    const radius = roundToTenths(RADII.from + gap * (from + line));
    return `M${formatCirclePoint(radius, begin)}A${radius} ${radius} 0 1 1 ${formatCirclePoint(radius, end)}`;
  }).join("");
}

function formatCirclePoint(radius: number, eighths: number): string {
  const angle = (eighths * Math.PI) / 4;
  return `${roundToTenths(CENTRE + radius * Math.cos(angle))} ${roundToTenths(CENTRE + radius * Math.sin(angle))}`;
}

/** FNV-1a, 32 bits, with its higher bits mixed into the lower ones, in which short words are too much alike. */
function hashText(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (state ^ (state >>> 15)) >>> 0;
}
