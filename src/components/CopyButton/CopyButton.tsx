import { useEffect, useState } from "react";
import * as styles from "./CopyButton.module.css";

type CopyButtonProps = {
  /** What the button says before it is used. */
  label: string;
  /** What it copies, where the label alone does not say it to those who cannot see what stands beside the button. */
  subject?: string;
  /** The text to copy; a function where it has to be fetched first. */
  text: string | (() => Promise<string>);
};

type CopyState = "idle" | "copied" | "failed";

/** How long the outcome stands beside the button; milliseconds. */
const SHOWN_FOR = 4000;

const OUTCOMES: Readonly<Record<CopyState, string>> = {
  idle: "",
  copied: "Copied",
  failed: "Could not copy; select the text instead",
};

/** Copies a text, and says whether it worked, also to those who do not see the button change. */
export function CopyButton({ label, subject, text }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>("idle");

  useEffect(() => {
    if (state === "idle") return;
    const timer = window.setTimeout(() => setState("idle"), SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : await text());
      setState("copied");
    } catch {
      setState("failed");
    }
  };

  return (
    <span className={styles.copy}>
      <button className={styles.button} type="button" onClick={copy}>
        {label}
        {subject && <span className="visually-hidden"> {subject}</span>}
      </button>
      <span className={styles.status} role="status">
        {OUTCOMES[state]}
      </span>
    </span>
  );
}
