import { useCallback, useEffect, useRef, useState } from "react";
import { activeSection } from "../lib/active-section";
import { idOf } from "../navigation/readable-address";

/** Positions are rounded by browsers: closer than this to the end counts as the end. */
const BOTTOM_TOLERANCE = 2;

/**
 * The id of the section being read, and a function to mark one by hand.
 *
 * A section that was chosen, by a click or by a new address, stays marked until the reader scrolls on: near the bottom
 * of the page its heading may never reach the reading line.
 */
export function useActiveSection(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [active, setActive] = useState(ids[0]);
  const chosen = useRef<string | undefined>(undefined);
  const key = ids.join(" ");

  const choose = useCallback((id: string) => {
    chosen.current = id;
    setActive(id);
  }, []);

  useEffect(() => {
    const list = key.split(" ");
    const isAtBottom = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const scrollable = scrollHeight > clientHeight;
      return scrollable && window.scrollY + clientHeight >= scrollHeight - BOTTOM_TOLERANCE;
    };
    const measure = () => {
      if (chosen.current) return;
      const sections = list.flatMap((id) => {
        const heading = document.getElementById(id);
        return heading ? [{ id, top: heading.getBoundingClientRect().top }] : [];
      });
      setActive(activeSection(sections, isAtBottom()));
    };

    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const letGo = () => {
      chosen.current = undefined;
    };
    const addressed = () => list.find((id) => id === idOf(window.location.hash));
    /** The way to a new place chooses it; a place that history leads back to is wherever the reader was. */
    const followAddress = ({ state }: PopStateEvent) => {
      const id = state ? undefined : addressed();
      if (id) return choose(id);
      letGo();
      schedule();
    };
    const opened = addressed();
    // Elsewhere than at the bottom, what the address leads to reaches the line, unless the reader has gone on.
    if (opened && isAtBottom() && isInView(opened)) choose(opened);
    else schedule();

    const reader = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
    for (const type of reader) window.addEventListener(type, letGo, { passive: true });
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule, { passive: true });
    window.addEventListener("popstate", followAddress);
    return () => {
      cancelAnimationFrame(frame);
      for (const type of reader) window.removeEventListener(type, letGo);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
      window.removeEventListener("popstate", followAddress);
    };
  }, [key, choose]);

  return [active, choose];
}

function isInView(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}
