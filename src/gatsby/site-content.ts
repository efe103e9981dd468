import { parseBibliography, type Work } from "../content/bibliography";
import { readAllContent } from "../content/content-files";
import { BIBLIOGRAPHY, litepaperFile } from "../content/content-paths";
import type { GlossaryTerm } from "../content/glossary";
import type { PublishedVersion } from "../content/published";
import { readContent } from "../content/read-content";
import { makeDemo, type SiteDemo } from "../content/read-demo";
import { readRun } from "../content/read-run";
import { RULE_PAPER } from "../features/demo/rules";
import type { LitepaperOutline, RenderedLitepaper } from "../paper/litepaper";
import type { DescribedRun } from "../run/run";
import {
  attempt,
  ContentError,
  type ContentProblem,
  distinctProblems,
  FILE_START,
} from "../site/content-problem";
import { type SiteVersion, siteVersion } from "./create-resolvers";
import { drawCover, figureLibrary } from "./draw-figures";

/** A paper, read and made ready to be shown. */
export type SitePaper = LitepaperOutline &
  RenderedLitepaper & {
    slug: string;
    /** Of its file, from the repository's root. */
    path: string;
    /** The figure on its cover as SVG. */
    cover: string;
  };

/** A work of the bibliography, and its entry as one line of HTML. */
export type SiteReference = { work: Work; html: string };

/** All content as the site shows it; undefined for what could not be read. */
export type SiteContent = {
  /** Every paper's file, also of those that could not be read. */
  paths: readonly string[];
  papers: readonly SitePaper[];
  references: readonly SiteReference[] | undefined;
  terms: readonly GlossaryTerm[] | undefined;
  run: DescribedRun | undefined;
  demo: SiteDemo | undefined;
  /** Every version of every paper on record, oldest first. */
  versions: readonly SiteVersion[] | undefined;
};

/** What is read, and all that is wrong with it. */
export type SiteReading = { content: SiteContent; problems: readonly ContentProblem[] };

export type ReadingOptions = {
  /** Whether this is to go out: what was published before is then kept as it was. */
  published?: boolean;
};

/** Reads all content, as far as it can be read. `root` is the repository's folder. */
export function readSite(root: string, { published }: ReadingOptions = {}): SiteReading {
  const sources = { ...figureLibrary, readRun: () => readRun(root), published };
  const { paths, papers, references, glossary, run, records, problems } = readAllContent(root, sources);
  const sitePapers = papers.flatMap(({ path, slug, outline, rendered }) => {
    const cover = () => drawCover({ slug, sections: outline.sectionList });
    return rendered ? [{ ...outline, ...rendered, slug, path, cover: cover() }] : [];
  });
  const others: ContentProblem[] = [];
  const demo = attempt(others, () => readDemo(paths, sitePapers, run));
  const versions = records && attempt(others, () => readVersions(records));
  return {
    content: {
      paths,
      papers: sitePapers,
      references: references && readReferences(root, references),
      terms: glossary,
      run,
      demo,
      versions,
    },
    problems: distinctProblems([...problems, ...others]),
  };
}

/** What stands where something could not be read: what was read there before. */
export function completed(content: SiteContent, before: SiteContent | undefined): SiteContent {
  const missing = content.paths.filter((path) => !content.papers.some((paper) => paper.path === path));
  return {
    paths: content.paths,
    papers: [...content.papers, ...(before?.papers ?? []).filter(({ path }) => missing.includes(path))],
    references: content.references ?? before?.references,
    terms: content.terms ?? before?.terms,
    run: content.run ?? before?.run,
    demo: content.demo ?? before?.demo,
    versions: content.versions ?? before?.versions,
  };
}

function readReferences(root: string, entries: ReadonlyMap<string, string>): SiteReference[] {
  const works = parseBibliography(readContent(root, BIBLIOGRAPHY), BIBLIOGRAPHY);
  return [...works].map(([key, work]) => ({ work, html: entries.get(key) ?? "" }));
}

function readVersions(records: readonly PublishedVersion[]): SiteVersion[] {
  const problems: ContentProblem[] = [];
  const versions = records.flatMap((record) => attempt(problems, () => siteVersion(record)) ?? []);
  if (problems.length > 0) throw new ContentError(problems);
  return versions;
}

/** Undefined where what it shows could not be read, which is told elsewhere. */
function readDemo(
  paths: readonly string[],
  papers: readonly SitePaper[],
  run: DescribedRun | undefined,
): SiteDemo | undefined {
  const path = litepaperFile(RULE_PAPER);
  if (!paths.includes(path)) {
    const message = "The demo quotes this paper, which is not there.";
    const advice = "Bring it back, or name another paper in src/features/demo/rules.ts.";
    throw new ContentError({ path, ...FILE_START, message, advice });
  }
  const paper = papers.find(({ slug }) => slug === RULE_PAPER);
  return paper && run && makeDemo(run, paper.tree);
}
