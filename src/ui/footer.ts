import { site } from "../site/site";

/** What stands at the foot of every page, beside the year. */
export const colophon = "Set in Instrument Sans and Newsreader. No cookies, no trackers.";

/** A label; without an address it is a promise rather than a link, and is not in the tab order. */
export type FooterLink = { label: string; href?: string };

export type FooterColumn = { title: string; links: readonly FooterLink[] };

export const footerColumns: readonly FooterColumn[] = [
  {
    title: "Product",
    links: [{ label: "Network" }, { label: "Wallet" }, { label: "Explorer" }],
  },
  {
    title: "Resources",
    links: [{ label: "Documentation" }, { label: "Specification" }, { label: "Brand" }],
  },
  {
    title: "Company",
    links: [{ label: "About" }, { label: "Careers" }, { label: "Contact" }],
  },
];

export const socialLinks: readonly FooterLink[] = [
  { label: "X", href: site.social.x },
  { label: "GitHub", href: site.social.github },
  { label: "LinkedIn" },
];
