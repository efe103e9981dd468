import { keep, recall } from "../../ui/storage";

/** In the tab's own storage: how far down the reader was, in CSS px, by the key of the history entry. */
const STORE = "reading-places";

/** By these readers go on by themselves. */
const INTENTS = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Keeps the reading place of each entry of the tab's history, and takes the reader to it after a reload and on the way
 * back. Where storage is denied, the browser's own place has to do.
 *
 * Browsers do that too, but before the fonts come. Chromium may go to the fragment of the address instead, and lets a
 * smooth scroll that is under way go on from the restored place.
 */
export function keepReadingPlace(): void {
  const places = new Map<string, number>(JSON.parse(recall("sessionStorage", STORE) ?? "[]"));
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  let returning = navigation !== undefined && navigation.type !== "navigate";

  const note = () => {
    // Without its fonts the page stands elsewhere: before they come, and in Chromium once more as it is left.
    if (!returning && document.fonts.status === "loaded") places.set(entryKey(), window.scrollY);
  };
  const show = () => {
    const top = places.get(entryKey());
    if (returning && top !== undefined) window.scrollTo({ top, behavior: "instant" });
    returning = false;
  };

  for (const type of INTENTS)
    window.addEventListener(type, () => (returning = false), { capture: true, passive: true });
  window.addEventListener("scroll", note, { passive: true });
  document.fonts.addEventListener("loadingdone", note);
  window.addEventListener("popstate", ({ state }) => {
    // A link to where the address leads already comes without a state, though its entry keeps one.
    returning = state !== null;
    requestAnimationFrame(show);
  });
  window.addEventListener("load", async () => {
    await document.fonts.ready;
    show();
  });
  window.addEventListener("pagehide", () => keep("sessionStorage", STORE, JSON.stringify([...places])));
}

/**
 * The key of the history entry on the screen. A browser makes an entry for a fragment without a state: here it gets one,
 * by which the notes of a text tell the way back (`popstate` with a state) from a new jump.
 */
function entryKey(): string {
  const key: unknown = window.history.state?.entry;
  if (typeof key === "string") return key;
  const made = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...window.history.state, entry: made }, "");
  return made;
}
