import * as styles from "./Demo.module.css";

type OptionProps = {
  label: string;
  /** What it costs. */
  price?: string | undefined;
  /** The odds, or what follows. */
  note?: string | undefined;
  /** Where it stands: each kind of choice has a place of its own. */
  place: string;
  disabled?: boolean;
  onPress: () => void;
};

/** A held key and the second press of a double click are ignored: they would make the next choice too. */
export function Option({ label, price, note, place, disabled, onPress }: OptionProps) {
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
      {note && <span className={styles.note}>{note}</span>}
    </button>
  );
}
