import type { ReactNode } from "react";
import { useSmoothAnchors } from "../browser/use-smooth-anchors";
import * as styles from "./Page.module.css";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

type PageProps = {
  /** The page's own path, such as `/litepapers/pop`. */
  path: string;
  children: ReactNode;
};

/** What every page has around its content: skip link, header, main, footer. */
export function Page({ path, children }: PageProps) {
  useSmoothAnchors();
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to the content
      </a>
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter path={path} />
    </>
  );
}
