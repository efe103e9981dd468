import { type RefObject, useEffect } from "react";
import type { FigureDefinition } from "../../figures/figure-definition";
import type { LiveStore } from "../../lib/live/store";

/** How the code of each figure of a paper is had, by the figure's name. */
export type FigureLoaders = Readonly<Record<string, () => Promise<{ figure: FigureDefinition }>>>;

type LiveFiguresProps = { text: RefObject<HTMLElement>; store: LiveStore; figures: FigureLoaders };

/** What the reader has come near to when the window's edge is this far from it. */
const NEAR = "50%";

/** Makes each figure of a text live once the reader comes near to it: until then nothing of it is loaded. */
export function LiveFigures({ text, store, figures }: LiveFiguresProps) {
  useEffect(() => {
    const takeBack: (() => void)[] = [];
    let isOpen = true;
    const open = async (figure: HTMLElement) => {
      const load = figures[figure.dataset.figure ?? ""];
      if (!load) return;
      const { makeFigureLive } = await import("./LiveFigure").catch(() => import("./LiveFigure"));
      if (isOpen) takeBack.push(makeFigureLive(figure, store, load));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          observer.unobserve(target);
          // Where its code cannot be had, a figure stays as it was served.
          open(target).catch(() => {});
        }
      },
      { rootMargin: NEAR },
    );
    for (const figure of text.current?.querySelectorAll("figure[data-figure]") ?? [])
      observer.observe(figure);
    return () => {
      isOpen = false;
      observer.disconnect();
      for (const end of takeBack) end();
    };
  }, [text, store, figures]);

  return null;
}
