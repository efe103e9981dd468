import { type Content, type Reading, readAllContent } from "../content/content-files";
import { litepaperFile } from "../content/content-paths";
import { makeDemo, type SiteDemo } from "../content/read-demo";
import { readRun } from "../content/read-run";
import { RULE_PAPER } from "../features/demo/rule-openings";
import { ContentError, catchProblems, FILE_START } from "../site/content-problem";
import { figureLibrary } from "./draw-figures";
import { draftsAreShown } from "./environment";

/** All content, and what the build makes of it for the demo; undefined for what could not be read. */
export type SiteContent = Content & { demo: SiteDemo | undefined };

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
  const { content, problems: read } = readAllContent(root, sources);
  const problems = [...read];
  const demo = catchProblems(problems, () => readDemo(content));
  return { content: { ...content, demo }, problems };
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
    demo: content.demo ?? before.demo,
    versions: content.versions ?? before.versions,
  };
}

/** Undefined where what the demo needs could not be read: those problems are told already. */
function readDemo({ paths, papers, run }: Content): SiteDemo | undefined {
  const path = litepaperFile(RULE_PAPER);
  if (!paths.includes(path)) {
    const message = "The demo quotes this paper, which is not there.";
    const advice = "Bring it back, or name another paper in src/features/demo/rule-openings.ts.";
    throw new ContentError({ path, ...FILE_START, message, advice });
  }
  const paper = papers.find(({ slug }) => slug === RULE_PAPER);
  return paper && run && makeDemo(run, paper.tree);
}
