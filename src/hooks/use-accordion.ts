import { useCallback, useEffect, useState } from "react";

/** One open item at most: the first to begin with, then whichever was opened last; closing the open one leaves none. */
export function useAccordion(ids: readonly string[]): {
  open: string | undefined;
  toggle: (id: string) => void;
  show: (id: string) => void;
} {
  const [open, setOpen] = useState(ids[0]);
  const key = ids.join(" ");

  const toggle = useCallback((id: string) => setOpen((current) => (current === id ? undefined : id)), []);
  const show = useCallback((id: string) => setOpen(id), []);

  useEffect(() => {
    const showAddressed = () => {
      const id = window.location.hash.slice(1);
      if (key.split(" ").includes(id)) setOpen(id);
    };
    showAddressed();
    window.addEventListener("hashchange", showAddressed);
    return () => window.removeEventListener("hashchange", showAddressed);
  }, [key]);

  return { open, toggle, show };
}
