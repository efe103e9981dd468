/**
 * Runs at the end of every page (`render-page.tsx`).
 *
 * It starts Gatsby's runtime once: when the page has loaded and the browser is idle, or as soon as somebody means to use
 * something. Scrolling does not start it, since reading needs no script.
 *
 * A click on a button before React is there is held back, and made again afterwards. Where one of our scripts does not come
 * or fails, the click does what it does without them; where a deploy has taken the script away, the page is loaded anew.
 * Links, disclosures and radio buttons work natively.
 */

import { keepReadingPlace } from "../features/reading/reading-place";
import { historyState } from "../site/history-state";
import { goOnWithoutScripts, UNSCRIPTED } from "../ui/without-scripts";
import type { ServedPage } from "./served-page";

const INTENTS = ["pointerdown", "touchstart", "keydown", "focusin", "beforematch"];

const runtime = document.querySelector<HTMLTemplateElement>("#gatsby-runtime")?.content;
const scripts = [...(runtime?.querySelectorAll<HTMLScriptElement>("script[src]:not([nomodule])") ?? [])];
const held: HTMLButtonElement[] = [];
const waiting = new AbortController();
const { signal } = waiting;
let started = false;

watchServedPage();
showRememberedState();
keepReadingPlace();

for (const type of INTENTS) document.addEventListener(type, startOnIntent, { capture: true, passive: true });
document.addEventListener("click", hold, { capture: true, signal });
document.addEventListener("hydrated", release, { signal });
document.addEventListener(UNSCRIPTED, release, { signal });
const fail = ({ filename }: ErrorEvent) => {
  if (scripts.some(({ src }) => src === filename)) goOnWithoutScripts();
};
window.addEventListener("error", fail, { signal });
const lack = ({ reason }: PromiseRejectionEvent) => {
  // Gatsby throws what the scripts of its page were rejected with: webpack names the one that has not come.
  if (scripts.some(({ src }) => String(reason?.stack).includes(src))) void giveUp(reason.request);
};
window.addEventListener("unhandledrejection", lack, { signal });
window.addEventListener("load", async () => {
  // The frame that shows the page in its own fonts comes first.
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await idle();
  start();
});

/** Notes what extensions and translators change until React is there (`src/csp/served-page.ts`). */
function watchServedPage(): void {
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  const page = document.getElementById("___gatsby") ?? document.body;
  watcher.observe(page, { childList: true, subtree: true, characterDataOldValue: true });
  const servedPage: ServedPage = { changes, watcher };
  Object.assign(window, { servedPage });
}

/** Shows the remembered theme's button and the open item of the accordion, as React will. */
function showRememberedState(): void {
  const { theme } = document.documentElement.dataset;
  document.querySelector<HTMLElement>(`input[name="theme"][value="${theme}"]`)?.click();
  const { open } = historyState();
  if (open === undefined) return;
  for (const item of document.querySelectorAll("[data-open]")) {
    const [heading, panel, drawing] = item.children;
    const shown = String(item.id === open);
    heading?.firstElementChild?.setAttribute("aria-expanded", shown);
    if (shown === "true") panel?.removeAttribute("hidden");
    else panel?.setAttribute("hidden", "until-found");
    drawing?.setAttribute("data-shown", shown);
  }
}

function idle(): Promise<unknown> {
  return new Promise((done) =>
    // Safari has no requestIdleCallback.
    "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 500 }) : setTimeout(done, 200),
  );
}

function startOnIntent({ type, target }: Event): void {
  // The browser focuses links and buttons by itself, as after Back.
  const field = target instanceof Element && target.matches("input, textarea, select");
  if (type !== "focusin" || field) start();
}

function start(): void {
  if (started) return;
  started = true;
  for (const type of INTENTS) document.removeEventListener(type, startOnIntent, { capture: true });
  const page = JSON.parse(document.getElementById("gatsby-page-data")?.textContent ?? "");
  // An archive keeps pages under other addresses, which Gatsby would leave for the page's own.
  if (isBelow(window.location.pathname, page.path)) {
    goOnWithoutScripts();
    return;
  }
  const [, build] = /___webpackCompilationHash="([^"]*)"/.exec(runtime?.textContent ?? "") ?? [];
  Object.assign(window, {
    pageData: page,
    pagePath: page.path,
    ___webpackCompilationHash: build,
    ___chunkMapping: {},
  });
  for (const script of scripts) {
    const running = document.importNode(script, true);
    running.addEventListener("error", () => void giveUp(script.src));
    document.head.append(running);
  }
}

/** Whether a place has the page's own path at its end, behind something else. */
function isBelow(place: string, path: string): boolean {
  return place.endsWith(path) && /[^/]/.test(place.slice(0, -path.length));
}

function hold(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.ariaBusy = "true";
  held.push(button);
  start();
}

/** A script has not come. */
async function giveUp(script?: string): Promise<void> {
  if (script && (await isOutdated(script))) window.location.reload();
  else goOnWithoutScripts();
}

/** Whether the host no longer has a script, and to load the page anew would give another: it is done once, never again. */
async function isOutdated(script: string): Promise<boolean> {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload") return false;
  const answer = await fetch(script, { method: "HEAD", signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  );
  // A form that was sent leads away by itself.
  return answer?.status === 404 && !held.some(({ form }) => form);
}

function release(): void {
  waiting.abort();
  for (const button of held.splice(0)) {
    button.ariaBusy = null;
    button.click();
  }
}
