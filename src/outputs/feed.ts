import { toXml } from "xast-util-to-xml";
import { x } from "xastscript";
import { groupByVersion, type VersionChanges } from "../content/litepaper-frontmatter";
import { litepaperPath, versionPath } from "../site/litepaper-paths";
import { canonicalUrl, FEED_PATH, site } from "../site/site";
import { type Documents, lastChange, type OutputFile, type PaperDocument } from "./documents";

type Version = VersionChanges & { paper: PaperDocument };

/** What each version of each paper changed, newest first, as an Atom feed (RFC 4287). */
export function feedOf(documents: Documents): OutputFile {
  const { papers } = documents;
  const onRecord = new Set(documents.versions.map(({ slug, version }) => versionPath(slug, version)));
  const versions = papers
    .flatMap((paper) => versionsOf(paper, documents.versions))
    .sort(
      (one, other) => other.date.localeCompare(one.date) || one.paper.slug.localeCompare(other.paper.slug),
    );
  const pathOf = (slug: string, version: string) => {
    const path = versionPath(slug, version);
    return onRecord.has(path) ? path : litepaperPath(slug);
  };
  const feed = x("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": site.language }, [
    x("id", canonicalUrl("/")),
    x("title", `${site.name}: versions of the litepapers`),
    x("subtitle", site.description),
    x("updated", moment(lastChange(papers))),
    x("author", [x("name", site.name), x("uri", canonicalUrl("/"))]),
    x("link", { rel: "self", type: "application/atom+xml", href: canonicalUrl(FEED_PATH) }),
    x("link", { rel: "alternate", type: "text/html", href: canonicalUrl("/") }),
    ...versions.map(({ paper, version, date, texts }) =>
      x("entry", paper.lang === site.language ? {} : { "xml:lang": paper.lang }, [
        x("id", `tag:${new URL(site.url).host},${date}:${paper.slug}/${version}`),
        x("title", `${paper.title}, version ${version}`),
        x("updated", moment(date)),
        x("link", { rel: "alternate", type: "text/html", href: canonicalUrl(pathOf(paper.slug, version)) }),
        x("summary", texts.join("\n")),
      ]),
    ),
  ]);
  return {
    path: FEED_PATH,
    content: `<?xml version="1.0" encoding="utf-8"?>\n${toXml(feed, { closeEmptyElements: true })}\n`,
  };
}

/** A paper's versions: those that say what they changed, and with its summary the others, as the first is. */
function versionsOf(paper: PaperDocument, records: Documents["versions"]): Version[] {
  const { slug, version, dateModified, summary } = paper;
  const versions = new Map<string, VersionChanges>();
  for (const known of [{ version, dateModified }, ...records.filter((record) => record.slug === slug)])
    versions.set(known.version, { version: known.version, date: known.dateModified, texts: [summary] });
  for (const change of groupByVersion(paper.changes)) versions.set(change.version, change);
  return [...versions.values()].map((change) => ({ ...change, paper }));
}

const moment = (day: string) => `${day}T00:00:00Z`;
