import { type FormEvent, useEffect, useRef, useState } from "react";
import { addDemoEntry, isDemoEntry, replaceAddress } from "../site/history-state";
import { Demo } from "./Demo";
import { DEMO_FRAGMENT, DEMO_PATH, isDemoAddress } from "./fragment";

type DemoButtonProps = { className?: string; children: string };

/**
 * Opens the demo under its own address, from which Back leads out again; all that it needs is loaded then. Without a
 * script the button leads to the page that tells the same story.
 */
export function DemoButton({ className, children }: DemoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const follow = () => setOpen(isDemoAddress(window.location.hash));
    follow();
    window.addEventListener("popstate", follow);
    window.addEventListener("hashchange", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      window.removeEventListener("hashchange", follow);
    };
  }, []);

  useEffect(() => {
    if (!open) return;
    const opener = button.current;
    // A demo that was opened by its address has no element to give the focus back to.
    return () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [open]);

  const enter = (event: FormEvent) => {
    event.preventDefault();
    // Pressed twice: a second entry in history would stay when the dialog closes.
    if (isDemoAddress(window.location.hash)) return;
    addDemoEntry(DEMO_FRAGMENT);
    setOpen(true);
  };
  const leave = () => {
    setOpen(false);
    if (isDemoEntry()) return window.history.back();
    const { pathname, search } = window.location;
    replaceAddress(pathname + search);
  };
  return (
    <form action={DEMO_PATH} onSubmit={enter}>
      <button ref={button} className={className} type="submit">
        {children}
      </button>
      {open && <Demo className={className} onClose={leave} />}
    </form>
  );
}
