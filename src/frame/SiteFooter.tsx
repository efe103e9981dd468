import { graphql, useStaticQuery } from "gatsby";
import { useIsHydrated } from "../browser/use-is-hydrated";
import { Logo } from "../components/Logo";
import { site, WAITLIST_ADDRESS } from "../site/site";
import { waitlistTexts } from "../waitlist/waitlist-texts";
import * as styles from "./SiteFooter.module.css";

/** Without `href` it stands for a page that does not exist yet. */
type FooterLink = { label: string; href?: string };

const FOOTER_COLUMNS: readonly { title: string; links: readonly FooterLink[] }[] = [
  { title: "Product", links: [{ label: "Network" }, { label: "Wallet" }, { label: "Explorer" }] },
  { title: "Resources", links: [{ label: "Documentation" }, { label: "Specification" }, { label: "Brand" }] },
  { title: "Company", links: [{ label: "About" }, { label: "Careers" }, { label: "Contact" }] },
];

const SOCIAL_LINKS: readonly FooterLink[] = [
  { label: "X", href: site.social.x },
  { label: "GitHub", href: site.social.github },
  { label: "LinkedIn" },
];

/** `path` is the path of the open page, whose link is marked. */
export function SiteFooter({ path }: { path: string }) {
  const publicationLinks = usePublicationLinks();
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={`columns ${styles.inner}`}>
        {FOOTER_COLUMNS.map(({ title, links }) => (
          <FooterColumn
            key={title}
            title={title}
            path={path}
            links={title === "Resources" ? [...publicationLinks, ...links] : links}
          />
        ))}
        <FooterColumn title="Social" path={path} links={SOCIAL_LINKS} />
        <div className={styles.logo}>
          <Logo />
        </div>
        <div className={`quiet ${styles.colophon}`}>
          <p>
            © <CurrentYear /> {site.name}
          </p>
          <p>Set in Instrument Sans and Newsreader.</p>
          <p>No cookies, no trackers. Names without a link have no page yet.</p>
        </div>
      </div>
    </footer>
  );
}

/** A column is a `nav` only if it has a link, so that no landmark is empty. */
function FooterColumn({ title, path, links }: { title: string; path: string; links: readonly FooterLink[] }) {
  const pages = links.filter(({ href }) => href);
  const missingLabels = links.filter(({ href }) => !href).map(({ label }) => label);
  const Element = pages.length > 0 ? "nav" : "div";
  return (
    <Element className={styles.column} aria-label={pages.length > 0 ? title : undefined}>
      <h2 className={`quiet ${styles.title}`}>{title}</h2>
      {pages.length > 0 && (
        <ul className={styles.list}>
          {pages.map(({ label, href }) => (
            <li key={label}>
              <a href={href} aria-current={href === path ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {missingLabels.length > 0 && <p className={styles.missing}>{missingLabels.join(", ")}</p>}
    </Element>
  );
}

function usePublicationLinks(): FooterLink[] {
  const { papers } = useStaticQuery<Queries.SiteFooterQuery>(graphql`
    query SiteFooter {
      papers: allMdx(
        filter: { fields: { kind: { eq: paper } }, frontmatter: { draft: { ne: true } } }
        sort: { frontmatter: { order: ASC } }
      ) {
        nodes {
          fields {
            path
          }
          frontmatter {
            title
          }
        }
      }
    }
  `);
  return [
    { label: "Demo", href: "/demo" },
    ...papers.nodes.map(({ fields, frontmatter }) => ({ label: frontmatter.title, href: fields.path })),
    { label: "Questions", href: "/questions" },
    { label: "Glossary", href: "/glossary" },
    { label: waitlistTexts.title, href: WAITLIST_ADDRESS },
  ];
}

/**
 * The current year of the reader's clock. A new key remounts it after hydration, because React keeps the text of the build
 * in an element with `suppressHydrationWarning`: https://react.dev/reference/react-dom/client/hydrateRoot.
 */
function CurrentYear() {
  const isHydrated = useIsHydrated();
  return (
    <span key={String(isHydrated)} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
