import { useCallback, useEffect, useRef, useState } from "react";
import { activeSection } from "../lib/active-section";

/** Positions are rounded by browsers: closer than this to the end counts as the end. */
const BOTTOM_TOLERANCE = 2;

/**
 * The id of the section being read, and a function to mark one by hand.
 *
 * A section that was chosen, by a click or by the address, stays marked until the reader scrolls on: near the bottom
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
    const measure = () => {
      if (chosen.current) return;
      const sections = list.flatMap((id) => {
        const heading = document.getElementById(id);
        return heading ? [{ id, top: heading.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight, clientHeight } = document.documentElement;
      const scrollable = scrollHeight > clientHeight;
      const atBottom = scrollable && window.scrollY + clientHeight >= scrollHeight - BOTTOM_TOLERANCE;
      setActive(activeSection(sections, atBottom));
    };

    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const letGo = () => {
      chosen.current = undefined;
    };
    const followAddress = () => {
      const id = window.location.hash.slice(1);
      if (list.includes(id)) return choose(id);
      letGo();
      schedule();
    };
    const addressed = document.getElementById(window.location.hash.slice(1));
    if (addressed && list.includes(addressed.id) && isInView(addressed)) choose(addressed.id);
    else schedule();

    const reader = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
    for (const type of reader) window.addEventListener(type, letGo, { passive: true });
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule, { passive: true });
    window.addEventListener("hashchange", followAddress);
    return () => {
      cancelAnimationFrame(frame);
      for (const type of reader) window.removeEventListener(type, letGo);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
      window.removeEventListener("hashchange", followAddress);
    };
  }, [key, choose]);

  return [active, choose];
}

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
