import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { StaticFallback, showStaticPage } from "./src/components/StaticFallback";
import { keepAddressReadable } from "./src/site/readable-address";

/** Set in the HTML of each page by Gatsby: `cache-dir/static-entry.js`. */
const gatsbyWindow = window as { pagePath?: string };

if (window.location.protocol === "file:") {
  // The page has been saved to a disk. Gatsby would navigate from it to `pagePath`: `cache-dir/production-app.js`.
  delete gatsbyWindow.pagePath;
  showStaticPage();
} else {
  // Gatsby's router reads the address when its module is loaded, after this one and before any function below.
  keepAddressReadable(gatsbyWindow.pagePath ?? "/");
  // The demo was once a dialog of the landing page with addresses such as `/#demo`.
  if (/^#demo\b/.test(window.location.hash)) window.location.replace("/demo");
}

/**
 * Returns false in a build, because the browser itself restores the scroll position and scrolls to fragments, and Gatsby
 * would do both again after hydration: `scroll-handler.tsx` of gatsby-react-router-scroll.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  // `gatsby develop` renders the page after the browser has looked for the fragment's element.
  process.env.NODE_ENV === "development" && !prevRouterProps;

/** Hydrates as a transition, which React interrupts for input: https://react.dev/reference/react/startTransition. */
const hydratePage = (page: ReactNode, root: Element) =>
  startTransition(() => {
    hydrateRoot(root, <StaticFallback root={root}>{page}</StaticFallback>);
  });

export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydratePage : undefined;

/** Marks the page as hydrated, for the browser tests and for `src/browser/head-script.ts`. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const { dataset } = document.documentElement;
  dataset.hydrated = "";
  delete dataset.unscripted;
};
