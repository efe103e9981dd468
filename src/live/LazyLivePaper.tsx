import { type RefObject, useEffect, useState } from "react";
import { fetchRun } from "../example/published-run";
import { keepTrying } from "../browser/keep-trying";

/** Events that show that somebody reads. Nothing is observed before, so that loading stays fast. */
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** As `live-address.ts` writes it, which is loaded with the rest. */
const ASKS_FOR_CHANGES = /[?&](?:run=|fig\.)/;

/**
 * Lets the reader change a paper's run. The code and `/run.json` are loaded once the reader is half a window away from a box
 * of the run or from a figure, or at once where the address asks for another run.
 */
export function LazyLivePaper({ text }: { text: RefObject<HTMLElement> }) {
  const [live, setLive] = useState<JSX.Element>();

  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const listeners = new AbortController();
    const load = async () => {
      near.disconnect();
      // Till then the paper stays as printed.
      const [{ LivePaper }, { inputs }] = await keepTrying(() =>
        Promise.all([import("./LivePaper"), fetchRun()]),
      );
      setLive(<LivePaper text={text} inputs={inputs} />);
    };
    const near = new IntersectionObserver(
      (boxes) => {
        if (boxes.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { rootMargin: "50%" },
    );
    const begin = () => {
      listeners.abort();
      for (const box of container.querySelectorAll(".run, figure[data-figure]")) near.observe(box);
    };
    if (ASKS_FOR_CHANGES.test(window.location.search)) void load();
    else
      for (const sign of SIGNS)
        window.addEventListener(sign, begin, { passive: true, signal: listeners.signal });
    return () => {
      listeners.abort();
      near.disconnect();
    };
  }, [text]);

  return live ?? null;
}
