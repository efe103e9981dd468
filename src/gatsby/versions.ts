import type { GatsbyNode } from "gatsby";
import { attempt } from "../lib/content-problem";
import { changesPath, litepaperPath, versionPath } from "../lib/litepaper";
import { compareVersions, type PublishedVersion } from "../markdown/published";
import { readRedirects } from "../markdown/redirects";
import { changesBetween } from "../markdown/version-changes";
import { readVersion, renderVersion } from "../markdown/version-text";

/** A version on record, as its node knows it. */
export type SiteVersion = PublishedVersion & {
  title: string;
  subtitle: string;
  dateModified: string;
};

/** Records do not change, and all of them are read anew whenever any content is. */
const known = new Map<string, SiteVersion>();

/** A record with what its page says of it. Throws a ContentError where it is not that of a paper. */
export function siteVersion(record: PublishedVersion): SiteVersion {
  const key = JSON.stringify(record);
  const before = known.get(key);
  if (before) return before;
  const { title, subtitle, date } = readVersion(record.markdown, record.path);
  const version = { ...record, title, subtitle, dateModified: date };
  known.set(key, version);
  return version;
}

type NodeModel = { findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }> };

/** A version's text is rendered when a query asks. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) =>
  api.createResolvers({
    LitepaperVersion: {
      body: {
        resolve: async (
          node: SiteVersion,
          { changes }: { changes: boolean },
          { nodeModel }: { nodeModel: NodeModel },
        ) =>
          changes
            ? changesBetween(node.markdown, (await newestOf(node.slug, nodeModel)).markdown)
            : renderVersion(node.markdown, node.path),
      },
    },
  });

async function newestOf(slug: string, nodeModel: NodeModel): Promise<SiteVersion> {
  const { entries } = await nodeModel.findAll({ type: "LitepaperVersion" });
  const [newest] = [...(entries as Iterable<SiteVersion>)]
    .filter((node) => node.slug === slug)
    .sort((one, other) => compareVersions(other.version, one.version));
  if (!newest) throw new Error(`The paper "${slug}" has no version on record.`);
  return newest;
}

type Version = { id: string; slug: string; version: string };

export type OldVersionPage = {
  path: string;
  context: { id: string; changes: boolean; present: string };
};

/** The pages of versions that are not a paper's present one. `papers` are those that there are. */
export function oldVersionPages(
  root: string,
  papers: readonly { slug: string; version: string }[],
  versions: readonly Version[],
): OldVersionPage[] {
  // The check of the content says what is wrong with them, and while developing pages are made all the same.
  const redirects = attempt([], () => readRedirects(root)) ?? [];
  return versions
    .filter(({ slug, version }) => !papers.some((paper) => paper.slug === slug && paper.version === version))
    .flatMap(({ id, slug, version }) => {
      const address = litepaperPath(slug);
      const present = redirects.find(({ from }) => from === address)?.to ?? address;
      return [
        { path: versionPath(slug, version), context: { id, changes: false, present } },
        { path: changesPath(slug, version), context: { id, changes: true, present } },
      ];
    });
}
