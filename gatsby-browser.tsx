import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { StaticFallback } from "./src/components/ErrorBoundary/StaticFallback";
import { restoreBody } from "./src/lib/first-page-data";
import { keepServedPage, restoreServedPage, type ServedPage } from "./src/lib/served-page";
import { followNewest, type GatsbyWindow, ignoreQueries } from "./src/navigation/newest-navigation";
import { pageArrived } from "./src/navigation/page-transition";
import { keepAddressReadable } from "./src/navigation/readable-address";
import { keepReadingPlaces, showReadingPlace } from "./src/navigation/reading-place";

// What is wrong with the content, over the page; what visitors get does not hold it.
if (process.env.NODE_ENV === "development") {
  void import("./src/components/ContentMessages/ContentMessages").then(({ showContentMessages }) =>
    showContentMessages(document.body),
  );
}

const { pagePath, pageData, servedPage } = window as {
  pagePath?: string;
  pageData?: unknown;
  servedPage?: ServedPage;
};

// Here and not in a function of Gatsby's: its router reads the address as soon as its module is there, after this one.
keepAddressReadable(pagePath ?? "/");

/** The text of the first page is in its HTML alone. Of several ways that were taken, only the newest is followed. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (servedPage) restoreServedPage(servedPage);
  restoreBody(pageData, document);
  keepReadingPlaces();
  const gatsby = window as unknown as GatsbyWindow;
  ignoreQueries(gatsby);
  followNewest(gatsby);
};

/** Gatsby would go to the address's fragment after Back, a reload, and its own late start; see `reading-place.ts`. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  // While developing, the page comes too late for the browser to go there by itself.
  process.env.NODE_ENV === "development" && !prevRouterProps;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // What the page that opened says to programs is not true of another.
  if (prevLocation && prevLocation.pathname !== location.pathname)
    document.getElementById("structured-data")?.remove();
  showReadingPlace(location.href);
  pageArrived();
};

/** A page is fetched when its link is pointed at, not when the link comes into view: three papers weigh a lot. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * React takes a page of the build over in slices of a few milliseconds, between which the browser answers its reader; the
 * page outlasts an error in it.
 */
const takeOver = (page: ReactNode, root: Element) => {
  const end = servedPage && keepServedPage(servedPage);
  startTransition(() => {
    hydrateRoot(
      root,
      <StaticFallback root={root} onDrawn={end}>
        {page}
      </StaticFallback>,
    );
  });
};

export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => takeOver : undefined;

/** React has taken over: early clicks are made again (`src/gatsby/harden/bootstrap.ts`), and tests know. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  // After React's effects, inside of which it would not render between one click and the next.
  queueMicrotask(() => document.dispatchEvent(new Event("hydrated")));
};
