import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { asksForLive } from "../../lib/live/asks";

type LivePaperProps = { text: RefObject<HTMLElement> };

const fetchLivePaper = () => import("./LivePaper");

/** What the reader has come near to when the window's edge is this far from it. */
const NEAR = "50%";
/** What can be changed. */
const PARTS = ".run, figure[data-figure]";

/**
 * Makes the numbers of a paper's run ones that can be changed, once the reader comes near to a box or a figure of it, or the address
 * asks for another run: until then none of the code for that is loaded. Where it cannot be had the paper stays as printed.
 */
export function LazyLivePaper({ text }: LivePaperProps) {
  const [LivePaper, setLivePaper] = useState<ComponentType<LivePaperProps>>();

  useEffect(() => {
    const load = () => {
      near.disconnect();
      fetchLivePaper()
        .catch(fetchLivePaper)
        .then(
          ({ default: loaded }) => setLivePaper(() => loaded),
          () => undefined,
        );
    };
    const near = new IntersectionObserver(
      (boxes) => boxes.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: NEAR },
    );
    for (const box of text.current?.querySelectorAll(PARTS) ?? []) near.observe(box);
    if (asksForLive(window.location.search)) load();
    return () => near.disconnect();
  }, [text]);

  return LivePaper ? <LivePaper text={text} /> : null;
}
