import { type ReactNode, useEffect } from "react";
import { useSmoothAnchors } from "../browser/use-smooth-anchors";
import * as styles from "./Page.module.css";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

type PageProps = {
  /** Shows the way back to the landing page in the header. */
  back?: boolean;
  /** What the footer leads to. */
  papers: readonly Queries.PaperFragment[];
  children: ReactNode;
};

/** What every page has around its content: skip link, header, main, footer. */
export function Page({ back = false, papers, children }: PageProps) {
  useSmoothAnchors();
  useEffect(markLinksHere, []);
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to the content
      </a>
      <SiteHeader back={back} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter papers={papers} />
    </>
  );
}

/** The links of the header and the footer that lead to the open page say so to screen readers. */
function markLinksHere(): void {
  const { origin, pathname } = window.location;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a, footer a"))
    if (link.origin === origin && link.pathname === pathname && !link.hash) link.ariaCurrent = "page";
}
