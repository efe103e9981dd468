import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { showStaticPage } from "./src/browser/show-static-page";
import { StaticFallback } from "./src/components/StaticFallback";
import { keepAddressReadable } from "./src/site/readable-address";

const page = window as { pagePath?: string };

if (window.location.protocol === "file:") {
  // Somebody has saved the page. Gatsby would leave it for the address that it was built for.
  delete page.pagePath;
  showStaticPage();
} else {
  // Gatsby's router reads the address when its module is loaded, after this one and before any function below.
  keepAddressReadable(page.pagePath ?? "/");
}

/** The browser restores the reading place and goes to fragments; Gatsby would do so again, later. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  // While developing, the page comes too late for the browser to go there by itself.
  process.env.NODE_ENV === "development" && !prevRouterProps;

/**
 * React takes a page of the build over in slices of a few milliseconds, between which the browser answers its reader; the
 * page outlasts an error in it.
 */
const takeOver = (page: ReactNode, root: Element) =>
  startTransition(() => {
    hydrateRoot(root, <StaticFallback root={root}>{page}</StaticFallback>);
  });

export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => takeOver : undefined;

/** React has taken over: tests know, and the page's first script (`src/browser/head-script.ts`). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const { dataset } = document.documentElement;
  dataset.hydrated = "";
  delete dataset.unscripted;
};
