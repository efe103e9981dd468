type Props = {
  /** The figure's name, which the head's id starts with. */
  figure: string;
  d: string;
};

/** The head that a figure's arrows end in; draw it once per figure. */
export function ArrowHead({ figure }: { figure: string }) {
  return (
    <defs>
      <marker
        id={`fig-${figure}-arrow`}
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="13"
        markerHeight="13"
        markerUnits="userSpaceOnUse"
        orient="auto-start-reverse"
      >
        <path className="fig-arrow-head" d="M0,1L10,5L0,9Z" />
      </marker>
    </defs>
  );
}

export function Arrow({ figure, d }: Props) {
  return <path className="fig-edge" d={d} markerEnd={`url(#fig-${figure}-arrow)`} />;
}
