import { type RefObject, useEffect } from "react";
import { lazyFigures } from "../../figures/lazy-figures";
import { makeFigureLive } from "./LiveFigure";
import type { LiveStore } from "./store";

type LiveFiguresProps = { text: RefObject<HTMLElement>; store: LiveStore };

/** What the reader has come near to when the window's edge is this far from it. */
const NEAR = "50%";

/** Loads each figure of a text, and makes it live, once the reader comes near to it. */
export function LiveFigures({ text, store }: LiveFiguresProps) {
  useEffect(() => {
    const takeBack: (() => void)[] = [];
    let ended = false;
    const makeLive = async (figure: HTMLElement) => {
      // A figure that cannot be loaded stays as it was served.
      const loaded = await lazyFigures[figure.dataset.figure ?? ""]?.().catch(() => undefined);
      if (loaded && !ended) takeBack.push(makeFigureLive(figure, loaded.figure, store));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          observer.unobserve(target);
          void makeLive(target);
        }
      },
      { rootMargin: NEAR },
    );
    for (const figure of text.current?.querySelectorAll("figure[data-figure]") ?? [])
      observer.observe(figure);
    return () => {
      ended = true;
      observer.disconnect();
      for (const end of takeBack) end();
    };
  }, [text, store]);

  return null;
}
