import { ArrowIcon } from "../components/ArrowIcon";
import { Wordmark } from "../components/Logo";
import { ThemeSwitch } from "../components/ThemeSwitch";
import { SearchButton } from "../search/SearchButton";
import { site, WAITLIST_ADDRESS } from "../site/site";
import { waitlistTexts } from "../waitlist/waitlist-texts";
import * as styles from "./SiteHeader.module.css";

type SiteHeaderProps = {
  /** The open page's path. */
  path: string;
};

/** The landing page, and the page for unknown paths, which shows it. */
const LANDING_PATHS = ["/", "/404"];

/** The bar at the top: logo, a way back where there is one, and what the site has. What has no room is left out, least important first. */
export function SiteHeader({ path }: SiteHeaderProps) {
  // Away from the landing page: a labelled way back to it, the search and the choice of theme.
  const hasWayBack = !LANDING_PATHS.includes(path);
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
            <ul className={hasWayBack ? styles.paper : undefined}>
              {hasWayBack && (
                <li className={styles.back}>
                  <a className="quiet-button" href="/">
                    <span>
                      <ArrowIcon direction="left" />
                    </span>
                    Home
                  </a>
                </li>
              )}
              {HEADER_LINKS.map(({ label, short, href, className }) => (
                <li key={href} className={className}>
                  <a
                    className="quiet-button"
                    href={href}
                    aria-label={short && label}
                    aria-current={href === path ? "page" : undefined}
                  >
                    {short && <span className={styles.short}>{short}</span>}
                    <span className={short && styles.long}>{label}</span>
                  </a>
                </li>
              ))}
              {hasWayBack && (
                <li data-scripted="">
                  <SearchButton />
                </li>
              )}
              {hasWayBack && (
                <li>
                  <ThemeSwitch />
                </li>
              )}
            </ul>
          </nav>
        </div>
      </header>
      <div className={styles.ground} />
    </>
  );
}

const HEADER_LINKS = [
  { label: "Demo", href: "/demo", className: styles.demo },
  { label: "Litepapers", href: "/#litepapers" },
  { label: "Questions", href: "/questions", className: styles.questions },
  {
    label: waitlistTexts.title,
    short: waitlistTexts.short,
    href: WAITLIST_ADDRESS,
    className: styles.waitlist,
  },
  { label: "GitHub", href: site.social.github, className: styles.github },
];
