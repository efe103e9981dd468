import { useSyncExternalStore } from "react";
import { readStoredItem, storeItem } from "./storage";

/** `reduced`: the system asks for reduced motion. `paused`: the reader pressed pause. `running`: neither. */
type Motion = "reduced" | "paused" | "running";

const KEY = "motion";
const QUERY = "(prefers-reduced-motion: reduce)";

// One store for the page: every figure, the orb and the toggles read and change the same thing.
const listeners = new Set<() => void>();
/** Undefined until a component has subscribed; then the choice holds where storage is denied too. */
let isPaused: boolean | undefined;

/** Whether things may move by themselves, as it is now, and the reader's switch for it. */
export function useMotion() {
  const motion = useSyncExternalStore(subscribe, read, (): Motion => "running");
  return {
    reduced: motion === "reduced",
    paused: motion === "paused",
    running: motion === "running",
    toggle: () => pause(motion !== "paused"),
  };
}

function read(): Motion {
  if (window.matchMedia(QUERY).matches) return "reduced";
  return (isPaused ?? wasPaused()) ? "paused" : "running";
}

function subscribe(listener: () => void): () => void {
  setPaused(isPaused ?? wasPaused());
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", listener);
  listeners.add(listener);
  return () => {
    query.removeEventListener("change", listener);
    listeners.delete(listener);
  };
}

/** Returns true if the reader has paused motion earlier in this session. */
function wasPaused(): boolean {
  return readStoredItem("sessionStorage", KEY) === "paused";
}

function setPaused(paused: boolean): void {
  isPaused = paused;
  // For CSS, which knows reduced motion by itself but not the pause.
  document.documentElement.dataset.motion = paused ? "paused" : "running";
}

function pause(paused: boolean): void {
  setPaused(paused);
  storeItem("sessionStorage", KEY, paused ? "paused" : null);
  for (const listener of listeners) listener();
}
