import { useEffect, useState } from "react";
import * as styles from "./CopyButton.module.css";

type CopyButtonProps = {
  /** What the button says before it is used. */
  label: string;
  /** The text to copy; a function where it has to be fetched first. */
  text: string | (() => Promise<string>);
};

type CopyState = "idle" | "copied" | "failed";

const SHOWN_FOR = 4000;

/** Copies a text, and says whether it worked, also to those who do not see the button change. */
export function CopyButton({ label, text }: CopyButtonProps) {
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
      </button>
      <span className={styles.status} role="status">
        {state === "copied" && "Copied"}
        {state === "failed" && "Could not copy"}
      </span>
    </span>
  );
}
