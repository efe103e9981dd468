import { type Content, type Reading, readAllContent } from "../all-content/read-all-content";
import { readRun } from "../content/read-run";
import { figureLibrary } from "./draw-figures";
import { draftsAreShown } from "./environment";

export type SiteContent = Content;

export type SiteReading = Reading<SiteContent>;

let ofBuild: SiteReading | undefined;

/** The content as it was when the build began. Several hooks need it, and it is read once. */
export function readSiteOfBuild(): SiteReading {
  ofBuild ??= readSite(process.cwd(), { published: !draftsAreShown(process.env) });
  return ofBuild;
}

/**
 * Reads all content under `root`, as far as it can be read. `published` says whether it is to go out: what was published
 * before is then kept as it was.
 */
export function readSite(root: string, { published = false } = {}): SiteReading {
  const sources = { figures: figureLibrary, readRun: () => readRun(root), published };
  return readAllContent(root, sources);
}

/** The content, with what was read before in place of what cannot be read now. */
export function completed(content: SiteContent, before: SiteContent): SiteContent {
  const missing = content.paths.filter((path) => !content.papers.some((paper) => paper.path === path));
  return {
    paths: content.paths,
    papers: [...content.papers, ...before.papers.filter(({ path }) => missing.includes(path))],
    references: content.references ?? before.references,
    terms: content.terms ?? before.terms,
    questions: content.questions ?? before.questions,
    run: content.run ?? before.run,
    versions: content.versions ?? before.versions,
  };
}
