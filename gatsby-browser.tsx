import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { restoreBody } from "./src/csp/first-page-data";
import { restoreServedPage, type ServedPage } from "./src/csp/served-page";
import { keepAddressReadable } from "./src/site/readable-address";
import { StaticFallback } from "./src/ui/StaticFallback";

// What is wrong with the content, over the page; what visitors get does not hold it.
if (process.env.NODE_ENV === "development") {
  void import("./src/features/content-messages/ContentMessages").then(({ showContentMessages }) =>
    showContentMessages(document.body),
  );
}

type Loader = Record<"loadPage" | "loadPageSync", (path: string, options?: object) => unknown>;

const { pagePath, pageData, servedPage } = window as {
  pagePath?: string;
  pageData?: unknown;
  servedPage?: ServedPage;
};

// Gatsby's router reads the address when its module is loaded, after this one and before any function below.
keepAddressReadable(pagePath ?? "/");

/** Prepares what React takes over. The text of the page is in its HTML alone. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (servedPage) restoreServedPage(servedPage);
  restoreBody(pageData, document);
  ignoreQueries((window as unknown as { ___loader: Loader }).___loader);
};

/** Gatsby's loader would fetch a page again for each query. A query holds the state of a paper: the page is the same. */
function ignoreQueries(loader: Loader): void {
  for (const name of ["loadPage", "loadPageSync"] as const) {
    const load = loader[name];
    loader[name] = (path, options) => load(path.replace(/\?.*/s, ""), options);
  }
}

/** The browser restores the reading place and goes to fragments; Gatsby would do so again, later. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  // While developing, the page comes too late for the browser to go there by itself.
  process.env.NODE_ENV === "development" && !prevRouterProps;

/**
 * React takes a page of the build over in slices of a few milliseconds, between which the browser answers its reader; the
 * page outlasts an error in it.
 */
const takeOver = (page: ReactNode, root: Element) => {
  if (servedPage) restoreServedPage(servedPage);
  servedPage?.watcher.disconnect();
  startTransition(() => {
    hydrateRoot(root, <StaticFallback root={root}>{page}</StaticFallback>, {
      // As an error of the window it would tell that our scripts have failed (`src/csp/start-script.ts`).
      onRecoverableError: (error) => console.error(error),
    });
  });
};

export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => takeOver : undefined;

/** React has taken over: early clicks are made again (`src/csp/start-script.ts`), and tests know. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  // After React's effects, inside of which it would not render between one click and the next.
  queueMicrotask(() => document.dispatchEvent(new Event("hydrated")));
};
