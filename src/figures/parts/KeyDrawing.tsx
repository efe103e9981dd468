import * as styles from "./drawing.module.css";

type Props = {
  /** The part of its time that has passed, from 0 to 1. */
  spent: number;
};

/** A key whose bow is a clock, in which what is filled is the time that is left. Its blade points to the left. */
export function KeyDrawing({ spent }: Props) {
  return (
    <>
      <path d="M-24 0a24 24 0 1 1 48 0a24 24 0 1 1-48 0" />
      <path
        className={styles.accentLine}
        d="M10 0a10 10 0 1 1-20 0a10 10 0 1 1 20 0"
        strokeWidth="20"
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={(-spent).toFixed(2)}
        transform="rotate(-90)"
      />
      <path d="M-24 0H-92v12m10-12v8m10-8v12" />
    </>
  );
}
