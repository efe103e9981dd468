import { z } from "zod";
import { descriptionPath, isPresentVersion, litepaperPath, versionPath } from "../site/litepaper";
import { QUESTIONS_PATH } from "../site/questions";
import {
  canonicalUrl,
  MODELS_PATH,
  markdownPath,
  SECTIONS_PATH,
  SITE_DESCRIPTION_PATH,
  schemaPath,
  site,
} from "../site/site";
import { type Documents, type OutputFile, paperAt } from "./documents";
import { feedOf } from "./feed";
import { llmsFile, llmsFull } from "./llms";
import { modelsOf, modelsSchema } from "./models-data";
import { pageTwin } from "./page-twin";
import { sectionsOf, sectionsSchema } from "./sections";
import { descriptionOf, siteDescription } from "./structured-data";
import { json, wellKnownFiles } from "./well-known";

type Options = {
  /** The HTML of a built page. */
  readPage: (path: string) => string;
  /** What crawlers may use what they read for, if the site says so. */
  contentSignal?: string;
};

/** Every file of text that is made beside the pages, from the documents and from the built pages. */
export function textFiles(documents: Documents, { readPage, contentSignal }: Options): OutputFile[] {
  const { papers, run } = documents;
  const pages = new Map(
    documents.paths.map((path) => [
      path,
      withStatus(paperAt(papers, path)?.markdown ?? pageTwin(readPage(path), path)),
    ]),
  );
  const inFull = [QUESTIONS_PATH, ...papers.map(({ slug }) => litepaperPath(slug)), "/glossary"];
  return [
    ...[...pages].map(([path, content]) => ({ path: markdownPath(path), content })),
    ...versionFiles(documents),
    llmsFile(documents),
    llmsFull(inFull.flatMap((path) => pages.get(path) ?? [])),
    { path: SECTIONS_PATH, content: json(sectionsOf(papers)) },
    { path: schemaPath(SECTIONS_PATH), content: json(z.toJSONSchema(sectionsSchema)) },
    { path: MODELS_PATH, content: json(modelsOf(run, papers)) },
    { path: schemaPath(MODELS_PATH), content: json(z.toJSONSchema(modelsSchema)) },
    ...wellKnownFiles(documents, contentSignal),
    ...papers.map((paper) => ({ path: descriptionPath(paper.slug), content: json(descriptionOf(paper)) })),
    { path: SITE_DESCRIPTION_PATH, content: json(siteDescription()) },
    feedOf(documents),
  ];
}

/** A text that says the status below its own address, the first that it gives. */
const withStatus = (markdown: string) => markdown.replace(/^.*<https:\S+>$/m, `$&\n\n${site.status}.`);

/** The line of a record that says its version, its day and where the paper was read. */
const FACTS = /^(Version \S+, \S+\.) <(\S+)>$/m;

/** The versions on record as Markdown, each of which says where it stays and whether it is old. */
export function versionFiles({ versions, papers }: Pick<Documents, "versions" | "papers">): OutputFile[] {
  return versions.map((record) => {
    const path = versionPath(record.slug, record.version);
    const says = isPresentVersion(record, papers)
      ? "This is the present version, as it was published, at an address that keeps it. The paper is at <$2>."
      : "This is an old version, as it was published. The present one is at <$2>.";
    const facts = `$1 <${canonicalUrl(path)}>\n\n${says} ${site.status}.`;
    return { path: markdownPath(path), content: record.markdown.replace(FACTS, facts) };
  });
}
