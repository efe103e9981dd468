import { useStatus } from "../browser/use-status";
import * as styles from "./CopyButton.module.css";

type CopyButtonProps = {
  /** What the button says before it is used. */
  label: string;
  /** What it copies, for screen readers, where only the button's place shows it. */
  subject?: string;
  /** The text to copy; a function where it has to be fetched first. */
  text: string | (() => Promise<string>);
};

const COPIED = "Copied";
const FAILED = "Could not copy; select the text instead";

/** Counts presses of all copy buttons: a text that comes after a later press is not copied. */
let presses = 0;

/** Copies a text, and says whether it worked, also to screen readers. */
export function CopyButton({ label, subject, text }: CopyButtonProps) {
  const [status, setStatus] = useStatus();

  const copy = async () => {
    presses += 1;
    const press = presses;
    const getCurrentText = async (getText: () => Promise<string>) => {
      const words = await getText();
      if (press !== presses) throw new Error("Another text has been copied since.");
      return words;
    };
    setStatus(undefined);
    try {
      await writeToClipboard(typeof text === "string" ? text : () => getCurrentText(text));
      if (press === presses) setStatus(COPIED);
    } catch {
      if (press === presses) setStatus(FAILED);
    }
  };

  return (
    <span className={styles.copy} data-scripted="">
      <button className="button" type="button" onClick={copy}>
        {label}
        {subject && <span className="visually-hidden"> {subject}</span>}
      </button>
      <span className={`quiet ${styles.status}`} role="status">
        {status}
      </span>
    </span>
  );
}

/** Safari writes a fetched text only by a ClipboardItem that is made during the press; Firefox has it from 127 on. */
async function writeToClipboard(text: CopyButtonProps["text"]): Promise<void> {
  if (typeof text === "string") return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text());
  const fetched = text().then((words) => new Blob([words], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": fetched })]);
}
