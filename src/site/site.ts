/** The site's facts. They stand here alone, and everything else reads them from here. */
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
  /** The product's status, as a sentence without its full stop. */
  status: "HyperAgent is in design and nothing is live yet",
  social: {
    x: "https://x.com/hyperagent",
    github: "https://github.com/hyperagentio",
  },
  /** Address of "Edit this page", before the path of a content file. */
  editBase: "https://github.com/hyperagentio/site/edit/main/",
  /** Licence of the code and of the texts, as in the file LICENSE. */
  licence: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
  logo: "/logo.svg",
  socialCard: "/social-card.png",
} as const;

/** Returns the title of a page's `<title>`, such as "HyperAgent | Home". */
export function getPageTitle(page: string): string {
  return `${site.name} | ${page}`;
}

/** Returns the path at which a page stands as Markdown. */
export function getMarkdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** Returns the path of the picture that is shown where a page is shared. */
export function getCardPath(path: string): string {
  return path === "/" ? site.socialCard : `${path}.png`;
}

/** Path of the list of all pages for language models: https://llmstxt.org. */
export const LLMS_PATH = "/llms.txt";

/** Address of the waitlist's field. Its fragment makes the browser focus the field. */
export const WAITLIST_ADDRESS = "/#waitlist-email";

/** Returns the absolute address of a path. Only the landing page's path ends in a slash. */
export function getCanonicalUrl(path: string): string {
  return site.url + path;
}
