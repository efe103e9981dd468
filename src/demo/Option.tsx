import type { ReactNode } from "react";
import type { Choice } from "./choices";
import * as styles from "./Demo.module.css";

type OptionProps = Omit<Choice, "next"> & {
  disabled?: boolean;
  onPress: () => void;
  /** More about it, between label and note. */
  children?: ReactNode;
};

/** A held key and the second press of a double click are ignored: they would make the next choice too. */
export function Option({ label, price, note, place, disabled, onPress, children }: OptionProps) {
  return (
    <button
      className={styles.option}
      type="button"
      data-place={place}
      disabled={disabled}
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      onClick={({ detail }) => detail < 2 && onPress()}
    >
      <span className={styles.label}>
        <span>{label}</span> {price && <span>{price}</span>}
      </span>{" "}
      {children}
      {note && <span className={styles.note}>{note}</span>}
    </button>
  );
}
