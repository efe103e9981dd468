import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { restoreBody } from "./src/lib/first-page-data";
import { fadeBetweenPages, type GatsbyWindow, pageArrived } from "./src/lib/page-transition";

/** The text of the first page is in its HTML alone. Links fade from page to page. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  restoreBody((window as { pageData?: unknown }).pageData, document);
  fadeBetweenPages(window as unknown as GatsbyWindow);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => pageArrived();

/** A page is fetched when its link is pointed at, not when the link comes into view: three papers weigh a lot. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** React takes a page of the build over in slices of a few milliseconds, between which the browser answers its reader. */
const takeOver = (page: ReactElement, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, page);
  });

export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => takeOver : undefined;

/** React has taken over: early clicks are made again (`src/gatsby/seal/starter.ts`), and tests know. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  document.dispatchEvent(new Event("hydrated"));
};
