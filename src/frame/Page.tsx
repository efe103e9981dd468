import type { ReactNode } from "react";
import { useSmoothAnchors } from "../browser/use-smooth-anchors";
import * as styles from "./Page.module.css";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

type PageProps = {
  /** The path of the page, such as `/litepapers/pop`. */
  path: string;
  children: ReactNode;
};

/** The frame of every page: skip link, header, `main` and footer. */
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
