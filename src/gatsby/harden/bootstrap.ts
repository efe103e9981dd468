import { minify_sync as minify } from "terser";
import { OPEN_ITEM } from "../../lib/open-item";

/** Ids of the two elements that the bootstrap script reads: the page's data, and itself with the addresses in its data set. */
export const PAGE_DATA_ID = "gatsby-script-loader";
export const RUNTIME_ID = "gatsby-runtime";

/** How long the runtime waits for fonts, in milliseconds: it does not come to depend on them. */
const MAX_FONT_WAIT = 3000;

/** How many elements are laid out in one step of those that were left out: a step then takes a frame or two of a slow phone. */
const STEP = 60;

/**
 * Starts Gatsby's runtime once: when the page has loaded, stands there in its own fonts and the browser is idle, or as
 * soon as a person means to use something. Scrolling is no such intent, since reading needs no script.
 *
 * A press of a button before React has taken over is held back, a form's own and Enter in its field among them, and made
 * again once it has, in order: so React cannot see it twice, and nobody is led away from the page. Meanwhile the button
 * says that it is busy. Where our scripts cannot be had or fail, the press is what it is without them. Links,
 * disclosures and radio buttons work natively, and so does a button that is pressed for a new tab.
 *
 * What others change in the page until then is noted, so that it can be taken back (`src/lib/served-page.ts`).
 *
 * The sheet with the rules of all pages comes before the scripts: what they add to the page may need any of them.
 *
 * Where a theme is remembered, its button is the one that is checked.
 *
 * Where the tab's history remembers an accordion's open item, that one is open from the first paint on: a page that is
 * loaded again does not change under its reader when React comes.
 *
 * What the first paint has left out of a page that arrives (`src/lib/arrival.ts`) is laid out while the runtime is on its
 * way and its sheet is there: a section's parts one by one, so that nothing blocks and the browser can keep what is read
 * in its place, which it does not where the section that is read changes in the same step. All at once when a person
 * does anything but scroll.
 *
 * The script is the same on every page and in every build, so that one hash in the policy allows it.
 */
export const bootstrapScript = minified(`
(() => {
  const { build, sheet, scripts } = document.currentScript.dataset;
  const addresses = scripts.split(" ");
  const held = [];
  const intents = ["pointerdown", "touchstart", "keydown", "focusin", "beforematch"];
  const listening = { capture: true, passive: true };
  const root = document.documentElement;
  const changes = [];
  const watcher = new MutationObserver((records) => {
    changes.push(...records);
    servedPage.onChange?.();
  });
  watcher.observe(document.getElementById("___gatsby"), {
    childList: true,
    subtree: true,
    characterDataOldValue: true
  });
  const servedPage = (window.servedPage = { changes, watcher });
  let started = false;
  const open = history.state?.${OPEN_ITEM};
  if (open !== undefined)
    for (const { id, children: [heading, panel, drawing] } of document.querySelectorAll("[data-open]"))
      panel.hidden = !(heading.firstChild.ariaExpanded = drawing.dataset.shown = id === open) && "until-found";
  document.querySelector("[value=" + root.dataset.theme + "]")?.click();
  const add = (name, properties) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const idle = () =>
    new Promise((done) =>
      window.requestIdleCallback ? requestIdleCallback(done, { timeout: 500 }) : setTimeout(done, 200)
    );
  const unfold = () => {
    for (const type of intents) document.removeEventListener(type, start, listening);
    delete root.dataset.arriving;
  };
  const start = (event) => {
    if (event.type === "focusin" && !event.target.matches("input,textarea,select")) return;
    if (event.type !== "load") unfold();
    if (started) return;
    started = true;
    const page = JSON.parse(document.getElementById("${PAGE_DATA_ID}").textContent);
    Object.assign(window, {
      pageData: page,
      pagePath: page.path,
      ___webpackCompilationHash: build,
      ___chunkMapping: {}
    });
    const policy = window.trustedTypes?.createPolicy("runtime", {
      createScriptURL: (url) => addresses.includes(url) ? url : ""
    }) ?? { createScriptURL: (url) => url };
    for (const href of addresses) add("link", { rel: "preload", as: "script", href });
    const run = async () => {
      let parts = document.querySelectorAll("[data-arriving] :is(section + section, section + section > *)");
      if (!parts[0] || getComputedStyle(parts[0]).contentVisibility !== "auto") parts = [];
      let room = 0;
      for (const part of parts) {
        if (room <= 0) {
          part.getBoundingClientRect();
          await idle();
          room = ${STEP};
        }
        if (!("arriving" in root.dataset)) break;
        part.style.contentVisibility = "visible";
        room -= part.matches("section + section") ? 0 : part.getElementsByTagName("*").length;
      }
      unfold();
      for (const part of parts) part.toggleAttribute("style", false);
      for (const url of addresses) add("script", { src: policy.createScriptURL(url), onerror: release });
    };
    add("link", { rel: "stylesheet", href: sheet, onload: run, onerror: run });
  };
  const hold = (event) => {
    const button = event.target.closest("button");
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.ariaBusy = true;
    held.push(button);
    start(event);
  };
  const release = () => {
    document.removeEventListener("click", hold, true);
    for (const button of held.splice(0)) {
      button.ariaBusy = null;
      button.click();
    }
  };
  for (const type of intents) document.addEventListener(type, start, listening);
  document.addEventListener("click", hold, true);
  document.addEventListener("hydrated", release);
  addEventListener("error", ({ filename }) => {
    if (addresses.some((address) => filename.endsWith(address))) release();
  });
  addEventListener("load", async (event) => {
    await Promise.race([document.fonts?.ready, new Promise((done) => setTimeout(done, ${MAX_FONT_WAIT}))]);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await idle();
    start(event);
  });
})();
`);

function minified(script: string): string {
  const { code } = minify(script, { ecma: 2020, compress: { passes: 2 } });
  if (code === undefined) throw new Error("The bootstrap script is empty.");
  return code;
}
