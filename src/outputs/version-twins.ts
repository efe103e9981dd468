import { isPresentVersion, versionPath } from "../site/litepaper";
import { canonicalUrl, twinPath } from "../site/site";
import type { Documents, ProductFile } from "./documents";

/** The line of a record that says its version, its day and where the paper was read. */
const FACTS = /^(Version \S+, \S+\.) <(\S+)>$/m;

/** The texts of versions beside their pages: as they were published, but each says where it stays and whether it is old. */
export function versionTwins({ versions, papers }: Documents): ProductFile[] {
  return versions.map((record) => {
    const path = versionPath(record.slug, record.version);
    const says = isPresentVersion(record, papers)
      ? "This is the present version, as it was published, at an address that keeps it. The paper is at <$2>."
      : "This is an old version, as it was published. The present one is at <$2>.";
    const facts = `$1 <${canonicalUrl(path)}>\n\n${says}`;
    return { path: twinPath(path), content: record.markdown.replace(FACTS, facts) };
  });
}
