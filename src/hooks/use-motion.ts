import { useSyncExternalStore } from "react";

/** Whether things may move by themselves. */
export interface Motion {
  /** The system asks for reduced motion. */
  readonly reduced: boolean;
  /** The reader pressed pause. */
  readonly paused: boolean;
  /** Neither. */
  readonly running: boolean;
}

const KEY = "motion";
const QUERY = "(prefers-reduced-motion: reduce)";
const ON_THE_SERVER: Motion = { reduced: false, paused: false, running: true };

// One store for the page: every figure, the orb and the toggles read and change the same thing.
const listeners = new Set<() => void>();
let current: Motion | undefined;
let query: MediaQueryList | undefined;

/** The page's motion as it is now, live, and the reader's switch for it. */
export function useMotion(): Motion & { toggle: () => void } {
  const motion = useSyncExternalStore(subscribe, read, () => ON_THE_SERVER);
  return { ...motion, toggle: toggleMotion };
}

function toggleMotion(): void {
  const { reduced, paused } = read();
  remember(!paused);
  set(reduced, !paused);
}

function read(): Motion {
  if (!current) {
    query = window.matchMedia(QUERY);
    current = motionOf(query.matches, recall());
    mirror(current);
  }
  return current;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    read();
    query?.addEventListener("change", followSystem);
    followSystem();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) query?.removeEventListener("change", followSystem);
  };
}

function followSystem(): void {
  set(query?.matches ?? false, read().paused);
}

function set(reduced: boolean, paused: boolean): void {
  const before = read();
  if (before.reduced === reduced && before.paused === paused) return;
  current = motionOf(reduced, paused);
  mirror(current);
  for (const listener of listeners) listener();
}

function motionOf(reduced: boolean, paused: boolean): Motion {
  return { reduced, paused, running: !reduced && !paused };
}

/** For CSS, which knows reduced motion by itself but not the pause. */
function mirror({ paused }: Motion): void {
  document.documentElement.dataset.motion = paused ? "paused" : "running";
}

// Storage may be denied, full or absent; then the pause lasts as long as the page.
function recall(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === "paused";
  } catch {
    return false;
  }
}

function remember(paused: boolean): void {
  try {
    if (paused) window.sessionStorage.setItem(KEY, "paused");
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
