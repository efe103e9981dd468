type Props = {
  /** The part of its time that has passed, from 0 to 1. */
  spent: number;
  /** What animates its time. */
  className?: string;
};

/** A key whose bow is a clock. Its blade points to the left. */
export function Key(props: Props) {
  return (
    <>
      <Timer {...props} />
      <path d="M-24 0H-92v12m10-12v8m10-8v12" />
    </>
  );
}

/** A clock: what is filled is the time that is left. */
export function Timer({ spent, className }: Props) {
  return (
    <>
      <path d="M-24 0a24 24 0 1 1 48 0a24 24 0 1 1-48 0" />
      <circle
        className={className ? `fig-accent-line ${className}` : "fig-accent-line"}
        r="10"
        strokeWidth="20"
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={(-spent).toFixed(2)}
        transform="rotate(-90)"
      />
    </>
  );
}
