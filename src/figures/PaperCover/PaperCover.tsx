import { coverGeometry, coverHeight, coverWidth, type PaperStructure } from "./cover-geometry";

/** More than any line of a cover. */
const MAX_LENGTH = coverWidth + coverHeight;

/** The figure on a paper's cover: decoration, in the colours that the card gives its strokes and its text. */
export function PaperCover({ slug, sections }: PaperStructure) {
  const { strokes } = coverGeometry({ slug, sections });
  return (
    <svg viewBox={`0 0 ${coverWidth} ${coverHeight}`} aria-hidden="true" focusable="false">
      {strokes.map(({ section, d, skip, width, accent }) => (
        <path
          key={section}
          stroke={accent ? "currentColor" : undefined}
          d={d}
          strokeWidth={width}
          strokeDasharray={skip && `0 ${skip} ${MAX_LENGTH}`}
        />
      ))}
    </svg>
  );
}
