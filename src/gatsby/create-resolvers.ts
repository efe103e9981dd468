import type { GatsbyNode } from "gatsby";
import { compareVersions, type PublishedVersion } from "../content/published";
import { readRedirects } from "../content/redirects";
import { changesBetween } from "../paper/version-changes";
import { readVersion, renderVersion } from "../paper/version-text";
import { attempt } from "../site/content-problem";
import { changesPath, isPresentVersion, litepaperPath, versionPath } from "../site/litepaper";

/** A version on record, as its node knows it. */
export type SiteVersion = PublishedVersion & {
  title: string;
  subtitle: string;
  dateModified: string;
};

/** A record with what its page says of it. Throws a ContentError where it is not that of a paper. */
export function siteVersion(record: PublishedVersion): SiteVersion {
  const { title, subtitle, date } = readVersion(record.markdown, record.path);
  return { ...record, title, subtitle, dateModified: date };
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

export type VersionPage = {
  path: string;
  context: {
    id: string;
    /** Whether it shows what has changed since, and not the version itself. */
    changes: boolean;
    /** Where the paper is read now. */
    present: string;
    isPresent: boolean;
  };
};

/** The page of each version on record, and one with what has changed since an old one. `papers` are those that there are. */
export function versionPages(
  root: string,
  papers: readonly { slug: string; version: string }[],
  versions: readonly Version[],
): VersionPage[] {
  // The check of the content says what is wrong with them, and while developing pages are made all the same.
  const redirects = attempt([], () => readRedirects(root)) ?? [];
  return versions.flatMap((record) => {
    const { id, slug, version } = record;
    const address = litepaperPath(slug);
    const present = redirects.find(({ from }) => from === address)?.to ?? address;
    const isPresent = isPresentVersion(record, papers);
    const context = { id, present, isPresent };
    const page = { path: versionPath(slug, version), context: { ...context, changes: false } };
    const changes = { path: changesPath(slug, version), context: { ...context, changes: true } };
    return isPresent ? [page] : [page, changes];
  });
}
