import { ArrowIcon } from "../components/ArrowIcon";
import { Wordmark } from "../components/Logo";
import { ThemeSwitch } from "../components/ThemeSwitch";
import { SearchButton } from "../search/SearchButton";
import { site, WAITLIST_ADDRESS } from "../site/site";
import { waitlistTexts } from "../waitlist/waitlist-texts";
import * as styles from "./SiteHeader.module.css";

/** The 404 page shows the landing page too. */
const LANDING_PATHS = ["/", "/404"];

/** The bar at the top of each page. Pages other than the landing page also have a link to it, the search and the theme. */
export function SiteHeader({ path }: { path: string }) {
  const isLandingPage = LANDING_PATHS.includes(path);
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
          <nav className={styles.links} aria-label="Site">
            <ul className={isLandingPage ? undefined : styles.innerPage}>
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
              {HEADER_LINKS.map(({ label, shortLabel, href, className }) => (
                <li key={href} className={className}>
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
              ))}
              {!isLandingPage && (
                <>
                  <li data-scripted="">
                    <SearchButton />
                  </li>
                  <li>
                    <ThemeSwitch />
                  </li>
                </>
              )}
            </ul>
          </nav>
        </div>
      </header>
      <div className={styles.background} />
    </>
  );
}

const { title, short } = waitlistTexts;
const HEADER_LINKS = [
  { label: "Demo", href: "/demo", className: styles.demo },
  { label: "Litepapers", href: "/#litepapers" },
  { label: "Questions", href: "/questions", className: styles.questions },
  { label: title, shortLabel: short, href: WAITLIST_ADDRESS, className: styles.waitlist },
  { label: "GitHub", href: site.social.github, className: styles.github },
];
