import { useStatus } from "../../hooks/use-status";
import * as styles from "./CopyButton.module.css";

type CopyButtonProps = {
  /** What the button says before it is used. */
  label: string;
  /** What it copies, where the label alone does not say it to those who cannot see what stands beside the button. */
  subject?: string;
  /** The text to copy; a function where it has to be fetched first. */
  text: string | (() => Promise<string>);
};

const COPIED = "Copied";
const FAILED = "Could not copy; select the text instead";

/** Copies a text, and says whether it worked, also to those who do not see the button change. */
export function CopyButton({ label, subject, text }: CopyButtonProps) {
  const [status, say] = useStatus();

  const copy = async () => {
    say(undefined);
    try {
      await writeToClipboard(text);
      say(COPIED);
    } catch {
      say(FAILED);
    }
  };

  return (
    <span className={styles.copy}>
      <button className={styles.button} type="button" onClick={copy}>
        {label}
        {subject && <span className="visually-hidden"> {subject}</span>}
      </button>
      <span className={styles.status} role="status">
        {status}
      </span>
    </span>
  );
}

/** Safari lets a press write what is still to be fetched, and nothing after it; Firefox knows of this from 127 on. */
async function writeToClipboard(text: CopyButtonProps["text"]): Promise<void> {
  if (typeof text === "string") return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text());
  const fetched = text().then((words) => new Blob([words], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": fetched })]);
}
