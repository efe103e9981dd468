/** The line that decides which section is being read: 200 px below the top of the viewport. */
export const READING_LINE = 200;

export type SectionTop = {
  id: string;
  /** Distance of the section's heading from the top of the viewport, in CSS px; negative above it. */
  top: number;
};

/**
 * The section that crosses the reading line: the last one whose heading is at or above it. Before the first section it is
 * the first. At the bottom of the page it is the last, which may be too short to reach the line.
 */
export function activeSection(sections: readonly SectionTop[], atPageBottom: boolean): string | undefined {
  if (atPageBottom) return sections.at(-1)?.id;
  return (sections.findLast(({ top }) => top <= READING_LINE) ?? sections[0])?.id;
}
