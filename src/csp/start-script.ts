/**
 * Runs at the end of every page (`render-page.tsx`).
 *
 * It starts Gatsby's runtime once: when the page has loaded and the browser is idle, or as soon as somebody means to use
 * something. Scrolling does not start it, since reading needs no script.
 *
 * A click on a button before React is there is held back, and made again afterwards. Where our scripts do not come or
 * fail, the click does what it does without them. Links, disclosures and radio buttons work natively.
 */

import { OPEN_ITEM } from "../features/landing/open-item";
import { keepReadingPlace } from "../features/reading/reading-place";
import type { ServedPage } from "./served-page";

const INTENTS = ["pointerdown", "touchstart", "keydown", "focusin", "beforematch"];

const runtime = document.querySelector<HTMLTemplateElement>("#gatsby-runtime")?.content;
const scripts = [...(runtime?.querySelectorAll<HTMLScriptElement>("script[src]:not([nomodule])") ?? [])];
const held: HTMLButtonElement[] = [];
let started = false;

watchServedPage();
showRememberedState();
keepReadingPlace();

for (const type of INTENTS) document.addEventListener(type, startOnIntent, { capture: true, passive: true });
document.addEventListener("click", hold, true);
document.addEventListener("hydrated", release);
window.addEventListener("error", ({ filename }) => {
  if (scripts.some(({ src }) => src === filename)) release();
});
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
  const open: unknown = history.state?.[OPEN_ITEM];
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
  const [, build] = /___webpackCompilationHash="([^"]*)"/.exec(runtime?.textContent ?? "") ?? [];
  Object.assign(window, {
    pageData: page,
    pagePath: page.path,
    ___webpackCompilationHash: build,
    ___chunkMapping: {},
  });
  for (const script of scripts) {
    const running = document.importNode(script, true);
    running.addEventListener("error", release);
    document.head.append(running);
  }
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

function release(): void {
  document.removeEventListener("click", hold, true);
  for (const button of held.splice(0)) {
    button.ariaBusy = null;
    button.click();
  }
}
