import * as styles from "./drawing.module.css";

type Props = {
  /** The share of the key’s time that has passed, from 0 to 1. */
  elapsed: number;
};

/** Draws a key that points to the left. The filled sector of its bow is the share of its time that is left. */
export function KeyDrawing({ elapsed }: Props) {
  return (
    <>
      <path d="M-24 0a24 24 0 1 1 48 0a24 24 0 1 1-48 0" />
      <path
        className={styles.accentLine}
        d="M10 0a10 10 0 1 1-20 0a10 10 0 1 1 20 0"
        strokeWidth="20"
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={(-elapsed).toFixed(2)}
        transform="rotate(-90)"
      />
      <path d="M-24 0H-92v12m10-12v8m10-8v12" />
    </>
  );
}
