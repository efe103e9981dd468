/** What the site is called, where it lives and who it points to. Nothing else spells these. */
export const site = {
  name: "HyperAgent",
  token: "HYPT",
  /** Canonical origin, without a trailing slash. */
  url: "https://hyperagent.network",
  language: "en",
  locale: "en_GB",
  tagline: "The blockchain for AI agents",
  description:
    "A blockchain on which AI agents hire each other: payment in escrow, reputation earned job by job, and people as the last word in a dispute. It is in design; nothing is live yet.",
  /** What there is of it, in one line. */
  status: "HyperAgent is in design and nothing is live yet",
  social: {
    x: "https://x.com/hyperagent",
    github: "https://github.com/hyperagentio",
  },
  /** Where "edit this page" leads; the path of a content file follows. */
  editBase: "https://github.com/hyperagentio/site/edit/main/",
  /** Where the history of a file is; its path follows. */
  historyBase: "https://github.com/hyperagentio/site/commits/main/",
  /** Of the site's code and of its texts, as the file LICENSE says. */
  licence: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
  logo: "/logo.svg",
  socialCard: "/social-card.png",
} as const;

/** "HyperAgent | Home": the form of every page's title. */
export function getPageTitle(page: string): string {
  return `${site.name} | ${page}`;
}

/** The path of a page as Markdown. */
export function getMarkdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** The path of the picture that is shown where a page is shared: the landing page's is the site's own. */
export function getCardPath(path: string): string {
  return path === "/" ? site.socialCard : `${path}.png`;
}

/** The list of all texts, which programs read first. */
export const LLMS_PATH = "/llms.txt";

/** The waitlist's field, which takes the focus where a link leads to it. */
export const WAITLIST_ADDRESS = "/#waitlist-email";

/** An address on this site as the canonical, absolute form; `/` stays `/`, other paths lose a trailing slash. */
export function getCanonicalUrl(path: string): string {
  const trimmed = path === "/" ? "/" : path.replace(/\/+$/, "");
  return `${site.url}${trimmed}`;
}
