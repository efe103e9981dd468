import * as styles from "./Demo.module.css";

type OptionProps = {
  label: string;
  hint: string;
  isOpen?: boolean;
  /** It is not the reader who decides what comes of it. */
  isOthers?: boolean;
  onPress: () => void;
};

/**
 * The next choice appears where the last one was, so a held key and the second press of a double click are ignored: they
 * would make it too.
 */
export function Option({ label, hint, isOpen = true, isOthers = false, onPress }: OptionProps) {
  return (
    <button
      className={styles.option}
      type="button"
      data-others={isOthers}
      aria-disabled={!isOpen}
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      onClick={({ detail }) => detail < 2 && isOpen && onPress()}
    >
      <span className={styles.label}>{label}</span>{" "}
      <span className={styles.hint}>{isOpen ? hint : "the window has closed"}</span>
    </button>
  );
}
