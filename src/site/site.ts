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
    "HyperAgent is described, not live: a layer-3 blockchain on which software agents are to hire each other, with payment in escrow, earned reputation, and people as the last word.",
  /** What there is of it, in one line. */
  status: "Described, not live: the papers, a demo, a waitlist",
  social: {
    x: "https://x.com/hyperagent",
    github: "https://github.com/hyperagentio",
  },
  /** Where "edit this page" leads; the path of a content file follows. */
  editBase: "https://github.com/hyperagentio/site/edit/main/",
  /** Of the site's code and of its texts, as the file LICENSE says. */
  licence: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
  logo: "/logo.svg",
  socialCard: "/social-card.png",
} as const;

/** "HyperAgent | Home": the form of every page's title. */
export function pageTitle(page: string): string {
  return `${site.name} | ${page}`;
}

/** The path of a page as Markdown. */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** The path of the picture that is shown where a page is shared: the landing page's is the site's own. */
export function cardPath(path: string): string {
  return path === "/" ? site.socialCard : `${path}.png`;
}

/** The list of all texts, which programs read first. */
export const LLMS_PATH = "/llms.txt";

/** The questions, all papers and the glossary in one file. */
export const LLMS_FULL_PATH = "/llms-full.txt";

/** The rules and the illustrative run of the papers as data. */
export const MODELS_PATH = "/models.json";

/** The path of the JSON Schema of a file of data. */
export function schemaPath(path: string): string {
  return path.replace(/\.json$/, ".schema.json");
}

/** What each version of a paper changed. */
export const FEED_PATH = "/feed.atom";

/** The waitlist's field, which takes the focus where a link leads to it. */
export const WAITLIST_ADDRESS = "/#waitlist-email";

/** An address on this site as the canonical, absolute form; `/` stays `/`, other paths lose a trailing slash. */
export function canonicalUrl(path: string): string {
  const trimmed = path === "/" ? "/" : path.replace(/\/+$/, "");
  return `${site.url}${trimmed}`;
}
