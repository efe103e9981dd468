import { posix } from "node:path";
import { PUBLISHED, recordAt } from "./content-paths";
import { listFiles, readEach } from "./read-content";

/** A version of a paper as it went out, whose text does not change any more. */
export type PublishedVersion = {
  slug: string;
  version: string;
  /** From the repository's root. */
  path: string;
  /** The paper as Markdown. */
  markdown: string;
};

/** Every version on record, or those of one paper, oldest first. Throws a ContentError where one is not text. */
export function readPublished(root: string, slug = ""): PublishedVersion[] {
  const records = readEach(root, listFiles(root, posix.join(PUBLISHED, slug), ".md"), (markdown, path) => {
    const record = recordAt(path);
    return record ? [{ ...record, path, markdown }] : [];
  });
  return records
    .flat()
    .sort((one, other) => one.slug.localeCompare(other.slug) || compareVersions(one.version, other.version));
}

/** Orders versions as numbers: 0.2 before 0.10. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
