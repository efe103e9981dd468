import type { Choice } from "./choices";
import * as styles from "./Demo.module.css";

type OptionProps = Omit<Choice, "move"> & { onPress: () => void };

/** A held key and the second press of a double click are ignored: they would make the next choice too. */
export function Option({ label, price, note, onPress }: OptionProps) {
  return (
    <button
      className={styles.option}
      type="button"
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      onClick={({ detail }) => detail < 2 && onPress()}
    >
      <span className={styles.label}>
        <span>{label}</span> {price && <span>{price}</span>}
      </span>{" "}
      {note && <span className={styles.note}>{note}</span>}
    </button>
  );
}
