import { site, WAITLIST_ADDRESS } from "../site/site";
import { Arrow } from "../components/Arrow";
import { Wordmark } from "../components/Mark";
import { ThemeSwitch } from "../components/ThemeSwitch";
import { waitlistTexts } from "../waitlist/waitlist-texts";
import { SearchButton } from "../search/SearchButton";
import * as styles from "./SiteHeader.module.css";

type SiteHeaderProps = {
  /** On a paper: a labelled way back to the landing page, the search and the choice of theme. */
  back: boolean;
};

/** The bar at the top: logo, a way back where there is one, Litepapers, the waitlist, GitHub. */
export function SiteHeader({ back }: SiteHeaderProps) {
  return (
    <>
      <header className={`on-screen ${styles.header}`}>
        <div className={styles.bar}>
          <a className={styles.logo} href="/" aria-label={`${site.name}, home`}>
            <span role="img" aria-label={site.name}>
              <Wordmark />
            </span>
          </a>
          <nav className={styles.links} aria-label="Site">
            {back && (
              <a className={`quiet-button ${styles.back}`} href="/">
                <span>
                  <Arrow to="left" />
                </span>
                Home
              </a>
            )}
            <a className="quiet-button" href="/#litepapers">
              Litepapers
            </a>
            <a
              className={`quiet-button ${styles.join}`}
              href={WAITLIST_ADDRESS}
              aria-label={waitlistTexts.title}
            >
              <span className={styles.short}>{waitlistTexts.short}</span>
              <span>{waitlistTexts.title}</span>
            </a>
            <a className={`quiet-button ${styles.github}`} href={site.social.github}>
              GitHub
            </a>
            {back && <SearchButton />}
            {back && <ThemeSwitch />}
          </nav>
        </div>
      </header>
      <div className={styles.ground} />
    </>
  );
}
