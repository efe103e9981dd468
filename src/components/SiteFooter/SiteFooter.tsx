import { useEffect, useState } from "react";
import { type FooterLink, footerColumns, socialLinks } from "../../lib/copy/footer";
import { site } from "../../lib/site";
import { Mark } from "../Mark/Mark";
import * as styles from "./SiteFooter.module.css";

/** Three columns of links, the social links, the year; the mark, large and quiet, at the very end. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <FooterLinks links={links} />
          </nav>
        ))}
        <nav aria-label="Social">
          <h2 className={styles.title}>Elsewhere</h2>
          <FooterLinks links={socialLinks} />
        </nav>
        <p className={styles.legal}>
          © <CurrentYear /> {site.name}
        </p>
        <div className={styles.mark}>
          <Mark />
        </div>
      </div>
    </footer>
  );
}

/** The reader's year, also where the page was built in an earlier one: React would keep the server's text. */
function CurrentYear() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <span key={String(mounted)} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href }) => (
        <li key={label}>
          {href ? <a href={href}>{label}</a> : <span className={styles.later}>{label}</span>}
        </li>
      ))}
    </ul>
  );
}
