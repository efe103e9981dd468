import { useRef, useState } from "react";
import * as styles from "./CopyButton.module.css";

type CopyButtonProps = {
  label: string;
  /** Follows the label for screen readers only, such as "BibTeX" after "Copy". */
  hiddenLabel?: string;
  /** The text to copy, or a function that fetches it. */
  text: string | (() => Promise<string>);
};

const SUCCESS_MESSAGE = "Copied";
const FAILURE_MESSAGE = "Could not copy; select the text instead";
const MESSAGE_DURATION_MS = 4000;

/** A button that copies a text. A message beside it says if it was copied. */
export function CopyButton({ label, hiddenLabel, text }: CopyButtonProps) {
  const [status, setStatus] = useState("");
  const timer = useRef<number>();

  const copyText = async () => {
    // Screen readers announce only changes of a live region.
    setStatus("");
    window.clearTimeout(timer.current);
    const isCopied = await writeToClipboard(text).then(
      () => true,
      () => false,
    );
    setStatus(isCopied ? SUCCESS_MESSAGE : FAILURE_MESSAGE);
    timer.current = window.setTimeout(() => setStatus(""), MESSAGE_DURATION_MS);
  };

  return (
    <span className={styles.copy} data-scripted="">
      <button className="button" type="button" onClick={copyText}>
        {label}
        {hiddenLabel && <span className="visually-hidden"> {hiddenLabel}</span>}
      </button>
      <span className={`quiet ${styles.status}`} role="status">
        {status}
      </span>
    </span>
  );
}

/**
 * Passes a text that is still to be fetched in a `ClipboardItem`, because Safari refuses to write after the press is over:
 * https://webkit.org/blog/10855/async-clipboard-api/.
 */
async function writeToClipboard(text: CopyButtonProps["text"]): Promise<void> {
  if (typeof text === "string") return navigator.clipboard.writeText(text);
  const blob = text().then((fetched) => new Blob([fetched], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
