import * as styles from "./Demo.module.css";

type FaceProps = {
  kind: "person" | "program";
  mood?: "glad" | "sad" | undefined;
};

const MOUTHS = { glad: "M12.5 20q3.5 3.5 7 0", sad: "M12.5 22q3.5 -3.5 7 0", calm: "M13 21h6" };

/** Who takes part: people are round, programs are square with an aerial. */
export function Face({ kind, mood }: FaceProps) {
  return (
    <svg className={styles.face} viewBox="0 0 32 32" aria-hidden="true">
      {kind === "person" ? <circle cx="16" cy="16" r="12" /> : <path d="M5 8h22v19H5zM16 8V3" />}
      <path d="M12 13v2M20 13v2" />
      <path d={MOUTHS[mood ?? "calm"]} />
    </svg>
  );
}
