import type { ReactNode } from "react";
import { useSmoothAnchors } from "../browser/use-smooth-anchors";
import * as styles from "./Page.module.css";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

type PageProps = {
  /** The page's path, such as `/litepapers/pop`. */
  path: string;
  /** Whether the search finds all of the page. Otherwise it finds the elements in it with `data-pagefind-body`. */
  isSearched?: boolean;
  children: ReactNode;
};

/** The frame of every page: skip link, header, `main` and footer. */
export function Page({ path, isSearched, children }: PageProps) {
  useSmoothAnchors();
  return (
    <>
      <a className={`screen-only ${styles.skipLink}`} href="#main">
        Skip to the content
      </a>
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1} data-pagefind-body={isSearched ? "" : undefined}>
        {children}
      </main>
      <SiteFooter path={path} />
    </>
  );
}
