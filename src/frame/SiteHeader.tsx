import { useRef } from "react";
import { useDismissibleDetails } from "../browser/use-dismissible-details";
import { ArrowIcon } from "../components/ArrowIcon";
import { Wordmark } from "../components/Logo";
import { ThemeSwitch } from "../components/ThemeSwitch";
import { SearchButton } from "../search/SearchButton";
import { site, WAITLIST_ADDRESS } from "../site/site";
import { waitlistTexts } from "../waitlist/waitlist-texts";
import * as styles from "./SiteHeader.module.css";

/** The 404 page shows the landing page too. */
const LANDING_PATHS = ["/", "/404"];

/**
 * The bar at the top of each page. Pages other than the landing page also have a link to it, the search and the theme. On phones
 * the last links and the theme stand in a menu.
 */
export function SiteHeader({ path }: { path: string }) {
  const isLandingPage = LANDING_PATHS.includes(path);
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(menu);
  return (
    <>
      <header className={`screen-only ${styles.header}`}>
        <div className={styles.bar}>
          <a
            className={styles.logo}
            href="/"
            aria-label={`${site.name}, home`}
            aria-current={path === "/" ? "page" : undefined}
          >
            <span role="img" aria-label={site.name}>
              <Wordmark />
            </span>
          </a>
          <nav className={`${styles.links} ${isLandingPage ? "" : styles.innerPage}`} aria-label="Site">
            <ul>
              {!isLandingPage && (
                <li className={styles.home}>
                  <a className="quiet-button" href="/">
                    <span>
                      <ArrowIcon direction="left" />
                    </span>
                    Home
                  </a>
                </li>
              )}
              {BAR_LINKS.map((link) => (
                <HeaderLink key={link.href} {...link} path={path} />
              ))}
              {!isLandingPage && (
                <li data-scripted="">
                  <SearchButton />
                </li>
              )}
            </ul>
            <div className={styles.menu}>
              <details ref={menu}>
                <summary className="quiet-button" aria-label="Menu">
                  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                    <path d="M2 4.25h12M2 8h12M2 11.75h12" />
                  </svg>
                </summary>
              </details>
              {/* Beside the `details`, so that wide windows show it although they are closed. */}
              <ul>
                {MENU_LINKS.map((link) => (
                  <HeaderLink key={link.href} {...link} path={path} />
                ))}
                {!isLandingPage && (
                  <li>
                    <ThemeSwitch />
                  </li>
                )}
              </ul>
            </div>
          </nav>
        </div>
      </header>
      <div className={styles.background} />
    </>
  );
}

type Link = { label: string; shortLabel?: string; href: string; className?: string | undefined };

function HeaderLink({ label, shortLabel, href, className, path }: Link & { path: string }) {
  return (
    <li className={className}>
      <a
        className="quiet-button"
        href={href}
        aria-label={shortLabel && label}
        aria-current={href === path ? "page" : undefined}
      >
        {shortLabel && <span className={styles.short}>{shortLabel}</span>}
        <span className={shortLabel && styles.long}>{label}</span>
      </a>
    </li>
  );
}

const BAR_LINKS: readonly Link[] = [
  { label: "Demo", href: "/demo", className: styles.demo },
  { label: "Litepapers", shortLabel: "Papers", href: "/#litepapers" },
  { label: "Questions", href: "/questions", className: styles.questions },
];
const MENU_LINKS: readonly Link[] = [
  { label: waitlistTexts.title, shortLabel: waitlistTexts.short, href: WAITLIST_ADDRESS },
  { label: "GitHub", href: site.social.github, className: styles.github },
];
