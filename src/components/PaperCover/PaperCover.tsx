import { coverGeometry, coverHeight, coverWidth, type PaperStructure } from "../../lib/cover-geometry";
import * as styles from "./PaperCover.module.css";

/** Longer than any line of a cover. */
const LONGEST = coverWidth + coverHeight;

/** The figure on a paper's cover, drawn from the paper's own structure. Decoration: the card around it has the words. */
export function PaperCover({ slug, sections }: PaperStructure) {
  const { strokes } = coverGeometry({ slug, sections });
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map(({ section, d, skip, width, accent }) => (
        <path
          key={section}
          className={accent ? styles.accent : undefined}
          d={d}
          strokeWidth={width}
          strokeDasharray={skip && `0 ${skip} ${LONGEST}`}
        />
      ))}
    </svg>
  );
}
