import { withRun } from "../lib/live/with-run";
import { removeNotice, showNotice } from "./notice";
import { fade } from "./page-transition";
import { showTop } from "./reading-place";

type Navigate = (to: string | number, options?: { replace?: boolean }) => unknown;

/** What Gatsby's runtime hangs on the window; its links go through `___navigate`. */
export type GatsbyWindow = {
  ___navigate: Navigate;
  ___loader: {
    loadPage: (path: string) => Promise<{ status?: string } | undefined>;
    loadPageSync: (path: string, options?: object) => object | undefined;
  };
  location: Location;
};

const OFFLINE = "You are offline, so that page cannot be opened. This one stays.";
const UNREACHED = "That page could not be reached. This one stays: try again in a moment.";

/**
 * Pages are the same whatever stands behind the ? of their address: the state of a paper, say. Gatsby's loader would fetch
 * each such address as another page, and React would draw over what the reader has before them.
 */
export function ignoreQueries({ ___loader: loader }: Pick<GatsbyWindow, "___loader">): void {
  const { loadPage, loadPageSync } = loader;
  const pathOf = (address: string) => address.replace(/\?.*/s, "");
  loader.loadPage = (address) => loadPage(pathOf(address));
  loader.loadPageSync = (address, options) => loadPageSync(pathOf(address), options);
}

/**
 * Lets only the newest navigation arrive.
 *
 * Gatsby goes to a page whenever that is loaded, wherever the reader has gone in the meantime. So a page is loaded
 * before Gatsby's router hears of the way to it, be it a link or Back, and the router hears of it only if no other way
 * was taken since: to another page, in history, or to a place on the page that stands.
 */
export function followNewest(gatsby: GatsbyWindow): void {
  const { ___navigate: navigate, ___loader: loader, location } = gatsby;
  let newest = 0;

  /** Leaves for a page that has not been had, if the host can be reached; if not, the reader stays where they are. */
  const leave = async (href: string, go: () => void) => {
    const navigation = newest;
    const reached = await fetch(href, { method: "HEAD" }).then(
      () => true,
      () => false,
    );
    if (navigation !== newest) return;
    if (reached) go();
    else showNotice(navigator.onLine ? UNREACHED : OFFLINE);
  };

  const whenLoaded = async (path: string, arrive: () => void, fail: () => void) => {
    newest += 1;
    removeNotice();
    const navigation = newest;
    const page = await loader.loadPage(path).catch(() => undefined);
    if (navigation !== newest) return;
    if (!page || page.status === "error") fail();
    else arrive();
  };

  gatsby.___navigate = (to, options) => {
    newest += 1;
    if (typeof to === "number") return navigate(to);
    const { pathname, search, hash } = new URL(to, location.href);
    if (pathname !== location.pathname) {
      // What is changed by now, not what is once the page has come.
      const changed = withRun(to, location);
      const { href } = new URL(changed, location.href);
      return whenLoaded(
        pathname,
        () => fade(() => navigate(changed, options)),
        () => leave(href, () => location.assign(href)),
      );
    }
    // A place on this page is the browser's to show: scrolling, focus and history are then as for any link to it.
    if (hash) return options?.replace ? location.replace(hash) : location.assign(hash);
    showTop();
    // The state of a paper stays, and stays in its address.
    return navigate(pathname + (search || location.search), options);
  };

  const followHistory = (event: PopStateEvent) => {
    newest += 1;
    if (loader.loadPageSync(location.pathname)) return;
    event.stopImmediatePropagation();
    void whenLoaded(
      location.pathname,
      () => window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state })),
      () => location.reload(),
    );
  };
  window.addEventListener("popstate", followHistory, { capture: true });
  // A page that the browser keeps while the reader is elsewhere goes nowhere by itself.
  window.addEventListener("pagehide", () => {
    newest += 1;
  });
}
