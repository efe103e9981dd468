import { type RefObject, useEffect } from "react";
import type { FigureDefinition } from "../../figures/figure-definition";
import type { LiveStore } from "../../lib/live/store";
import { makeFigureLive } from "./LiveFigure";

export type LiveFiguresProps = {
  text: RefObject<HTMLElement>;
  store: LiveStore;
  /** The text's figures by their names. */
  figures: Readonly<Record<string, FigureDefinition>>;
};

/** What the reader has come near to when the window's edge is this far from it. */
const NEAR = "50%";

/** Makes each figure of a text live once the reader comes near to it. */
export function LiveFigures({ text, store, figures }: LiveFiguresProps) {
  useEffect(() => {
    const takeBack: (() => void)[] = [];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          observer.unobserve(target);
          const definition = figures[target.dataset.figure ?? ""];
          if (definition) takeBack.push(makeFigureLive(target, definition, store));
        }
      },
      { rootMargin: NEAR },
    );
    for (const figure of text.current?.querySelectorAll("figure[data-figure]") ?? [])
      observer.observe(figure);
    return () => {
      observer.disconnect();
      for (const end of takeBack) end();
    };
  }, [text, store, figures]);

  return null;
}
