import { useState } from "react";
import * as styles from "./Search.module.css";
import { SearchDialog } from "./SearchDialog";

export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className={`quiet-button ${styles.open}`}
        data-scripted=""
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M11.25 7a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0Zm-1 3.25 3.5 3.5" />
        </svg>
        <span className={styles.word}>Search</span>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
