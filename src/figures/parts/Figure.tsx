import type { ReactNode } from "react";

/** Every figure is this many units wide, so that one type size suits all. */
export const FIGURE_WIDTH = 640;

type Props = {
  /** The figure's name in the registry; its ids start with it. */
  name: string;
  title: string;
  /** What the figure shows, for those who do not see it. */
  description: string;
  /** In units, of which the width has 640. */
  height: number;
  children: ReactNode;
};

/** The frame of a static figure: one labelled image, drawn in 640 units of width. */
export function Figure({ name, title, description, height, children }: Props) {
  const [titleId, descriptionId] = [`fig-${name}-title`, `fig-${name}-desc`];
  return (
    <svg
      className="fig"
      viewBox={`0 0 ${FIGURE_WIDTH} ${height}`}
      role="img"
      aria-labelledby={`${titleId} ${descriptionId}`}
    >
      <title id={titleId}>{title}</title>
      <desc id={descriptionId}>{description}</desc>
      {children}
    </svg>
  );
}

/** The class of what a view leaves out. */
export function dimmed(isDimmed: boolean): string | undefined {
  return isDimmed ? "fig-dimmed" : undefined;
}
