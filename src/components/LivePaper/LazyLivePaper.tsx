import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { asksForLive } from "../../lib/live/asks";

type LivePaperProps = { text: RefObject<HTMLElement> };

const fetchLivePaper = () => import("./LivePaper");

/**
 * Makes the numbers of a paper's run ones that can be changed, once the reader comes near to a box of it or the address
 * asks for another run: until then none of the code for that is loaded. Where it cannot be had the paper stays as printed.
 * Near is half a window away.
 */
export function LazyLivePaper({ text }: LivePaperProps) {
  const [LivePaper, setLivePaper] = useState<ComponentType<LivePaperProps>>();

  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const load = () => {
      near.disconnect();
      fetchLivePaper().then(
        ({ default: loaded }) => setLivePaper(() => loaded),
        () => {},
      );
    };
    const near = new IntersectionObserver(
      (boxes) => {
        if (boxes.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: "50%" },
    );
    for (const box of container.querySelectorAll(".run")) near.observe(box);
    if (asksForLive(window.location.search)) load();
    return () => near.disconnect();
  }, [text]);

  return LivePaper ? <LivePaper text={text} /> : null;
}
