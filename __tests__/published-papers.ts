import { join } from "node:path";
import { readPublishedPapers } from "../src/content/litepaper-frontmatter";
import { readPublished } from "../src/content/published";
import { readRedirects } from "../src/content/read-redirects";
import { readVersion } from "../src/paper/version-text";
import { isPresentVersion } from "../src/site/litepaper-paths";

const root = join(__dirname, "..");

/** What each paper that is published says about itself, in the papers' order; there may be any number of them. */
export const publishedPapers = readPublishedPapers(root);

/** Addresses that papers have left. */
export const redirects = readRedirects(root);

/** Every version on record, oldest first for each paper, and where the paper is read now. */
export const versions = readPublished(root).map(({ slug, version, path, markdown }) => {
  const present = redirects.find(({ from }) => from === `/litepapers/${slug}`)?.to ?? `/litepapers/${slug}`;
  const isPresent = isPresentVersion({ slug, version }, publishedPapers);
  return {
    ...{ slug, version, markdown, present, isPresent },
    // Read where a test asks: most ask for no version, and to parse one takes a tenth of a second.
    get title() {
      return readVersion(markdown, path).title;
    },
    get subtitle() {
      return readVersion(markdown, path).subtitle;
    },
  };
});

/** Those that are not a paper's present one. */
export const oldVersions = versions.filter(({ isPresent }) => !isPresent);

/** The pages that only lead on, in the build's folder: from addresses that were left. */
export const movedPages = redirects.map(({ from }) => `${from.slice(1)}/index.html`);
