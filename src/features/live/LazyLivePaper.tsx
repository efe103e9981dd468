import { type RefObject, useEffect, useState } from "react";
import { fetchRun } from "../../run/published-run";
import { hasLiveState } from "./has-live-state";

/** Events that show that somebody reads. Nothing is observed before, so that a page that has just come is not held up. */
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/**
 * Lets the reader change a paper's run. The code and `/run.json` are loaded once the reader is half a window away from a box
 * of the run or from a figure, or at once where the address asks for another run.
 */
export function LazyLivePaper({ text }: { text: RefObject<HTMLElement> }) {
  const [live, setLive] = useState<JSX.Element>();

  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const load = async () => {
      near.disconnect();
      try {
        const [{ LivePaper }, { inputs }] = await Promise.all([import("./LivePaper"), fetchRun()]);
        setLive(<LivePaper text={text} inputs={inputs} />);
      } catch {
        // The paper stays as printed.
      }
    };
    const near = new IntersectionObserver(
      (boxes) => {
        if (boxes.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { rootMargin: "50%" },
    );
    const begin = () => {
      listen("removeEventListener");
      for (const box of container.querySelectorAll(".run, figure[data-figure]")) near.observe(box);
    };
    const listen = (change: "addEventListener" | "removeEventListener") => {
      for (const sign of SIGNS) window[change](sign, begin, { passive: true });
    };
    if (hasLiveState(window.location.search)) void load();
    else listen("addEventListener");
    return () => {
      listen("removeEventListener");
      near.disconnect();
    };
  }, [text]);

  return live ?? null;
}
