import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
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
  /** Whether the demo was asked for again while Back was on its way out of it. */
  const again = useRef(false);

  useEffect(() => {
    const follow = () => {
      if (again.current) addEntry();
      again.current = false;
      setOpen(isDemoAddress(window.location.hash));
    };
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
    // Opened by its address, the demo leaves the browser nothing to give the focus back to.
    return () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [open]);

  const enter = (event: FormEvent) => {
    event.preventDefault();
    // Pressed again before the dialog came: a second entry in history would be left when it closes.
    if (isDemoAddress(window.location.hash)) again.current = !open;
    else {
      addEntry();
      setOpen(true);
    }
  };
  const leave = () => {
    setOpen(false);
    if (window.history.state?.demo) return window.history.back();
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
  };
  // Browsers open a link so, but not what a button does.
  const openElsewhere = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey } = event;
    if (button !== 1 && !ctrlKey && !metaKey && !shiftKey) return;
    event.preventDefault();
    window.open(`/${DEMO_FRAGMENT}`);
  };
  return (
    <form action={DEMO_PATH} onSubmit={enter}>
      <button
        ref={button}
        className={className}
        type="submit"
        onClick={openElsewhere}
        onAuxClick={openElsewhere}
      >
        {children}
      </button>
      {open && <Demo className={className} onClose={leave} />}
    </form>
  );
}

function addEntry(): void {
  window.history.pushState({ demo: true }, "", DEMO_FRAGMENT);
}
