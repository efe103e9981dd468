import { useEffect, useState } from "react";
import * as styles from "./Search.module.css";
import { SearchDialog } from "./SearchDialog";

/** Opens the search, also by Control or Command with K. No single letter does: dictation would open it (WCAG 2.1.4). */
export function SearchButton() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const shortcut = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      // Control+Shift+K is Firefox's console; AltGr, which is Control with Alt on Windows, types a letter.
      if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", shortcut);
    return () => document.removeEventListener("keydown", shortcut);
  }, []);

  return (
    <>
      <button
        className={`quiet-button ${styles.open}`}
        data-scripted=""
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="7" cy="7" r="4.25" />
          <path d="m10.25 10.25 3.5 3.5" />
        </svg>
        <span className={styles.word}>Search</span>
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
