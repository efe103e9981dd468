import type { ReactNode } from "react";
import { useSmoothAnchors } from "../browser/use-smooth-anchors";
import * as styles from "./Page.module.css";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

/** The frame of every page: skip link, header, `main` and footer. `path` is its path, such as `/litepapers/pop`. */
export function Page({ path, children }: { path: string; children: ReactNode }) {
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
