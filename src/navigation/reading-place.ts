import { openAround } from "../lib/open-around";
import { idOf } from "./readable-address";
import { focusArrivedSection } from "./show-section";

/** In the tab's own storage, so that places and what is open outlast a reload. */
const STORE = "reading-places";
const OPEN_STORE = "open-folds";

/** As exactly as a browser restores a place before the page has its fonts, with which a line or two break otherwise. CSS px. */
const NEAR = 64;

/** How far down the reader was, in CSS px, by the key of the history entry. */
let places = new Map<string, number>();
/** Ids of the folds that were open then, without which the place would be another. */
let openFolds = new Map<string, readonly string[]>();
/** Path of the page on the screen, which the address is ahead of while another page is on its way. */
let onScreen: string | undefined;
/** Where that page stands. */
let present = 0;
/** History has led elsewhere, and the reader is not there yet. */
let underWay = false;

/**
 * Keeps where the reader was, for each entry of the tab's history.
 *
 * Browsers restore that after a reload, more or less. On the way back through history they do so too soon, while the
 * page that is left still stands, which is held in its place until then; and of an entry with a fragment Chrome may
 * show that instead, as if for the first time.
 */
export function keepReadingPlaces(): void {
  places = recall(STORE);
  openFolds = recall(OPEN_STORE);
  const place = places.get(entryKey());
  const named = addressed();
  const opened = openAround(named);
  if (place !== undefined && (openFolds.has(entryKey()) || isNear(place) || isAtFragment())) restore();
  else if (opened) named?.scrollIntoView({ behavior: "instant" });
  note();
  window.addEventListener("scroll", note, { passive: true });
  document.addEventListener("toggle", note, { capture: true });
  window.addEventListener("popstate", followHistory, { capture: true });
  document.addEventListener("visibilitychange", remember);
}

/** A page stands: the reader is taken to where they were on it, to what the address names, or to its top. */
export function showReadingPlace(href: string): void {
  const { pathname } = new URL(href);
  underWay ||= onScreen !== undefined && onScreen !== pathname;
  onScreen = pathname;
  if (underWay && isOnScreen() && !restore()) {
    const named = addressed();
    if (named) {
      openAround(named);
      named.scrollIntoView({ behavior: "instant" });
      focusArrivedSection(named);
    } else showTop();
  }
  note();
}

/** As long as a smooth scroll goes on, in milliseconds: what ends later is the reader's own. */
const SCROLLING = 1000;

/** Takes the reader to the top of the page on the screen, also where Back has only just led to a place on it. */
export function showTop(): void {
  underWay = false;
  const jump = () => window.scrollTo({ top: 0, behavior: "instant" });
  jump();
  // To a smooth scroll that is under way Chromium adds what is left of it.
  if (document.documentElement.dataset.scroll)
    window.addEventListener("scrollend", jump, { once: true, signal: AbortSignal.timeout(SCROLLING) });
}

/** Puts the page on the screen back to where it stood, when something else has moved it. */
export function holdReadingPlace(): void {
  window.scrollTo({ top: present, behavior: "instant" });
}

/** Whether the page on the screen is the one that the address names. */
export function isOnScreen(): boolean {
  return onScreen === undefined || onScreen === window.location.pathname;
}

function followHistory({ state }: PopStateEvent): void {
  // The way to a new place on the page has no state yet, and is the browser's.
  underWay ||= Boolean(state) || !isOnScreen();
  requestAnimationFrame(() => {
    if (!isOnScreen()) return holdReadingPlace();
    if (underWay) restore();
    note();
  });
}

function isNear(place: number): boolean {
  return Math.abs(window.scrollY - place) < NEAR;
}

/** Whether the browser has gone to what the address names, and the reader not on from there. */
function isAtFragment(): boolean {
  const place = window.scrollY;
  const named = addressed();
  named?.scrollIntoView({ behavior: "instant" });
  const moved = window.scrollY - place;
  if (moved !== 0) window.scrollTo({ top: place, behavior: "instant" });
  return named !== null && Math.abs(moved) < 1;
}

function addressed(): HTMLElement | null {
  return document.getElementById(idOf(window.location.hash));
}

/** Takes the reader to the place that is kept for this entry of history, and says whether there is one. */
function restore(): boolean {
  underWay = false;
  const place = places.get(entryKey());
  for (const id of openFolds.get(entryKey()) ?? []) openAround(document.getElementById(id));
  if (place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
  return place !== undefined;
}

function note(): void {
  if (underWay || !isOnScreen()) return;
  present = window.scrollY;
  places.set(entryKey(), present);
  const open = [...document.getElementsByTagName("details")].flatMap(({ open, id }) =>
    open && id ? id : [],
  );
  if (open.length > 0) openFolds.set(entryKey(), open);
  else openFolds.delete(entryKey());
}

/** The key that Gatsby's router gives its entries; those that the browser makes, for a fragment, get one here. */
function entryKey(): string {
  const key: unknown = window.history.state?.key;
  if (typeof key === "string") return key;
  const made = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...window.history.state, key: made }, "");
  return made;
}

// Storage may be denied or full; then places last as long as the page.
function recall<Value>(store: string): Map<string, Value> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(store) ?? "[]"));
  } catch {
    return new Map();
  }
}

function remember(): void {
  try {
    window.sessionStorage.setItem(STORE, JSON.stringify([...places]));
    window.sessionStorage.setItem(OPEN_STORE, JSON.stringify([...openFolds]));
  } catch {
    // Nothing is lost but the places on pages that were left before a reload.
  }
}
