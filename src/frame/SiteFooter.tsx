import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { useIsHydrated } from "../browser/use-is-hydrated";
import { Logo } from "../components/Logo";
import { site, WAITLIST_ADDRESS } from "../site/site";
import { waitlistTexts } from "../waitlist/waitlist-texts";
import * as styles from "./SiteFooter.module.css";

/** A label; without an address it is a placeholder: it is no link, and is not in the tab order. */
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

/** Three columns, the social links and the mark; below them the colophon. */
export function SiteFooter({ path }: { path: string }) {
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={`columns ${styles.inner}`}>
        {FOOTER_COLUMNS.map(({ title, links }) => (
          <FooterColumn key={title} title={title} links={links}>
            {title === "Resources" && <PublicationLinks path={path} />}
          </FooterColumn>
        ))}
        <FooterColumn title="Social" links={SOCIAL_LINKS} />
        <div className={styles.mark}>
          <Logo />
        </div>
        <div className={`quiet ${styles.colophon}`}>
          <p>
            © <CurrentYear /> {site.name}
          </p>
          <p>Set in Instrument Sans and Newsreader.</p>
          <p>No cookies, no trackers.</p>
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; links: readonly FooterLink[]; children?: ReactNode };

/** A heading, its links, and the names of what is not there yet. It is a landmark only where there is a link. */
function FooterColumn({ title, links, children }: ColumnProps) {
  const there = links.filter(({ href }) => href);
  const later = links.filter(({ href }) => !href).map(({ label }) => label);
  const leads = Boolean(children) || there.length > 0;
  const Group = leads ? "nav" : "div";
  return (
    <Group className={styles.column} aria-label={leads ? title : undefined}>
      <h2 className={`quiet ${styles.title}`}>{title}</h2>
      {children}
      {there.length > 0 && (
        <ul className={styles.list}>
          {there.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {later.length > 0 && <p className={`quiet ${styles.later}`}>{later.join(", ")}</p>}
    </Group>
  );
}

/** The demo, each paper, the questions, the glossary and the waitlist; `path` is the open page's. */
function PublicationLinks({ path }: { path: string }) {
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
  const links = [
    { label: "Demo", href: "/demo" },
    ...papers.nodes.map(({ fields, frontmatter }) => ({ label: frontmatter.title, href: fields.path })),
    { label: "Questions", href: "/questions" },
    { label: "Glossary", href: "/glossary" },
    { label: waitlistTexts.title, href: WAITLIST_ADDRESS },
  ];
  return (
    <ul className={styles.publications}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={href === path ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The reader's year. The key renders it again after hydration, where React would keep the server's text. */
function CurrentYear() {
  const isHydrated = useIsHydrated();
  return (
    <span key={String(isHydrated)} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
