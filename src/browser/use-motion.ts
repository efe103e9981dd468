import { useSyncExternalStore } from "react";
import { readStoredItem, storeItem } from "./storage";

/** `reduced`: the system asks for reduced motion. `paused`: the reader has pressed pause. `running`: neither. */
type Motion = "reduced" | "paused" | "running";

const MOTION_STORAGE_KEY = "motion";
const REDUCED_MOTION_QUERY = "(prefers-reduced-motion: reduce)";

/** One store for the page: every figure, the orb and the toggles read and change the same choice. */
const listeners = new Set<() => void>();

/** True if the reader has paused motion in this session, or on this page where storage is denied. */
let isPaused = readStoredItem("sessionStorage", MOTION_STORAGE_KEY) === "paused";

/** Returns whether things may move by themselves, and a function with which the reader pauses and plays them. */
export function useMotion() {
  const motion = useSyncExternalStore(subscribeToMotion, getMotion, (): Motion => "running");
  return {
    isReduced: motion === "reduced",
    isPaused: motion === "paused",
    isRunning: motion === "running",
    togglePause: () => choosePause(motion !== "paused"),
  };
}

/** React calls this while it renders, so it changes nothing. */
function getMotion(): Motion {
  if (window.matchMedia(REDUCED_MOTION_QUERY).matches) return "reduced";
  return isPaused ? "paused" : "running";
}

function subscribeToMotion(onChange: () => void): () => void {
  setPaused(isPaused);
  const query = window.matchMedia(REDUCED_MOTION_QUERY);
  query.addEventListener("change", onChange);
  listeners.add(onChange);
  return () => {
    query.removeEventListener("change", onChange);
    listeners.delete(onChange);
  };
}

function setPaused(paused: boolean): void {
  isPaused = paused;
  // CSS has a media query for reduced motion, but knows of the pause only by this.
  document.documentElement.dataset.motion = paused ? "paused" : "running";
}

function choosePause(paused: boolean): void {
  setPaused(paused);
  storeItem("sessionStorage", MOTION_STORAGE_KEY, paused ? "paused" : null);
  for (const notify of listeners) notify();
}
