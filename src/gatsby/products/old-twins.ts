import { versionPath } from "../../lib/litepaper";
import { canonicalUrl, twinPath } from "../../lib/site";
import { type Documents, oldVersionsOf, type ProductFile } from "./documents";

/** The line of a record that says its version, its day and where the paper was read. */
const FACTS = /^(Version \S+, \S+\.) <(\S+)>$/m;

/** The texts of old versions beside their pages: as they were published, but each says that it is old, and where it stands. */
export function oldTwins(documents: Documents): ProductFile[] {
  return oldVersionsOf(documents).map(({ slug, version, markdown }) => {
    const path = versionPath(slug, version);
    const facts = `$1 <${canonicalUrl(path)}>\n\nThis is an old version, as it was published. The present one is at <$2>.`;
    return { path: twinPath(path), content: markdown.replace(FACTS, facts) };
  });
}
