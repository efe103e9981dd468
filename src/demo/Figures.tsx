import * as styles from "./Demo.module.css";

/** A few numbers side by side, each with what it is. */
export function Figures({ figures }: { figures: readonly (readonly [value: string, name: string])[] }) {
  return (
    <span className={styles.figures}>
      {figures.map(([value, name]) => (
        <span key={name} className={styles.figure}>
          <b>{value}</b> {`${name} `}
        </span>
      ))}
    </span>
  );
}
