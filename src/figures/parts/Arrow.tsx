type Props = {
  /** The figure's name, which the head's id starts with. */
  figure: string;
  d: string;
  /** Without one it is a solid line in ink. */
  className?: string;
};

/** The head that a figure's arrows end in; draw it once per figure. */
export function ArrowHead({ figure }: { figure: string }) {
  return (
    <defs>
      <marker
        id={`fig-${figure}-arrow`}
        viewBox="-12 -10 14 20"
        markerWidth="14"
        markerHeight="20"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M-12-8L0 0L-12 8" />
      </marker>
    </defs>
  );
}

export function Arrow({ figure, d, className }: Props) {
  return <path className={className} d={d} markerEnd={`url(#fig-${figure}-arrow)`} />;
}
