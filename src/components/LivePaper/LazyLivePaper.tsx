import { type RefObject, useEffect, useState } from "react";
import { livePapers } from "../../../.cache/live-papers.js";
import { hasLiveState } from "../../lib/live/has-live-state";
import type { LiveModule } from "./LivePaper";

type LazyLivePaperProps = { slug: string; text: RefObject<HTMLElement> };

/** By which a reader shows to be there: a page that has just come is not held up by what nobody has asked for. */
const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/**
 * Makes a paper's run one that can be changed, once its reader is half a window away from a box of it or from a figure, or
 * the address asks for another run: until then none of the code for that is loaded. Where it cannot be had the paper stays
 * as printed.
 */
export function LazyLivePaper({ slug, text }: LazyLivePaperProps) {
  const [live, setLive] = useState<LiveModule>();

  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const load = () => {
      near.disconnect();
      livePapers[slug]?.().then(setLive, () => {});
    };
    const near = new IntersectionObserver(
      (boxes) => {
        if (boxes.some(({ isIntersecting }) => isIntersecting)) load();
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
    if (hasLiveState(window.location.search)) load();
    else listen("addEventListener");
    return () => {
      listen("removeEventListener");
      near.disconnect();
    };
  }, [slug, text]);

  return live ? <live.LivePaper text={text} parts={live} /> : null;
}
