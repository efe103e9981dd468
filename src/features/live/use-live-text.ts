import { type RefObject, useLayoutEffect, useState } from "react";
import { type LiveText, makeTextLive } from "./live-text";
import type { LiveState } from "./state";
import type { LiveStore } from "./store";

/** Keeps a paper's text in step with the store: at how many places it follows from what is changed, and the way to the next. */
export function useLiveText(
  text: RefObject<HTMLElement>,
  store: LiveStore,
  state: LiveState,
): { following: number; next: () => string } {
  const [live, setLive] = useState<LiveText>();
  const [following, setFollowing] = useState(0);

  useLayoutEffect(() => {
    const body = text.current?.querySelector<HTMLElement>("[data-body]");
    if (!body) return;
    const made = makeTextLive(body, store);
    setLive(made);
    return made.restore;
  }, [text, store]);

  useLayoutEffect(() => {
    if (live) setFollowing(live.show(state));
  }, [live, state]);

  return { following, next: () => live?.next() ?? "" };
}
